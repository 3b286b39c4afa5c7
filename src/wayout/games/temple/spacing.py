"""When a seat may do something at the earliest (TMP-4.5), and what others could snatch away."""

from typing import Any, Final

from wayout.games.temple.actions import Absent, CallConcede, CallFate, Discover, GoOn, Leave, Roll, Signal
from wayout.games.temple.actions.moving import discovery_cost
from wayout.games.temple.seam import SAY, forbidden, hooks
from wayout.games.temple.state import State
from wayout.kernel.grid import STEPS
from wayout.kernel.play import Action, Refusal
from wayout.kernel.seats import SPECTATOR, Seat, Viewer
from wayout.kernel.talk import Channel, at_table

ROLL_MS: Final = 500
ACT_MS: Final = 120
SIGNAL_MS: Final = 1_000
AT_ANY_TIME: Final = (Absent, GoOn, Leave)
CALLS: Final = (CallFate, CallConcede)


def factor(state: State, seat: Seat) -> int:
    product = 1
    for spacing in hooks(state).spacing:
        product *= spacing(state, seat)
    return product


def between_rolls(state: State, seat: Seat, times: int) -> int:
    """How long after a roll the next one comes, with the seat's factor."""
    asked, longest = hooks(state), ROLL_MS * times
    for delay in asked.roll_delay:
        longest += delay(state, seat)
    for least in asked.roll_spacing:
        longest = max(longest, least(state, seat))
    return longest


def act_from(state: State, seat: Seat) -> int:
    """When the seat may do anything but roll."""
    return max(0, state.last_act[seat] + ACT_MS * factor(state, seat))


def roll_from(state: State, seat: Seat) -> int:
    """When the seat may roll."""
    longest = between_rolls(state, seat, factor(state, seat))
    roll = max(act_from(state, seat), state.last_roll[seat] + longest)
    for earliest in hooks(state).roll_from:
        roll = max(roll, earliest(state, seat))
    return roll


def ready_at(state: State, seat: Seat, action: Action[State]) -> int:
    if isinstance(action, Roll):
        return roll_from(state, seat)
    if isinstance(action, AT_ANY_TIME):
        return 0
    earliest = act_from(state, seat)
    for ready in hooks(state).ready:
        earliest = max(earliest, ready(state, seat, action))
    if isinstance(action, Signal):
        return max(earliest, state.last_signal[seat] + SIGNAL_MS)
    if isinstance(action, CALLS):
        return max(earliest, state.call_from[seat])
    return earliest


def contest(state: State, seat: Seat, action: Action[Any]) -> str | None:
    """A cell that another adventurer could fill just as well, or what a module says."""
    if isinstance(action, Discover):
        return contested_cell(state, seat, action.side)
    for asked in hooks(state).contest:
        name = asked(state, seat, action)
        if name is not None:
            return name
    return None


def contested_cell(state: State, seat: Seat, side: int) -> str | None:
    node = state.figures[seat]
    if node < 0:
        return None
    here = state.chambers[node >> 1]
    x, y = here.x + STEPS[side][0], here.y + STEPS[side][1]
    for other, place in enumerate(state.figures):
        if other != seat and place >= 0 and opens_to(state, place, x, y):
            return f"cell {x},{y}"
    return None


def opens_to(state: State, node: int, x: int, y: int) -> bool:
    """Whether a discovery from this node could be laid into that cell."""
    there = state.chambers[node >> 1]
    step = (x - there.x, y - there.y)
    return step in STEPS and discovery_cost(state, node, STEPS.index(step)) is not None


def silent(state: State, seat: Seat) -> Refusal | None:
    return forbidden(state, seat, SAY)


def channels(state: State, viewer: Viewer) -> tuple[Channel, ...]:
    """A curse may forbid to talk, but lies on nobody who only watches."""
    return (at_table(None if viewer is SPECTATOR else silent(state, viewer)),)
