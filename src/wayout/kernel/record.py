"""A whole game on disk: a header and one step per line. Any point of it can be had again."""

from collections.abc import Iterable, Iterator
from typing import Any, Final, Literal, TypeAlias

import msgspec

from wayout.kernel.codec import UNREADABLE, encode
from wayout.kernel.finale import Happened, Told
from wayout.kernel.game import Game
from wayout.kernel.options import Options
from wayout.kernel.play import Event, S, replay
from wayout.kernel.seats import Seat

FORMAT: Final = 1
Chooser: TypeAlias = Literal["player", "bot", "timer", "table"]
"""Who chose a step: its player, a bot, the house since time was up, or the table itself."""


class BrokenRecord(ValueError):
    """A record that cannot be read, with the reason."""


class Header(msgspec.Struct, frozen=True):
    """What a record is of."""

    game: str
    version: int
    seats: int
    options: Options
    format: int = FORMAT
    names: tuple[str, ...] = ()
    about: dict[str, Any] = {}


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One wish that was granted, the opening, a tick, or a take-back, with all its events."""

    number: int
    at: int
    """Milliseconds of the game's clock."""
    events: msgspec.Raw
    seat: Seat | None = None
    action: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    wish: str | None = None
    """The id that the client gave to its wish."""
    by: Chooser = "player"
    back_to: int | None = None
    """A take-back: from here on things stand as after the step of this number."""
    undoes: int | None = None
    """A take-back of one secret step alone: from here on things stand as if that step had not been."""


_header = msgspec.json.Decoder(Header)
_step = msgspec.json.Decoder(Step)


def step_of(number: int, at: int, events: Iterable[Event[Any]], **more: Any) -> Step:
    """A step that keeps these events."""
    action = more.pop("action", None)
    raw = msgspec.UNSET if action is None else msgspec.Raw(encode(action))
    return Step(number, at, msgspec.Raw(encode(list(events))), action=raw, **more)


def write_lines(header: Header, steps: Iterable[Step]) -> Iterator[bytes]:
    yield encode(header) + b"\n"
    for step in steps:
        yield encode(step) + b"\n"


def read_step(line: bytes | str) -> Step:
    try:
        return _step.decode(line)
    except UNREADABLE as error:
        raise BrokenRecord(f"not a step: {error}") from error


def read_lines(lines: Iterable[bytes | str]) -> tuple[Header, list[Step]]:
    """Header and steps of a record; the numbers must count up from 0."""
    rows = iter(lines)
    try:
        header = _header.decode(next(rows))
    except StopIteration:
        raise BrokenRecord("the record is empty") from None
    except UNREADABLE as error:
        raise BrokenRecord(f"not a header: {error}") from error
    if header.format != FORMAT:
        raise BrokenRecord(f"format {header.format} is not {FORMAT}")
    steps = [read_step(row) for row in rows if row.strip()]
    for number, step in enumerate(steps):
        if step.number != number:
            raise BrokenRecord(f"step {number} calls itself {step.number}")
    return header, steps


def standing_steps(steps: list[Step]) -> list[Step]:
    """The steps that still stand after all take-backs."""
    standing: list[Step] = []
    for step in steps:
        if step.undoes is not None:
            standing = [old for old in standing if old.number != step.undoes]
        elif step.back_to is not None:
            standing = [old for old in standing if old.number <= step.back_to]
        else:
            standing.append(step)
    return standing


def state_after(game: Game[S, Any], header: Header, steps: list[Step]) -> S:
    """How things stand after these steps."""
    state = game.first_state(header.seats, header.options)
    for step in standing_steps(steps):
        replay(state, game.codec.events(step.events))
    return state


def told(game: Game[S, Any], header: Header, steps: list[Step]) -> Told[S]:
    """These steps once more, for whoever wants to know how things stood at every event."""
    happened = (
        Happened(step.number, step.at, event)
        for step in standing_steps(steps)
        for event in game.codec.events(step.events)
    )
    return Told(game.first_state(header.seats, header.options), header.seats, happened)
