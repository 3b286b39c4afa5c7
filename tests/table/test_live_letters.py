"""Letters in real time: whole on joining, then what changed; whoever applies the changes knows how things stand."""

import random

import pytest
from msgspec import Raw

from tests.table.bell import RINGS_EVERY, Hush, Snatch
from tests.table.company import BEN, CAT, HOST
from tests.table.live_company import PRESS, Ring, applied, ring
from wayout.table.messages import Again, AskPause, Leave, Wish

WHO = (HOST, BEN, CAT)


def test_the_opening_is_a_whole_letter_for_everybody() -> None:
    company = ring(BEN)

    for guest in (HOST, BEN):
        [letter] = company.told(guest, "letter")
        assert [event["type"] for event in letter["happened"]] == ["handed", "handed"]
        assert (letter["number"], letter["runs"]) == (0, 1.0)


def test_a_step_is_told_as_what_changed() -> None:
    company = ring(BEN)
    company.wait(700)

    company.ask(HOST, PRESS)

    [change] = company.told(BEN, "change")
    assert (change["since"], change["number"], change["at"], change["runs"]) == (0, 1, 700, 1.0)
    assert change["happened"] == [{"type": "pressed", "seat": 0, "at": 700}]
    hand = {"presses": 1, "prizes": 0, "press_from": 1200, "away": False}
    assert (change["view"], change["keyed"]) == ({"hands": {"0": hand}}, ["hands"])
    assert "may" not in change
    assert not company.told(BEN, "letter")


def test_what_one_may_is_told_when_it_changes() -> None:
    company = ring(BEN)

    company.ask(HOST, Hush())

    assert company.told(HOST, "change")[0]["may"] == [{"type": "press"}]
    assert "may" not in company.told(BEN, "change")[0]


def test_a_key_that_is_gone_is_named() -> None:
    company = ring(BEN, grace=-1)

    company.send(BEN, Leave())

    [change] = company.told(HOST, "change")
    assert (change["view"], change["gone"]) == ({"hands": {}}, {"hands": ["1"]})
    assert list(company.known[HOST]["view"]["hands"]) == ["0"]


def test_nobody_is_told_what_another_seat_alone_knows() -> None:
    company = ring(BEN)
    own = {guest: company.known[guest]["view"]["secret"] for guest in (HOST, BEN)}

    company.come(CAT)

    assert company.known[CAT]["view"]["secret"] is None
    assert len(set(own.values())) == 2
    for guest, other in ((HOST, 1), (BEN, 0)):
        handed = company.heard(guest, "letter")[0]["happened"]
        assert handed[other]["dealt"] is None


def test_whoever_joins_gets_a_whole_letter_and_then_changes() -> None:
    company = ring(BEN)
    company.ask(HOST, PRESS)

    company.come(CAT)
    assert company.told(CAT, "letter")[0]["number"] == 1
    company.ask(BEN, PRESS)

    assert company.told(CAT, "change")[0]["since"] == 1
    assert company.known[CAT]["view"]["hands"] == company.known[HOST]["view"]["hands"]


def test_a_second_link_gets_a_whole_letter_and_the_first_goes_on_with_changes() -> None:
    company = ring(BEN)
    company.ask(HOST, PRESS)

    company.come(HOST, link="another")
    assert [mail.link for mail in company.batch.mail if mail.kind == "letter"] == ["another"]
    company.ask(BEN, PRESS)

    [change] = company.told(HOST, "change")
    assert change["since"] == 1


def test_whoever_missed_something_asks_again_and_gets_a_whole_letter() -> None:
    company = ring(BEN)
    company.ask(HOST, PRESS)

    company.send(BEN, Again())

    [letter] = company.told(BEN, "letter")
    assert letter["number"] == 1
    assert letter["happened"] == []
    assert not company.told(HOST)


def test_steps_that_come_together_are_told_together() -> None:
    company = ring(BEN)
    for guest, name in ((HOST, "one"), (BEN, "two")):
        wish = Wish(name, 0, Raw(b'{"type":"press"}'))
        batch = company._take(company.table.handle(guest, wish, company.now, company.link(guest), later=True))
        assert [mail.kind for mail in batch.mail] == ["granted"]

    company._take(company.table.wake(company.now))

    [change] = company.told(HOST, "change")
    assert (change["since"], change["number"]) == (0, 2)
    assert [event["seat"] for event in change["happened"]] == [0, 1]


def test_whoever_joins_between_the_steps_and_the_telling_misses_nothing() -> None:
    company = ring(BEN)
    wish = Wish("one", 0, Raw(b'{"type":"press"}'))
    company._take(company.table.handle(HOST, wish, company.now, company.link(HOST), later=True))

    company.come(CAT)
    company.ask(BEN, PRESS)

    assert company.known[CAT]["view"]["hands"] == company.known[HOST]["view"]["hands"]
    assert company.known[BEN]["number"] == 2


def test_that_the_clock_stops_and_goes_on_is_told_without_a_step() -> None:
    company = ring()
    company.wait(300)

    company.send(HOST, AskPause())

    [change] = company.told(HOST, "change")
    assert (change["runs"], change["at"], change["since"], change["number"]) == (0.0, 300, 0, 0)


def test_changes_always_add_up_to_the_whole_letter() -> None:
    """Random people press, snatch, come and go; whatever happens, everybody knows what the table would tell."""
    luck = random.Random(7)
    company = ring(BEN, CAT, bots=("ringer", "hasty"), every=RINGS_EVERY)
    for _ in range(400):
        guest = luck.choice(WHO)
        company.wait(luck.randrange(150))
        if luck.random() < 0.05:
            company.go(guest)
            company.wait(luck.randrange(9000))
            company.come(guest)
        if company.table.status != "playing":
            break
        company.ask(guest, luck.choice([PRESS, Snatch(), Hush()] if luck.random() < 0.01 else [PRESS, Snatch()]))
        must_know_everything(company)

    assert len(company.steps) > 100
    assert company.table.status == "over"


def must_know_everything(company: Ring) -> None:
    for guest in WHO:
        told, now = company.known[guest], company.letter(guest)
        assert {name: told[name] for name in ("number", "view", "may")} == {
            name: now[name] for name in ("number", "view", "may")
        }


def test_a_gap_is_found_by_its_number() -> None:
    company = ring(BEN)
    first = company.known[BEN]
    company.ask(HOST, PRESS)
    company.wait(1000)
    company.ask(HOST, PRESS)
    second = company.told(BEN, "change")[0]

    with pytest.raises(AssertionError, match="missed"):
        applied(first, second)
