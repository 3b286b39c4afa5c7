"""List the games: how many can play, options, presets, timers, bots."""

import argparse
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from wayout.bots import GENERIC
from wayout.games import GAMES
from wayout.kernel.codec import encode
from wayout.kernel.game import Game
from wayout.kernel.options import Option, Options, complete
from wayout.lab.words import words


class Preset(msgspec.Struct, frozen=True):
    """A named set of options, and how many can play with it."""

    options: Options
    seats: tuple[int, ...]


class Listed(msgspec.Struct, frozen=True):
    """One game as `wayout games --json` prints it."""

    id: str
    name: str
    version: int
    seats: tuple[int, ...]
    """By the default preset."""
    options: tuple[Option, ...]
    presets: dict[str, Preset]
    timers: dict[str, int]
    bots: tuple[str, ...]
    """Weakest first."""
    standard_bot: str
    generic_bots: tuple[str, ...]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(chosen: argparse.Namespace) -> int:
    listed = [listing(game) for game in GAMES.values()]
    if chosen.json:
        print(msgspec.json.format(encode(listed), indent=2).decode())
        return 0
    console = Console()
    for game in listed:
        console.print(f"\n[bold]{game.name}[/bold]  {game.id}, version {game.version}")
        console.print(_facts(game))
    return 0


def listing(game: Game[Any, Any]) -> Listed:
    presets = {name: complete(game.options, options) for name, options in game.presets.items()}
    return Listed(
        id=game.id,
        name=words(game.id, "en")["game.name"],
        version=game.version,
        seats=game.seat_counts(presets["default"]),
        options=game.options,
        presets={name: Preset(options, game.seat_counts(options)) for name, options in presets.items()},
        timers=dict(game.timers),
        bots=tuple(game.bots),
        standard_bot=game.standard_bot,
        generic_bots=tuple(GENERIC),
    )


def _facts(game: Listed) -> Table:
    table = Table(show_header=False, box=None, pad_edge=False)
    table.add_column(style="dim")
    table.add_column()
    for name, preset in game.presets.items():
        chosen = ", ".join(f"{key}={_value(value)}" for key, value in preset.options.items())
        table.add_row(f"preset {name}", f"{preset.seats[0]} to {preset.seats[-1]} players; {chosen}")
    for option in game.options:
        values = ", ".join(_value(value) for value in option.values)
        table.add_row(f"option {option.id}", f"{values} (default {_value(option.default)})")
    table.add_row("timers", ", ".join(f"{name} {seconds} s" for name, seconds in game.timers.items()))
    table.add_row("bots", f"{', '.join(game.bots)} (default {game.standard_bot}); {', '.join(game.generic_bots)}")
    return table


def _value(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
