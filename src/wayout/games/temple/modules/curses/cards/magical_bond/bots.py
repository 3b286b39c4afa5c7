"""Bots take every hand that is held out, and reach for one that is free."""

from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.curses.cards.magical_bond.actions import Bond, BondOk
from wayout.games.temple.modules.curses.cards.magical_bond.part import ID
from wayout.games.temple.state import State
from wayout.kernel.play import Action


def find_a_hand(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    asked = next((action for action in may if isinstance(action, BondOk)), None)
    if asked is not None:
        return asked
    taken = {tie["to"] for tie in scene.view.extra["curses"].get("kept", {}).get(ID, {}).get("ties", {}).values()}
    hands = [action for action in may if isinstance(action, Bond)]
    return min(hands, key=lambda hand: (hand.seat in taken, hand.seat), default=None)
