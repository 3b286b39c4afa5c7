"""A table is written over by whoever has read its newest version, and by nobody else."""

import asyncio
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from wayout.store.rows import GuestSaved, MatchBegun, Overtaken, Row, StepKept, TableSaved
from wayout.store.sqlite import SqliteStore
from wayout.store.store import Store

CODE = "ABC"


def saved(version: int, document: bytes = b"") -> TableSaved:
    return TableSaved(CODE, True, version, document)


async def test_each_version_follows_the_one_before(store: Store) -> None:
    for version in range(1, 5):
        await store.commit([saved(version, b"%d" % version)])

    assert await store.table(CODE) == saved(4, b"4")


async def test_several_versions_may_come_in_one_commit(store: Store) -> None:
    await store.commit([saved(1), saved(2), saved(3, b"third")])

    assert await store.table(CODE) == saved(3, b"third")


@pytest.mark.parametrize("version", [1, 2, 3, 5, 6])
async def test_any_other_version_is_overtaken_and_nothing_of_its_batch_is_kept(store: Store, version: int) -> None:
    await store.commit([saved(1), saved(2), saved(3, b"kept")])

    with pytest.raises(Overtaken):
        await store.commit([GuestSaved("anna", b""), saved(version, b"stale"), StepKept("m", 0, b"")])

    assert await store.table(CODE) == saved(3, b"kept")
    assert await store.guest("anna") is None
    await store.commit([StepKept("m", 0, b"")])


async def test_a_table_that_was_never_kept_has_no_second_version(store: Store) -> None:
    with pytest.raises(Overtaken):
        await store.commit([saved(2)])

    assert await store.table(CODE) is None


async def test_a_table_stays_as_it_was_if_its_step_was_overtaken(store: Store) -> None:
    await store.commit([saved(1, b"kept"), MatchBegun("m", CODE, b""), StepKept("m", 0, b"")])

    with pytest.raises(Overtaken):
        await store.commit([saved(2, b"lost"), StepKept("m", 0, b"again")])

    assert await store.table(CODE) == saved(1, b"kept")


async def test_one_stale_table_leaves_the_others_of_its_group_alone(store: Store) -> None:
    codes = [f"T{number}" for number in range(100)]
    await store.commit([TableSaved(code, True, 1, b"") for code in codes])
    versions = [1 if number % 10 == 3 else 2 for number in range(100)]
    batches: list[list[Row]] = [
        [TableSaved(code, True, version, b"new"), StepKept(code, 0, b"")]
        for code, version in zip(codes, versions, strict=True)
    ]

    outcomes = await asyncio.gather(*(store.commit(batch) for batch in batches), return_exceptions=True)

    overtaken = [number for number, outcome in enumerate(outcomes) if isinstance(outcome, Overtaken)]
    assert overtaken == list(range(3, 100, 10))
    assert sum(outcome is None for outcome in outcomes) == 90
    for code, version in zip(codes, versions, strict=True):
        assert await store.table(code) == TableSaved(code, True, version, b"new" if version == 2 else b"")


async def test_of_many_who_save_the_same_version_one_wins(store: Store) -> None:
    await store.commit([saved(1)])

    outcomes = await asyncio.gather(
        *(store.commit([saved(2, b"%d" % number)]) for number in range(10)), return_exceptions=True
    )

    winner = [number for number, outcome in enumerate(outcomes) if outcome is None]
    assert len(winner) == 1
    assert await store.table(CODE) == saved(2, b"%d" % winner[0])


class Hand:
    """Somebody who saves a table now and then, and reads it again when overtaken."""

    def __init__(self, store: Store, name: str) -> None:
        self._store = store
        self._name = name
        self._version = 0

    async def save(self) -> bytes | None:
        """What was kept; nothing if somebody else was faster."""
        document = f"{self._name} {self._version + 1}".encode()
        try:
            await self._store.commit([saved(self._version + 1, document)])
        except Overtaken:
            newest = await self._store.table(CODE)
            assert newest is not None
            assert newest.version > self._version
            self._version = newest.version
            return None
        self._version += 1
        return document


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(turns=st.lists(st.sampled_from(["one", "other", "both"]), max_size=30))
async def test_two_who_write_in_turns_never_undo_one_another(
    tmp_path_factory: pytest.TempPathFactory, turns: list[str]
) -> None:
    path = str(tmp_path_factory.mktemp("shared") / "house.db")
    stores = [await SqliteStore.open(path), await SqliteStore.open(path)]
    hands = {name: Hand(store, name) for name, store in zip(("one", "other"), stores, strict=True)}
    acknowledged = 0
    for turn in turns:
        names = ["one", "other"] if turn == "both" else [turn]
        told = [one for one in await asyncio.gather(*(hands[name].save() for name in names)) if one is not None]
        acknowledged += len(told)
        newest = await stores[0].table(CODE)
        assert (0 if newest is None else newest.version) == acknowledged
        assert newest is None or not told or newest.document in told
    for store in stores:
        await store.close()


async def test_two_stores_on_one_file_and_the_log_decides(tmp_path: Path) -> None:
    one, other = [await SqliteStore.open(str(tmp_path / "house.db")) for _ in range(2)]
    await one.commit([MatchBegun("m", CODE, b"")])

    step = [StepKept("m", 0, b"")]
    outcomes = await asyncio.gather(one.commit(step), other.commit(step), return_exceptions=True)
    await asyncio.gather(one.close(), other.close())

    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NoneType", "Overtaken"]
