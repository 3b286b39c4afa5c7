"""Let standard bots play what tables choose most, and keep how long it took, how even and how hard it was: the lobby
tells it beside the options.

Which tables are played is in each game's `data/forecast.toml`, the figures are kept in `data/forecast.json` beside it.
What is known already by the same rules, the same bot and as many games is not played again; Ctrl-C keeps every table
that is done, and the same command goes on from there. The same seed gives the same figures."""

import argparse
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from wayout.cli.trouble import Trouble, game_named, wrong_usage
from wayout.games import GAMES, forecast_file, read_forecast
from wayout.kernel.forecast import Odds, Outlook, of_version
from wayout.kernel.game import Game
from wayout.lab.forecast import found, in_order, is_known, play, write
from wayout.lab.forecast_plan import Forecasting, Wanted, forecasting, wanted

INTERRUPTED: Final = 130
MINUTE: Final = 60
WINNERS: Final = {"team": "the team", "first": "whoever began", "side": "the side that wants out"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="*", metavar="GAME", help="the ids of games (default: all)")
    parser.add_argument("--games", type=int, metavar="N", help="games of each table (default: as the game's plan says)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed, the same figures (default: 0)")
    parser.add_argument("--workers", type=int, default=1, metavar="W", help="processes (default: 1)")
    parser.add_argument("--anew", action="store_true", help="play also what is known")
    parser.add_argument("--to", type=Path, metavar="DIR", help="keep GAME.json there instead of in the games' folders")


def run(chosen: argparse.Namespace) -> int:
    games = [game_named(name) for name in chosen.game or GAMES]
    for name, number in (("--games", chosen.games), ("--workers", chosen.workers)):
        if number is not None and number < 1:
            raise wrong_usage(f"{name} must be at least 1")
    console = Console(stderr=True, highlight=False, markup=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        return INTERRUPTED if any(not _forecast(game, chosen, progress) for game in games) else 0


def _forecast(game: Game[Any, Any], chosen: argparse.Namespace, progress: Progress) -> bool:
    """Table after table, each kept as soon as it is done. False if it was interrupted."""
    file = forecast_file(game.id) if chosen.to is None else chosen.to / f"{game.id}.json"
    plan, known = forecasting(game.id), _known(game, file)
    games = chosen.games or plan.games
    todo = wanted(game, plan) if chosen.anew else _missing(game, plan, known, games)
    _keep(game, plan, known, file)
    task = progress.add_task(game.id, total=games * len(todo))
    for table in todo:
        outlook = play(game, plan, table, games, chosen.seed, chosen.workers, lambda _: progress.advance(task))
        if outlook is None:
            return False
        known = [outlook, *(one for one in known if one != found(game, known, table))]
        _keep(game, plan, known, file)
        progress.console.print(_line(game, outlook), soft_wrap=True)
    return True


def _known(game: Game[Any, Any], file: Path) -> list[Outlook]:
    """Without what was played by other rules."""
    try:
        return list(of_version(read_forecast(file), game.version).tables)
    except (OSError, msgspec.MsgspecError) as error:
        raise Trouble(f"cannot read {file}: {error}") from error


def _missing(game: Game[Any, Any], plan: Forecasting, known: list[Outlook], games: int) -> list[Wanted]:
    outlooks = [(table, found(game, known, table)) for table in wanted(game, plan)]
    return [table for table, outlook in outlooks if outlook is None or not is_known(game, outlook, games)]


def _keep(game: Game[Any, Any], plan: Forecasting, known: list[Outlook], file: Path) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write(file, in_order(game, plan, known))
    except OSError as error:
        raise Trouble(f"cannot write {file}: {error.strerror}") from error


def _line(game: Game[Any, Any], outlook: Outlook) -> str:
    options = ", ".join(f"{name}={value}".lower() for name, value in outlook.options.items()) or "by default"
    low, _, high = outlook.people
    minutes = f"{low / MINUTE:.0f} to {high / MINUTE:.0f} minutes"
    return (
        f"{game.id}, seats: {outlook.seats}, {options}: {minutes}, {WINNERS[outlook.whose]} won {_odds(outlook.wins)}"
    )


def _odds(odds: Odds) -> str:
    return f"{odds.times} of {odds.of} ({100 * odds.low:.0f} to {100 * odds.high:.0f} %)"
