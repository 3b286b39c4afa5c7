"""About-Face: a meeple, anybody's, turns back to where it came from."""

from collections.abc import Iterator

from wayout.games.no_escape.action_tiles import ActionTile
from wayout.games.no_escape.events import FacedAbout
from wayout.games.no_escape.parts import Targets
from wayout.games.no_escape.people import every_seat, not_in_game
from wayout.games.no_escape.slots import HUB, NO_WAY
from wayout.games.no_escape.state import SEATS, State
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat


def remembers(state: State, seat: Seat) -> bool:
    """Not on the hub, at a tunnel end or after a teleport: there is no way back then."""
    return state.in_game[seat] and state.places[seat] != HUB and state.came_from[seat] != NO_WAY


def listed(state: State, seat: Seat) -> Iterator[Targets]:
    return (Targets(seat=one) for one in SEATS[: state.seats] if remembers(state, one))


def refuses(state: State, seat: Seat, targets: Targets) -> Refusal | None:
    refusal = not_in_game(state, targets.seat)
    if refusal is not None:
        return refusal
    assert targets.seat is not None
    if remembers(state, targets.seat):
        return None
    return because("no_way_back", rule="NE-2.5", seat=targets.seat)


def resolve(turn: Turn[State], seat: Seat, targets: Targets) -> None:
    """Nothing, if the meeple's player has left meanwhile."""
    assert targets.seat is not None
    if turn.state.in_game[targets.seat]:
        turn.emit(FacedAbout(targets.seat, seat))


ACTION_TILE = ActionTile("aboutface", 8, 2, ("seat",), listed, refuses, resolve, every_seat)
