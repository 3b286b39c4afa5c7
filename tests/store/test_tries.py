"""Tries at the day's mazes: one for each guest, maze and day, whoever comes first."""

import asyncio

import pytest

from wayout.store.rows import GuestSaved, KeptTry, MatchBegun, TableSaved, TryEnded, TrySpent, TryTaken
from wayout.store.store import Store

DAY, MAZE = "2026-11-18", "temple alone"


def spent(match: str, guest: str = "anna", maze: str = MAZE, day: str = DAY) -> TrySpent:
    return TrySpent(day, maze, guest, match, "ABC")


async def test_a_try_is_found_by_its_guest_its_day_and_its_match(store: Store) -> None:
    await store.commit([GuestSaved("anna", b"Anna"), spent("m1"), spent("m1", "ben"), spent("m2", day="2026-11-19")])
    await store.commit([TryEnded("m1", b"feat")])

    anna = KeptTry(DAY, MAZE, "anna", "m1", "ABC", b"feat", b"Anna")
    ben = KeptTry(DAY, MAZE, "ben", "m1", "ABC", b"feat", None)
    assert await store.try_of(DAY, MAZE, "anna") == anna
    assert await store.tries_on(DAY) == await store.tries_in("m1") == [anna, ben]
    assert [one.feat for one in await store.tries_on("2026-11-19")] == [None]
    assert await store.try_of(DAY, MAZE, "cat") is None
    assert await store.tries_in("m3") == []


async def test_a_second_try_is_taken_and_nothing_beside_it_is_kept(store: Store) -> None:
    await store.commit([spent("m1")])

    with pytest.raises(TryTaken):
        await store.commit(
            [TableSaved("XYZ", True, 1, b""), MatchBegun("m2", "XYZ", b""), spent("m2", "ben"), spent("m2")]
        )

    assert await store.table("XYZ") is None
    assert await store.match("m2", from_snapshot=True) is None
    assert await store.try_of(DAY, MAZE, "ben") is None
    await store.commit([spent("m2", "ben"), spent("m2", maze="temple together")])


async def test_of_many_at_once_one_has_the_try(store: Store) -> None:
    attempts = (store.commit([TableSaved(f"T{number}", True, 1, b""), spent(f"m{number}")]) for number in range(20))

    outcomes = await asyncio.gather(*attempts, return_exceptions=True)

    winners = [number for number, outcome in enumerate(outcomes) if outcome is None]
    assert len(winners) == 1
    assert [type(outcome) for outcome in outcomes].count(TryTaken) == 19
    kept = await store.try_of(DAY, MAZE, "anna")
    assert kept is not None
    assert kept.match == f"m{winners[0]}"
    assert [table.code for table in await store.tables_in_use()] == [f"T{winners[0]}"]
