"""What to be after now, the most pressing first (TMP-4.14)."""

from typing import Final

from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.breaking_out import breaking_out
from wayout.games.temple.bots.crew import own_part
from wayout.games.temple.bots.goal import ANYWHERE, DUTY, EXPLORE, GEMS, Goal
from wayout.games.temple.bots.hand import slowness
from wayout.games.temple.bots.helping import answer, rescue
from wayout.games.temple.bots.leaving import is_late, way_out
from wayout.games.temple.bots.roles import NOTHING_YET, Roles, roles_of
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.bots.temper import Temper

AT_HOME: Final = 15_000
"""Who is at home stays there so long before a slam."""


def plan(scene: Scene, temper: Temper, roles: Roles | None = None) -> Goal:
    wishes = own_wishes(scene)
    return (
        pressing(wishes)
        or way_home(scene, temper)
        or (rescue(scene) if temper.helps else None)
        or pressing(wishes, DUTY)
        or (None if is_late(scene, temper) else answer(scene))
        or way_out(scene, temper)
        or by_the_way(scene, wishes)
        or work(scene, roles_of(scene, NOTHING_YET) if roles is None else roles)
    )


def way_home(scene: Scene, temper: Temper) -> Goal | None:
    return Goal("home", scene.home, "", None) if wants_home(scene, temper) else None


def wants_home(scene: Scene, temper: Temper) -> bool:
    """Before a slam, as late as one dares; not if the doors are sure to be faster, or no way leads there."""
    slam = scene.view.next_slam
    if slam is None or scene.view.clock == "none":
        return False
    left = scene.until(slam.at)
    if scene.here in scene.homes:
        return left < AT_HOME
    rolls = scene.rolls(scene.me, scene.home)
    needed = rolls * slowness(scene.me) * temper.beat
    if rolls >= FAR:
        return False
    if temper.home == 0.0:
        return scene.view.clock != "sand" or left < 60_000
    return needed * 0.4 <= left and (scene.homeward or left < needed * temper.home + 3_000)


def own_wishes(scene: Scene) -> list[Goal]:
    """The bot's own part of what modules offer, and a way through walls if it takes one."""
    parts = [own_part(scene, goal) for goal in (*scene.wishes, *breaking_out(scene)) if goal.worth >= 0]
    return [goal for goal in parts if goal is not None]


def pressing(wishes: list[Goal], worth: float = FAR) -> Goal | None:
    """What a module finds so pressing that nothing else can be done, like a curse that keeps one where one is."""
    return next((goal for goal in wishes if goal.worth >= worth), None)


def by_the_way(scene: Scene, wishes: list[Goal]) -> Goal | None:
    """What a module offers, if it is worth the way."""
    best, gain = None, 0.0
    for goal in wishes:
        way = 0.0 if goal.node == ANYWHERE else scene.rolls(scene.me, goal.node)
        if goal.worth - way > gain and (goal.shared or len(goal.need) <= len(scene.me.free)):
            best, gain = goal, goal.worth - way
    return best


def work(scene: Scene, roles: Roles) -> Goal:
    seat = scene.me.seat
    if seat in roles.gems:
        node = roles.gems[seat]
        gems = scene.gems(node)
        assert gems is not None
        return Goal(GEMS, node, gems.icon, None, shared=True)
    if seat in roles.explore:
        return Goal(EXPLORE, roles.explore[seat], scene.discovery, None)
    if scene.exit is not None and scene.rolls(scene.me, scene.exit) < FAR:
        return Goal("wait", scene.exit, "G", None)
    return Goal("wait", scene.here, "G", None)
