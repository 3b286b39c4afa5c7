"""What whoever bears the card may not touch becomes a request."""

from typing import Final

import msgspec

from wayout.games.temple.actions.doing import Doing
from wayout.games.temple.modules.curses.cards.mind_control.events import HelpAsked, HelpDropped
from wayout.games.temple.modules.curses.cards.mind_control.part import is_void, requests
from wayout.games.temple.modules.curses.times import TIMES
from wayout.games.temple.seam import DISCOVER, ESCAPE, GEMS, GRANT, MOVING, Deed
from wayout.games.temple.state import BLANK, LOCKED, SEATS, State
from wayout.kernel.chance import Seeded
from wayout.kernel.play import Action, Refusal, Turn, because
from wayout.kernel.seats import Seat

UNTOUCHED: Final = MOVING | {DISCOVER, GEMS, GRANT, ESCAPE}
"""Figure, pile and gems."""
TAKES: Final = TIMES.mind_control


def waits_already(state: State, deed: Deed) -> Refusal | None:
    if deed.name not in UNTOUCHED or deed.seat not in requests(state):
        return None
    return because("waits_for_help", rule="TMP-6.12")


def ask_for_help(turn: Turn[State], deed: Deed, action: Action[State]) -> bool:
    if deed.name not in UNTOUCHED or not isinstance(action, Doing):
        return False
    seat, until = deed.seat, turn.at + patience(turn.state, deed.seat)
    dice = dice_for(turn, seat, action)
    written = msgspec.json.decode(msgspec.json.encode(action))
    turn.emit(HelpAsked(seat, deed.name, deed.to, written, dice, until, turn.at))
    return True


def patience(state: State, seat: Seat) -> int:
    others = (other for other in SEATS[: state.seats] if other != seat)
    return TAKES.help if any(not (state.left[other] or state.absent[other]) for other in others) else TAKES.alone


def dice_for(turn: Turn[State], seat: Seat, action: Doing) -> tuple[int, ...]:
    """Those of one's own that it would use up, whatever it is: it is tried on a twin of the state."""
    state, twin = turn.state, turn.state.clone()
    action.carry_out(Turn(twin, Seeded(0), turn.at), seat)
    shown = (die for die in state.hands[seat] if BLANK < state.dice[die] < LOCKED)
    return tuple(die for die in shown if twin.dice[die] == BLANK)


def drop_if_void(turn: Turn[State], seat: Seat, rolled: tuple[int, ...] = ()) -> None:
    request = requests(turn.state).get(seat)
    if request is not None and (is_void(turn.state, seat, request) or not request.dice.keys().isdisjoint(rolled)):
        turn.emit(HelpDropped(seat, "void"))


def void_after_deed(turn: Turn[State], deed: Deed) -> None:
    """Who rolls a die that was set aside has taken it back."""
    drop_if_void(turn, deed.seat, deed.dice)


def void_after_move(turn: Turn[State], seat: Seat, node: int) -> None:
    drop_if_void(turn, seat)


def take_back(turn: Turn[State], seat: Seat) -> None:
    """Without the card there is nothing to ask for."""
    if seat in requests(turn.state):
        turn.emit(HelpDropped(seat, "cancelled"))
