"""The SQL that both databases understand; `?` stands for a value and is numbered for PostgreSQL."""

from collections.abc import Iterable
from typing import Any, Final, TypeAlias

from wayout.store.rows import (
    GuestSaved,
    KeptMatch,
    MatchBegun,
    MatchEnded,
    PulseFelt,
    Row,
    SnapshotTaken,
    StepKept,
    TableSaved,
)

Values: TypeAlias = tuple[Any, ...]

SAVE_GUEST: Final = (
    "INSERT INTO guests (guest, document) VALUES (?, ?) ON CONFLICT (guest) DO UPDATE SET document = excluded.document"
)
NEW_TABLE: Final = "INSERT INTO tables (code, in_use, version, document) VALUES (?, ?, ?, ?)"
SAVE_TABLE: Final = "UPDATE tables SET in_use = ?, version = ?, document = ? WHERE code = ? AND version = ?"
"""Whoever touches no row with it was overtaken."""
BEGIN_MATCH: Final = "INSERT INTO matches (match_id, code, header) VALUES (?, ?, ?)"
KEEP_STEP: Final = "INSERT INTO steps (match_id, number, line) VALUES (?, ?, ?)"
TAKE_SNAPSHOT: Final = (
    "INSERT INTO snapshots (match_id, number, state) VALUES (?, ?, ?)"
    " ON CONFLICT (match_id) DO UPDATE SET number = excluded.number, state = excluded.state"
)
END_MATCH: Final = "UPDATE matches SET result = ? WHERE match_id = ?"
FEEL_PULSE: Final = (
    "INSERT INTO pulse (one, felt_at) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET felt_at = excluded.felt_at"
)
ORDER: Final = (
    SAVE_GUEST,
    NEW_TABLE,
    SAVE_TABLE,
    BEGIN_MATCH,
    KEEP_STEP,
    TAKE_SNAPSHOT,
    END_MATCH,
    FEEL_PULSE,
)
"""In which a group is written: what begins comes before what goes on."""
INSERTIONS: Final = frozenset({NEW_TABLE, BEGIN_MATCH, KEEP_STEP})
"""Those that fail if the row is there already."""

TABLES_IN_USE: Final = "SELECT code, in_use, version, document FROM tables WHERE in_use ORDER BY code"
TABLE: Final = "SELECT code, in_use, version, document FROM tables WHERE code = ?"
GUEST: Final = "SELECT guest, document FROM guests WHERE guest = ?"
MATCH: Final = "SELECT match_id, code, header, result FROM matches WHERE match_id = ?"
SNAPSHOT: Final = "SELECT match_id, number, state FROM snapshots WHERE match_id = ?"
STEPS: Final = "SELECT line FROM steps WHERE match_id = ? AND number > ? ORDER BY number"
PULSE: Final = "SELECT felt_at FROM pulse"
BEFORE_ALL: Final = -1


def write_of(row: Row) -> tuple[str, Values]:
    """The row's statement, and what stands for its question marks."""
    match row:
        case StepKept(match_id, number, line):
            return KEEP_STEP, (match_id, number, line)
        case TableSaved(code, in_use, 1, document):
            return NEW_TABLE, (code, in_use, 1, document)
        case TableSaved(code, in_use, version, document):
            return SAVE_TABLE, (in_use, version, document, code, version - 1)
        case GuestSaved(guest, document):
            return SAVE_GUEST, (guest, document)
        case MatchBegun(match_id, code, header):
            return BEGIN_MATCH, (match_id, code, header)
        case SnapshotTaken(match_id, number, state):
            return TAKE_SNAPSHOT, (match_id, number, state)
        case MatchEnded(match_id, result):
            return END_MATCH, (result, match_id)
        case PulseFelt(at):
            return FEEL_PULSE, (at,)


def writes_of(rows: Iterable[Row]) -> list[tuple[str, list[Values]]]:
    """Each statement once, with all that it is to write."""
    given: dict[str, list[Values]] = {}
    for row in rows:
        statement, values = write_of(row)
        given.setdefault(statement, []).append(values)
    return [(statement, given[statement]) for statement in ORDER if statement in given]


def kept_match(found: Values, snapshot: Values | None, lines: list[bytes]) -> KeptMatch:
    match_id, code, header, result = found
    taken = None if snapshot is None else SnapshotTaken(*snapshot)
    return KeptMatch(match_id, code, header, result, taken, lines)
