"""What is kept of a table itself. Together with the steps of its match it is all that a restart needs."""

import zlib
from collections.abc import Iterable
from typing import Final, TypeAlias

import msgspec

from wayout.kernel.codec import encode
from wayout.kernel.options import Options
from wayout.kernel.record import Header, Step, read_step
from wayout.kernel.seats import Viewer, number_of
from wayout.table.messages import Line, Pace, PastMatch, RequestKind, SeatKind, Status

NO_COLOUR: Final = -1
DEFAULT_GRACE: Final = 30
LIVE_GRACE: Final = 8
"""In games of real time, where everybody's clock stands still meanwhile; and the shortest for which a seat is kept."""
DEFAULT_PAUSE: Final = 600
BY_POST: Final = 3600
"""Seconds. Where anybody may take so long for a decision, nobody is expected to stay."""
NO_STAND_IN: Final = -1
"""As grace: no bot ever plays for a guest; who leaves a match leaves the game."""

Tempo: TypeAlias = str | int
"""A word that the lobby has for it or, by post, the seconds of every decision."""


class GuestDoc(msgspec.Struct):
    id: str
    name: str
    colour: int
    lost: int | None = None
    """The seat that the host let go while this guest was away."""


class SeatDoc(msgspec.Struct):
    """In a match an open seat with a stand-in is let go: whoever sits down takes it over."""

    kind: SeatKind = "open"
    guest: str | None = None
    name: str = ""
    colour: int = NO_COLOUR
    """Name and colour are those of a bot, or of whoever left in mid-match; a guest brings its own."""
    strength: str | None = None
    ready: bool = False
    stand_in: bool = False
    rests: bool = False
    """Its guest lets a bot play, until they say otherwise."""
    away_from: int | None = None
    """The number of the last step that its guest was here for; nothing while the guest is here."""
    open_from: int = 0
    """Let go: nobody may take it over before, in Unix milliseconds."""

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.stand_in


class Wait(msgspec.Struct):
    """A seat is asked: for what, since which of its letters, and until when on the game's clock."""

    kind: str
    number: int
    due: int | None
    answered: bool = False
    """In secret: its time is still shown, but runs out on nobody."""
    called: bool = False
    """Its guest was here to see it, or was called."""
    left: int | None = None
    """Milliseconds that there were left when the limit went, because the only person at the table sits elsewhere."""


class Progress(msgspec.Struct):
    """What the table, not the game, remembers of the steps so far."""

    number: int
    at: int
    shown_until: int
    waits: dict[int, Wait]
    told: list[int]
    """By viewer, the spectator last: the number of its newest letter."""
    own: list[int]
    """By seat: the number of its letter about its last step or the last take-back. Wishes from before are stale."""
    misses: list[int]
    """By seat: in how many moments in a row its time ran out."""
    wishes: list[dict[str, int]]
    """By seat: the newest ids of granted wishes, with their numbers."""
    backs: dict[int, int] = {}
    """By seat: how often it took something back since everybody learned something."""
    sealed_until: int = 0
    """No answer to the newest question is opened before."""
    known_misses: list[int] = []
    """The misses as all may know them: what somebody does in secret counts once nobody's answer is a secret any more.
    None: kept before there were any."""

    @property
    def shut_until(self) -> int:
        """No wish is played before: everybody looks at what happened, or answers lie sealed."""
        return max(self.shown_until, self.sealed_until)

    def told_to(self, viewer: Viewer) -> int:
        """The number of this viewer's newest letter."""
        return self.told[number_of(viewer)]

    def known_misses_of(self, seat: int) -> int:
        return (self.known_misses or self.misses)[seat]

    def forgive(self, seat: int) -> None:
        """Whoever is back has missed nothing."""
        self.misses[seat] = 0
        if self.known_misses:
            self.known_misses[seat] = 0


class Whisper(msgspec.Struct, frozen=True):
    """A line that only these guests may read, whoever sits where later."""

    line: Line
    readers: tuple[str, ...]


class RequestDoc(msgspec.Struct):
    """Something that is being voted on; `wish` and `back_to` belong to a take-back, `game` to another game. It lapses
    at `due`, in Unix milliseconds; those that were kept before there was such a time do not."""

    kind: RequestKind
    by: int
    yes: list[int]
    wish: str | None = None
    back_to: int = 0
    game: str | None = None
    due: int | None = None


