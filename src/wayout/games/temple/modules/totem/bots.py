"""What the totem means to a bot: masks, even black ones, are of use there."""

from collections.abc import Iterator
from typing import Final

from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.scene import Mate, Scene
from wayout.games.temple.modules.totem.actions import LightTotem, Stack, Unstack
from wayout.games.temple.modules.totem.part import CHAMBER, ID, owner_of
from wayout.games.temple.modules.totem.prints import TOTEM
from wayout.games.temple.shown import is_shut
from wayout.games.temple.state import State
from wayout.kernel.play import Action

HOLD: Final = 1000
"""TMP-5.17: so long a bot holds a die."""
WORTH: Final = 7.0
"""In rolls, for a gem that needs nobody's help."""
STACKED: Final = 2.5
"""More for every die of one's own that lies there."""
ENOUGH: Final = TOTEM.gems[0][0]
"""So many dice light the first gem; the next would take too long."""


def wishes(scene: Scene) -> Iterator[Goal]:
    node = totem_at(scene)
    if node is None:
        return
    mine = stacked_by(scene, scene.me)
    if not is_open(scene, node):
        if mine:
            yield Goal("totem", node, "", Unstack(), worth=mine * STACKED)
    elif is_builder(scene, node):
        yield Goal("totem", node, "G", None, worth=WORTH + mine * STACKED)


def handy(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    """Gems as soon as there are some, dice back if there is nothing to be had, and else one die after the other."""
    node = totem_at(scene)
    if node is None or scene.here != node:
        return None
    light = next((action for action in may if isinstance(action, LightTotem)), None)
    if light is not None:
        return light
    if not is_open(scene, node):
        return next((action for action in may if isinstance(action, Unstack)), None)
    stacks = [action for action in may if isinstance(action, Stack) and action.hold == HOLD]
    return stacks[-1] if stacks and is_builder(scene, node) else None


def totem_at(scene: Scene) -> int | None:
    """The node of a totem that has still gems to give, if one can get there."""
    for number, chamber in scene.view.chambers.items():
        if chamber.tile == CHAMBER and chamber.gems_done is None and scene.rolls(scene.me, 2 * int(number)) < FAR:
            return 2 * int(number)
    return None


def is_open(scene: Scene, node: int) -> bool:
    return scene.view.depot > 0 and not is_shut(scene.view, node)


def is_builder(scene: Scene, node: int) -> bool:
    """The nearest, as many as it takes: dice of those who are gone are not counted on, but those that lie there are."""
    missing = ENOUGH - sum(len(scene.view.extra[ID][name]) for name in ("tower", "stacking"))
    for mate in sorted(scene.inside, key=lambda mate: (scene.rolls(mate, node), mate.seat)):
        if missing <= 0:
            return False
        if mate is scene.me:
            return True
        missing -= mate.dice
    return False


def stacked_by(scene: Scene, mate: Mate) -> int:
    return sum(owner_of(one["die"]) == mate.seat for one in scene.view.extra[ID]["tower"])
