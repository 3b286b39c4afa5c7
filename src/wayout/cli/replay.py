"""Tell the story of a recorded game in words, up to any step and through anybody's eyes, and show how things stood.

FILE is a record: a header and one step per line. The house's replays can be downloaded as such files, and
`wayout sim --records` writes them."""

import argparse
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console

from wayout.cli.trouble import Trouble, wrong_usage
from wayout.games import GAMES
from wayout.kernel.codec import encode
from wayout.kernel.game import Game
from wayout.kernel.options import UnknownOption, complete
from wayout.kernel.record import BrokenRecord, Header, Step, read_lines, standing_steps, state_after
from wayout.kernel.seats import SPECTATOR, Seat, Viewer, number_of, viewer_of
from wayout.lab.story import Teller
from wayout.lab.words import LANGUAGES

EVERYBODY: Final = "spectator"


class Told(msgspec.Struct, frozen=True):
    """One step as `wayout replay --json` prints it."""

    number: int
    at: int
    seat: Seat | None
    by: str
    happened: list[Any]
    story: list[str]


class Replayed(msgspec.Struct, frozen=True):
    """A record up to a step, as one viewer saw it."""

    header: Header
    viewer: int
    """The number of a seat, or -1: the spectator."""
    steps: list[Told]
    view: Any
    outcome: str | None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a record")
    parser.add_argument("--at", type=int, metavar="N", help="stop after step N (default: the last one)")
    parser.add_argument("--viewer", default=EVERYBODY, metavar="SEAT", help="a seat from 0 on (default: spectator)")
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], help="the language of the story")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(chosen: argparse.Namespace) -> int:
    game, header, steps = read(chosen.file)
    viewer = _viewer(chosen.viewer, header)
    replayed = retell(game, header, _up_to(steps, chosen.at), viewer, chosen.lang)
    if chosen.json:
        print(msgspec.json.format(encode(replayed), indent=2).decode())
        return 0
    _print(replayed, Teller(game, header, chosen.lang))
    return 0


def read(file: Path) -> tuple[Game[Any, Any], Header, list[Step]]:
    """The record in this file, with the game that it is of."""
    try:
        header, steps = read_lines(file.read_bytes().splitlines())
    except OSError as error:
        raise Trouble(f"cannot read {file}: {error.strerror}") from error
    except BrokenRecord as error:
        raise Trouble(f"{file} is no record: {error}") from error
    game = GAMES.get(header.game)
    if game is None:
        raise Trouble(f"{file} is of {header.game!r}, which is not in this house")
    if header.version != game.version:
        raise Trouble(f"{file} was played by version {header.version} of {game.id}; here is version {game.version}")
    _check_table(file, game, header)
    return game, header, steps


def _check_table(file: Path, game: Game[Any, Any], header: Header) -> None:
    try:
        counts = game.seat_counts(complete(game.options, header.options))
    except UnknownOption as error:
        raise Trouble(f"{file} has an option that {game.id} does not have: {error}") from error
    if header.seats not in counts or set(header.options) != {option.id for option in game.options}:
        raise Trouble(f"{file} is of a table that {game.id} cannot have: {header.seats} seats, {header.options}")


def retell(game: Game[Any, Any], header: Header, steps: list[Step], viewer: Viewer, language: str) -> Replayed:
    teller = Teller(game, header, language)
    try:
        told = [_told(game, teller, step, viewer) for step in standing_steps(steps)]
        state = state_after(game, header, steps)
        result = game.result(state)
        return Replayed(header, number_of(viewer), told, game.view(state, viewer), result.outcome if result else None)
    except (msgspec.MsgspecError, LookupError, ValueError, TypeError, AttributeError) as error:
        raise Trouble(f"the record does not replay: {error}") from error


def _told(game: Game[Any, Any], teller: Teller, step: Step, viewer: Viewer) -> Told:
    events = game.codec.events(step.events)
    seen = [event for event in (event.seen_by(viewer) for event in events) if event is not None]
    return Told(step.number, step.at, step.seat, step.by, seen, list(teller.tell(events, viewer)))


def _up_to(steps: list[Step], at: int | None) -> list[Step]:
    if not steps:
        raise Trouble("the record has no steps")
    if at is None:
        return steps
    if not 0 <= at < len(steps):
        raise wrong_usage(f"--at must be from 0 to {len(steps) - 1}")
    return steps[: at + 1]


def _viewer(asked: str, header: Header) -> Viewer:
    if asked == EVERYBODY:
        return SPECTATOR
    if asked.isdecimal() and int(asked) < header.seats:
        return Seat(int(asked))
    raise wrong_usage(f"--viewer is {EVERYBODY} or a seat from 0 to {header.seats - 1}, not {asked!r}")


def _print(replayed: Replayed, teller: Teller) -> None:
    console = Console(highlight=False, markup=False, soft_wrap=True)
    header = replayed.header
    eyes = teller.name(viewer_of(replayed.viewer))
    console.print(f"{header.game}, {header.seats} seats, through the eyes of: {eyes}")
    for told in replayed.steps:
        for line in told.story:
            console.print(f"{told.number:5}  {line}")
    console.print(f"\nAfter step {replayed.steps[-1].number}:")
    for field, value in msgspec.to_builtins(replayed.view).items():
        console.print(f"  {field:<12} {encode(value).decode()}")
