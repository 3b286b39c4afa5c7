"""Which tables of a game are forecast: its file `data/forecast.toml`."""

from typing import Any, NamedTuple

import msgspec

from wayout.games import forecast_file
from wayout.kernel.game import Game
from wayout.kernel.options import Options, complete


class Mix(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A preset, and what differs from it. Without `seats`: as many as can play it."""

    preset: str = "default"
    options: Options = {}
    seats: tuple[int, ...] | None = None


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """With these options two sides play, and one of them has won if it ends in one of these ways."""

    when: Options
    outcomes: tuple[str, ...]


class Forecasting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`games`: how many are played of each mix unless somebody says otherwise. `aside`: options that change neither the
    length nor who wins. `close`: so many points behind the winner is near. `without`: presets nobody needs a forecast
    of."""

    games: int
    mixes: tuple[Mix, ...]
    aside: tuple[str, ...] = ()
    close: int | None = None
    side: Side | None = None
    without: tuple[str, ...] = ()


class Wanted(NamedTuple):
    """One table to forecast, with complete options."""

    options: Options
    seats: int


class BrokenPlan(ValueError):
    """A file of wanted forecasts that cannot be read."""


def forecasting(game: str) -> Forecasting:
    file = forecast_file(game).with_suffix(".toml")
    try:
        return msgspec.toml.decode(file.read_text("utf-8"), type=Forecasting)
    except (OSError, msgspec.MsgspecError) as error:
        raise BrokenPlan(f"{file}: {error}") from error


def wanted(game: Game[Any, Any], plan: Forecasting) -> list[Wanted]:
    """Every table of the plan, in its order."""
    tables = []
    for mix in plan.mixes:
        options = complete(game.options, game.presets[mix.preset] | mix.options)
        counts = game.seat_counts(options)
        tables += [Wanted(options, seats) for seats in counts if mix.seats is None or seats in mix.seats]
    return tables
