"""Which tile to lay, and how to show it."""

from typing import Final

from wayout.games.emergency_exit.bots.belief import Belief
from wayout.games.emergency_exit.bots.outlook import outlook, stands_on, way_left
from wayout.games.emergency_exit.view import View
from wayout.games.emergency_exit.walk import Walk
from wayout.kernel.chance import Chance
from wayout.kernel.grid import Cell

LOOKS: Final = 16
"""How many tiles of others a bot thinks of."""
SAFETY: Final = 100.0
"""Worth of a route that surely holds, against everything else about a tile."""
DISGUISE: Final = 0.25
"""Worth of a route that goes through an old tile: it holds, and looks as if it did not."""
FEAR: Final = 4.0
"""Together: how many steps of the way a surely fatal next tile is worth."""
HOPE: Final = 20.0
"""Together: how many steps of the way the exit itself is worth."""


def best_for_race(belief: Belief, tiles: list[int], guile: bool, chance: Chance) -> int:
    """The tile that keeps the route alive; with guile, the one after which the others have it hardest."""
    worths = []
    for tile in tiles:
        after = belief.survival(tile)
        worth = SAFETY * len(after)
        if guile and after:
            worth += belief.peril(after, chance, LOOKS) + DISGUISE * disguise(belief, after)
        worths.append(worth)
    return picked(tiles, worths, chance)


def disguise(belief: Belief, after: list[Walk]) -> float:
    """In how many of the guesses the tile has just led the route through one that lay there already."""
    before = max(walk.passes for walk in belief.alive)
    return sum(walk.passes > before for walk in after) / len(after)


def best_for_team(belief: Belief, tiles: list[int], view: View, thoughts: int, chance: Chance) -> int:
    """The tile that keeps the route alive and brings it closer to the exit; a thinker plays on in mind."""
    worths = []
    for tile in tiles:
        after = belief.survival(tile)
        rest = [other for other in tiles if other != tile]
        worths.append(SAFETY * len(after) + (promise(belief, after, rest, view, thoughts, chance) if after else 0.0))
    return picked(tiles, worths, chance)


def promise(belief: Belief, after: list[Walk], rest: list[int], view: View, thoughts: int, chance: Chance) -> float:
    """How good these routes look for reaching the exit."""
    goal = view.goal
    assert goal is not None
    hope = 0.0
    for _ in range(thoughts):
        walk = chance.pick(after)
        hope += outlook(walk, rest, view.in_game.count(True) - 1, belief, goal, chance)
    near = -sum(way_left(walk, goal) for walk in after) / len(after)
    return HOPE * hope / max(1, thoughts) + near - FEAR * belief.peril(after, chance, LOOKS)


def on_goal(belief: Belief, goal: Cell) -> float:
    """How likely the route holds and its last tile stands on the exit."""
    return sum(stands_on(walk, goal) for walk in belief.alive) / belief.guesses


def shown_rotation(belief: Belief, guile: bool, chance: Chance) -> int:
    """On a Repeat: as the route is believed to run, or misleading."""
    if not belief.alive:
        return chance.below(4)
    honest = belief.alive[0].head
    return (honest + 1 + chance.below(3)) & 3 if guile else honest


def picked(tiles: list[int], worths: list[float], chance: Chance) -> int:
    best = max(worths)
    return chance.pick([tile for tile, worth in zip(tiles, worths, strict=True) if worth == best])
