"""What the gear means to a bot: a slide that makes the ways of the team shorter (TMP-5.13)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from wayout.games.temple.bots.atlas import rolls_for
from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.reshaping import Lying, Temple, gain, temple_of
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.maze.gear import TurnGear, lines, slid
from wayout.games.temple.modules.maze.numbers import GEAR, NUMBERS
from wayout.games.temple.state import State
from wayout.kernel.grid import STEPS
from wayout.kernel.play import Action

WORTH_IT: Final = 5.0
"""In rolls of all together: what a slide must save whoever has the torches for it."""


def gear_to_turn(scene: Scene) -> Iterator[Goal]:
    """For whoever is nearest, while nobody chooses what will lie beside a chamber."""
    gears = [2 * int(number) for number, one in scene.view.chambers.items() if one.tile == GEAR]
    if not gears or scene.view.reserved or scene.nearest(gears[0], 1) != [scene.me]:
        return
    turn, saved = best_slide(scene)
    worth = saved - rolls_for(NUMBERS.gear)
    if worth >= WORTH_IT:
        yield Goal("gear", gears[0], NUMBERS.gear, turn, worth=worth)


def turn_at_once(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    if not any(isinstance(action, TurnGear) for action in may):
        return None
    turn, saved = best_slide(scene)
    return turn if saved >= WORTH_IT and turn in may else None


def best_slide(scene: Scene) -> tuple[TurnGear, float]:
    temple = temple_of(scene)
    gains = ((turn, gain(scene, temple, after)) for turn, after in slides(temple))
    return max(gains, key=lambda found: found[1])


@lru_cache(maxsize=1 << 6)
def slides(temple: Temple) -> tuple[tuple[TurnGear, Temple], ...]:
    """Everything that the gear can do to the temple. Remembered, for a bot asks again at every look."""
    places = [(one.number, one.x, one.y) for one in temple]
    found = []
    for number, side in lines(places):
        moved = {chamber: (x, y) for chamber, x, y in slid(places, number, side)}
        found.append((TurnGear(2 * number, side), tuple(after_slide(temple, moved))))
    return tuple(found)


def after_slide(temple: Temple, moved: dict[int, tuple[int, int]]) -> Iterator[Lying]:
    """Passages last only between those that slide together, or stay together."""
    cells = {(one.x, one.y): one.number for one in temple}
    for one in temple:
        beyond = {side: cells.get((one.x + STEPS[side][0], one.y + STEPS[side][1])) for side in one.passages}
        passages = tuple(side for side, other in beyond.items() if (other in moved) == (one.number in moved))
        x, y = moved.get(one.number, (one.x, one.y))
        yield one._replace(x=x, y=y, passages=passages)
