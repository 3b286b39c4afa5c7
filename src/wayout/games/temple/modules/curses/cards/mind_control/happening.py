"""What was asked for happens after all, if it still can."""

import msgspec

from wayout.games.temple.actions import CORE_ACTIONS
from wayout.games.temple.actions.doing import Doing
from wayout.games.temple.modules.curses.cards.mind_control.events import HelpDropped, HelpGiven
from wayout.games.temple.modules.curses.cards.mind_control.part import Request, is_void, requests
from wayout.games.temple.seam import MODULES
from wayout.games.temple.state import State
from wayout.kernel.play import Turn, snake
from wayout.kernel.seats import Seat


def happen(turn: Turn[State], seat: Seat, by: Seat | None) -> None:
    """The rules are asked again: much may have changed since they granted it."""
    request = requests(turn.state)[seat]
    action = read(request)
    if not still_fits(turn.state, seat, request, action):
        turn.emit(HelpDropped(seat, "void"))
        return
    turn.emit(HelpGiven(seat, by, turn.at))
    action.go_on(turn, seat)


def still_fits(state: State, seat: Seat, request: Request, action: Doing) -> bool:
    """With the dice that were set aside for it, so it is asked of a twin in which nothing waits."""
    if is_void(state, seat, request):
        return False
    twin = state.clone()
    HelpGiven(seat, None, 0).apply(twin)
    return action.check(twin, seat) is None


def read(request: Request) -> Doing:
    """From how it is written on the wire."""
    kinds = (*CORE_ACTIONS, *(kind for module in MODULES.values() for kind in module.actions))
    kind = next(kind for kind in kinds if snake(kind.__name__) == request.action["type"])
    action = msgspec.convert(request.action, kind)
    assert isinstance(action, Doing)
    return action
