"""The SQL that both databases understand; `?` stands for a value and is numbered for PostgreSQL."""

from collections.abc import Iterable
from typing import Any, Final, TypeAlias

from wayout.store.rows import (
    GuestSaved,
    HouseAwake,
    KeptMatch,
    MatchBegun,
    MatchEnded,
    Overtaken,
    PlayersChanged,
    PulseFelt,
    Row,
    SnapshotTaken,
    StepKept,
    SubscriptionDropped,
    SubscriptionKept,
    TableSaved,
    TryEnded,
    TrySpent,
    TryTaken,
)

Values: TypeAlias = tuple[Any, ...]

SAVE_GUEST: Final = (
    "INSERT INTO guests (guest, document) VALUES (?, ?) ON CONFLICT (guest) DO UPDATE SET document = excluded.document"
)
NEW_TABLE: Final = "INSERT INTO tables (code, in_use, version, document, wakes_at) VALUES (?, ?, ?, ?, ?)"
SAVE_TABLE: Final = (
    "UPDATE tables SET in_use = ?, version = ?, document = ?, wakes_at = ? WHERE code = ? AND version = ?"
)
"""Whoever touches no row with it was overtaken."""
BEGIN_MATCH: Final = "INSERT INTO matches (match_id, code, header) VALUES (?, ?, ?)"
CHANGE_PLAYERS: Final = "UPDATE matches SET header = ? WHERE match_id = ?"
KEEP_STEP: Final = "INSERT INTO steps (match_id, number, line, passing) VALUES (?, ?, ?, ?)"
TAKE_SNAPSHOT: Final = (
    "INSERT INTO snapshots (match_id, number, state) VALUES (?, ?, ?)"
    " ON CONFLICT (match_id) DO UPDATE SET number = excluded.number, state = excluded.state"
)
END_MATCH: Final = "UPDATE matches SET result = ? WHERE match_id = ?"
SPEND_TRY: Final = "INSERT INTO tries (day, maze, guest, match_id, code) VALUES (?, ?, ?, ?, ?)"
END_TRY: Final = "UPDATE tries SET feat = ? WHERE match_id = ?"
FEEL_PULSE: Final = (
    "INSERT INTO pulse (one, felt_at) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET felt_at = excluded.felt_at"
)
BE_AWAKE: Final = (
    "INSERT INTO awake (one, awake_at) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET awake_at = excluded.awake_at"
)
DROP_SUBSCRIPTION: Final = "DELETE FROM subscriptions WHERE endpoint = ? AND guest = ?"
KEEP_SUBSCRIPTION: Final = (
    "INSERT INTO subscriptions (endpoint, guest, since, document) VALUES (?, ?, ?, ?)"
    " ON CONFLICT (endpoint) DO UPDATE"
    " SET guest = excluded.guest, since = excluded.since, document = excluded.document"
)
ORDER: Final = (
    SAVE_GUEST,
    NEW_TABLE,
    SAVE_TABLE,
    BEGIN_MATCH,
    CHANGE_PLAYERS,
    KEEP_STEP,
    TAKE_SNAPSHOT,
    END_MATCH,
    SPEND_TRY,
    END_TRY,
    FEEL_PULSE,
    BE_AWAKE,
    DROP_SUBSCRIPTION,
    KEEP_SUBSCRIPTION,
)
"""In which a group is written: what begins comes before what goes on."""
INSERTIONS: Final = frozenset({NEW_TABLE, BEGIN_MATCH, KEEP_STEP, SPEND_TRY})
"""Those that fail if the row is there already."""

