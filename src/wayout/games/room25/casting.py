"""Who plays whom, roles, and the beginning of the show (R25-4.2)."""

from collections.abc import Sequence

from wayout.games.room25.cast import CAST
from wayout.games.room25.events import Cast, RolesDealt, ShowBegan
from wayout.games.room25.parts import CHARACTERS, Who
from wayout.games.room25.seam import MODES
from wayout.games.room25.state import State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat


def cast(turn: Turn[State], seat: Seat, group: tuple[Who, ...]) -> None:
    turn.emit(Cast(seat, group, MODES[turn.state.rules.mode].side(turn.state, seat)))


def cast_by_lot(turn: Turn[State], seats: Sequence[Seat]) -> None:
    for seat in seats:
        cast(turn, seat, turn.chance.pick(MODES[turn.state.rules.mode].picks(turn.state, seat)))


def cast_next(turn: Turn[State]) -> None:
    """Whoever has left picks nothing, and gets a character all the same; when all have one, it begins."""
    state = turn.state
    if state.casting:
        cast_by_lot(turn, state.casting[:1])
        return
    mode = MODES[state.rules.mode]
    if mode.roles is not None:
        turn.emit(RolesDealt(mode.roles(state, turn.chance), tuple(state.owner)))
    order = tuple(in_turns(state))
    empties = tuple(CAST[name].empties if state.rules.abilities else 0 for name in CHARACTERS)
    turn.emit(ShowBegan(order, mode.rounds(state.rules, len(order)), empties))


def in_turns(state: State) -> list[Who]:
    """R25-1.9: everybody's first characters, then everybody's second ones, so that nobody's stand side by side."""
    hands: dict[Seat, list[Who]] = {}
    for who in state.order:
        hands.setdefault(state.owner[who], []).append(who)
    rows = max(len(hand) for hand in hands.values())
    return [hand[row] for row in range(rows) for hand in hands.values()]
