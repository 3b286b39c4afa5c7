"""The game ends."""

from wayout.games.room25.events import GameEnded
from wayout.games.room25.seam import Verdict
from wayout.games.room25.state import State
from wayout.kernel.play import Turn


def end(turn: Turn[State], verdict: Verdict) -> None:
    turn.emit(GameEnded(verdict.outcome, verdict.winners, tuple(turn.state.roles)))