class SeatAskDoc(msgspec.Struct, frozen=True):
    """A guest who watches asks the host for a bot's seat, until `due`, in Unix milliseconds."""

    guest: str
    due: int


class NextDoc(msgspec.Struct):
    """After a match, by guest: who plays the next one, who does not; and when it begins all the same, in Unix
    milliseconds, once anybody wants to."""

    yes: list[str]
    no: list[str]
    due: int | None = None


class Fork(msgspec.Struct, frozen=True):
    """Where the next match starts from, instead of the beginning."""

    header: Header
    steps: list[Step] = []
    """As houses kept them that did not pack them yet."""
    packed: bytes = b""
    """The steps, a line each: with every change in the lobby they are kept again."""

    @classmethod
    def of(cls, header: Header, steps: Iterable[Step]) -> "Fork":
        return cls(header, packed=zlib.compress(b"\n".join(map(encode, steps))))

    @property
    def all_steps(self) -> list[Step]:
        return self.steps or [read_step(line) for line in zlib.decompress(self.packed).splitlines()]


class DayDoc(msgspec.Struct, frozen=True):
    """This table is for a maze of the day. Its match, once begun, is of that date and has that seed."""

    maze: str
    date: str = ""
    seed: str = ""


class Document(msgspec.Struct):
    code: str
    game: str
    host: str
    seats: list[SeatDoc]
    guests: list[GuestDoc]
    options: Options
    timers: dict[str, int]
    grace: int = DEFAULT_GRACE
    pause: int = DEFAULT_PAUSE
    """Seconds after which an agreed pause ends by itself; 0: never."""
    unhurried_alone: bool = False
    """While only one person sits at the table, there are no limits."""
    tempo: Tempo = "normal"
    """Of the last game that had any: one of real time has none, and the next takes it up again."""
    spectators: bool = True
    banned: list[str] = []
    status: Status = "gathering"
    match: str | None = None
    forked: bool = False
    fork: Fork | None = None
    """Until the match has begun; then its steps are in the log."""
    day: DayDoc | None = None
    sat: dict[str, int] = {}
    """Which seat each guest has had in this match, and so whose secrets it knows."""
    request: RequestDoc | None = None
    seat_asks: list[SeatAskDoc] = []
    """One of a guest at most."""
    next: NextDoc | None = None
    founder: str | None = None
    """To whom the host's chair goes back; it has passed on because they were away."""
    pace: Pace = "normal"
    past: list[PastMatch] = []
    chat: list[Line] = []
    whispers: list[Whisper] = []
    progress: Progress | None = None
    clock: int = 0
    """The game's clock when this was kept."""
    ran_at: int | None = None
    """By post: when this was kept, in Unix milliseconds, if the clock ran then; it has run on since."""
    pause_ends: int | None = None
    """When the agreed pause is over, in Unix milliseconds; nothing, if it has no end; 0, if it has none as long as only
    one person plays."""
    stood_still: int = 0
    """Real time: for how many milliseconds of this match everybody has waited for those who dropped."""
    stood_asked: int = 0
    """For how many milliseconds of this match everybody's time has stood still while all were asked something."""
    absent: list[int] = []
    """Real time: the seats of which the rules know that nobody plays them."""
    saved: int = 1
    """How often this has been kept. Where it was not yet counted, it has been at least once."""

    @property
    def patience(self) -> int:
        """Milliseconds of the grace; the usual ones, where no bot ever stands in."""
        return 1000 * (DEFAULT_GRACE if self.grace == NO_STAND_IN else self.grace)

    @property
    def decision_time(self) -> int:
        """Milliseconds: as long as any decision may take."""
        return 1000 * max(self.timers.values())

    def lasts(self, usual: int) -> int:
        """Milliseconds for which a question waits for people; `usual`: seconds, where they stay at the table."""
        return self.decision_time if self.by_post else 1000 * usual

    @property
    def by_post(self) -> bool:
        """People come and go as they like. The clock runs on without them, and no bot takes their seats."""
        return any(seconds >= BY_POST for seconds in self.timers.values())

    @property
    def in_match(self) -> bool:
        return self.status in ("playing", "paused")


class _MatchAlone(msgspec.Struct):
    """Of a document, with all else passed over."""

    match: str | None = None


read_document = msgspec.json.Decoder(Document).decode
_read_match = msgspec.json.Decoder(_MatchAlone).decode


def match_of(document: bytes) -> str | None:
    """The match that must be read from the store to load this table."""
    return _read_match(document).match
