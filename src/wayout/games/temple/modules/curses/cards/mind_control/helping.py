"""Who can help, for how long, and that bots do."""

from collections.abc import Iterable
from typing import Final

from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.curses.cards.mind_control.actions import Assist, Cancel
from wayout.games.temple.modules.curses.cards.mind_control.happening import happen
from wayout.games.temple.modules.curses.cards.mind_control.part import requests
from wayout.games.temple.seam import MISC, Timer
from wayout.games.temple.state import SEATS, State
from wayout.kernel.play import Action, Turn
from wayout.kernel.seats import Seat


def may(state: State, seat: Seat) -> Iterable[Action[State]]:
    waiting = requests(state)
    if not waiting:
        return ()
    return [Cancel() if other == seat else Assist(SEATS[other]) for other in sorted(waiting)]


def patience_ends(state: State) -> int | None:
    waiting = requests(state)
    return min(request.until for request in waiting.values()) if waiting else None


def go_ahead(turn: Turn[State], due: int) -> None:
    """The one that has waited longest, without help."""
    waiting = requests(turn.state)
    happen(turn, SEATS[min(waiting, key=lambda seat: (waiting[seat].until, seat))], None)


WAITING: Final = Timer(MISC, patience_ends, go_ahead)


def lend_a_hand(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    return next((action for action in may if isinstance(action, Assist)), None)
