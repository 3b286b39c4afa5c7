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


class MatchBegun(msgspec.Struct, frozen=True):
    match: str
    code: str
    header: bytes


class StepKept(msgspec.Struct, frozen=True):
    """One step of a match. `(match, number)` is unique: the log is the arbiter."""

    match: str
    number: int
    line: bytes


class SnapshotTaken(msgspec.Struct, frozen=True):
    """The state after a step, so that loading stays flat in the length of the match."""

    match: str
    number: int
    state: bytes


class MatchEnded(msgspec.Struct, frozen=True):
    match: str
    result: bytes


class PulseFelt(msgspec.Struct, frozen=True):
    """A sign of life of the store itself; only the newest is kept."""

    at: int
    """Unix milliseconds."""


Row: TypeAlias = GuestSaved | TableSaved | MatchBegun | StepKept | SnapshotTaken | MatchEnded | PulseFelt


class KeptMatch(msgspec.Struct, frozen=True):
    """What the store knows of a match: all of it, or from its newest snapshot on."""

    match: str
    code: str
    header: bytes
    result: bytes | None
    snapshot: SnapshotTaken | None
    lines: list[bytes]
    """Steps in order; with a snapshot, only those after it."""


class Overtaken(Exception):
    """Somebody else has kept this step, this match or this version of a table already: read again."""
