"""What the totem means to a bot: masks, even black ones, are of use there."""

from collections.abc import Iterator
from typing import Final

from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.goal import ANYWHERE, Goal
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
    mine, team = stacked_by(scene, scene.me), builders(scene, node)
    if scene.me in team:
        yield Goal("totem", node, "G", None, worth=WORTH + mine * STACKED)
    elif mine and not team:
        yield Goal("totem", node, "", Unstack(), worth=mine * STACKED)


def handy(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    """Gems as soon as there are some, dice back if one leaves or those who are there cannot light any, and else one die
    after the other."""
    node = totem_at(scene)
    if node is None or scene.here != node:
        return None
    light = next((action for action in may if isinstance(action, LightTotem)), None)
    if light is not None:
        return light
    if is_leaving(scene, node) or not is_open(scene, node) or dice_here(scene, node) < missing(scene):
        return next((action for action in may if isinstance(action, Unstack)), None)
    stacks = [action for action in may if isinstance(action, Stack) and action.hold == HOLD]
    return stacks[-1] if stacks and scene.me in builders(scene, node) else None


def totem_at(scene: Scene) -> int | None:
    """The node of a totem that has still gems to give, if one can get there."""
    for number, chamber in scene.view.chambers.items():
        if chamber.tile == CHAMBER and chamber.gems_done is None and scene.rolls(scene.me, 2 * int(number)) < FAR:
            return 2 * int(number)
    return None


def is_open(scene: Scene, node: int) -> bool:
    return scene.view.depot > 0 and not is_shut(scene.view, node)


def builders(scene: Scene, node: int) -> list[Mate]:
    """The nearest, as many as it takes, and one to light it; nobody, if they are too few or too far away. Dice of those
    who are gone are not counted on, but those that lie there are."""
    found: list[Mate] = []
    lacking = max(1, missing(scene)) if is_open(scene, node) else 0
    for mate in sorted(scene.inside, key=lambda mate: (scene.rolls(mate, node), mate.seat)):
        if lacking <= 0:
            return found
        if scene.rolls(mate, node) > WORTH:
            return []
        found.append(mate)
        lacking -= mate.dice
    return found if lacking <= 0 else []


def missing(scene: Scene) -> int:
    """Dice for the first gem, beyond those that lie there and the one that is held over them."""
    return ENOUGH - sum(len(scene.view.extra[ID][name]) for name in ("tower", "stacking"))


def is_leaving(scene: Scene, node: int) -> bool:
    return scene.goal is not None and scene.goal.node not in (ANYWHERE, node)


def dice_here(scene: Scene, node: int) -> int:
    return sum(mate.dice for mate in scene.inside if mate.node == node)


def stacked_by(scene: Scene, mate: Mate) -> int:
    return sum(owner_of(one["die"]) == mate.seat for one in scene.view.extra[ID]["tower"])
