"""Masks fall when most are in Room 25 (R25-1.9)."""

from wayout.games.room25.seam import MODES
from wayout.games.room25.state import State
from wayout.kernel.play import Turn


def unmask(turn: Turn[State]) -> None:
    """Somebody has come into Room 25 or left it, died or come back to life: who is where may bring roles to light."""
    after_move = MODES[turn.state.rules.mode].after_move
    if after_move is not None:
        after_move(turn)
