"""The Fountain for bots: the fewer dice, the further is it worth going."""

from collections.abc import Iterator
from typing import Final

from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.fountain.actions import Drink
from wayout.games.temple.modules.fountain.part import FOUNTAIN, ID
from wayout.games.temple.state import DICE

WORTH: Final = (0.0, 0.0, 12.0, 8.0, 2.0)
"""In rolls, by how many dice one has: a fifth one, less the two golden masks, is worth only a small detour. Fewer than
two dice never show two masks."""


def wishes(scene: Scene) -> Iterator[Goal]:
    me = scene.me
    if me.dice >= DICE or scene.view.extra[ID]["regained"][me.seat] or not has_lost(scene):
        return
    for number, chamber in scene.view.chambers.items():
        if chamber.tile == FOUNTAIN:
            yield Goal("fountain", 2 * int(number), "GG", Drink(), worth=WORTH[me.dice])


def has_lost(scene: Scene) -> bool:
    return any(die.state == "lost" for die in scene.me.view.dice)
