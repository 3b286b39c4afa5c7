"""Pitfall: the adventurer falls back to the start, and the card goes at once (TMP-6.12, A33)."""

from typing import ClassVar

from wayout.games.temple.board import settle, start_nodes
from wayout.games.temple.modules.curses.curse import Curse
from wayout.games.temple.modules.curses.events import CurseGone
from wayout.games.temple.seam import arrive
from wayout.games.temple.state import START, State
from wayout.kernel.play import PublicEvent, Turn
from wayout.kernel.seats import Seat


class FellBack(PublicEvent[State], frozen=True):
    """An adventurer stands in the starting chamber, and not because he wanted to."""

    news: ClassVar[bool] = True
    seat: Seat
    start: int
    to: int

    def apply(self, state: State) -> None:
        state.figures[self.seat] = self.to
        settle(state)


def fall(turn: Turn[State], seat: Seat) -> None:
    """Who is in a chamber that serves as the start has nowhere to fall."""
    here = turn.state.figures[seat]
    if here not in start_nodes(turn.state):
        turn.emit(FellBack(seat, here, START))
        arrive(turn, seat)
    turn.emit(CurseGone(seat, CURSE.id))


CURSE = Curse(id="pitfall", drawn=fall, events=(FellBack,))
