"""How treasures come and go."""

from wayout.games.temple.modules.treasures.events import TreasureLaid, TreasureLost, TreasuresShuffled
from wayout.games.temple.modules.treasures.part import owned, part
from wayout.games.temple.modules.treasures.stock import full_stack
from wayout.games.temple.state import State
from wayout.games.temple.tiles import printed
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat


def shuffle_stack(turn: Turn[State]) -> None:
    turn.emit(TreasuresShuffled(tuple(turn.chance.stream("treasures").shuffled(full_stack(turn.state.settings)))))


def fill_chest(turn: Turn[State], chamber: int) -> None:
    """TMP-3.3, A16; TMP-5.2: an empty stack fills nothing."""
    treasures = part(turn.state)
    if printed(turn.state.chambers[chamber].tile).chest and treasures.laid < len(treasures.stack):
        turn.emit(TreasureLaid(chamber, treasures.laid))


def fill_discovered_chest(turn: Turn[State], seat: Seat, chamber: int) -> None:
    fill_chest(turn, chamber)


def leave_treasures_behind(turn: Turn[State], seat: Seat) -> None:
    """TMP-5.2: only a die can be handed on; a gem that lies on a treasure goes on counting."""
    for treasure in unused(turn.state, seat):
        turn.emit(TreasureLost(seat, treasure, part(turn.state).stack[treasure]))


def lose_last_treasure(turn: Turn[State], seat: Seat) -> None:
    """The one that the seat has claimed last and not used, if there is one."""
    for treasure in unused(turn.state, seat)[-1:]:
        turn.emit(TreasureLost(seat, treasure, part(turn.state).stack[treasure]))


def unused(state: State, seat: Seat) -> list[int]:
    """In the order in which they were claimed."""
    return [treasure for treasure in owned(state, seat) if treasure not in part(state).spent]
