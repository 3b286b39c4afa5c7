"""What a game must bring to be played here."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from wayout.kernel.chance import Chance
from wayout.kernel.codec import Codec
from wayout.kernel.day import DayMaze
from wayout.kernel.finale import Finale, Told
from wayout.kernel.letter import Letter
from wayout.kernel.numbering import Numbering
from wayout.kernel.options import Option, Options
from wayout.kernel.play import Action, Event, Refusal, S, Turn
from wayout.kernel.seats import Seat, Viewer
from wayout.kernel.talk import Channel

V = TypeVar("V")


class Result(msgspec.Struct, frozen=True):
    """How a game ended. The outcome has words in every language."""

    outcome: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


class Bot(Protocol):
    """A player without a socket: reads every letter of its seat, and answers with something that it may do."""

    def read(self, letter: Letter) -> None:
        """Something happened; called for each letter, also when there is nothing to do."""
        ...

    def answer(self, letter: Letter) -> Action:  # type: ignore[type-arg]
        """One of `letter.may`, which is not empty; or a saying, which no list holds (see `Game.legal`): it is
        still asked then, and answers again. Called after `read` of the same letter, in which it is asked."""
        ...


class Rememberer(Protocol):
    """A bot of a game with a `memory`: it may take over a seat whose letters it has not read."""

    def remember(self, memory: Any) -> None:
        """What its seat knows from before; called once, before the first `read`, if it comes later than the game."""
        ...


class LiveBot(Protocol):
    """A player without a socket in a game of real time: hears what happens, and looks up when it wants to act."""

    def hear(self, happened: Sequence[Event], at: int) -> None:  # type: ignore[type-arg]
        """What its seat saw, at this time of the game's clock; called for each step, without a letter."""
        ...

    @property
    def due(self) -> int | None:
        """When it wants to look up next, on the game's clock; nothing: not before it hears something."""
        ...

    def answer(self, letter: Letter, at: int) -> Action | None:  # type: ignore[type-arg]
        """What it does now that it looks up; nothing: it only looked. `due` has moved on afterwards."""
        ...


