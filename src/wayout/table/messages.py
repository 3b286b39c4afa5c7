"""What goes over a table's socket. The client's types are made from these."""

from typing import Any, Literal, TypeAlias

import msgspec

from wayout.kernel.options import Value
from wayout.kernel.play import Refusal, snake
from wayout.kernel.talk import TABLE

Name: TypeAlias = str
Status: TypeAlias = Literal["gathering", "playing", "paused", "over"]
SeatKind: TypeAlias = Literal["open", "guest", "bot"]
RequestKind: TypeAlias = Literal["take_back", "pause", "resume", "restart", "end", "game"]
Pace: TypeAlias = Literal["calm", "normal", "quick"]


class Message(msgspec.Struct, frozen=True, tag=snake, tag_field="type"):
    """Tagged by `type`, in snake case."""


class FromClient(Message, frozen=True, forbid_unknown_fields=True):
    """Anything unknown in it is refused."""


# From the client


class Wish(FromClient, frozen=True):
    """Play this. The same id twice is played once. In real time `at` is what the game's clock read then, as far as the
    client knows."""

    id: str
    number: int
    action: msgspec.Raw
    at: int | None = None


class TakeBack(FromClient, frozen=True):
    id: str


class Agree(FromClient, frozen=True):
    """Answers the open request."""

    yes: bool


class Withdraw(FromClient, frozen=True):
    """Ask no longer what one has asked all to agree on."""


class AskPause(FromClient, frozen=True):
    pass


class AskResume(FromClient, frozen=True):
    pass


class AskRestart(FromClient, frozen=True):
    """Break the match off and begin anew, by the same terms."""


class AskEnd(FromClient, frozen=True):
    """Break the match off and go back to the lobby."""


class PlayAgain(FromClient, frozen=True):
    """After a match: whether this guest plays the next one."""

    yes: bool


class Rest(FromClient, frozen=True):
    """In a match: let a bot play for me, or play myself again."""

    rest: bool


class SetGame(FromClient, frozen=True):
    """Another game of the house, with the same people: the host's word, anybody else's request."""

    game: str


class SetPace(FromClient, frozen=True):
    """How long bots think."""

    pace: Pace


class Sit(FromClient, frozen=True):
    seat: int


class Stand(FromClient, frozen=True):
    pass


class AskSeat(FromClient, frozen=True):
    """In a match, of whoever watches: may I have a bot's seat? Or no longer."""

    asks: bool


class AnswerSeat(FromClient, frozen=True):
    """The host gives a bot's seat to a guest who asks for one; without a seat: not now."""

    guest: str
    seat: int | None


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
    """Seconds by kind of waiting (0: no limit), the grace for those who drop, the seconds of agreed pauses (0: no end),
    and whether whoever sits alone among bots is not hurried; the last two stay as they are if they are not named."""

    timers: dict[str, int]
    grace: int
    pause: int | None = None
    unhurried_alone: bool | None = None


class SetSpectators(FromClient, frozen=True):
    allowed: bool


class Remove(FromClient, frozen=True):
    guest: str


class Start(FromClient, frozen=True):
    """`past`: guests who have not said they are ready, and are not waited for."""

    past: tuple[str, ...] = ()


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
    | Withdraw
    | AskPause
    | AskResume
    | AskRestart
    | AskEnd
    | PlayAgain
    | Rest
    | SetGame
    | SetPace
    | Sit
    | Stand
    | AskSeat
    | AnswerSeat
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
    """`kind` is open, guest or bot. `stand_in`: a bot plays for its guest, who is away or `rests`. `follows`: at a fork
    that gathers, who had this seat in the record. `has_say`: at a table by post,
    nothing is agreed on without its guest, even while away."""

    kind: SeatKind
    name: Name
    colour: int
    guest: str | None = None
    strength: str | None = None
    ready: bool = False
    here: bool = True
    stand_in: bool = False
    rests: bool = False
    follows: Name = ""
    has_say: bool = False


class Request(msgspec.Struct, frozen=True):
    """Something all seated people must agree on; `game` is the other game of such a request. In so many seconds it
    lapses."""

    kind: RequestKind
    by: int
    yes: tuple[int, ...]
    waiting: tuple[int, ...]
    game: str | None = None
    seconds: float | None = None


