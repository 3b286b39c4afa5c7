"""What can be done to the board: chambers are laid, lifted, moved and turned. Each ends in `board_changed`."""

from collections.abc import Iterable, Sequence

import msgspec

from wayout.games.temple.events import ChambersLifted, ChambersMoved, ChamberTurned, Discovered, DiscoveryBegun
from wayout.games.temple.parts import Opening
from wayout.games.temple.seam import arrive, hooks
from wayout.games.temple.state import State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat


def board_changed(turn: Turn[State]) -> None:
    """TMP-4.7: what comes last after every change of the board."""
    for changed in hooks(turn.state).board_changed:
        changed(turn)


def discover(turn: Turn[State], opening: Opening) -> None:
    """The second half of a discovery: the top tile, stairs towards the discoverer, unless a module draws otherwise."""
    if any(draw(turn, opening) for draw in hooks(turn.state).draw):
        return
    # TMP-4.7: the stairway faces back, so the number of quarter turns is the side that it was discovered through.
    lay_discovered(turn, opening, turn.state.pile[-1], opening.side)


def set_apart(turn: Turn[State], opening: Opening, looks_at: int) -> None:
    """For modules that draw: the discoverer has yet to choose, with so many tiles of the top before him. Nobody else
    can fill the cell until `lay_discovered` does; `openings` has what it needs."""
    seat, node, side, x, y, paid, walled = msgspec.structs.astuple(opening)
    turn.emit(DiscoveryBegun(seat, node, side, x, y, looks_at, paid, walled, turn.at))


def openings(state: State, seat: Seat) -> list[Opening]:
    """The discoveries of this seat that wait for a choice, oldest first."""
    return [reserved.opening for reserved in state.reserved.values() if reserved.opening.seat == seat]


def lay_discovered(turn: Turn[State], opening: Opening, tile: str, turned: int) -> None:
    """This tile lies behind the opening now, and whatever follows a discovery follows (TMP-4.7)."""
    state, chamber = turn.state, len(turn.state.chambers)
    seat, node, side, x, y, paid, walled = msgspec.structs.astuple(opening)
    turn.emit(Discovered(seat, node, side, chamber, tile, x, y, turned, paid, walled, turn.at))
    for discovered in hooks(state).discovered:
        discovered(turn, seat, chamber)
    board_changed(turn)


def lift_chambers(turn: Turn[State], chambers: Sequence[int]) -> None:
    """They leave the temple: people to the start, tiles under the pile."""
    state = turn.state
    for lifted in hooks(state).lifted:
        for number in chambers:
            lifted(turn, number)
    luck = turn.chance.stream(f"lifted {sum(chamber.gone for chamber in state.chambers)}")
    under = luck.shuffled([state.chambers[number].tile for number in chambers])
    seats = tuple(seat for seat in state.inside() if state.figures[seat] >> 1 in chambers)
    turn.emit(ChambersLifted(tuple(chambers), tuple(under), seats))
    for seat in seats:
        arrive(turn, seat)
    board_changed(turn)


def move_chambers(turn: Turn[State], places: Iterable[tuple[int, int, int]]) -> None:
    """Each of these chambers to its new x and y, all at once. The cells are empty then, and not reserved."""
    turn.emit(ChambersMoved(tuple(places)))
    board_changed(turn)


def turn_chamber(turn: Turn[State], chamber: int, turned: int) -> None:
    """It lies turned by so many quarters from how it is printed."""
    turn.emit(ChamberTurned(chamber, turned))
    board_changed(turn)