TurnBotMaker = Callable[[Seat, Chance], Bot]
LiveBotMaker = Callable[[Seat, Chance], LiveBot]
BotMaker = TurnBotMaker | LiveBotMaker


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, V]):
    """The rules of one game as plain functions. Nothing here does I/O or reads a clock."""

    id: str
    version: int
    """Raised whenever an old record would replay to another end."""

    options: tuple[Option, ...]
    presets: Mapping[str, Options]
    """Named sets of options, complete or not; `default` is among them."""
    first_preset: str = "default"
    """With which somebody begins who would rather play at once than choose: perhaps their first game."""
    catalogue: Mapping[str, object]
    """The printed matter that a client draws: tiles, boards, cards. Public, the same for every table."""
    catalogue_type: type
    """What of it a client may count on: a TypedDict by the name Catalogue."""
    seat_counts: Callable[[Options], tuple[int, ...]]
    """For how many seats these complete options are; empty if they cannot be played together at all."""
    timers: Mapping[str, int]
    """Kinds of waiting, and how many seconds a table gives by default."""
    brief: frozenset[str] = frozenset()
    """Those that are no decision but a moment for all: to look, or to object. Where everybody may take a day, these
    stay as short as they are."""

    state_type: type[S]
    view_type: type[V]
    actions: tuple[type[Action[S]], ...]
    events: tuple[type[Event[S]], ...]

    first_state: Callable[[int, Options], S]
    """Seats and complete options to the state before any luck."""
    open: Callable[[Turn[S]], None]
    """The first events, with their luck."""

    asked: Callable[[S], Sequence[Seat]]
    """Whom the game waits for, in no particular order: one seat, some, or all. Empty: for time, or it is over. Bots,
    timers and whatever says "your turn" follow it."""
    awaited: Callable[[S], Sequence[Seat]]
    """Whom everybody sees the game wait for: `asked`, and those who have answered in secret before others did."""
    legal: Callable[[S, Seat], list[Action[S]]]
    """What this seat may do: something if it is asked, and perhaps something if it is not, such as changing its answer
    until all have answered. Two things are never listed, though `check` lets them pass: `leave`, and sayings, which
    answer nothing and are too many to list, such as claiming a colour of a room."""
    thinkable: Callable[[S, Seat], Iterable[Action[S]]]
    """Every action worth asking `check` about, but for what is never listed; `legal` is those that pass."""
    numbering: Numbering

    view: Callable[[S, Viewer], V]
    imagine: Callable[[V, Viewer, Chance], S]
    """A truth that looks like this view to this viewer."""

    deadline: Callable[[S], int | None]
    """When time alone will change something, in milliseconds of the game's clock."""
    tick: Callable[[Turn[S]], None]
    """What time changes at `turn.at`, which is at or after the deadline."""
    waiting: Callable[[S, Seat], str]
    """Which of `timers` runs for a seat that is asked."""
    timeout: Callable[[S, Seat, Chance], Action[S]]
    """What is played for a seat whose time is up."""
    leave: Action[S]
    """The action of a seat that leaves for good; legal while the seat is in the game, though never listed."""
    result: Callable[[S], Result | None]
    take_back_by_vote: bool
    """May all agree to go back further than is free? Not in a game of memory: it would show again what was covered."""

    bots: Mapping[str, BotMaker]
    """By strength, weakest first. All of them are live bots if the game is live, and none otherwise."""
    standard_bot: str

    live: bool = False
    """Real time: seats act at any moment, wishes answer how things stand and not a letter, letters tell changes."""
    paused: Callable[[S], int] | None = None
    """Live: the rules have stopped the game's clock, for so many milliseconds of everybody's time at most; 0: it runs.
    While it stands, the deadline is the moment at which it was stopped, `tick` lets it go on, nobody is asked, and
    nothing that a seat may do has to wait. A table ticks when that time is up; where nobody waits, a tick comes at
    once."""
    ready_at: Callable[[S, Seat, Action[S]], int] | None = None
    """Live: when this seat may do this at the earliest, on the game's clock. `check` knows no time."""
    views: Callable[[S, Sequence[Viewer]], list[V]] | None = None
    """`view` of several viewers at the same moment, where that is cheaper than one after the other."""
    contest: Callable[[S, Seat, Action[S]], str | None] | None = None
    """Live: what other people could snatch away by being quicker, by name; nothing if nobody could."""
    absent: Callable[[bool], Action[S]] | None = None
    """Live: the action of a seat whose player has gone or come back, for rules that ask who is there."""
    memory: Callable[[S, Seat], Any] | None = None
    """What this seat has been shown and its view does not show again, for a bot that takes its place: all bots are
    rememberers then. A person in the seat is never told it."""
    channels: Callable[[S, Viewer], Sequence[Channel]] | None = None
    """Where this seat, or whoever only watches, may talk just now; nothing: with all at the table."""
    left_out: Callable[[S, Action[S]], Refusal | None] | None = None
    """Why this kind of action does not exist in this match, whose options leave it out; asked before its own check."""
    why_not: Callable[[Options, int], Refusal | None] | None = None
    """Why a table with these complete options and so many seats cannot start, if the rules know a reason of their own
    beside `seat_counts`."""
    finale: Callable[[Told[S]], Finale] | None = None
    """What is told of a game when it is over, also of one that was broken off."""
    together: Callable[[Options], bool] | None = None
    """Do all players win or lose together with these options? Nothing: never."""
    mazes: tuple[DayMaze, ...] = ()
    """In which ways its maze of the day can be tried."""

    def maze(self, id: str) -> DayMaze | None:
        return next((maze for maze in self.mazes if maze.id == id), None)

    @cached_property
    def codec(self) -> Codec[S]:
        return Codec(self.state_type, self.actions, self.events)
