"""What every store promises."""

import asyncio

import pytest

from wayout.store.rows import (
    GuestSaved,
    HouseAwake,
    MatchBegun,
    MatchEnded,
    Overtaken,
    PlayersChanged,
    SnapshotTaken,
    StepKept,
    SubscriptionDropped,
    SubscriptionKept,
    TableSaved,
)
from wayout.store.statements import EARLIER
from wayout.store.store import Store, open_store

BEGUN = MatchBegun("m", "ABC", b"header")


def steps(first: int, last: int, match: str = "m") -> list[StepKept]:
    return [StepKept(match, number, b"%d" % number) for number in range(first, last + 1)]


async def test_what_was_never_kept_is_not_found(store: Store) -> None:
    assert await store.table("ABC") is None
    assert await store.guest("anna") is None
    assert await store.match("m", from_snapshot=True) is None
    assert await store.tables_in_use() == []
    assert await store.tables_asleep() == []
    assert await store.awake() is None
    assert await store.subscriptions("anna") == []


async def test_the_newest_of_a_guest_and_of_a_table_is_kept(store: Store) -> None:
    await store.commit([GuestSaved("anna", b"old"), TableSaved("ABC", False, 1, b"old")])
    await store.commit([GuestSaved("anna", b"new"), TableSaved("ABC", True, 2, b"\x00new")])

    assert await store.guest("anna") == GuestSaved("anna", b"new")
    assert await store.table("ABC") == TableSaved("ABC", True, 2, b"\x00new")


async def test_only_tables_in_use_are_found_at_the_start_of_the_house(store: Store) -> None:
    await store.commit(
        [TableSaved(code, in_use, 1, b"") for code, in_use in (("AAA", True), ("BBB", False), ("CCC", True))]
    )
    await store.commit([TableSaved("CCC", False, 2, b"over")])

    assert await store.tables_in_use() == [TableSaved("AAA", True, 1, b"")]


async def test_tables_that_sleep_are_found_with_the_time_at_which_they_wake(store: Store) -> None:
    late = 1_900_000_000_000
    await store.commit([TableSaved("AAA", False, 1, b"", late), TableSaved("BBB", False, 1, b"")])
    await store.commit([TableSaved("CCC", False, 1, b"", late), TableSaved("DDD", True, 1, b"", late)])
    await store.commit([TableSaved("CCC", False, 2, b"woken")])

    assert await store.tables_asleep() == [TableSaved("AAA", False, 1, b"", late)]
    assert await store.table("AAA") == TableSaved("AAA", False, 1, b"", late)
    assert await store.table("CCC") == TableSaved("CCC", False, 2, b"woken")


async def test_only_the_newest_time_of_the_house_is_kept(store: Store) -> None:
    await store.commit([HouseAwake(1_900_000_000_000)])
    await store.commit([HouseAwake(1_900_000_000_001)])

    assert await store.awake() == 1_900_000_000_001


async def test_a_guest_is_called_at_the_endpoints_it_gave_the_oldest_first(store: Store) -> None:
    second = SubscriptionKept("https://b", "anna", 2, b"two")
    first = SubscriptionKept("https://a", "anna", 1, b"one")
    await store.commit([second, first, SubscriptionKept("https://c", "ben", 1, b"his")])
    assert await store.subscriptions("anna") == [first, second]

    newer = SubscriptionKept("https://a", "anna", 3, b"anew")
    await store.commit([newer])
    assert await store.subscriptions("anna") == [second, newer]


async def test_an_endpoint_belongs_to_whoever_gave_it_last_and_only_they_take_it_away(store: Store) -> None:
    await store.commit([SubscriptionKept("https://a", "anna", 1, b"hers")])
    his = SubscriptionKept("https://a", "ben", 2, b"his")
    await store.commit([his])
    assert await store.subscriptions("anna") == []

    await store.commit([SubscriptionDropped("https://a", "anna")])
    assert await store.subscriptions("ben") == [his]
    await store.commit([SubscriptionDropped("https://a", "ben")])
    assert await store.subscriptions("ben") == []


async def test_a_match_comes_back_whole_and_in_order(store: Store) -> None:
    await store.commit([BEGUN, *steps(0, 1)])
    await store.commit([*steps(2, 11), MatchEnded("m", b"result")])

    kept = await store.match("m", from_snapshot=False)

    assert kept is not None
    assert (kept.code, kept.header, kept.result, kept.snapshot) == ("ABC", b"header", b"result", None)
    assert kept.lines == [b"%d" % number for number in range(12)]


async def test_a_match_is_kept_with_those_who_ended_it(store: Store) -> None:
    await store.commit([BEGUN, *steps(0, 1)])
    await store.commit([PlayersChanged("m", b"others"), MatchEnded("m", b"result")])

    kept = await store.match("m", from_snapshot=False)

    assert kept is not None
    assert (kept.code, kept.header, kept.result) == ("ABC", b"others", b"result")


async def test_from_its_newest_snapshot_only_the_later_steps_are_read(store: Store) -> None:
    await store.commit([BEGUN, *steps(0, 5), SnapshotTaken("m", 3, b"early"), SnapshotTaken("m", 5, b"late")])
    await store.commit(steps(6, 7))

    kept = await store.match("m", from_snapshot=True)

    assert kept is not None
    assert kept.snapshot == SnapshotTaken("m", 5, b"late")
    assert kept.lines == [b"6", b"7"]


