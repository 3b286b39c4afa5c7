"""Which tables are whose."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.server.company import ANNA, BEN, MoodyStore, Seat, open_desk, until_empty
from wayout.server.hub import Hub
from wayout.server.whereabouts import Whereabouts
from wayout.table.messages import Leave

CODES = st.sampled_from("ABC")
GUESTS = st.frozensets(st.sampled_from("xyz"))


@given(st.lists(st.tuples(CODES, GUESTS | st.none())))
def test_whoever_asks_is_told_of_every_table_that_knows_them_and_of_no_other(said: list[Any]) -> None:
    places = Whereabouts()
    truth: dict[str, frozenset[str]] = {}
    for code, guests in said:
        if guests is None:
            places.forget(code)
            truth.pop(code, None)
        else:
            places.note(code, guests)
            truth[code] = guests

    for guest in "xyz":
        assert sorted(places.of(guest)) == sorted(code for code, known in truth.items() if guest in known)


def test_the_newest_comes_first_and_who_is_at_no_table_takes_no_room() -> None:
    places = Whereabouts()
    places.note("A", ["x"])
    places.note("B", ["x"])
    places.note("A", ["x", "y"])
    assert places.of("x") == ["B", "A"]

    places.forget("A")
    places.forget("B")

    assert places.of("x") == []
    assert not places._codes


class NotYours:
    """A table that nobody may look at."""

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"{name} of somebody else's table")


async def test_whoever_asks_for_their_tables_has_no_other_looked_at(hub: Hub) -> None:
    own, others = await open_desk(hub), await open_desk(hub)
    ben = Seat(own, BEN)
    await ben.until("around")
    table, others.table = others.table, NotYours()  # type: ignore[assignment]

    found = hub.cards_of(BEN.id)

    others.table = table
    assert [card.code for card in found] == [own.table.code]


async def test_whoever_leaves_is_no_longer_listed_and_whoever_comes_is(hub: Hub) -> None:
    desk = await open_desk(hub)
    assert hub.cards_of(BEN.id) == []
    ben = Seat(desk, BEN)
    await ben.until("around")
    assert [card.code for card in hub.cards_of(BEN.id)] == [desk.table.code]

    ben.say(Leave())
    await ben.until("gone")

    assert hub.cards_of(BEN.id) == []
    assert [card.code for card in hub.cards_of(ANNA.id)] == [desk.table.code]


async def test_whoever_came_while_the_store_failed_is_listed_when_the_table_is_read_again(
    hub: Hub, store: MoodyStore
) -> None:
    desk = await open_desk(hub)
    store.refusals.append(OSError("no disk"))

    ben = Seat(desk, BEN)
    await ben.until("around")

    assert [card.code for card in hub.cards_of(BEN.id)] == [desk.table.code]


async def test_a_table_that_is_put_away_is_forgotten_and_known_again_with_whoever_comes(hub: Hub) -> None:
    desk = await open_desk(hub)
    ben = Seat(desk, BEN)
    await ben.until("around")
    ben.leave()
    await until_empty(desk)
    await hub.put_quiet_away(0.0)
    assert hub.cards_of(BEN.id) == []

    await hub.find(desk.table.code)

    assert [card.code for card in hub.cards_of(BEN.id)] == [desk.table.code]
