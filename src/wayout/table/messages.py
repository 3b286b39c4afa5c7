"""What goes over a table's socket. The client's types are made from these."""

from typing import Any, Literal, TypeAlias

import msgspec

from wayout.kernel.options import Value
from wayout.kernel.play import Refusal, snake
from wayout.kernel.talk import TABLE

Name: TypeAlias = str
Status: TypeAlias = Literal["gathering", "playing", "paused", "over"]
SeatKind: TypeAlias = Literal["open", "guest", "bot"]
RequestKind: TypeAlias = Literal["take_back", "pause", "resume"]


class Message(msgspec.Struct, frozen=True, tag=snake, tag_field="type"):
    """Tagged by `type`, in snake case."""


class FromClient(Message, frozen=True, forbid_unknown_fields=True):
    """Anything unknown in it is refused."""


# From the client


class Wish(FromClient, frozen=True):
    """Play this. The same id twice is played once."""

    id: str
    number: int
    action: msgspec.Raw


class TakeBack(FromClient, frozen=True):
    id: str


class Agree(FromClient, frozen=True):
    """Answers the open request: a take-back, a pause, a resume."""

    yes: bool


class AskPause(FromClient, frozen=True):
    pass


class AskResume(FromClient, frozen=True):
    pass


class Sit(FromClient, frozen=True):
    seat: int


class Stand(FromClient, frozen=True):
    pass


class Ready(FromClient, frozen=True):
    ready: bool


class Rename(FromClient, frozen=True):
    name: str
    colour: int | None = None


class Say(FromClient, frozen=True):
    """A line of one's own, or one of PHRASES by id; to all at the table, or where the rules offer it."""

    text: str | None = None
    phrase: str | None = None
    channel: str = TABLE


class SetSeats(FromClient, frozen=True):
    seats: int


class SetBot(FromClient, frozen=True):
    seat: int
    strength: str


class SetOpen(FromClient, frozen=True):
    """Frees the seat, whoever or whatever is in it."""

    seat: int


class SetOptions(FromClient, frozen=True):
    options: dict[str, Value]


class GoOn(FromClient, frozen=True):
    """Do not wait any longer for those who dropped out of a game of real time."""


class Again(FromClient, frozen=True):
    """Tell me how things stand: a change was missed."""


class SetTimers(FromClient, frozen=True):
    """Seconds by kind of waiting (0: no limit), the grace for those who drop, and the seconds of agreed pauses (0: no
    end), which stay as they are if they are not named."""

    timers: dict[str, int]
    grace: int
    pause: int | None = None


class SetSpectators(FromClient, frozen=True):
    allowed: bool


class Remove(FromClient, frozen=True):
    guest: str


class Start(FromClient, frozen=True):
    pass


class Rematch(FromClient, frozen=True):
    pass


class Leave(FromClient, frozen=True):
    pass


class Ping(FromClient, frozen=True):
    sent: float


ClientMessage: TypeAlias = (
    Wish
    | TakeBack
    | Agree
    | AskPause
    | AskResume
    | Sit
    | Stand
    | Ready
    | Rename
    | Say
    | SetSeats
    | SetBot
    | SetOpen
    | SetOptions
    | SetTimers
    | SetSpectators
    | Remove
    | Start
    | Rematch
    | Leave
    | GoOn
    | Again
    | Ping
)


# From the server


class GuestInfo(msgspec.Struct, frozen=True):
    id: str
    name: Name
    colour: int
    here: bool
    seat: int | None


class SeatInfo(msgspec.Struct, frozen=True):
    """`kind` is open, guest or bot. `stand_in`: a bot plays for an absent guest. `follows`: at a fork that gathers,
    who had this seat in the record."""

    kind: SeatKind
    name: Name
    colour: int
    guest: str | None = None
    strength: str | None = None
    ready: bool = False
    here: bool = True
    stand_in: bool = False
    follows: Name = ""