TABLES_IN_USE: Final = "SELECT code, in_use, version, document, wakes_at FROM tables WHERE in_use ORDER BY code"
TABLES_ASLEEP: Final = (
    "SELECT code, in_use, version, document, wakes_at FROM tables"
    " WHERE wakes_at IS NOT NULL AND NOT in_use ORDER BY code"
)
TABLE: Final = "SELECT code, in_use, version, document, wakes_at FROM tables WHERE code = ?"
SUBSCRIPTIONS: Final = (
    "SELECT endpoint, guest, since, document FROM subscriptions WHERE guest = ? ORDER BY since, endpoint"
)
AWAKE: Final = "SELECT awake_at FROM awake"
GUEST: Final = "SELECT guest, document FROM guests WHERE guest = ?"
MATCH: Final = "SELECT match_id, code, header, result FROM matches WHERE match_id = ?"
SNAPSHOT: Final = "SELECT match_id, number, state FROM snapshots WHERE match_id = ?"
STEPS: Final = "SELECT line FROM steps WHERE match_id = ? AND number > ? ORDER BY number"
EARLIER: Final = 300
"""So many steps before a snapshot are read with it, of those that are worth a word."""
STEPS_BEFORE: Final = (
    "SELECT line FROM steps WHERE match_id = ? AND number <= ? AND NOT passing ORDER BY number DESC LIMIT ?"
)
_TRIES: Final = (
    "SELECT day, maze, tries.guest, match_id, code, feat, document"
    " FROM tries LEFT JOIN guests ON guests.guest = tries.guest"
)
TRIES_ON: Final = f"{_TRIES} WHERE day = ? ORDER BY maze, match_id, tries.guest"
TRIES_IN: Final = f"{_TRIES} WHERE match_id = ? ORDER BY tries.guest"
TRY: Final = f"{_TRIES} WHERE day = ? AND maze = ? AND tries.guest = ?"
PULSE: Final = "SELECT felt_at FROM pulse"
BEFORE_ALL: Final = -1


def write_of(row: Row) -> tuple[str, Values]:
    """The row's statement, and what stands for its question marks."""
    match row:
        case StepKept(match_id, number, line, passing):
            return KEEP_STEP, (match_id, number, line, passing)
        case TableSaved(code, in_use, 1, document, wakes):
            return NEW_TABLE, (code, in_use, 1, document, wakes)
        case TableSaved(code, in_use, version, document, wakes):
            return SAVE_TABLE, (in_use, version, document, wakes, code, version - 1)
        case GuestSaved(guest, document):
            return SAVE_GUEST, (guest, document)
        case MatchBegun(match_id, code, header):
            return BEGIN_MATCH, (match_id, code, header)
        case PlayersChanged(match_id, header):
            return CHANGE_PLAYERS, (header, match_id)
        case SnapshotTaken(match_id, number, state):
            return TAKE_SNAPSHOT, (match_id, number, state)
        case MatchEnded(match_id, result):
            return END_MATCH, (result, match_id)
        case TrySpent(day, maze, guest, match_id, code):
            return SPEND_TRY, (day, maze, guest, match_id, code)
        case TryEnded(match_id, feat):
            return END_TRY, (feat, match_id)
        case PulseFelt(at):
            return FEEL_PULSE, (at,)
        case HouseAwake(at):
            return BE_AWAKE, (at,)
        case SubscriptionDropped(endpoint, guest):
            return DROP_SUBSCRIPTION, (endpoint, guest)
        case SubscriptionKept(endpoint, guest, since, document):
            return KEEP_SUBSCRIPTION, (endpoint, guest, since, document)


def writes_of(rows: Iterable[Row]) -> list[tuple[str, list[Values]]]:
    """Each statement once, with all that it is to write."""
    given: dict[str, list[Values]] = {}
    for row in rows:
        statement, values = write_of(row)
        given.setdefault(statement, []).append(values)
    return [(statement, given[statement]) for statement in ORDER if statement in given]


def overtaken(statement: str, why: object) -> Overtaken:
    """By whom this insertion was not the first."""
    return TryTaken(str(why)) if statement == SPEND_TRY else Overtaken(str(why))


def kept_match(found: Values, snapshot: Values | None, lines: list[bytes], earlier: list[bytes]) -> KeptMatch:
    match_id, code, header, result = found
    taken = None if snapshot is None else SnapshotTaken(*snapshot)
    return KeptMatch(match_id, code, header, result, taken, lines, earlier)
