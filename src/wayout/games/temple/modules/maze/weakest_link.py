"""The curse of the Weakest link: if its bearer is not safe when the doors slam, all have lost (TMP-5.13)."""

from typing import ClassVar, Final

from wayout.games.temple.events import GameEnded
from wayout.games.temple.modules.curses.part import ID as CURSES
from wayout.games.temple.modules.curses.part import borne
from wayout.games.temple.slam import safe_seats
from wayout.games.temple.state import State
from wayout.kernel.play import PublicEvent, Turn
from wayout.kernel.seats import Seat

WEAKEST_LINK: Final = "weakest_link"


class LinkBroken(PublicEvent[State], frozen=True):
    """The doors slam, and one who was the weakest link is not safe."""

    news: ClassVar[bool] = True
    seat: Seat

    def apply(self, state: State) -> None:
        """What follows is the end."""


def weakest_links(state: State) -> list[Seat]:
    if CURSES not in state.parts:
        return []
    return [seat for seat in state.inside() if WEAKEST_LINK in borne(state, seat)]


def try_chain(turn: Turn[State], number: int) -> None:
    safe = safe_seats(turn.state)
    broken = next((seat for seat in weakest_links(turn.state) if seat not in safe), None)
    if broken is not None:
        turn.emit(LinkBroken(broken))
        turn.emit(GameEnded("weakest_link", turn.at))
