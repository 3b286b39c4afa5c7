"""Wishes before they are played: which letter they answer, what they say, and which are held for a moment."""

from typing import Any, Final, NamedTuple

from wayout.kernel.codec import UNREADABLE
from wayout.kernel.game import Game
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat
from wayout.table.document import Progress
from wayout.table.messages import Wish
from wayout.table.refusals import refuse

MOST_HELD: Final = 4
"""For each seat."""
LONGEST_ID: Final = 64


class Held(NamedTuple):
    """A wish with its action read, and where the answer goes."""

    seat: Seat
    guest: str
    link: str | None
    wish: Wish
    action: Action[Any]


class Queue:
    """Wishes that came while everybody was to look at what happened, in order; and answers that lie sealed, by seats:
    or else whoever gives the last one of them would know that all others had answered before."""

    def __init__(self) -> None:
        self._held: list[Held] = []

    def __bool__(self) -> bool:
        return bool(self._held)

    def has(self, seat: Seat, id: str) -> bool:
        return any(held.seat == seat and held.wish.id == id for held in self._held)

    def add(self, held: Held, sealed: bool) -> None:
        if sum(other.seat == held.seat for other in self._held) >= MOST_HELD:
            raise refuse("too_many_wishes")
        self._held.append(held)
        if sealed:
            self._held.sort(key=lambda one: one.seat)

    def next(self) -> Held:
        return self._held.pop(0)

    def drop(self, guest: str) -> None:
        """Who leaves wishes no more."""
        self._held = [held for held in self._held if held.guest != guest]

    def empty(self) -> list[Held]:
        """All that were held."""
        held, self._held = self._held, []
        return held


def check_id(id: str) -> None:
    if not 1 <= len(id) <= LONGEST_ID:
        raise refuse("malformed")


def check_number(progress: Progress, seat: Seat, number: int) -> None:
    """A wish may answer an older letter, but not one from before the seat was asked what it is asked now, before the
    seat's own last step, or before a take-back. So not even a wish whose id was forgotten can be played twice."""
    asked, newest = progress.waits.get(seat), progress.told[seat]
    oldest = max(progress.own[seat], -1 if asked is None else asked.number)
    if not oldest <= number <= newest:
        raise refuse("stale", number=newest)


def read_action(game: Game[Any, Any], wish: Wish) -> Action[Any]:
    try:
        action = game.codec.action(bytes(wish.action))
    except UNREADABLE as error:
        raise refuse("malformed") from error
    if is_for_the_table(game, action):
        raise refuse("malformed")
    return action


def is_for_the_table(game: Game[Any, Any], action: Action[Any]) -> bool:
    """That a seat is given up, or that its player is gone, only the table can say: nobody wishes for it."""
    return type(action) is type(game.leave) or (game.absent is not None and type(action) is type(game.absent(True)))
