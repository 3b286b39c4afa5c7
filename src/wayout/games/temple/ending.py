"""How a game ends when nobody is inside any more (TMP-4.11)."""

from wayout.games.temple.events import GameEnded
from wayout.games.temple.state import State
from wayout.kernel.play import Turn


def end_if_nobody_is_inside(turn: Turn[State]) -> None:
    """The last one inside is out: won. If all have left the game, there is nobody to win (TMP-4.13)."""
    state = turn.state
    if any(node >= 0 for node in state.figures):
        return
    turn.emit(GameEnded("aborted", turn.at) if all(state.left) else GameEnded("won", turn.at))
