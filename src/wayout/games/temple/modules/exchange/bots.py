"""What the two chambers mean to a bot: curses are traded in on the way, and the token is a way home or out."""

from collections.abc import Iterator
from typing import Any, Final

from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.curses.deck import CURSES
from wayout.games.temple.modules.exchange.exchanging import ExchangeCurse
from wayout.games.temple.modules.exchange.numbers import EXCHANGE
from wayout.games.temple.modules.exchange.part import ID
from wayout.games.temple.modules.exchange.teleporting import DROP, TAKE, WARP
from wayout.games.temple.state import START, State
from wayout.kernel.play import Action

TREASURE: Final = 3.0
"""In rolls, what a treasure is worth."""
RELIEF: Final = 2.0
"""What being rid of a curse adds at most: most are lifted where one is for not much more."""
SOON: Final = 20_000
"""So near is a slam that a bot takes the shortest way home."""


def wishes(scene: Scene) -> Iterator[Goal]:
    for number, chamber in scene.view.chambers.items():
        if chamber.tile == EXCHANGE and may_trade_at(scene, 2 * int(number)):
            yield from (exchange_at(2 * int(number), curse) for curse in tradable(scene))


def may_trade_at(scene: Scene, node: int) -> bool:
    """Once a visit: whoever stands there has to leave first."""
    return scene.here != node or not kept(scene)["traded"][scene.me.seat]


def tradable(scene: Scene) -> list[str]:
    """What keeps one from going there is lifted where one is."""
    borne = (curse.curse for curse in scene.me.view.curses if curse.lifted_by)
    return [curse for curse in borne if CURSES[curse].worth < FAR]


def exchange_at(node: int, curse: str) -> Goal:
    return Goal("exchange", node, "", ExchangeCurse(curse), worth=TREASURE + min(RELIEF, CURSES[curse].worth))


def handy(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    trades = [action for action in may if isinstance(action, ExchangeCurse)]
    if trades:
        return max(trades, key=lambda trade: CURSES[trade.curse].worth)
    useful = {TAKE: wants_token, DROP: wants_to_drop, WARP: wants_to_warp}
    return next((action for action, wants in useful.items() if action in may and wants(scene)), None)


def kept(scene: Scene) -> dict[str, Any]:
    found: dict[str, Any] = scene.view.extra[ID]
    return found


def wants_token(scene: Scene) -> bool:
    """While it lies in its own chamber it is of no use."""
    return bool(scene.here == kept(scene)["teleporter"])


def wants_to_drop(scene: Scene) -> bool:
    """In the exit, or in the start as long as there is none."""
    return scene.here == (START if scene.exit is None else scene.exit)


def wants_to_warp(scene: Scene) -> bool:
    """Home when the doors are about to slam, and to the exit when there is nothing more to do."""
    if scene.here != kept(scene)["teleporter"]:
        return False
    token, slam = kept(scene)["token"], scene.view.next_slam
    if token == START:
        return slam is not None and slam.at - scene.at < SOON
    return bool(token == scene.exit and scene.view.depot == 0)
