"""Where rooms, action tokens, abilities, cards, modes and moments plug in: each is one file that ends in one constant.

`catalogue` fills the tables when the game is imported; the verbs look things up here and know none by name."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from wayout.games.room25.mac_deck import Card
from wayout.games.room25.parts import Colour, Question, Role, Rules, Target, Tile, Who
from wayout.games.room25.state import State
from wayout.games.room25.tasks import Arrive, CardStep, Task
from wayout.kernel.chance import Chance
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat

Todo: TypeAlias = list[Task]
"""What follows in this step, last first. Whatever asks a question does so as the last thing it does: what comes after
the answer has to be put here before."""

Answering: TypeAlias = Callable[[Turn[State], Todo, Question, Target], None]

Reason: TypeAlias = Literal["centre", "dark", "all_open", "walls", "prison", "no_way", "alone", "no_push", "impossible"]
"""Why an action is lost. Where an ability does not work, its own name is the reason."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Room:
    """One kind of room (R25-4.7)."""

    id: str
    colour: Colour
    on_enter: Callable[[Turn[State], Todo, Arrive], None] | None = None
    """What it does to those who have just come in together. It may ask, as the last thing."""
    on_leave: Callable[[Turn[State], Tile], None] | None = None
    """What it does when a figure has gone."""
    on_robot: Callable[[Turn[State], Tile], None] | None = None
    """What it does when a robot has come in, and perhaps broken."""
    breaks_robots: bool = False
    answer: Answering | None = None
    """What follows when its question is answered."""
    holds: Callable[[State, Who, Tile], bool] | None = None
    """Does it keep this character from going to that room?"""
    why_held: Reason = "no_way"
    """Why whoever may go nowhere from here is lost a Move."""
    dark: bool = False
    """No Look from here."""
    cold: bool = False
    """One action only, if one stands here when programs are made."""
    jams: bool = False
    """Nobody may speak while somebody alive is here."""
    unsettles: bool = False
    """Whoever is paranoid stays so while here."""
    pivots: bool = False
    """It turns towards the room from which one comes, and can be left along that axis only."""


@dataclass(frozen=True, kw_only=True, slots=True)
class TokenKind:
    """One kind of action token (R25-4.5)."""

    id: str
    options: Callable[[State, Who], Sequence[Target]]
    """All ways to carry it out now; none: it is lost."""
    perform: Callable[[Turn[State], Todo, Who, Target], None]
    why_lost: Callable[[State, Who], str]
    """The Reason why there is no way, or the name of the ability."""
    from_centre: bool = True
    """Can it be used in the Central Room?"""


@dataclass(frozen=True, kw_only=True, slots=True)
class Ability:
    """What one character can do besides (R25-4.9)."""

    id: str
    options: Callable[[State, Who], Sequence[Target]]
    perform: Callable[[Turn[State], Todo, Who, Target], None]
    aims: tuple[str, ...] = ()
    """Which of several is chosen when the token is programmed."""
    needs_company: bool = False
    """It is for somebody in the same room."""
    mimicked: Callable[[State, Who], Sequence[Target]] | None = None
    """What Bruce can do of it; the same as `options`, if nothing is said."""
    panic: Callable[[Turn[State], Todo, Who, int], None] | None = None
    """What this character does when it panics because of that card. It may ask, as the last thing."""
    panic_answer: Answering | None = None


@dataclass(frozen=True, kw_only=True, slots=True)
class CardKind:
    """One kind of card of the M.A.C. deck (R25-4.10)."""

    id: str
    resolve: Callable[[Turn[State], Todo, Card, tuple[Who, ...], bool], None]
    """What it does: the card, the characters it is for, and whether they drew it in a M.A.C. Room. It may ask, as the
    last thing."""
    step: Callable[[Turn[State], Todo, Card, CardStep], None] | None = None
    answer: Answering | None = None
    stays: bool = False
    """It lies in view until the round ends."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Moment:
    """Something that the course of the game itself asks."""

    id: str
    answer: Answering


@dataclass(frozen=True, slots=True)
class Verdict:
    """How it ends, and for whom well."""

    outcome: str
    winners: tuple[Seat, ...] = ()


@dataclass(frozen=True, kw_only=True, slots=True)
class Mode:
    """One way to play (R25-1.9, R25-2.6): who plays how many characters, for how long, and when it ends."""

    id: str
    seats: tuple[int, ...]
    """How many can play it."""
    picks_each: int
    """How often each seat picks what it plays: a character or a duo."""
    rounds: Callable[[Rules, int], int]
    """Characters in the game to rounds."""
    picks: Callable[[State, Seat], list[tuple[Who, ...]]]
    """What a seat may take next, together, of what is left."""
    side: Callable[[State, Seat], int]
    escape: Callable[[State, Who], Verdict | None]
    """What happens if this character moves Room 25 out now; nothing: it stays in the complex."""
    needed: Callable[[State], list[Who]] | None = None
    """Who has to be in Room 25 before all go out as one; nothing: nobody leaves as one."""
    time_out: Callable[[State], Verdict]
    after_deaths: Callable[[Turn[State], tuple[Who, ...]], Verdict | None]
    """Roles that come to light because these have just died, and whether it ends."""
    after_move: Callable[[Turn[State]], None] | None = None
    """Roles that come to light because of who is where."""
    roles: Callable[[State, Chance], tuple[Role | None, ...]] | None = None
    alarm: bool = False
    """Is the countdown cut short when somebody enters Room 25 early?"""
    alone: bool = False
    """No programming: actions are chosen as they come."""
    talks_apart: bool = False
    """Sides may have a channel of their own."""


ROOMS: Final[dict[str, Room]] = {}
TOKEN_KINDS: Final[dict[str, TokenKind]] = {}
ABILITIES: Final[dict[Who, Ability]] = {}
CARD_KINDS: Final[dict[str, CardKind]] = {}
MOMENTS: Final[dict[str, Moment]] = {}
MODES: Final[dict[str, Mode]] = {}
