"""Who does what. Everybody can see everything, so every bot comes to the same plan without a word."""

from math import ceil
from typing import Final, NamedTuple

from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.scene import Mate, Scene

ALONE: Final = 5.5
"""Rolls that a lone seeker of a gem loses on average against two."""
CROWDED: Final = 4.0
"""Rolls by which a further helper at the same chamber is worth less."""

MANY: Final = 4
"""With fewer gems to spare than that, a chamber of three is worth three adventurers."""


class Roles(NamedTuple):
    """By seat: the node to explore from, or the one to light gems in."""

    explore: dict[int, int]
    gems: dict[int, int]


def roles_of(scene: Scene) -> Roles:
    """TMP-4.14: a third of the team explores until the exit is found, the others see to gems."""
    able = scene.team
    explorers = explorers_of(scene, able)
    rest = [mate for mate in able if mate.seat not in explorers]
    gems = seekers_of(scene, rest)
    idle = [mate for mate in rest if mate.seat not in gems]
    return Roles({**explorers, **explorers_of(scene, idle, everybody=True)}, gems)


def explorers_of(scene: Scene, able: list[Mate], *, everybody: bool = False) -> dict[int, int]:
    frontier = scene.frontier()
    wanted = len(able) if everybody else explorers_wanted(scene, len(able))
    if not frontier or not wanted:
        return {}
    nearest = {mate.seat: min((scene.rolls(mate, node), node) for node in frontier) for mate in able}
    order = sorted((rolls, seat) for seat, (rolls, _) in nearest.items() if rolls < FAR)
    return {seat: nearest[seat][1] for _, seat in order[:wanted]}


def explorers_wanted(scene: Scene, able: int) -> int:
    if scene.view.exit is None:
        return ceil(able / 3)
    return 0 if scene.gem_nodes() else able


def seekers_of(scene: Scene, able: list[Mate]) -> dict[int, int]:
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
            (scene.rolls(mate, node) + price(scene, node, taken[node]), mate.seat, node)
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
