"""Healing mask: every black mask of everybody inside lets go (TMP-5.2)."""

from typing import ClassVar, Final

from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.dice import blank, locked_dice
from wayout.games.temple.modules.treasures.treasure import Target, Treasure, takes_no_target
from wayout.games.temple.state import State
from wayout.kernel.play import PublicEvent, Refusal, Turn, because
from wayout.kernel.seats import Seat

MANY: Final = 3
"""So many black masks in the temple for each adventurer inside are worth a healing mask."""


class MasksHealed(PublicEvent[State], frozen=True):
    """These black masks let go, whoever wears them."""

    news: ClassVar[bool] = False
    dice: tuple[int, ...]

    def apply(self, state: State) -> None:
        blank(state, self.dice)


def locked_inside(state: State) -> list[int]:
    return sorted(die for seat in state.inside() for die in locked_dice(state, seat))


def nothing_to_heal(state: State, seat: Seat, target: Target) -> Refusal | None:
    if not locked_inside(state):
        return because("no_black_masks", rule="TMP-5.2")
    return takes_no_target(state, seat, target)


def heal(turn: Turn[State], seat: Seat, target: Target) -> None:
    turn.emit(MasksHealed(tuple(locked_inside(turn.state))))


def helps(scene: Scene, target: Target) -> bool:
    """Somebody can hardly roll any more, or nobody can much."""
    locked = sum(len(mate.locked) for mate in scene.inside)
    return any(mate.needy for mate in scene.inside) or locked >= MANY * len(scene.inside)


TREASURE = Treasure(id="healing_mask", refuses=nothing_to_heal, use=heal, events=(MasksHealed,), helps=helps)
