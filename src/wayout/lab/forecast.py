"""Plays what is to be forecast and keeps the figures, one file for each game."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from wayout.kernel.forecast import Forecast, Odds, Outlook, Range, Whose, differing
from wayout.kernel.game import Game
from wayout.kernel.options import Options
from wayout.lab.bout import Finished
from wayout.lab.forecast_plan import Forecasting, Wanted, wanted
from wayout.lab.simulate import Plan, simulate
from wayout.lab.stats import share

DIGITS: Final = 3
TENTHS: Final = (1, 5, 9)


def is_known(game: Game[Any, Any], outlook: Outlook, games: int) -> bool:
    """By these rules and this bot, and of at least so many games."""
    return outlook.version == game.version and outlook.bot == game.standard_bot and outlook.wins.of >= games


def found(game: Game[Any, Any], outlooks: Iterable[Outlook], table: Wanted) -> Outlook | None:
    """The figures of this very table."""
    options = differing(game.options, table.options)
    return next((outlook for outlook in outlooks if outlook.seats == table.seats and outlook.options == options), None)


def play(
    game: Game[Any, Any],
    plan: Forecasting,
    table: Wanted,
    games: int,
    seed: int,
    workers: int,
    tell: Callable[[Finished], None],
) -> Outlook | None:
    """Nothing if it was interrupted."""
    bouts: list[Finished] = []

    def take(bout: Finished) -> None:
        bouts.append(bout)
        tell(bout)

    todo = Plan(game.id, table.seats, games, seed, (game.standard_bot,), table.options, timed=True)
    if simulate(todo, workers, take).interrupted:
        return None
    return summed_up(game, plan, table, bouts)


def summed_up(game: Game[Any, Any], plan: Forecasting, table: Wanted, bouts: Sequence[Finished]) -> Outlook:
    whose = whose_wins(game, plan, table.options)
    lasted = [bout.lasted for bout in bouts if bout.lasted is not None]
    return Outlook(
        options=differing(game.options, table.options),
        seats=table.seats,
        version=game.version,
        bot=game.standard_bot,
        whose=whose,
        wins=odds(sum(has_won(plan, whose, bout) for bout in bouts), len(bouts)),
        fair=round(sum(len(bout.result.winners) for bout in bouts) / (table.seats * len(bouts)), DIGITS),
        people=spread_of([one.people for one in lasted]),
        alone=spread_of([one.alone for one in lasted]),
        close=None if plan.close is None or whose != "first" else odds(how_often_close(bouts, plan.close), len(bouts)),
    )


def whose_wins(game: Game[Any, Any], plan: Forecasting, options: Options) -> Whose:
    if game.together is not None and game.together(options):
        return "team"
    if plan.side is not None and plan.side.when.items() <= options.items():
        return "side"
    return "first"


def has_won(plan: Forecasting, whose: Whose, bout: Finished) -> bool:
    if whose == "side":
        return plan.side is not None and bout.result.outcome in plan.side.outcomes
    return bool(bout.result.winners) if whose == "team" else bout.first in bout.result.winners


def how_often_close(bouts: Iterable[Finished], margin: int) -> int:
    best = (sorted(bout.result.scores, reverse=True) for bout in bouts)
    return sum(first - second <= margin for first, second, *_ in best)


def odds(times: int, of: int) -> Odds:
    known = share(times, of)
    return Odds(times, of, *(round(number, DIGITS) for number in (known.share, known.low, known.high)))


def spread_of(seconds: Sequence[float]) -> Range:
    """Less than a tenth, a half and nine tenths of them took; in whole seconds."""
    row = sorted(seconds)
    low, middle, high = (round(row[min(len(row) - 1, len(row) * tenths // 10)]) for tenths in TENTHS)
    return low, middle, high


def in_order(game: Game[Any, Any], plan: Forecasting, outlooks: Iterable[Outlook]) -> Forecast:
    """What is still wanted, as the plan lists it."""
    known = list(outlooks)
    kept = (found(game, known, table) for table in wanted(game, plan))
    return Forecast(plan.aside, tuple(outlook for outlook in kept if outlook is not None))


def write(file: Path, forecast: Forecast) -> None:
    """One table a line, so that a change of one is a change of one line; whole or not at all."""
    outlooks = ",\n  ".join(msgspec.json.encode(outlook).decode() for outlook in forecast.tables)
    aside = msgspec.json.encode(forecast.aside).decode()
    half = file.with_suffix(".part")
    half.write_text(f'{{\n"aside": {aside},\n"tables": [\n  {outlooks}\n]\n}}\n', encoding="utf-8")
    half.replace(file)
