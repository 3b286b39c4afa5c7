"""The introduction is over (TMP-4.2)."""

from wayout.games.temple.events import Begun
from wayout.games.temple.seam import hooks
from wayout.games.temple.state import State
from wayout.kernel.play import Turn


def begin(turn: Turn[State], at: int) -> None:
    turn.emit(Begun(at))
    for begun in hooks(turn.state).begun:
        begun(turn)
