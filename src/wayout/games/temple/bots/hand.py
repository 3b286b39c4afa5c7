"""Dice: what to keep, what to roll."""

from collections import Counter

from wayout.games.temple.actions import Roll
from wayout.games.temple.bots.scene import Mate
from wayout.games.temple.view_types import DieView


def slowness(mate: Mate) -> float:
    """How much longer everything takes with fewer dice."""
    return (9.0, 4.0, 2.0, 1.45, 1.15, 1.0, 0.9, 0.8)[min(7, len(mate.free))]


def missing(mate: Mate, need: str) -> str:
    """The icons of `need` that the dice do not show."""
    return "".join((Counter(need) - Counter(mate.faces)).elements())


def roll_for(mate: Mate, need: str, later: str, *, all_of_kind: bool) -> Roll | None:
    """Everything but what is needed, what helps later, and a golden mask in reserve. Nothing, if all is kept."""
    if not mate.free:
        return None
    wanted = Counter(need)
    keep: list[DieView] = []
    for die in mate.free:
        if die.face is not None and (wanted[die.face] > 0 or (all_of_kind and die.face in need)):
            wanted[die.face] -= 1
            keep.append(die)
    spare = len(mate.free) - len(keep) - (0 if all_of_kind else len(missing(mate, need)))
    for face in [*("G" if mate.locked else ""), *later]:
        if spare <= 1:
            break
        extra = next((die for die in mate.free if die.face == face and die not in keep), None)
        if extra is not None:
            keep.append(extra)
            spare -= 1
    return roll_of(mate, [die for die in mate.free if die not in keep])


def roll_of(mate: Mate, dice: list[DieView]) -> Roll | None:
    """Blank ones first, as many as this adventurer may roll at once."""
    chosen = sorted(dice, key=lambda die: (die.face is not None, die.id))[: mate.view.most_dice]
    return Roll(tuple(sorted(die.id for die in chosen))) if chosen else None
