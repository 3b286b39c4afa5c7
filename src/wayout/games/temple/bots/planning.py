"""What to be after now, the most pressing first (TMP-4.14)."""

from typing import Final

from wayout.games.temple.actions import Escape
from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.goal import ANYWHERE, Goal
from wayout.games.temple.bots.roles import Roles, roles_of
from wayout.games.temple.bots.scene import Mate, Scene
from wayout.games.temple.bots.temper import Temper
from wayout.games.temple.seam import hooks_of
from wayout.games.temple.state import START

ROLLS_FOR_KEYS: Final = (0.0, 2.0, 3.1, 5.0, 7.2, 9.4, 13.0, 18.0)
"""On average, with five dice."""
HURRY: Final = 1.6
"""How many times the time that getting out should take is kept for it at the end."""
MOST_KEYS: Final = 3
"""With more than so many keys to roll, gems come first while there is time."""


def plan(scene: Scene, temper: Temper) -> Goal:
    for find in (own_curse, way_home, rescue, way_out):
        goal = find(scene, temper)
        if goal is not None:
            return goal
    roles = roles_of(scene)
    return by_the_way(scene) or work(scene, roles)


def way_home(scene: Scene, temper: Temper) -> Goal | None:
    return Goal("home", START, "", None) if wants_home(scene, temper) else None


def wants_home(scene: Scene, temper: Temper) -> bool:
    """Before a slam, as late as one dares; not if the doors are sure to be faster, or the exit is nearer and open."""
    slam = scene.view.next_slam
    if slam is None or scene.view.clock == "none":
        return False
    left = slam.at - scene.at
    if scene.here == START:
        return left < 2 * temper.roll * scene.atlas.rolls(START, START) + 15_000
    rolls = scene.rolls(scene.me, START)
    needed = rolls * slowness(scene.me) * (temper.roll + 400)
    if rolls >= FAR:
        return False
    if temper.home == 0.0:
        return scene.view.clock != "sand" or left < 60_000
    if left < needed * 0.4:
        return False
    return left < needed * temper.home + 3_000


def slowness(mate: Mate) -> float:
    """How much longer everything takes with fewer dice."""
    return (9.0, 4.0, 2.0, 1.45, 1.15, 1.0, 0.9, 0.8)[min(7, len(mate.free))]


def own_curse(scene: Scene, temper: Temper) -> Goal | None:
    """What a module finds so pressing that nothing else can be done, like a curse that keeps one where one is."""
    pressing = [goal for goal in wishes_of_modules(scene) if goal.worth >= FAR]
    return pressing[0] if pressing else None


def rescue(scene: Scene, temper: Temper) -> Goal | None:
    """The nearest who can goes to whoever cannot roll any more."""
    if not temper.helps:
        return None
    able = [mate for mate in scene.inside if len(mate.free) >= 2]
    for stuck in scene.inside:
        if stuck.stuck and able:
            nearest = min(able, key=lambda mate: (scene.rolls(mate, stuck.node), mate.seat))
            if nearest is scene.me and scene.rolls(nearest, stuck.node) < FAR:
                return Goal("rescue", stuck.node, "G", None)
    return None


def way_out(scene: Scene, temper: Temper) -> Goal | None:
    """When the depot is empty, nothing more can be had, or time is short."""
    view, me = scene.view, scene.me
    if scene.exit is None or scene.rolls(me, scene.exit) >= FAR:
        return None
    keys = view.exit_keys
    if keys > me.dice:
        return None
    goal = Goal("exit", scene.exit, "K" * keys, Escape())
    if view.depot == 0 or not (scene.gem_nodes() or scene.frontier()):
        return goal
    rolls = scene.rolls(me, scene.exit) + ROLLS_FOR_KEYS[min(keys, 7)]
    needed = rolls * slowness(me) * (temper.roll + 400)
    return goal if keys <= MOST_KEYS + 1 and scene.time_left() < needed * HURRY + 10_000 else None


def by_the_way(scene: Scene) -> Goal | None:
    """What a module offers, if it is worth the way."""
    best, gain = None, 0.0
    for goal in wishes_of_modules(scene):
        way = 0.0 if goal.node == ANYWHERE else scene.rolls(scene.me, goal.node)
        if goal.worth - way > gain and len(goal.need) <= len(scene.me.free):
            best, gain = goal, goal.worth - way
    return best


def wishes_of_modules(scene: Scene) -> list[Goal]:
    wishes = hooks_of(",".join(scene.view.modules)).wishes
    return [goal for wish in wishes for goal in wish(scene)]


def work(scene: Scene, roles: Roles) -> Goal:
    seat = scene.me.seat
    if seat in roles.gems:
        node = roles.gems[seat]
        gems = scene.gems(node)
        assert gems is not None
        return Goal("gems", node, gems.icon, None, shared=True)
    if seat in roles.explore:
        return Goal("explore", roles.explore[seat], "AA", None)
    if scene.exit is not None and scene.rolls(scene.me, scene.exit) < FAR:
        return Goal("wait", scene.exit, "G", None)
    return Goal("wait", scene.here, "G", None)
