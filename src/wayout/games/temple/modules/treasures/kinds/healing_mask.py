"""Healing mask: every black mask of everybody inside lets go (TMP-5.2)."""

from wayout.games.temple.dice import locked_dice
from wayout.games.temple.modules.treasures.effects import MasksHealed
from wayout.games.temple.modules.treasures.treasure import Target, Treasure, takes_no_target
from wayout.games.temple.state import State
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat


def locked_inside(state: State) -> list[int]:
    return sorted(die for seat in state.inside() for die in locked_dice(state, seat))


def nothing_to_heal(state: State, seat: Seat, target: Target) -> Refusal | None:
    if not locked_inside(state):
        return because("no_black_masks", rule="TMP-5.2")
    return takes_no_target(state, seat, target)


def heal(turn: Turn[State], seat: Seat, target: Target) -> None:
    turn.emit(MasksHealed(tuple(locked_inside(turn.state))))


TREASURE = Treasure(id="healing_mask", refuses=nothing_to_heal, use=heal)