class SeatAsk(msgspec.Struct, frozen=True):
    """A guest who watches asks the host for one of these seats, which bots play. In so many seconds it lapses."""

    guest: str
    seats: tuple[int, ...]
    seconds: float


class NextMatch(msgspec.Struct, frozen=True):
    """After a match, by guest: who plays the next one, who does not, and who is still waited for. In so many seconds it
    begins all the same, if anybody wants to."""

    yes: tuple[str, ...]
    no: tuple[str, ...]
    waiting: tuple[str, ...]
    seconds: float | None


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
    """By seat: names, guests (bots have none) and colours. `together`: all won or lost together."""

    match: str
    outcome: str
    winners: tuple[int, ...]
    names: tuple[Name, ...]
    game: str = ""
    guests: tuple[str | None, ...] = ()
    colours: tuple[int, ...] = ()
    together: bool = False


class TallyLine(msgspec.Struct, frozen=True):
    """How often this person, or this bot, has won at this table, of how many matches against each other."""

    guest: str | None
    name: Name
    colour: int
    won: int
    played: int


class Tally(msgspec.Struct, frozen=True):
    """Of the past matches that were played to their end; those that all win or lose together are counted apart."""

    lines: tuple[TallyLine, ...]
    together_won: int
    together_played: int


class OfDay(msgspec.Struct, frozen=True):
    """The table is for a maze of the day; `date` is that of its match, once it has begun."""

    maze: str
    date: str


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
    tempo: str | int | None
    """What these times come to: a word for it, or the seconds of every decision by post; none: times of one's own."""
    grace: int
    pause: int
    """Seconds after which an agreed pause ends by itself; 0: never."""
    pause_left: float | None
    """Seconds left of the pause, if it ends by itself."""
    unhurried_alone: bool
    """While only one person sits at the table, no time runs out."""
    by_post: bool
    """Decisions may take hours or days: nobody needs to stay."""
    spectators: bool
    match: str | None
    forked: bool
    day: OfDay | None
    request: Request | None
    seat_asks: tuple[SeatAsk, ...]
    past: tuple[PastMatch, ...]
    tally: Tally
    next: NextMatch | None
    """After a match: who plays again."""
    pace: Pace
    can_start: bool
    why_not: Refusal | None
    """What keeps the table from starting; what the house says by itself has no rule."""
    waits_only_for: tuple[int, ...]
    """The seats whose word is all that is missing: the host may start without it."""
    missing: tuple[Missing, ...]
    screens: int
    """How many big screens show this table."""
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
    """On return: what may be retold of what happened meanwhile."""
    taken_back: int | None = None
    """The seat whose last step this letter has taken back."""
    runs: float = 0.0
    """How fast the game's clock runs; 0: it stands still."""
    channels: list[str] | msgspec.UnsetType = msgspec.UNSET
    """Where this seat may talk, if not only at the table."""
    late: bool | msgspec.UnsetType = msgspec.UNSET
    """This seat's time was up: what it did in this letter was chosen by the house."""
    stood_in: bool | msgspec.UnsetType = msgspec.UNSET
    """On return, with what was missed: a bot has played in this seat."""


class Clocks(Message, frozen=True):
    """How much time there is now, where that has changed without a step: the letter stands, but for its clocks."""

    match: str
    at: int
    runs: float
    clocks: dict[str, float]


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


class Story(Message, frozen=True):
    """What may be told again of the match up to the letter of this number, to whoever comes."""

    match: str
    number: int
    happened: list[Any]


class Granted(Message, frozen=True):
    id: str
    number: int


class Refused(Message, frozen=True):
    code: str
    rule: str
    facts: dict[str, Any]
    id: str | None = None


class Lapsed(Message, frozen=True):
    """Not everybody has answered in time what this seat asked of all."""

    by: int


class Chat(Message, frozen=True):
    lines: tuple[Line, ...]


class Said(Message, frozen=True):
    line: Line


class Pong(Message, frozen=True):
    sent: float


class Gone(Message, frozen=True):
    code: str


ServerMessage: TypeAlias = (
    Around | LetterMessage | Clocks | Change | Story | Granted | Refused | Lapsed | Chat | Said | Pong | Gone
)

PHRASES = ("hello", "good_luck", "well_played", "thinking", "hurry", "oops", "thanks", "again")
