"""Whatever happened, what was kept gives the same table again; and no message, however foolish, does any harm."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.table.climb import Answer, Ask, Draw, Light, Pass, Stumble, Up
from tests.table.company import BEN, CAT, HOST, START, Company, gathered, house, playing
from tests.table.messages_at_random import any_message, guests
from wayout.kernel.codec import encode
from wayout.kernel.record import BrokenRecord
from wayout.kernel.seats import viewers
from wayout.store.rows import TableSaved
from wayout.table.document import Document
from wayout.table.house import Guest
from wayout.table.messages import Leave, Ready, Rematch, SetBot, Start, TakeBack
from wayout.table.table import Table, match_of
from wayout.table.take_back import offer

moves: list[Any] = [Up(1), Up(2), Up(2), Pass(), Draw(), Ask(), Ask(True), Light(), Stumble()]
events = st.one_of(
    st.tuples(st.just("send"), guests, any_message),
    st.tuples(st.just("wish"), guests, st.sampled_from(moves)),
    st.tuples(st.just("turn"), st.just(""), st.sampled_from(moves)),
    st.tuples(st.just("turn"), st.just(""), st.sampled_from(moves)),
    st.tuples(st.just("come"), guests, st.just(None)),
    st.tuples(st.just("go"), guests, st.just(None)),
    st.tuples(st.just("wait"), st.just(""), st.sampled_from([1, 700, 6_000, 31_000, 130_000])),
)
stories = st.lists(events, min_size=8, max_size=50)


def happen(company: Company, what: str, guest: str, more: Any) -> None:
    if what == "send":
        company.send(guest, more)
    elif what == "wish":
        company.wish(guest, more, number=0 if company.table.match is None else None)
    elif what == "turn":
        whoever_is_asked_plays(company, more)
    elif what == "come":
        company.come(guest)
    elif what == "go":
        company.go(guest)
    else:
        company.wait(more)


def whoever_is_asked_plays(company: Company, move: Any) -> None:
    running = company.table._core.playing
    waits = {} if running is None else running.match.progress.waits
    asked = [seat for seat, wait in waits.items() if not wait.answered]
    guest = company.table._core.doc.seats[asked[0]].guest if asked else None
    if guest is not None:
        company.wish(guest, Answer(True) if waits[asked[0]].kind == "answer" else move)


def loaded(company: Company) -> Table:
    saved = company.shelf.tables["ABCD"]
    return Table.load(saved.document, company.shelf.kept(match_of(saved.document)), company.now, company.house)


def plain(doc: Document) -> Document:
    """Without what is only true while people are here."""
    copy = msgspec.json.decode(encode(doc), type=Document)
    copy.request = None
    copy.clock = 0
    for seat in copy.seats:
        seat.away_from = None
    return copy


def letters(table: Table) -> list[Any]:
    running = table._core.playing
    if running is None:
        return []
    match = running.match
    return [(encode(match.letter(viewer)), offer(match, viewer)) for viewer in viewers(match.header.seats)]


def assert_the_same_again(company: Company) -> None:
    again = loaded(company)
    assert plain(again._core.doc) == plain(company.table._core.doc)
    assert letters(again) == letters(company.table)


@pytest.mark.slow
@settings(max_examples=120, deadline=None)
@given(stories, st.sampled_from([0.0, 1.0]), st.booleans())
def test_what_was_kept_gives_the_same_table_after_every_batch(
    story: list[tuple[str, str, Any]], pace: float, started: bool
) -> None:
    company = gathered(BEN, CAT, bots=1, pace=pace, turn=10)
    if started:
        company.send(HOST, Start())

    for what, guest, more in story:
        happen(company, what, guest, more)
        assert_the_same_again(company)


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(stories)
def test_play_goes_on_after_a_restart_at_any_moment(story: list[tuple[str, str, Any]]) -> None:
    company = playing(BEN, CAT, bots=1)
    for what, guest, more in story:
        here = company.table._core.presence.all_here
        happen(company, what, guest, more)
        company.restart()
        company.come(*[guest for guest in here if company.guest(guest)])

    if company.table.status == "playing":
        company.wait(1)
        numbers = [step.number for step in company.steps]
        assert numbers == list(range(len(numbers)))


@settings(max_examples=120, deadline=None)
@given(stories)
def test_a_refusal_changes_nothing_and_disturbs_nobody(story: list[tuple[str, str, Any]]) -> None:
    company = gathered(BEN, CAT, bots=1)
    for what, guest, more in story:
        before = plain(company.table._core.doc)
        happen(company, what, guest, more)
        if what in ("send", "wish") and company.refusal(guest) is not None:
            assert company.batch.rows == []
            assert {mail.guest for mail in company.batch.mail} == {guest}
            assert plain(company.table._core.doc) == before


@pytest.mark.slow
@settings(max_examples=120, deadline=None)
@given(stories)
def test_nobody_ever_gets_a_card_of_another_seat(story: list[tuple[str, str, Any]]) -> None:
    company = playing(BEN, bots=1)
    company.come(CAT)
    for what, guest, more in story:
        happen(company, what, guest, more)
        for mail in company.batch.mail:
            if mail.kind == "letter":
                assert_only_own_cards(company, mail.guest, msgspec.json.decode(mail.data))


def assert_only_own_cards(company: Company, guest: str, letter: Any) -> None:
    seat = next((n for n, place in enumerate(company.table._core.doc.seats) if place.guest == guest), None)
    told = letter["happened"] + (letter["missed"] or [])
    for event in told:
        if event["type"] in ("dealt", "drawn"):
            assert (event["card"] is None) == (event["seat"] != seat)
    if seat is None:
        assert letter["view"]["cards"] == []
        assert letter["may"] == []


def test_all_spectators_get_the_same_letter_and_it_is_written_once() -> None:
    company = playing(BEN)
    company.come(CAT, "dan")

    batch = company.wish(HOST, Draw())

    cat, dan = (mail.data for mail in batch.mail if mail.kind == "letter" and mail.guest in (CAT, "dan"))
    assert cat is dan
    assert msgspec.json.decode(cat)["happened"][0] == {"type": "drawn", "seat": 0, "card": None}


def test_a_whole_evening_survives_a_restart_after_every_message() -> None:
    company = playing(BEN, bots=1, pace=1.0)
    for number in range(120):
        guest = (HOST, BEN)[company.view["turn"] % 2]
        company.wish(guest, moves[number % 6])
        if number % 7 == 0:
            company.send(guest, TakeBack(f"back {number}"))
        company.wait(3_000)
        assert_the_same_again(company)
        if number % 10 == 0:
            company.restart()
            company.come(HOST, BEN)

    assert company.table.match in company.shelf.snapshots


def test_the_seed_is_nowhere() -> None:
    seed = 987_654_321_123
    lucky = replace(house(), new_seed=lambda: seed)
    company = Company(table=Table.create("ABCD", "climb", Guest(HOST, "Hanna"), START, lucky))
    company.come(HOST, BEN)
    company.send(BEN, Ready(True))
    company.send(HOST, SetBot(2, "climber"))
    batch = company.send(HOST, Start())

    assert company.table.status == "playing"
    everything = b"".join(encode(row) for row in batch.rows) + b"".join(mail.data for mail in batch.mail)
    assert str(seed).encode() not in everything


def test_a_table_whose_match_is_not_kept_says_so_without_its_code() -> None:
    company = playing(BEN)
    document = company.shelf.tables["ABCD"].document

    with pytest.raises(BrokenRecord) as broken:
        Table.load(document, None, company.now, company.house)

    assert "ABCD" not in str(broken.value)


def test_every_change_around_is_kept() -> None:
    company = gathered(BEN)
    for message in (Ready(False), Leave()):
        batch = company.send(BEN, message)
        assert any(isinstance(row, TableSaved) for row in batch.rows)
    company.send(HOST, Rematch())
    assert company.batch.rows == []


def test_saves_are_counted_on_after_a_restart_and_after_closing() -> None:
    company = gathered(BEN)
    before = company.shelf.tables["ABCD"].version
    company.restart()
    company._take(company.table.close(company.now))
    assert company.shelf.tables["ABCD"].version == before + 1

    company.restart()
    company.come(HOST)
    assert company.shelf.tables["ABCD"].version == before + 2


def test_a_new_table_is_its_first_version_and_one_that_was_not_counted_its_second() -> None:
    company = Company()
    first = company.shelf.tables["ABCD"]
    document = msgspec.json.decode(first.document)
    del document["saved"]

    old = Table.load(encode(document), None, company.now, company.house)
    rows = old.connect(Guest(HOST, "Hanna", 0), "link", company.now).rows

    assert first.version == 1
    assert [row.version for row in rows if isinstance(row, TableSaved)] == [2]
