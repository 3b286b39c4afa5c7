"""Bodies of the HTTP interface. The client's types are made from these."""

from typing import Any

import msgspec

from wayout.kernel.game import Result
from wayout.kernel.options import Option, Value


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends: anything unknown in it is refused."""


class Profile(Body, frozen=True):
    name: str
    colour: int | None = None


class MoveToken(Body, frozen=True):
    token: str


class NewTable(Body, frozen=True):
    game: str


class ForkPoint(Body, frozen=True):
    """Play on from after the step of this number."""

    number: int


class Problem(msgspec.Struct, frozen=True):
    """Every error: a code with words in every language."""

    code: str
    rule: str
    facts: dict[str, Any]


class GameInfo(msgspec.Struct, frozen=True):
    """What the house offers. `seat_counts`: what the presets allow, taken together."""

    id: str
    seat_counts: tuple[int, ...]
    options: tuple[Option, ...]
    presets: dict[str, dict[str, Value]]
    timers: dict[str, int]
    bots: tuple[str, ...]
    standard_bot: str
    live: bool


class House(msgspec.Struct, frozen=True):
    version: str
    games: tuple[GameInfo, ...]


class Me(msgspec.Struct, frozen=True):
    """`colour` is an identity 0 to 7: a colour, a shape and a letter."""

    id: str
    name: str
    colour: int | None


class Squares(msgspec.Struct, frozen=True):
    """A QR code: the side in squares, quiet border included, and the dark ones as one path for an SVG."""

    side: int
    path: str


class MoveLink(msgspec.Struct, frozen=True):
    link: str
    qr: Squares


class TableCode(msgspec.Struct, frozen=True):
    code: str


class TableInfo(msgspec.Struct, frozen=True):
    """`guests`: the names of those at the table."""

    code: str
    game: str
    status: str
    guests: tuple[str, ...]


class OwnTable(msgspec.Struct, frozen=True):
    """A table at which the asking guest is known. `guests`: the names of all who are."""

    code: str
    game: str
    status: str
    seated: bool
    guests: tuple[str, ...]


class MoveOffer(msgspec.Struct, frozen=True):
    """What a move would bring: this device, now `you`, would become `guest`, with its seats at `tables`."""

    guest: Me
    tables: tuple[OwnTable, ...]
    you: Me


class MatchInfo(msgspec.Struct, frozen=True):
    """A finished match. `steps` counts those that stand after all take-backs."""

    match: str
    game: str
    names: tuple[str, ...]
    colours: tuple[int, ...]
    seats: int
    options: dict[str, Value]
    steps: int
    result: Result


class ReplayLetter(msgspec.Struct, frozen=True):
    """What one viewer was told after one step. `seat` and `by` say who acted: player, bot, timer or table."""

    number: int
    at: int
    seat: int | None
    by: str
    happened: list[Any]
    view: Any
    may: list[Any]
    asked: bool


class MatchLetters(msgspec.Struct, frozen=True):
    match: str
    viewer: int
    letters: list[ReplayLetter]


class Health(msgspec.Struct, frozen=True):
    status: str
