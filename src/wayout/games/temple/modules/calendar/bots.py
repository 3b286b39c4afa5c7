"""What the calendar means to a bot: gems under the next symbol come first, and a die in its chamber is fetched."""

from collections.abc import Iterator
from typing import Any, Final

from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.calendar.actions import SwapSymbols
from wayout.games.temple.modules.calendar.almanac import ALMANAC, ETERNAL, SIDES
from wayout.games.temple.modules.calendar.doom import CHAMBER, HELD_BY
from wayout.games.temple.modules.calendar.part import ID
from wayout.games.temple.tiles import printed

BEFORE_WORK: Final = 2.0
"""In rolls beyond the way: more than any other work, less than a curse that is worth lifting."""
A_DIE: Final = 7.0
"""In rolls, for a die of one's own that lies there."""


def wishes(scene: Scene) -> Iterator[Goal]:
    shown = scene.view.extra[ID]
    yield from dice_to_fetch(scene)
    side = scene.view.settings[ID]
    ahead = SIDES[str(side)].spaces[shown["space"] :]
    if not ahead or not scene.view.depot:
        return
    node = nearest_under(scene, shown, ahead[0])
    if node is not None and (is_seeker(scene, node) or (side == ETERNAL and not scene.frontier())):
        gems = scene.gems(node)
        assert gems is not None
        yield Goal("gems", node, gems.icon, None, worth=scene.rolls(scene.me, node) + BEFORE_WORK, shared=True)
    elif side == ETERNAL:
        yield from to_swap(scene, shown["tiles"], ahead[0])
        yield from to_explore(scene)


def dice_to_fetch(scene: Scene) -> Iterator[Goal]:
    if not any(die.held == HELD_BY for die in scene.me.view.dice):
        return
    for number, chamber in scene.view.chambers.items():
        if chamber.tile == CHAMBER:
            yield Goal("fetch", 2 * int(number), "", None, worth=A_DIE)


def nearest_under(scene: Scene, shown: dict[str, Any], symbol: str) -> int | None:
    """The chamber with this symbol that is nearest to all together, if what lights its gems is paid there."""
    known = [
        2 * int(number) + printed(scene.view.chambers[number].tile).part
        for number, lying in shown["tiles"].items()
        if lying == symbol and is_payable(scene, int(number))
    ]
    return min(known, key=lambda node: (sum(scene.rolls(mate, node) for mate in scene.inside), node), default=None)


def to_swap(scene: Scene, tiles: dict[str, str], symbol: str) -> Iterator[Goal]:
    """The next symbol lies where its gems cannot be paid for: three keys bring it to where they can."""
    lying = sorted((int(number), there) for number, there in tiles.items())
    bad = [number for number, there in lying if there == symbol and not is_payable(scene, number)]
    good = [number for number, there in lying if there != symbol and is_payable(scene, number)]
    if not bad or not good or any(there == symbol and is_payable(scene, number) for number, there in lying):
        return
    for number, chamber in scene.view.chambers.items():
        node = 2 * int(number)
        if chamber.tile == CHAMBER and scene.rolls(scene.me, node) < FAR:
            swap = SwapSymbols(min(bad[0], good[0]), max(bad[0], good[0]))
            yield Goal("swap", node, ALMANAC.swap, swap, worth=scene.rolls(scene.me, node) + 2 * BEFORE_WORK, hands=1)


def is_payable(scene: Scene, number: int) -> bool:
    node = 2 * number + printed(scene.view.chambers[str(number)].tile).part
    return scene.gems(node) is not None and scene.rolls(scene.me, node) < FAR


def is_seeker(scene: Scene, node: int) -> bool:
    """Two for a single gem, three for more: whoever is nearest."""
    gems = scene.gems(node)
    assert gems is not None
    able = sorted((scene.rolls(mate, node), mate.seat) for mate in scene.inside if mate.dice >= 2)
    return scene.me.seat in [seat for _, seat in able[: 2 if len(gems.table) == 1 else 3]]


def to_explore(scene: Scene) -> Iterator[Goal]:
    """Other gems are of no use on the eternal side: rather look for the right symbol."""
    ways = [(scene.rolls(scene.me, node), node) for node in scene.frontier()]
    way, node = min(ways, default=(FAR, 0))
    if way < FAR:
        yield Goal("explore", node, "AA", None, worth=way + BEFORE_WORK)
