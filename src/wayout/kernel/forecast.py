"""What a table may expect before it begins: how long, how even or how hard; kept as data, from games of bots."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from wayout.kernel.options import Option, Options

Whose: TypeAlias = Literal["team", "first", "side"]
Range: TypeAlias = tuple[int, int, int]


class Odds(msgspec.Struct, frozen=True):
    """How often something happened in how many games, and where the true share lies with 95 % confidence."""

    times: int
    of: int
    share: float
    low: float
    high: float


class Outlook(msgspec.Struct, frozen=True, omit_defaults=True):
    """One mix of options with so many seats, all of them standard bots. `options`: what differs from the defaults.

    `wins` are those of the team, of whoever began, or of one of two sides; `fair` is the share that each seat had on
    the average, for comparison. `close`: games in which the next best was near the winner's score. `people` and
    `alone` are seconds, of which a tenth, a half and nine tenths of the games took less: with a person in every seat,
    and with one person among bots."""

    options: Options
    seats: int
    version: int
    """Of the game's rules."""
    bot: str
    whose: Whose
    wins: Odds
    fair: float
    people: Range
    alone: Range
    close: Odds | None = None


class Forecast(msgspec.Struct, frozen=True):
    """All that is known of a game. `aside`: options that change neither the length nor who wins."""

    aside: tuple[str, ...]
    tables: tuple[Outlook, ...]


NOTHING_KNOWN = Forecast((), ())


def of_version(forecast: Forecast, version: int) -> Forecast:
    """Figures of other rules tell nothing about these."""
    return Forecast(forecast.aside, tuple(outlook for outlook in forecast.tables if outlook.version == version))


def differing(options: Sequence[Option], chosen: Options) -> Options:
    """Of complete options those that are not the default."""
    return {option.id: chosen[option.id] for option in options if chosen[option.id] != option.default}