class Request(msgspec.Struct, frozen=True):
    """Something all seated people must agree on: `take_back`, `pause` or `resume`."""

    kind: RequestKind
    by: int
    yes: tuple[int, ...]
    waiting: tuple[int, ...]


class Missing(msgspec.Struct, frozen=True):
    """The clock stands still for this seat: in so many seconds a bot steps in (`bot`), or it goes on without."""

    seat: int
    seconds: float
    bot: bool


class You(msgspec.Struct, frozen=True):
    guest: str
    seat: int | None
    host: bool
    spectator: bool


class Line(msgspec.Struct, frozen=True):
    """One line of chat; `at` is Unix time in milliseconds."""

    guest: str
    name: Name
    colour: int
    at: int
    text: str | None = None
    phrase: str | None = None
    channel: str = TABLE


class PastMatch(msgspec.Struct, frozen=True):
    match: str
    outcome: str
    winners: tuple[int, ...]
    names: tuple[Name, ...]


class Around(Message, frozen=True):
    """What is around the game: all of the table but the game itself."""

    code: str
    game: str
    host: str
    status: Status
    seats: tuple[SeatInfo, ...]
    guests: tuple[GuestInfo, ...]
    options: dict[str, Value]
    seat_counts: tuple[int, ...]
    timers: dict[str, int]
    grace: int
    pause: int
    """Seconds after which an agreed pause ends by itself; 0: never."""
    pause_left: float | None
    """Seconds left of the pause, if it ends by itself."""
    spectators: bool
    match: str | None
    forked: bool
    request: Request | None
    past: tuple[PastMatch, ...]
    can_start: bool
    why_not: Refusal | None
    """What keeps the table from starting; what the house says by itself has no rule."""
    missing: tuple[Missing, ...]
    you: You


class TakeBackOffer(msgspec.Struct, frozen=True):
    """May this seat take its last step back alone (`free`), or only if all agree?"""

    free: bool
    ask: bool


class LetterMessage(Message, frozen=True, tag="letter"):
    match: str
    number: int
    at: int
    happened: list[Any]
    view: Any
    may: list[Any]
    asked: bool
    """Is this seat waited for? It may be able to do something even if not."""
    clocks: dict[str, float]
    """Seconds left, by seat; absent seats have no limit."""
    take_back: TakeBackOffer
    missed: list[Any] | None = None
    """On return: what may be retold of what a stand-in lived through."""
    taken_back: int | None = None
    """The seat whose last step this letter has taken back."""
    runs: float = 0.0
    """How fast the game's clock runs; 0: it stands still."""
    channels: list[str] | msgspec.UnsetType = msgspec.UNSET
    """Where this seat may talk, if not only at the table."""


class Change(Message, frozen=True):
    """In games of real time: what is different since the letter or change of the number `since`."""

    match: str
    number: int
    since: int
    at: int
    runs: float
    happened: list[Any]
    view: dict[str, Any]
    """Only what changed. Of the fields in `keyed` only the keys that did."""
    keyed: list[str]
    gone: dict[str, list[str]] | msgspec.UnsetType = msgspec.UNSET
    """By field in `keyed`: the keys that are not there any more, if any."""
    may: list[Any] | msgspec.UnsetType = msgspec.UNSET
    """Only if it changed."""
    asked: bool | msgspec.UnsetType = msgspec.UNSET
    """Only if it changed."""
    channels: list[str] | msgspec.UnsetType = msgspec.UNSET
    """Only if they changed."""


class Granted(Message, frozen=True):
    id: str
    number: int


class Refused(Message, frozen=True):
    code: str
    rule: str
    facts: dict[str, Any]
    id: str | None = None


class Chat(Message, frozen=True):
    lines: tuple[Line, ...]


class Said(Message, frozen=True):
    line: Line


class Pong(Message, frozen=True):
    sent: float


class Gone(Message, frozen=True):
    code: str


ServerMessage: TypeAlias = Around | LetterMessage | Change | Granted | Refused | Chat | Said | Pong | Gone

PHRASES = ("hello", "good_luck", "well_played", "thinking", "hurry", "oops", "thanks", "again")
