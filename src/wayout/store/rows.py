"""What is kept. Everything is bytes to the store; it never looks inside."""

from typing import TypeAlias

import msgspec


class GuestSaved(msgspec.Struct, frozen=True):
    """A guest by its public id, as it is now."""

    guest: str
    document: bytes


class TableSaved(msgspec.Struct, frozen=True):
    """A table by its code, as it is now. One in use is loaded when the house starts."""

    code: str
    in_use: bool
    version: int
    """How often it has been saved, with this time: 1 needs a code that is free, any other the version before it."""
    document: bytes
    wakes: int | None = None
    """Not in use, but asleep: when it is to be woken, by the house's clock in milliseconds."""


class MatchBegun(msgspec.Struct, frozen=True):
    match: str
    code: str
    header: bytes


class PlayersChanged(msgspec.Struct, frozen=True):
    """Others end a match than began it: its header, with how they are called."""

    match: str
    header: bytes


class StepKept(msgspec.Struct, frozen=True):
    """One step of a match. `(match, number)` is unique: the log is the arbiter."""

    match: str
    number: int
    line: bytes
    passing: bool = False
    """Has no story a word about it?"""


class SnapshotTaken(msgspec.Struct, frozen=True):
    """The state after a step, so that loading stays flat in the length of the match."""

    match: str
    number: int
    state: bytes


class MatchEnded(msgspec.Struct, frozen=True):
    match: str
    result: bytes


class TrySpent(msgspec.Struct, frozen=True):
    """A guest's one try at a maze of a day. `(day, maze, guest)` is unique: who comes second has no try left."""

    day: str
    maze: str
    guest: str
    match: str
    code: str


class TryEnded(msgspec.Struct, frozen=True):
    """For everybody whose try this match was."""

    match: str
    feat: bytes


class PulseFelt(msgspec.Struct, frozen=True):
    """A sign of life of the store itself; only the newest is kept."""

    at: int
    """Unix nanoseconds: no two are the same, or nothing would be written."""


class HouseAwake(msgspec.Struct, frozen=True):
    """So late it was by the house's clock; only the newest is kept."""

    at: int


class SubscriptionKept(msgspec.Struct, frozen=True):
    """Where a guest is called when away. Whoever gave an endpoint last has it alone."""

    endpoint: str
    guest: str
    since: int
    document: bytes


class SubscriptionDropped(msgspec.Struct, frozen=True):
    """This guest is not called there any more; somebody else's endpoint stays."""

    endpoint: str
    guest: str


Row: TypeAlias = (
    GuestSaved
    | TableSaved
    | MatchBegun
    | PlayersChanged
    | StepKept
    | SnapshotTaken
    | MatchEnded
    | TrySpent
    | TryEnded
    | PulseFelt
    | HouseAwake
    | SubscriptionKept
    | SubscriptionDropped
)


class KeptMatch(msgspec.Struct, frozen=True):
    """What the store knows of a match: all of it, or from its newest snapshot on."""

    match: str
    code: str
    header: bytes
    result: bytes | None
    snapshot: SnapshotTaken | None
    lines: list[bytes]
    """Steps in order; with a snapshot, only those after it."""
    earlier: list[bytes] = []
    """With a snapshot: the newest of those before it that are worth a word, in order, to tell what has been."""


class KeptTry(msgspec.Struct, frozen=True):
    """A try, how it went if it is over, and its guest as kept, if it ever gave a name."""

    day: str
    maze: str
    guest: str
    match: str
    code: str
    feat: bytes | None
    document: bytes | None


class Overtaken(Exception):
    """Somebody else has kept this step, this match or this version of a table already: read again."""


class TryTaken(Overtaken):
    """A guest has no try left at this maze of this day; reading again does not help."""
