"""Out of the temple: when, and who goes last."""

from typing import Final

from wayout.games.temple.actions import Escape
from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.ears import WAIT
from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.hand import slowness
from wayout.games.temple.bots.scene import Mate, Scene
from wayout.games.temple.bots.temper import Temper

ROLLS_FOR_KEYS: Final = (0.0, 2.0, 3.1, 5.0, 7.2, 9.4, 13.0, 18.0)
"""On average, with five dice."""
HURRY: Final = 1.6
"""How many times the time that getting out should take is kept for it at the end."""
MOST_KEYS: Final = 4
"""With more keys than that to roll, gems come first to the last."""
FEW_KEYS: Final = 2
"""So many are rolled sooner than another gem is lit."""
SPARE_DICE: Final = 2
"""So many dice beyond those keys everybody has who leaves gems behind."""
LAST_MOMENT: Final = 20_000
"""With so little time left everybody goes who can."""


def way_out(scene: Scene, temper: Temper) -> Goal | None:
    """When the depot is empty, nothing more can be had, or time is short."""
    me = scene.me
    if scene.exit is None or scene.rolls(me, scene.exit) >= FAR or len(scene.way_out) > me.dice:
        return None
    if is_ready(scene, temper) or is_late(scene, temper) or not (scene.gem_nodes() or scene.frontier()):
        return Goal("exit", scene.exit, scene.way_out, Escape() if may_leave(scene) else None)
    return None


def is_ready(scene: Scene, temper: Temper) -> bool:
    """Whether there is no gem left, or none that is worth the while: so many keys are nothing to anybody."""
    return scene.view.depot == 0 or (temper.teams_up and are_few_keys(scene))


def are_few_keys(scene: Scene) -> bool:
    keys = len(scene.way_out)
    return keys <= FEW_KEYS and all(mate.dice >= keys + SPARE_DICE for mate in scene.inside)


def is_late(scene: Scene, temper: Temper) -> bool:
    """Whether the way out takes all the time that is left. Whoever is on that way does not turn back."""
    keys = len(scene.way_out)
    if scene.exit is None or keys > MOST_KEYS or scene.rolls(scene.me, scene.exit) >= FAR:
        return False
    if scene.outward:
        return True
    rolls = scene.rolls(scene.me, scene.exit) + ROLLS_FOR_KEYS[keys]
    return scene.time_left() < rolls * slowness(scene.me) * temper.beat * HURRY + 10_000


def may_leave(scene: Scene) -> bool:
    """The strongest goes last, so that nobody is left behind who needs golden masks."""
    if not scene.others or scene.time_left() < LAST_MOMENT:
        return True
    if any(call.phrase == WAIT and scene.mates[call.seat].node >= 0 for call in scene.calls):
        return False
    helpers = [mate for mate in scene.team if mate is not scene.me]
    if len(helpers) < len(scene.needy):
        return False
    return last_one(scene) is not scene.me or not helpers


def last_one(scene: Scene) -> Mate:
    return max(scene.team, key=lambda mate: (mate.dice, mate.seat), default=scene.me)
