"""What a bot makes of its memory: the routes that may lie under the pile, by filling the gaps with guesses."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from wayout.games.emergency_exit.bots.memory import GAP
from wayout.games.emergency_exit.catalogue import FLOOR_CARDS
from wayout.games.emergency_exit.state import LAST_WALKED
from wayout.games.emergency_exit.view import View
from wayout.games.emergency_exit.walk import Walk
from wayout.kernel.chance import Chance

Condition: TypeAlias = Callable[[Walk], bool]


def conditions(floor: Sequence[str]) -> tuple[Condition, ...]:
    """What the floor cards in force call lost."""
    return tuple(FLOOR_CARDS[card].is_lost for card in floor)


def goes_on(walk: Walk, tile: int, lost: tuple[Condition, ...]) -> bool:
    """Lay one more tile; does the route survive it?"""
    walk.lay(tile)
    return not any(is_lost(walk) for is_lost in lost)


def walked(walk: Walk, tiles: Sequence[int], lost: tuple[Condition, ...]) -> bool:
    """Lay these tiles; does the route survive all of them?"""
    return all(goes_on(walk, tile, lost) for tile in tiles)


class Belief:
    """A handful of guesses at the true route."""

    __slots__ = ("alive", "guesses", "lost", "unseen")

    def __init__(self, alive: list[Walk], guesses: int, unseen: list[int], lost: tuple[Condition, ...]) -> None:
        self.alive = alive
        """The guesses in which the route still holds."""
        self.guesses = guesses
        self.unseen = unseen
        """Tiles that are not accounted for."""
        self.lost = lost

    @property
    def lost_share(self) -> float:
        return 1 - len(self.alive) / self.guesses

    def survival(self, tile: int) -> list[Walk]:
        """The routes that still hold once this tile is laid."""
        after: list[Walk] = []
        for walk in self.alive:
            twin = walk.clone()
            if goes_on(twin, tile, self.lost):
                after.append(twin)
        return after

    def peril(self, walks: Sequence[Walk], chance: Chance, looks: int) -> float:
        """How likely a tile that nobody has accounted for would break one of these routes."""
        if not walks or not self.unseen:
            return 0.0
        broken = 0
        for _ in range(looks):
            twin = chance.pick(walks).clone()
            broken += not goes_on(twin, chance.pick(self.unseen), self.lost)
        return broken / looks


def believe(entries: Sequence[int], view: View, unseen: list[int], guesses: int, chance: Chance) -> Belief:
    """Up to the first gap there is one route; from there on each guess fills the gaps in its own way."""
    lost = conditions(view.floor)
    known = entries.index(GAP) if GAP in entries else len(entries)
    start = Walk(view.repeat_copies == LAST_WALKED)
    if not walked(start, entries[:known], lost):
        return Belief([], 1, unseen, lost)
    if known == len(entries):
        return Belief([start], 1, unseen, lost)
    alive: list[Walk] = []
    for _ in range(guesses):
        walk = start.clone()
        if walked(walk, filled(entries[known:], unseen, chance), lost):
            alive.append(walk)
    return Belief(alive, guesses, unseen, lost)


def filled(entries: Sequence[int], unseen: list[int], chance: Chance) -> list[int]:
    """These entries with a tile that is not accounted for in each gap, none of them twice."""
    free = unseen[:]
    tiles: list[int] = []
    for entry in entries:
        if entry != GAP:
            tiles.append(entry)
            continue
        pick = chance.below(len(free))
        free[pick], free[-1] = free[-1], free[pick]
        tiles.append(free.pop())
    return tiles
