"""How a game ends when nobody is inside any more (TMP-4.11)."""

from wayout.games.temple.events import GameEnded
from wayout.games.temple.seam import hooks
from wayout.games.temple.state import BEHIND, State
from wayout.kernel.play import Event, Turn
from wayout.kernel.seats import Seat


def end_if_nobody_is_inside(turn: Turn[State]) -> None:
    """The last one inside is out: won, if nobody was left behind. If all have left the game, there is nobody to win or
    to lose (TMP-4.13)."""
    state = turn.state
    if any(node >= 0 for node in state.figures):
        return
    if all(state.left):
        turn.emit(GameEnded("aborted", turn.at))
    elif state.behind:
        turn.emit(GameEnded("left_behind", turn.at))
    else:
        turn.emit(verdict(state, turn.at) or GameEnded("won", turn.at))


def verdict(state: State, at: int) -> Event[State] | None:
    """What a module in play says against a win."""
    verdicts = (judge(state, at) for judge in hooks(state).verdict)
    return next((ended for ended in verdicts if ended is not None), None)


def is_left_behind(state: State, seat: Seat) -> bool:
    """Whether the others will miss this seat if it leaves now. The last one inside is never forgotten (TMP-4.13)."""
    inside = state.inside()
    return seat in inside and (state.leavers == BEHIND or inside == [seat])
