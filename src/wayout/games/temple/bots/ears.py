"""What mates have asked for lately. Nobody answers for ever."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from wayout.games.temple.events import Signalled
from wayout.kernel.play import Event
from wayout.kernel.seats import Seat

COME: Final = "come"
WAIT: Final = "wait"
HELP: Final = frozenset({"help", "mask", "stuck"})
LASTS: Final = {COME: 25_000, WAIT: 15_000, **dict.fromkeys(HELP, 25_000)}
"""For how long each of these changes the plans of those who heard it."""


class Call(NamedTuple):
    seat: Seat
    phrase: str
    node: int | None
    """Without one: where the caller is."""
    at: int


class Ears:
    """Keeps the last call of every mate."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._calls: dict[Seat, Call] = {}

    def hear(self, happened: Sequence[Event[Any]]) -> None:
        for event in happened:
            if isinstance(event, Signalled) and event.seat != self._seat and event.phrase in LASTS:
                self._calls[event.seat] = Call(event.seat, event.phrase, event.node, event.at)

    def calls(self, at: int) -> list[Call]:
        """Those that still count, the newest first."""
        alive = [call for call in self._calls.values() if at - call.at < LASTS[call.phrase]]
        return sorted(alive, key=lambda call: (-call.at, call.seat))
