"""What a table gets from outside."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from wayout.kernel.game import Game


@dataclass(frozen=True)
class House:
    """Games by id, where unguessable ids and seeds come from, and how slowly things are shown."""

    games: Mapping[str, Game[Any, Any]]
    new_id: Callable[[], str]
    new_seed: Callable[[], int]
    pace: float = 1.0
    """Scales the time for which events are shown and bots think; 0 is for tests and load scripts."""
    speed: float = 1.0
    """How fast the games' clocks run; tests and demonstrations may not want to wait."""
    wall: Callable[[], int] | None = None
    """The time of day in Unix milliseconds, for people to read; nothing: that of the times a table is called with,
    which play follows in any case."""
    day_key: bytes = b""
    """From which the mazes of all days are made; houses with the same have the same."""
    generous: float = 1.0
    """How many times as many matches as usual a table may begin; load scripts begin very many."""

    def time_of_day(self, now: int) -> int:
        return now if self.wall is None else self.wall()


class Guest(msgspec.Struct, frozen=True):
    """A person by its public id. The colour is a wish."""

    id: str
    name: str
    colour: int | None = None
