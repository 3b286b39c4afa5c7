"""What traps mean to a bot: off the cliff before anything else, and somebody finds the platform a place."""

from collections.abc import Iterator
from typing import Final

from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.goal import ANYWHERE, Goal
from wayout.games.temple.bots.scene import Mate, Scene
from wayout.games.temple.dice import cost_text
from wayout.games.temple.modules.traps.actions import Climb, Summon
from wayout.games.temple.modules.traps.part import ID
from wayout.games.temple.modules.traps.printed import CLIMBING, INVOCATION, PLATFORM, SUMMONING
from wayout.games.temple.state import State
from wayout.kernel.play import Action

HELP: Final = 14.0
"""In rolls: what a bot gives to help somebody out of a trap."""
DICE_TO_CLIMB: Final = 3


def wishes(scene: Scene) -> Iterator[Goal]:
    trap = trap_of(scene, scene.me)
    if trap in CLIMBING:
        yield Goal("climb", ANYWHERE, cost_text(CLIMBING[trap]), Climb(), worth=FAR)
    elif trap == PLATFORM:
        yield Goal("wait", ANYWHERE, "G", None, worth=FAR)
    else:
        yield from helping(scene)


def handy(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    return next((action for action in may if isinstance(action, Climb)), None)


def trap_of(scene: Scene, mate: Mate) -> str | None:
    """The tile of the trap that keeps this adventurer."""
    node = scene.view.extra[ID]["kept"].get(str(mate.seat))
    return None if node is None else scene.view.chambers[str(node >> 1)].tile


def helping(scene: Scene) -> Iterator[Goal]:
    """A platform waits for one more chamber; whoever has too few dice for a cliff can only be called away."""
    free = [mate for mate in scene.inside if trap_of(scene, mate) is None and len(mate.free) >= 2]
    waiting = scene.view.extra[ID]["waiting"]
    if waiting is not None:
        yield Goal("keep off", 2 * waiting, "", None, worth=-FAR)
        ways = [(scene.rolls(mate, node), mate.seat, node) for mate in free for node in open_nodes(scene, waiting)]
        nearest = min(ways, default=None)
        if nearest is not None and nearest[0] < FAR and nearest[1] == scene.me.seat:
            yield Goal("explore", nearest[2], "AA", None, worth=HELP)
    if any(trap_of(scene, mate) in CLIMBING and mate.dice < DICE_TO_CLIMB for mate in scene.inside):
        for number, chamber in scene.view.chambers.items():
            if chamber.tile == INVOCATION:
                yield Goal("summon", 2 * int(number), cost_text(SUMMONING), Summon(), worth=HELP)


def open_nodes(scene: Scene, waiting: int) -> list[int]:
    """Where something can be discovered; not on the platform itself."""
    return [node for node in scene.frontier() if node >> 1 != waiting]