async def test_with_a_snapshot_come_the_newest_steps_before_it(store: Store) -> None:
    await store.commit([BEGUN, *steps(0, EARLIER + 4), SnapshotTaken("m", EARLIER + 2, b"late")])

    kept = await store.match("m", from_snapshot=True)

    assert kept is not None
    assert kept.earlier == [b"%d" % number for number in range(3, EARLIER + 3)]
    assert kept.lines == [b"%d" % number for number in range(EARLIER + 3, EARLIER + 5)]


async def test_what_no_story_tells_of_pushes_no_earlier_step_out(store: Store) -> None:
    passing = [StepKept("m", number, b"roll", passing=True) for number in range(2, 2 * EARLIER)]
    last = 2 * EARLIER
    await store.commit([BEGUN, *steps(0, 1), *passing, *steps(last, last), SnapshotTaken("m", last, b"late")])

    kept = await store.match("m", from_snapshot=True)

    assert kept is not None
    assert kept.earlier == [b"0", b"1", b"%d" % last]


async def test_a_match_without_a_snapshot_is_read_from_its_first_step(store: Store) -> None:
    await store.commit([BEGUN, *steps(0, 2)])

    kept = await store.match("m", from_snapshot=True)

    assert kept is not None
    assert kept.snapshot is None
    assert kept.lines == [b"0", b"1", b"2"]


async def test_a_second_step_of_the_same_number_is_overtaken_and_nothing_of_its_batch_is_kept(store: Store) -> None:
    await store.commit([BEGUN, *steps(0, 3)])

    with pytest.raises(Overtaken):
        await store.commit([TableSaved("ABC", True, 1, b"loser"), *steps(4, 4), StepKept("m", 3, b"other")])

    kept = await store.match("m", from_snapshot=False)
    assert kept is not None
    assert kept.lines == [b"0", b"1", b"2", b"3"]
    assert await store.table("ABC") is None


async def test_a_match_begins_once(store: Store) -> None:
    await store.commit([BEGUN])

    with pytest.raises(Overtaken):
        await store.commit([MatchBegun("m", "XYZ", b"other")])

    kept = await store.match("m", from_snapshot=False)
    assert kept is not None
    assert kept.code == "ABC"


async def test_one_overtaken_batch_leaves_the_others_of_its_group_alone(store: Store) -> None:
    await store.commit([BEGUN, *steps(0, 0)])
    batches = [[StepKept(f"m{number}", 0, b"0")] for number in range(50)]
    batches[20] = [StepKept("m20", 0, b"0"), StepKept("m", 0, b"again")]
    begun = [MatchBegun(f"m{number}", "ABC", b"") for number in range(50)]
    await store.commit(begun)

    outcomes = await asyncio.gather(*(store.commit(batch) for batch in batches), return_exceptions=True)

    assert [number for number, outcome in enumerate(outcomes) if outcome is not None] == [20]
    assert isinstance(outcomes[20], Overtaken)
    for number in range(50):
        kept = await store.match(f"m{number}", from_snapshot=False)
        assert kept is not None
        assert kept.lines == ([] if number == 20 else [b"0"])


async def test_of_two_who_race_for_a_number_one_wins(store: Store) -> None:
    await store.commit([BEGUN])

    outcomes = await asyncio.gather(*(store.commit(steps(0, 0)) for _ in range(10)), return_exceptions=True)

    assert sum(outcome is None for outcome in outcomes) == 1
    assert sum(isinstance(outcome, Overtaken) for outcome in outcomes) == 9


async def test_a_commit_whose_caller_gave_up_disturbs_nobody(store: Store) -> None:
    await store.commit([BEGUN])
    given_up = asyncio.ensure_future(store.commit(steps(0, 0)))
    await asyncio.sleep(0)
    given_up.cancel()

    await store.commit([StepKept("other", 0, b"")])

    with pytest.raises(asyncio.CancelledError):
        await given_up


async def test_an_empty_commit_is_a_sign_of_life(store: Store) -> None:
    await store.commit([])


async def test_what_was_kept_is_there_when_the_store_is_opened_again(place: str) -> None:
    first = await open_store(place)
    await first.commit([BEGUN, *steps(0, 1), TableSaved("ABC", True, 1, b"table")])
    await first.close()

    second = await open_store(place)
    kept = await second.match("m", from_snapshot=True)
    tables = await second.tables_in_use()
    await second.close()

    assert kept is not None
    assert kept.lines == [b"0", b"1"]
    assert tables == [TableSaved("ABC", True, 1, b"table")]


async def test_closing_finishes_what_was_begun(place: str) -> None:
    first = await open_store(place)
    begun = [asyncio.ensure_future(first.commit([GuestSaved(f"g{number}", b"")])) for number in range(30)]
    await asyncio.sleep(0)
    await first.close()
    await asyncio.gather(*begun)

    second = await open_store(place)
    found = [await second.guest(f"g{number}") for number in range(30)]
    await second.close()

    assert None not in found
