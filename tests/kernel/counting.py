"""The smallest game: say numbers in turn until the sum is reached. For tests of the kernel alone."""

from typing import ClassVar

import msgspec

from wayout.kernel.play import Action, Event, PublicEvent, Refusal, Turn, because
from wayout.kernel.seats import Seat, Viewer


class Counting(msgspec.Struct):
    turn: Seat
    total: int
    secrets: list[int]

    def clone(self) -> "Counting":
        return Counting(self.turn, self.total, self.secrets[:])


class Counted(PublicEvent[Counting], frozen=True):
    news: ClassVar[bool] = False
    by: int

    def apply(self, state: Counting) -> None:
        state.total += self.by
        state.turn = Seat(1 - state.turn)


class SecretDrawn(Event[Counting], frozen=True):
    news: ClassVar[bool] = True
    seat: Seat
    drawn: int | None

    def apply(self, state: Counting) -> None:
        assert self.drawn is not None
        state.secrets.append(self.drawn)

    def seen_by(self, viewer: Viewer) -> "SecretDrawn":
        return self if viewer == self.seat else SecretDrawn(self.seat, None)

    def recalled_by(self, viewer: Viewer) -> "SecretDrawn":
        return self.seen_by(viewer)


class Count(Action[Counting], frozen=True):
    by: int

    def check(self, state: Counting, seat: Seat) -> Refusal | None:
        if seat != state.turn:
            return because("not_your_turn", rule="C-1", turn=state.turn)
        return None

    def perform(self, turn: Turn[Counting], seat: Seat) -> None:
        turn.emit(Counted(self.by))


class Draw(Action[Counting], frozen=True):
    def check(self, state: Counting, seat: Seat) -> Refusal | None:
        return None

    def perform(self, turn: Turn[Counting], seat: Seat) -> None:
        turn.emit(SecretDrawn(seat, turn.chance.below(6)))
