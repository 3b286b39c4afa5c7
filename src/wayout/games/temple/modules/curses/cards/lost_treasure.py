"""Lost treasure: the treasure claimed last is gone, and so is the card at once (TMP-5.9)."""

from wayout.games.temple.modules.curses.curse import Curse
from wayout.games.temple.modules.curses.events import CurseGone
from wayout.games.temple.seam import hooks
from wayout.games.temple.state import State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat


def rob(turn: Turn[State], seat: Seat) -> None:
    for robbed in hooks(turn.state).robbed:
        robbed(turn, seat)
    turn.emit(CurseGone(seat, CURSE.id))


CURSE = Curse(id="lost_treasure", drawn=rob)
