"""Who does what. Everybody can see everything, so every bot comes to the same plan without a word, and sticks to it."""

from math import ceil
from typing import Final, NamedTuple

from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.scene import Mate, Scene
from wayout.games.temple.state import START

ALONE: Final = 5.5
"""Rolls that a lone seeker of a gem loses on average against two."""
CROWDED: Final = 4.0
"""Rolls by which a further helper at the same chamber is worth less."""

KEPT: Final = 6.0
"""Rolls by which something else must be better than what one has begun."""
COMPACT: Final = 0.8
"""Rolls that a roll between a new chamber and home costs the team."""
EXIT_BY: Final = 180_000
"""With so much time left the exit should be found: whoever is behind with it sends more to explore."""
A_CHAMBER: Final = 15_000
"""What it takes one explorer to find another chamber."""
MANY: Final = 4
"""With fewer gems to spare than that, a chamber of three is worth three adventurers."""


class Roles(NamedTuple):
    """By seat: the node to explore from, or the one to light gems in."""

    explore: dict[int, int]
    gems: dict[int, int]


NOTHING_YET: Final = Roles({}, {})


def roles_of(scene: Scene, before: Roles = NOTHING_YET) -> Roles:
    """TMP-4.14: a third of the team explores until the exit is found, the others see to gems; `before` is what they
    were about."""
    able = scene.team
    explorers = explorers_of(scene, able, before.explore)
    rest = [mate for mate in able if mate.seat not in explorers]
    gems = seekers_of(scene, rest, before.gems)
    idle = [mate for mate in rest if mate.seat not in gems and not has_enough(scene, mate)]
    return Roles({**explorers, **explorers_of(scene, idle, before.explore, everybody=True)}, gems)


def has_enough(scene: Scene, mate: Mate) -> bool:
    """Whether the exit and gems enough are known, and he can get there."""
    if scene.exit is None or scene.rolls(mate, scene.exit) >= FAR or scene.gems_known() < scene.view.depot:
        return False
    return not scene.view.depot or any(scene.rolls(mate, node) < FAR for node in scene.gem_nodes())


def explorers_of(scene: Scene, able: list[Mate], before: dict[int, int], *, everybody: bool = False) -> dict[int, int]:
    """Pairs of an adventurer and a place to explore from, the shortest ways first."""
    wanted = len(able) if everybody else explorers_wanted(scene, len(able))
    places = scene.frontier() if wanted else []
    ways = {(mate.seat, node): way_to_explore(scene, mate, node, before) for mate in able for node in places}
    found: dict[int, int] = {}
    while len(found) < wanted:
        offers = [
            (way + CROWDED * list(found.values()).count(node), seat, node)
            for (seat, node), way in ways.items()
            if seat not in found
        ]
        way, seat, node = min(offers, default=(FAR, 0, 0))
        if way >= FAR / 2:
            break
        found[seat] = node
    return found


def way_to_explore(scene: Scene, mate: Mate, node: int, before: dict[int, int]) -> float:
    """In rolls: what is far from home makes all ways longer, and who explores goes on with it. Who is cut off from home
    explores where he is."""
    goes_on = KEPT if mate.seat in before else 0.0
    home = scene.atlas.rolls(START, node)
    compact = COMPACT * home if home < FAR else 0.0
    return scene.rolls(mate, node) + compact - kept(before, mate, node) - goes_on


def kept(before: dict[int, int], mate: Mate, node: int) -> float:
    """What it is worth to go on with what one has begun."""
    return KEPT if before.get(mate.seat) == node else 0.0


def explorers_wanted(scene: Scene, able: int) -> int:
    if scene.view.exit is not None:
        return 0 if scene.gem_nodes() else able
    left = scene.time_left() - EXIT_BY
    needed = scene.view.pile * A_CHAMBER
    return able if left <= 0 else min(able, max(ceil(able / 3), ceil(needed / left)))


def seekers_of(scene: Scene, able: list[Mate], before: dict[int, int]) -> dict[int, int]:
    """Pairs of an adventurer and a chamber, the cheapest first; a chamber takes as many as its gems are worth."""
    room = {}
    for node in scene.gem_nodes():
        gems = scene.gems(node)
        assert gems is not None
        room[node] = 2 if len(gems.table) == 1 else 3
    taken = dict.fromkeys(room, 0)
    found: dict[int, int] = {}
    while len(found) < len(able):
        offers = [
            (scene.rolls(mate, node) + price(scene, node, taken[node]) - kept(before, mate, node), mate.seat, node)
            for mate in able
            if mate.seat not in found
            for node in room
            if taken[node] < room[node] and scene.rolls(mate, node) < FAR
        ]
        if not offers:
            break
        _, seat, node = min(offers)
        found[seat] = node
        taken[node] += 1
    return found


def price(scene: Scene, node: int, helpers: int) -> float:
    """Beyond the way: three-gem chambers are for two or three, the others rather for one."""
    gems = scene.gems(node)
    assert gems is not None
    if len(gems.table) == 1:
        return ALONE if helpers == 0 else ALONE + CROWDED
    return (ALONE, 0.0, CROWDED if scene.gems_to_spare() > MANY else 0.0)[helpers]
