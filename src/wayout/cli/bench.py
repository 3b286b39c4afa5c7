"""Measure the rules: random actions (legal list included) and clones per second of one core, for every game.

Where Catanatron is installed, its random players run in the same go, and the ratio is given. It is no dependency: put
it into an environment of its own and name that environment's Python."""

import argparse
import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from wayout.cli.trouble import Trouble, game_named, wrong_usage
from wayout.games import GAMES
from wayout.kernel.codec import encode
from wayout.lab.bench import Speed, bench
from wayout.lab.catanatron import NoCatanatron, installed_here


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", action="append", metavar="GAME", help="only this game; may be given several times")
    parser.add_argument(
        "--preset",
        action="append",
        default=[],
        metavar="PRESET",
        help="with these options besides, where a game has them",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--runs", type=int, default=5, metavar="N", help="runs, of which the best counts (default: 5)")
    parser.add_argument("--seconds", type=float, default=1.0, metavar="T", help="length of a run (default: 1)")
    parser.add_argument("--catanatron-python", type=Path, metavar="PATH", help="a Python that has catanatron installed")


def run(chosen: argparse.Namespace) -> int:
    if chosen.runs < 1 or not 0 < chosen.seconds <= 600:
        raise wrong_usage("--runs must be at least 1, and --seconds above 0 and at most 600")
    games = [game_named(name) for name in chosen.game or GAMES]
    for preset in chosen.preset:
        if not any(preset in game.presets for game in games):
            raise wrong_usage(f"no preset is called {preset} in {', '.join(game.id for game in games)}")
    python = chosen.catanatron_python or installed_here()
    try:
        speeds = bench(
            games,
            chosen.runs,
            chosen.seconds,
            python,
            chosen.preset,
            lambda run, name: print(f"run {run} of {chosen.runs}: {name}", file=sys.stderr, flush=True),
        )
    except NoCatanatron as error:
        raise Trouble(f"Catanatron does not run: {error}") from error
    if chosen.json:
        print(msgspec.json.format(encode(speeds), indent=2).decode())
    else:
        Console().print(_table(speeds))
    return 0


def _table(speeds: dict[str, Speed]) -> Table:
    table = Table(title="per second of one core", title_justify="left")
    table.add_column("game")
    for column in ("random actions", "clones", "times Catanatron"):
        table.add_column(column, justify="right")
    for game, speed in speeds.items():
        ratio = "" if speed.ratio_to_catanatron is None else f"{speed.ratio_to_catanatron:.2f}"
        table.add_row(game, f"{speed.actions_per_second:,.0f}", f"{speed.clones_per_second:,.0f}", ratio)
    yardstick = next(iter(speeds.values())).catanatron
    if yardstick is not None:
        actions, clones = yardstick.actions_per_second, yardstick.clones_per_second
        table.add_row("Catanatron", f"{actions:,.0f}", f"{clones:,.0f}", "1.00")
    return table
