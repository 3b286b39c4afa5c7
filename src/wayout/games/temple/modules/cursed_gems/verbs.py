"""How location tiles come and go, and what the gems keep one from (TMP-5.17.1)."""

from collections.abc import Iterable

from wayout.games.temple.board import undiscovered
from wayout.games.temple.modules.cursed_gems.events import CursedGemsDealt, LocationLaid, LocationReturned
from wayout.games.temple.modules.cursed_gems.part import has_one_gem, is_cursed, part
from wayout.games.temple.modules.cursed_gems.prints import PRINTS
from wayout.games.temple.seam import Deed
from wayout.games.temple.state import State
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat


def deal(turn: Turn[State]) -> None:
    luck = turn.chance.stream("cursed gems")
    gems = luck.shuffled(PRINTS.symbols)[: turn.state.seats]
    turn.emit(CursedGemsDealt(tuple(gems), tuple(luck.shuffled(PRINTS.symbols))))


def lay_location(turn: Turn[State], seat: Seat, chamber: int) -> None:
    """A chamber with a single gem is discovered. Those beside the start at set-up were not."""
    if has_one_gem(turn.state.chambers[chamber].tile) and part(turn.state).stack:
        turn.emit(LocationLaid(chamber, part(turn.state).stack[0]))
    lay_what_is_left(turn)


def lay_what_is_left(turn: Turn[State]) -> None:
    """With no such chamber left to discover, tiles go to those without one: else somebody could never escape."""
    state = turn.state
    if any(has_one_gem(tile) for tile in undiscovered(state)):
        return
    for chamber in chambers_without(state):
        if part(state).stack:
            turn.emit(LocationLaid(chamber, part(state).stack[0]))


def chambers_without(state: State) -> list[int]:
    lying = part(state).lying
    return [
        number
        for number, chamber in enumerate(state.chambers)
        if has_one_gem(chamber.tile) and not chamber.gone and number not in lying
    ]


def return_location(turn: Turn[State], chamber: int) -> None:
    """TMP-4.10: the tile of a chamber that leaves the temple goes under the stack."""
    location = part(turn.state).lying.get(chamber)
    if location is not None:
        turn.emit(LocationReturned(chamber, location))


def forbids(state: State, deed: Deed) -> Refusal | None:
    if is_cursed(state, deed.seat):
        return because("gem_is_cursed", rule="TMP-5.17.1", symbol=part(state).gems[deed.seat])
    return None


def needed(state: State) -> Iterable[str]:
    """TMP-4.7: while somebody inside holds a cursed gem, the chambers where a tile can come to lie."""
    if not part(state).stack or not any(is_cursed(state, seat) for seat in state.inside()):
        return ()
    return [tile for tile in state.pile if has_one_gem(tile)]
