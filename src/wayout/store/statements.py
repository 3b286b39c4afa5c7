"""The SQL that both databases understand; `?` stands for a value and is numbered for PostgreSQL."""

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

WRITES: Final[dict[type, str]] = {
    GuestSaved: "INSERT INTO guests (guest, document) VALUES (?, ?)"
    " ON CONFLICT (guest) DO UPDATE SET document = excluded.document",
    TableSaved: "INSERT INTO tables (code, live, document) VALUES (?, ?, ?)"
    " ON CONFLICT (code) DO UPDATE SET live = excluded.live, document = excluded.document",
    MatchBegun: "INSERT INTO matches (match_id, code, header) VALUES (?, ?, ?)",
    StepKept: "INSERT INTO steps (match_id, number, line) VALUES (?, ?, ?)",
    SnapshotTaken: "INSERT INTO snapshots (match_id, number, state) VALUES (?, ?, ?)"
    " ON CONFLICT (match_id) DO UPDATE SET number = excluded.number, state = excluded.state",
    MatchEnded: "UPDATE matches SET result = ? WHERE match_id = ?",
    PulseFelt: "INSERT INTO pulse (one, felt_at) VALUES (1, ?)"
    " ON CONFLICT (one) DO UPDATE SET felt_at = excluded.felt_at",
}
"""By kind of row, in the order in which a group is written."""

TABLES_IN_USE: Final = "SELECT code, live, document FROM tables WHERE live ORDER BY code"
TABLE: Final = "SELECT code, live, document FROM tables WHERE code = ?"
GUEST: Final = "SELECT guest, document FROM guests WHERE guest = ?"
MATCH: Final = "SELECT match_id, code, header, result FROM matches WHERE match_id = ?"
SNAPSHOT: Final = "SELECT match_id, number, state FROM snapshots WHERE match_id = ?"
STEPS: Final = "SELECT line FROM steps WHERE match_id = ? AND number > ? ORDER BY number"
PULSE: Final = "SELECT felt_at FROM pulse"
BEFORE_ALL: Final = -1


def values(row: Row) -> Values:
    """What stands for the question marks of the row's statement."""
    match row:
        case GuestSaved(guest, document):
            return (guest, document)
        case TableSaved(code, in_use, document):
            return (code, in_use, document)
        case MatchBegun(match_id, code, header):
            return (match_id, code, header)
        case StepKept(match_id, number, line):
            return (match_id, number, line)
        case SnapshotTaken(match_id, number, state):
            return (match_id, number, state)
        case MatchEnded(match_id, result):
            return (result, match_id)
        case PulseFelt(at):
            return (at,)


def kept_match(found: Values, snapshot: Values | None, lines: list[bytes]) -> KeptMatch:
    match_id, code, header, result = found
    taken = None if snapshot is None else SnapshotTaken(*snapshot)
    return KeptMatch(match_id, code, header, result, taken, lines)
