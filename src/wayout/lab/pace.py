"""How long a game of bots would have taken at a table of people.

Nobody knows how fast a person is; what we say is this: a decision takes a person a third of the time that the game's
own timers give for it, and a bot a second and a half. Who is asked at the same time thinks at the same time. A game of
real time has its own clock, which is not touched."""

from typing import Any, Final

import msgspec

from wayout.kernel.game import Game
from wayout.kernel.play import Action, Turn
from wayout.kernel.seats import Seat

PART_OF_LIMIT: Final = 1 / 3
BOT_SECONDS: Final = 1.5


class Lasted(msgspec.Struct, frozen=True):
    """Seconds with a person in every seat, and with one person among bots."""

    people: float
    alone: float


class Watch:
    """Follows one game with one idea of who is a person."""

    def __init__(self, game: Game[Any, Any], people: range) -> None:
        self.seconds = 0.0
        self._game = game
        self._people = people
        self._asked: dict[Seat, tuple[str, float]] = {}
        """By seat: what for, and since when."""

    def hear(self, turn: Turn[Any], seat: Seat | None) -> None:
        asked = self._asked.pop(seat, None) if seat is not None else None
        if seat is not None and asked is not None:
            kind, since = asked
            self.seconds = max(self.seconds, since + self._thinks(seat, kind))
        self.seconds += sum(event.shown_for for event in turn.events) / 1000
        kinds = {one: self._game.waiting(turn.state, one) for one in self._game.asked(turn.state)}
        self._asked = {one: self._since(one, kind) for one, kind in kinds.items()}

    def _thinks(self, seat: Seat, kind: str) -> float:
        return self._game.timers[kind] * PART_OF_LIMIT if seat in self._people else BOT_SECONDS

    def _since(self, seat: Seat, kind: str) -> tuple[str, float]:
        before = self._asked.get(seat)
        return before if before is not None and before[0] == kind else (kind, self.seconds)


class Pace:
    """Listens to a game: how long it lasts, and who began."""

    def __init__(self, game: Game[Any, Any], seats: int) -> None:
        self.first: Seat | None = None
        self._live = game.live
        self._at = 0
        self._watches = (Watch(game, range(seats)), Watch(game, range(1)))

    def __call__(self, turn: Turn[Any], seat: Seat | None, action: Action[Any] | None) -> None:
        self._at = turn.at
        if self.first is None:
            self.first = next((event.first for event in turn.events if hasattr(event, "first")), None)
        if not self._live:
            for watch in self._watches:
                watch.hear(turn, seat)

    @property
    def lasted(self) -> Lasted:
        if self._live:
            return Lasted(self._at / 1000, self._at / 1000)
        people, alone = self._watches
        return Lasted(people.seconds, alone.seconds)
