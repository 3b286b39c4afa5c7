"""What it would be worth to a team if chambers lay otherwise (TMP-4.14)."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from wayout.games.temple.board import SIDES_OF
from wayout.games.temple.bots.atlas import Atlas
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.state import START
from wayout.games.temple.tiles import printed
from wayout.games.temple.view_types import ChamberView

NO_WAY: Final = 20.0
"""In rolls: what it is worth to get somewhere at all."""
COMPACT: Final = 0.5
"""Rolls that a roll of the way home is worth while the doors have yet to slam."""
SLAMS: Final = 2


class Lying(NamedTuple):
    """A chamber, and how it lies."""

    number: int
    tile: str
    x: int
    y: int
    turned: int
    passages: tuple[int, ...]


Temple = tuple[Lying, ...]


def temple_of(scene: Scene) -> Temple:
    return tuple(
        Lying(int(number), one.tile, one.x, one.y, one.turned, tuple(one.passages))
        for number, one in scene.view.chambers.items()
    )


@lru_cache(maxsize=1 << 10)
def charted(temple: Temple) -> Atlas:
    """Remembered, for a bot asks again at every look."""
    return Atlas({str(one.number): shown(one) for one in temple})


def shown(one: Lying) -> ChamberView:
    doors = SIDES_OF[printed(one.tile).doors[one.turned]]
    return ChamberView(one.tile, one.x, one.y, one.turned, doors, list(one.passages), None, "none", False)


def gain(scene: Scene, before: Temple, after: Temple) -> float:
    """In rolls, of all together."""
    return ways_of(scene, charted(before)) - ways_of(scene, charted(after))


def ways_of(scene: Scene, atlas: Atlas) -> float:
    """To the exit, or to where it may be found; home, while doors slam; for the nearest, to everything that is left to
    do."""
    onward = [node for node, gaps in atlas.gaps.items() if gaps] if scene.exit is None else [scene.exit]
    homeward = COMPACT if scene.view.slams < SLAMS else 0.0
    nodes = [mate.node for mate in scene.team]
    each = sum(way(atlas, [node], onward) + homeward * way(atlas, [node], [START]) for node in nodes)
    return each + sum(way(atlas, nodes, [node]) for node in left_to_do(scene))


def way(atlas: Atlas, starts: Iterable[int], goals: Iterable[int]) -> float:
    return min([NO_WAY, *(atlas.rolls(start, goal) for start in starts for goal in goals)])


def left_to_do(scene: Scene) -> set[int]:
    """Gems, what is paid together, and mates in need."""
    tasks = {int(node) for node in scene.view.tasks}
    return {*scene.gem_nodes(), *tasks, *(mate.node for mate in scene.needy)}
