"""The small things that states, events and actions are made of."""

from typing import Final, Literal, NewType, TypeAlias

import msgspec

from wayout.games.room25.cast import IDS
from wayout.games.room25.cells import CELLS, Cell, Line
from wayout.kernel.seats import Seat

Who = NewType("Who", int)
"""A character, by its place in CHARACTERS."""
CHARACTERS: Final = IDS
EVERYONE: Final = tuple(map(Who, range(len(CHARACTERS))))
ALICE, JENNIFER, MAX, KEVIN, FRANCK, EMMETT, SARAH, BRUCE = EVERYONE
NO_ONE: Final = Who(-1)

Tile: TypeAlias = int
"""A room of this game, wherever it lies: its number from 0 to 24."""
NOWHERE: Final = -1
Robot: TypeAlias = int
ROBOTS: Final = (0, 1)

Colour: TypeAlias = Literal["blue", "green", "yellow", "red"]
Token: TypeAlias = Literal["look", "move", "push", "control", "special"]
LOOK: Final[Token] = "look"
MOVE: Final[Token] = "move"
PUSH: Final[Token] = "push"
CONTROL: Final[Token] = "control"
SPECIAL: Final[Token] = "special"
TOKENS: Final[tuple[Token, ...]] = (LOOK, MOVE, PUSH, CONTROL, SPECIAL)
BASE_TOKENS: Final = TOKENS[:4]

Adrenaline: TypeAlias = Literal["none", "ready", "committed", "gone"]
Role: TypeAlias = Literal["prisoner", "guard"]
ModeName: TypeAlias = Literal["suspicion", "competition", "team", "cooperation", "solo"]
TOGETHER: Final[tuple[ModeName, ...]] = ("cooperation", "solo")
"""Modes in which all win or lose as one."""
Level: TypeAlias = Literal["base", "standard", "madness"]

Phase: TypeAlias = Literal["opening", "clue", "prelude", "program", "pass", "over"]
FIRST: Final = 1
SECOND: Final = 2
WILD: Final = 3
"""The passes of a round; adrenaline is the last."""
Cause: TypeAlias = Literal["move", "push", "call", "carry", "illusion", "robot", "panic"]
"""How somebody comes into a room."""
Jump: TypeAlias = Literal["tunnel", "vortex", "rewind"]
"""How a figure is put onto another room without entering it."""
Fate: TypeAlias = Literal["mortal", "acid", "trapped", "flooded", "shredder", "timer", "bomb"]
"""What somebody dies of."""
Glance: TypeAlias = Literal["look", "vision", "clue"]

Family: TypeAlias = Literal["moment", "token", "room", "card"]
"""Who asks: the course of the game, an action token, a room, a card."""


class Target(msgspec.Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True, forbid_unknown_fields=True):
    """One of the answers to a question: what it names, and nothing else."""

    cell: Cell | None = None
    to: Cell | None = None
    who: Who | None = None
    line: Line | None = None
    forward: bool | None = None
    """To the right, or down."""
    robot: Robot | None = None
    use: str | None = None
    """Which of several things: an action token, an ability, now or later."""


NOTHING: Final = Target(use="nothing")
"""The only answer where nothing can be done: an action that is lost."""
USES: Final = (
    *("nothing", "now", "wait", "pass", "spare", "accept", "refuse"),
    *TOKENS,
    *("swap", "order", "lock", "reactivate", "sabotage", "destroy", "hide", "recover"),
    *CHARACTERS,
)
"""All that `use` can be; the names of characters are for whom Bruce mimics."""


CELL: Final = tuple(Target(cell=cell) for cell in CELLS)
SOMEBODY: Final = tuple(Target(who=who) for who in EVERYONE)
SOMEBODY_TO: Final = tuple(tuple(Target(cell=cell, who=who) for cell in CELLS) for who in EVERYONE)


class Question(msgspec.Struct, frozen=True, repr_omit_defaults=True):
    """Somebody has to choose one of these before anything else happens."""

    family: Family
    id: str
    who: Who
    """For this character; its player answers."""
    options: tuple[Target, ...]
    group: tuple[Who, ...] = ()
    """Whom it is about, if not only the one who is asked."""
    tile: Tile = NOWHERE
    from_cell: Cell = NOWHERE
    target: Target | None = None
    """What was chosen before, if this asks about that."""
    card: int = -1
    """Which card asks."""


class Look(msgspec.Struct, frozen=True):
    """What a seat has seen since programs were laid: a room, and where it lay then."""

    cell: Cell
    tile: Tile
    room: str
    by: Glance
    round: int


class Claim(msgspec.Struct, frozen=True):
    """What a seat said about a room that was face down."""

    seat: int
    round: int
    cell: Cell
    """Where the room lay then."""
    tile: Tile
    colour: Colour


class Death(msgspec.Struct, frozen=True):
    """What everybody saw of somebody's end, even if a Regeneration Room has undone it since."""

    who: Who
    round: int
    cell: Cell
    """Where the room lay then."""
    of: Fate


class Sighting(msgspec.Struct, frozen=True):
    """Which seat looked at which room, and when. Before the first round it is round 0."""

    seat: Seat
    round: int
    tile: Tile
    room: str
    """What it was then."""


class Rules(msgspec.Struct, frozen=True):
    """What the table has chosen (R25-7)."""

    mode: ModeName = "suspicion"
    level: Level = "base"
    guards: int = 0
    abilities: bool = False
    adrenaline: bool = False
    reminders: bool = True
    assist: bool = False
    """What one has looked at stays marked and follows its room."""
    picked: bool = False
    """Characters are chosen, not dealt."""
    team_chat: bool = True
    prison_binds_push: bool = True
    outsider_may_eject: bool = False
    pivot_binds_specials: bool = False
    key_in_exit_zone: bool = True
    moving_in_exit_zone: bool = False
    madness_franck_recovers: bool = True
    flood_after_second_action: bool = False
    complex: str = "by_mode"
    custom: tuple[tuple[str, int], ...] = ()
    """Rooms and how many of each, if they were chosen one by one."""
    madness_cards: bool = False
    """In the modes that do not have them by themselves."""
