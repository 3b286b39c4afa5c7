"""What curses mean to a bot: the one that keeps it where it is must go at once, the others when the dice fall well."""

from collections.abc import Iterator

from wayout.games.temple.bots.goal import ANYWHERE, Goal
from wayout.games.temple.bots.hand import missing
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.curses.actions import Lift, TakeCare
from wayout.games.temple.modules.curses.deck import CURSES
from wayout.games.temple.state import State
from wayout.kernel.play import Action


def wishes(scene: Scene) -> Iterator[Goal]:
    """Curses that are not worth the while are lifted only if a single icon is missing."""
    for borne in scene.me.view.curses:
        worth = worth_of(scene, borne.curse)
        if borne.lifted_by and worth >= len(missing(scene.me, borne.lifted_by)):
            yield Goal("lift", ANYWHERE, borne.lifted_by, Lift(borne.curse), worth=worth)


def worth_of(scene: Scene, curse: str) -> float:
    card = CURSES[curse]
    return card.worth if card.worth_now is None else card.worth_now(scene)


def handy(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    """Dice that can fall are rolled with care; a curse goes as soon as it can."""
    lift = next((action for action in may if isinstance(action, Lift)), None)
    if lift is not None:
        return lift
    care = TakeCare(True)
    return care if scene.me.view.risk and care in may else because_of_cards(scene, may)


def because_of_cards(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    asked = (card.handy(scene, may) for card in CURSES.values() if card.handy is not None)
    return next((action for action in asked if action is not None), None)
