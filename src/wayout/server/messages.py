"""Bodies of the HTTP interface. The client's types are made from these."""

from typing import Any, Literal

import msgspec

from wayout.kernel.day import Feat
from wayout.kernel.finale import Finale
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


class DayStart(Body, frozen=True):
    """A try at this maze of the day."""

    game: str
    maze: str


class ForkPoint(Body, frozen=True):
    """Play on from after the step of this number."""

    number: int


class PushStart(Body, frozen=True):
    """A browser's push subscription, and the language in which it is to be called."""

    endpoint: str
    p256dh: str
    auth: str
    lang: Literal["en", "zh-Hant"]


class PushEnd(Body, frozen=True):
    endpoint: str


class PushKey(msgspec.Struct, frozen=True):
    """The house's public key for push services, in base64 for addresses."""

    key: str


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
    first_preset: str
    """For whoever plays at once, without choosing."""
    timers: dict[str, int]
    brief: tuple[str, ...]
    """Of the timers, those that stay short where everybody may take a day."""
    tempi: dict[str, dict[str, int]]
    """The timers at each tempo that can be chosen: a word, or the seconds of every decision. In real time none."""
    bots: tuple[str, ...]
    standard_bot: str
    live: bool


class House(msgspec.Struct, frozen=True):
    """`build`: of the client that is served here, as its page has it; a page of another build is to be loaded again."""

    version: str
    build: str
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
    """`guests`: the names of those at the table; `link`: where others find it."""

    code: str
    game: str
    status: str
    guests: tuple[str, ...]
    link: str


class OwnTable(msgspec.Struct, frozen=True):
    """A table at which the asking guest is known. `guests`: the names of all who are, and their `colours`. `asked`: it
    waits for the asking guest, for so many `seconds` more, if there is a limit."""

    code: str
    game: str
    status: str
    seated: bool
    guests: tuple[str, ...]
    colours: tuple[int, ...]
    asked: bool
    seconds: float | None


class MoveOffer(msgspec.Struct, frozen=True):
    """What a move would bring: this device, now `you`, would become `guest`, with its seats at `tables`."""

    guest: Me
    tables: tuple[OwnTable, ...]
    you: Me


class MatchInfo(msgspec.Struct, frozen=True):
    """A finished match. `steps` counts those that stand after all take-backs; `opened`: it came as a file, and this
    house has not seen it played."""

    match: str
    game: str
    names: tuple[str, ...]
    colours: tuple[int, ...]
    seats: int
    options: dict[str, Value]
    steps: int
    result: Result
    opened: bool


class MatchCode(msgspec.Struct, frozen=True):
    match: str


class MatchFinale(msgspec.Struct, frozen=True):
    """What is told of a finished match: who came where, who did what, what decided it, and where to look again."""

    match: str
    game: str
    names: tuple[str, ...]
    colours: tuple[int, ...]
    result: Result
    opened: bool
    finale: Finale


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


class DayTry(msgspec.Struct, frozen=True):
    """Your try: at which table, in which match, and how it went once it is over."""

    code: str
    match: str
    feat: Feat | None


class DayLine(msgspec.Struct, frozen=True):
    """One of the best, or your own: a person, or several who tried it together."""

    place: int
    names: tuple[str, ...]
    feat: Feat
    yours: bool


class MazeOfDay(msgspec.Struct, frozen=True):
    """`maze` is `alone` or `together`; `seats`: how many people may try it at one table."""

    game: str
    maze: str
    seats: tuple[int, ...]
    own: DayTry | None
    today: tuple[DayLine, ...]
    yesterday: tuple[DayLine, ...]


class Day(msgspec.Struct, frozen=True):
    """Dates are YYYY-MM-DD; `seconds` are left until the next one begins, at midnight in UTC."""

    date: str
    yesterday: str
    seconds: int
    mazes: tuple[MazeOfDay, ...]
