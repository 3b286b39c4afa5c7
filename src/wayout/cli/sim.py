"""Let bots play many games, and say who won how often, how long it took and how it ended.

Bots are taken in turn until every seat is filled, and move one seat on in every game. The same seed gives the same
games on any number of workers. Ctrl-C stops early and keeps the games that are done."""

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from wayout.bots import UnknownBot, bot_maker
from wayout.cli.progress import NowAndThen
from wayout.cli.trouble import Trouble, game_named, wrong_usage
from wayout.kernel.codec import encode
from wayout.kernel.game import Game
from wayout.kernel.options import Option, Options, UnknownOption, Value, complete
from wayout.lab.bout import Flawed
from wayout.lab.flaws import flaw_of
from wayout.lab.simulate import Plan, Simulated, simulate
from wayout.lab.summary import Summary, summarise
from wayout.lab.tables import headline, tables

INTERRUPTED: Final = 130
STDOUT: Final = "-"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the id of a game, as `wayout games` lists them")
    parser.add_argument("--players", type=int, metavar="N", help="seats (default: the fewest that can play)")
    parser.add_argument("--games", type=int, default=100, metavar="M", help="how many games (default: 100)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed, the same games (default: 0)")
    parser.add_argument("--bots", metavar="A,B,C", help="who plays (default: the game's standard bot in every seat)")
    parser.add_argument("--preset", default="default", metavar="NAME", help="a named set of options")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="may be given several times")
    parser.add_argument("--workers", type=int, default=1, metavar="W", help="processes (default: 1)")
    parser.add_argument("--json", metavar="FILE", help="write the figures there as well; - is the standard output")
    parser.add_argument("--records", metavar="DIR", help="keep the record of every game there, for `wayout replay`")

    parser.add_argument("--check", action="store_true", help="stop at the first step after which something is wrong")


def run(chosen: argparse.Namespace) -> int:
    plan = plan_of(chosen)
    if plan.records is not None:
        _make_folder(plan.records)
    console = Console(stderr=chosen.json == STDOUT)
    started = time.perf_counter()
    try:
        simulated = _with_progress(plan, chosen.workers)
    except Flawed as error:
        raise Trouble(str(error)) from error
    summary = summarise(plan, simulated, time.perf_counter() - started)
    _print(console, summary)
    if chosen.json is not None:
        _write(chosen.json, summary)
    return INTERRUPTED if summary.interrupted else 0


def plan_of(chosen: argparse.Namespace) -> Plan:
    """The plan that the command line asks for. Everything is checked before the first game begins."""
    game = game_named(chosen.game)
    options = _options(game, chosen.preset, chosen.option)
    counts = game.seat_counts(options)
    players = counts[0] if chosen.players is None else chosen.players
    if players not in counts:
        raise wrong_usage(f"{game.id} with these options is for {', '.join(map(str, counts))} players, not {players}")
    for name, number in (("--games", chosen.games), ("--workers", chosen.workers)):
        if number < 1:
            raise wrong_usage(f"{name} must be at least 1")
    if chosen.check and flaw_of(game.id) is None:
        raise wrong_usage(f"{game.id} has nothing to check: it brings no invariants")
    bots = _bots(game, chosen.bots, players)
    return Plan(game.id, players, chosen.games, chosen.seed, bots, options, chosen.records, chosen.check)


def _bots(game: Game[Any, Any], asked: str | None, players: int) -> tuple[str, ...]:
    names = (game.standard_bot,) if asked is None else tuple(name.strip() for name in asked.split(","))
    if len(names) > players:
        raise wrong_usage(f"{len(names)} bots are too many for {players} seats")
    try:
        for name in names:
            bot_maker(game, name)
    except UnknownBot as error:
        raise wrong_usage(f"there is no such bot: {error}") from error
    return names


def _options(game: Game[Any, Any], preset: str, pairs: Sequence[str]) -> Options:
    if preset not in game.presets:
        raise wrong_usage(f"there is no preset {preset!r}; there are: {', '.join(game.presets)}")
    chosen: Options = dict(game.presets[preset])
    for pair in pairs:
        key, equals, text = pair.partition("=")
        option = next((one for one in game.options if one.id == key), None)
        if not equals or option is None:
            raise wrong_usage(f"{pair!r} is not KEY=VALUE with a KEY among: {', '.join(o.id for o in game.options)}")
        chosen[key] = _value(option, text)
    try:
        return complete(game.options, chosen)
    except UnknownOption as error:
        raise wrong_usage(f"the option {error} is not there") from error


def _value(option: Option, text: str) -> Value:
    for value in option.values:
        if str(value).lower() == text.lower():
            return value
    raise wrong_usage(f"{option.id} is one of {', '.join(str(value).lower() for value in option.values)}, not {text!r}")


def _with_progress(plan: Plan, workers: int) -> Simulated:
    console = Console(stderr=True)
    if not console.is_terminal:
        lines = NowAndThen(plan.game, plan.games, lambda line: print(line, file=sys.stderr, flush=True))
        return simulate(plan, workers, lambda _: lines.advance())
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(plan.game, total=plan.games)
        return simulate(plan, workers, lambda _: progress.advance(task))


def _print(console: Console, summary: Summary) -> None:
    console.print(headline(summary), highlight=False, soft_wrap=True)
    if summary.finished:
        console.print(*tables(summary), sep="\n")


def _write(target: str, summary: Summary) -> None:
    text = msgspec.json.format(encode(summary), indent=2).decode()
    if target == STDOUT:
        print(text)
        return
    try:
        Path(target).write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise Trouble(f"cannot write {target}: {error.strerror}") from error


def _make_folder(folder: str) -> None:
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble(f"cannot make {folder}: {error.strerror}") from error
