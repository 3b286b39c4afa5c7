"""Wishes of real time in line: each has a time at which it is to be played, and a seat's stay in their order."""

from bisect import insort
from itertools import count
from typing import Any

from wayout.kernel.play import Action
from wayout.kernel.record import Chooser
from wayout.kernel.seats import Seat
from wayout.table.refusals import refuse
from wayout.table.wishes import MOST_HELD


class InLine:
    """`due` is a time of the game's clock, `heard` is when it came in (Unix milliseconds). Bots have no guest."""

    __slots__ = ("action", "by", "due", "guest", "heard", "link", "order", "seat", "wish")

    def __init__(self, seat: Seat, action: Action[Any], due: int, heard: int = 0, by: Chooser = "player") -> None:
        self.seat = seat
        self.action = action
        self.due = due
        self.heard = heard
        self.by = by
        self.order = 0
        self.guest: str | None = None
        self.link: str | None = None
        self.wish: str | None = None

    def asked_by(self, guest: str, link: str | None, wish: str) -> "InLine":
        self.guest, self.link, self.wish = guest, link, wish
        return self


class Line:
    def __init__(self) -> None:
        self._waiting: list[InLine] = []
        self._orders = count()

    @property
    def due(self) -> int | None:
        return self._waiting[0].due if self._waiting else None

    def has(self, seat: Seat, wish: str) -> bool:
        return any(one.seat == seat and one.wish == wish for one in self._waiting)

    def holds_bot(self, seat: Seat) -> bool:
        return any(one.seat == seat and one.guest is None for one in self._waiting)

    def add(self, one: InLine) -> None:
        """Behind what the same seat wished for before."""
        before = [other for other in self._waiting if other.seat == one.seat]
        if len(before) >= MOST_HELD:
            raise refuse("too_many_wishes")
        one.order = next(self._orders)
        one.due = max([one.due, *(other.due for other in before)])
        self._insert(one)

    def hold(self, one: InLine, due: int) -> None:
        """Back into the line until then, and whatever the same seat wished for afterwards not before it."""
        later = [other for other in self._waiting if other.seat == one.seat]
        one.due = due
        for other in later:
            self._waiting.remove(other)
            other.due = max(other.due, due)
        for each in (one, *later):
            self._insert(each)

    def _insert(self, one: InLine) -> None:
        insort(self._waiting, one, key=lambda each: (each.due, each.order))

    def next(self) -> InLine:
        return self._waiting.pop(0)

    def drop(self, guest: str) -> None:
        """Who leaves wishes no more."""
        self._waiting = [one for one in self._waiting if one.guest != guest]

    def drop_bot(self, seat: Seat) -> None:
        """Its person is back, and does what the person wants."""
        self._waiting = [one for one in self._waiting if one.seat != seat or one.guest is not None]

    def empty(self) -> list[InLine]:
        """All that waited."""
        waited, self._waiting = self._waiting, []
        return waited
