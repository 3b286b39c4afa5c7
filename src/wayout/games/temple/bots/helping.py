"""Mates in need, and mates who call (TMP-4.14)."""

from typing import Final

from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.ears import COME, HELP, WAIT, Call
from wayout.games.temple.bots.goal import GEMS, Goal
from wayout.games.temple.bots.scene import Mate, Scene

IN_REACH: Final = 12.0
"""In rolls: nobody comes from further away because he was called."""
NEARBY: Final = 5.0
"""In rolls: whoever is so near waits for who asks for it."""
CROWD: Final = {1: 2, 2: 2, 3: 3}
"""How many are of use in a chamber with so many prices."""


def rescue(scene: Scene) -> Goal | None:
    """One for each who needs golden masks, and always the nearest who can."""
    busy: list[int] = []
    for mate in scene.needy:
        for helper in scene.nearest(mate.node, 1, busy):
            if helper is scene.me:
                return Goal("rescue", mate.node, "G", None)
            busy.append(helper.seat)
    return None


def answer(scene: Scene) -> Goal | None:
    """What the newest call asks of this bot."""
    for call in scene.calls:
        goal = stay(scene, call) if call.phrase == WAIT else follow(scene, call)
        if goal is not None:
            return goal
    return None


def follow(scene: Scene, call: Call) -> Goal | None:
    """The nearest come, as many as are of use there."""
    caller, place = scene.mates[call.seat], place_of(scene, call)
    if place is None or (call.phrase in HELP and call.phrase != "help" and not caller.needy):
        return None
    able = [mate for mate in scene.nearest(place, len(scene.team)) if mate is not caller]
    wanted = able[: visitors(scene, call, place, caller)]
    if scene.me not in wanted or scene.rolls(scene.me, place) > IN_REACH:
        return None
    if caller.needy:
        return Goal("rescue", place, "G", None)
    gems = scene.gems(place)
    return Goal("come", place, "G", None) if gems is None else Goal(GEMS, place, gems.icon, None, shared=True)


def visitors(scene: Scene, call: Call, place: int, caller: Mate) -> int:
    """How many should come, those who are there already among them."""
    gems = scene.gems(place)
    if call.phrase != COME or gems is None:
        return 1
    return CROWD[min(3, len(gems.table))] - (caller.node == place)


def stay(scene: Scene, call: Call) -> Goal | None:
    """Who is near stays where he is until the caller has come."""
    caller = scene.mates[call.seat]
    if not is_awaited(scene, caller) or call.node not in (None, scene.here):
        return None
    gems = scene.gems(scene.here)
    return Goal("stay", scene.here, "G", None) if gems is None else Goal(GEMS, scene.here, gems.icon, None, shared=True)


def is_awaited(scene: Scene, caller: Mate) -> bool:
    """He is on his way, and not far."""
    return caller.node not in (-1, scene.here) and not caller.needy and scene.rolls(caller, scene.here) <= NEARBY


def awaited(scene: Scene) -> list[Mate]:
    """The mates who have asked this bot to wait, and are not there yet."""
    callers = [scene.mates[call.seat] for call in scene.calls if call.phrase == WAIT]
    return [caller for caller in callers if is_awaited(scene, caller)]


def place_of(scene: Scene, call: Call) -> int | None:
    """Where the caller wants somebody, if there is such a place still, and a way to it."""
    place = scene.mates[call.seat].node if call.node is None else call.node
    return place if place in scene.atlas.entry and scene.rolls(scene.me, place) < FAR else None
