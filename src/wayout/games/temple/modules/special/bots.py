"""What special chambers mean to a bot: the chalice is carried by one, the link is lit by two or three."""

from collections.abc import Iterator
from typing import Final

from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.scene import Mate, Scene
from wayout.games.temple.modules.special import chalice_bots
from wayout.games.temple.modules.special.linking import FEWEST, Link
from wayout.games.temple.modules.special.part import ID
from wayout.games.temple.modules.special.printed import LINKS

FAR_FROM_LINK: Final = 5.0
"""So many rolls away nobody is waited for."""
GAIN: Final = 6.0
"""In rolls, for a gem of the link."""
HANDS: Final = 3
"""With fewer dice that are free one mans no linked chamber, and keeps nobody waiting."""
MANY: Final = 4
"""So many inside can spare a third for the link."""


def wishes(scene: Scene) -> Iterator[Goal]:
    told = scene.view.extra[ID]
    if "chalice" in told and scene.me.seat in chalice_bots.crew(scene, told["chalice"]):
        yield chalice_bots.goal(scene, told["chalice"])
    manned = {} if told["linked"] or not scene.view.depot else links(scene)
    if scene.me.seat in manned:
        node = manned[scene.me.seat]
        together = Link() if all(is_shown(scene, linked) for linked in manned.values()) else None
        worth = scene.rolls(scene.me, node) + GAIN
        yield Goal("link", node, link_need(scene, node), together, worth=worth)


def links(scene: Scene) -> dict[int, int]:
    """By seat: the linked chamber to man, the nearest to each other first; nobody, if not two can be manned soon. Who
    is on the way to one goes on."""
    nodes = [2 * int(number) for number, chamber in scene.view.chambers.items() if chamber.tile in LINKS]
    able = [mate for mate in scene.team if len(mate.free) >= HANDS]
    most = min(len(nodes), len(able), HANDS if len(scene.inside) >= MANY else FEWEST)
    ways = sorted((scene.way(mate, node), mate.seat, node) for mate in able for node in nodes)
    found: dict[int, int] = {}
    for rolls, seat, node in ways:
        if rolls <= FAR_FROM_LINK < FAR and seat not in found and node not in found.values() and len(found) < most:
            found[seat] = node
    return found if len(found) >= FEWEST else {}


def link_need(scene: Scene, node: int) -> str:
    return LINKS[scene.view.chambers[str(node >> 1)].tile]


def is_shown(scene: Scene, node: int) -> bool:
    """Whether those in this linked chamber show its icons."""
    need = link_need(scene, node)
    return sum(shown_by(scene, mate, need[0]) for mate in scene.inside if mate.node == node) >= len(need)


def shown_by(scene: Scene, mate: Mate, icon: str) -> int:
    """All of one's own, and what others offer."""
    return sum(die.face == icon and (mate is scene.me or die.offered) for die in mate.free)
