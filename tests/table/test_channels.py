"""Talking among one's own side: nobody else learns what is said there, or that anything is."""

import msgspec

from tests.table.bell import Hush as BellHush
from tests.table.company import BEN, CAT, DAN, HOST, Company
from tests.table.live_company import ring
from tests.table.plot import Contrive, Hush
from tests.table.plotting import plotting
from wayout.table.chat import KEPT_LINES
from wayout.table.messages import Leave, Rematch, Rename, Say, SetOpen, Sit

EVE = "eve"
OTHERS = (BEN, DAN, EVE)


def two_sides() -> Company:
    """The host and Cat against Ben and Dan; Eve looks on."""
    company = plotting(BEN, CAT, DAN, sides=True)
    company.come(EVE)
    return company


def lines(company: Company, guest: str) -> list[str]:
    """What is retold to this guest on return."""
    return [line["text"] for line in company.chat(guest)["lines"]]


def test_a_line_to_the_own_side_is_told_to_it_alone() -> None:
    company = two_sides()

    batch = company.send(HOST, Say("We go left", channel="team"))

    assert [(mail.guest, mail.kind) for mail in batch.mail] == [(HOST, "said"), (CAT, "said")]
    line = company.told(CAT, "said")[0]["line"]
    assert (line["text"], line["channel"], line["name"]) == ("We go left", "team", "Hanna")
    company.send(HOST, Say("Hello"))
    assert company.told(EVE, "said")[0]["line"]["channel"] == "table"


def test_letters_tell_where_a_seat_may_talk_if_that_is_not_only_the_table() -> None:
    company, plain = two_sides(), plotting(BEN)

    assert company.letter(HOST)["channels"] == ["table", "team"]
    assert "channels" not in company.letter(EVE)
    assert "channels" not in plain.letter(HOST)


def test_a_channel_that_is_not_offered_is_refused() -> None:
    company = two_sides()

    company.send(EVE, Say("psst", channel="team"))
    assert company.refusal(EVE) == "unknown_channel"
    company.send(HOST, Say("psst", channel="dead"))
    assert company.refusal(HOST) == "unknown_channel"


def test_whoever_may_not_talk_to_all_may_still_whisper() -> None:
    company = two_sides()
    company.wish(HOST, Hush())

    company.send(HOST, Say("Hello"))

    assert company.told(HOST) == [{"type": "refused", "code": "hushed", "rule": "P-4", "facts": {}, "id": None}]
    company.send(HOST, Say("Hello", channel="team"))
    assert company.refusal(HOST) is None


def test_where_rules_silence_all_those_who_look_on_are_silent_too() -> None:
    company = two_sides()
    for guest in (HOST, BEN, CAT):
        company.wish(guest, Hush())
    company.send(EVE, Say("Hello"))
    assert company.refusal(EVE) is None

    company.wish(DAN, Hush())

    company.send(EVE, Say("Watch out"))
    assert company.told(EVE) == [{"type": "refused", "code": "hushed", "rule": "P-4", "facts": {}, "id": None}]
    company.send(EVE, Rename("Ben is a guard"))
    assert company.refusal(EVE) == "hushed"


def test_others_get_the_same_mail_whether_a_side_talks_or_not() -> None:
    silent, loud = two_sides(), two_sides()
    for number in range(KEPT_LINES + 5):
        loud.send(HOST, Say(f"line {number}", channel="team"))
    for company in (silent, loud):
        company.send(BEN, Say("Anybody there?"))
        company.wish(DAN, Contrive(1), id="dan's")
        company.come(*OTHERS, link="another link")
        company.restart()
        company.come(*OTHERS)

    assert {guest: silent.inbox[guest] for guest in OTHERS} == {guest: loud.inbox[guest] for guest in OTHERS}
    assert silent.table.next_wake == loud.table.next_wake


def test_on_return_everybody_finds_what_was_for_them_in_order() -> None:
    company = two_sides()
    for guest, channel, text in ((HOST, "team", "a"), (BEN, "table", "b"), (BEN, "team", "c"), (CAT, "team", "d")):
        company.now += 10
        company.send(guest, Say(text, channel=channel))
    company.restart()

    assert [lines(company, guest) for guest in (HOST, BEN, EVE)] == [["a", "b", "d"], ["b", "c"], ["b"]]


def test_a_side_has_its_own_hundred_lines_whoever_speaks() -> None:
    company = two_sides()
    for number in range(KEPT_LINES):
        for guest in (HOST, CAT):
            company.send(guest, Say(f"{guest} {number}", channel="team"))

    kept = msgspec.json.decode(company.shelf.tables["ABCD"].document)["whispers"]

    assert len(kept) == KEPT_LINES


def test_however_many_take_a_seat_one_after_the_other_a_side_has_its_hundred_lines() -> None:
    company = two_sides()
    company.send(CAT, Leave())
    for number in range(5):
        company.come(f"guest {number}")
        company.send(f"guest {number}", Sit(2))
        for line in range(KEPT_LINES):
            company.send(f"guest {number}", Say(f"{number} {line}", channel="team"))
        company.send(f"guest {number}", Leave())

    kept = msgspec.json.decode(company.shelf.tables["ABCD"].document)["whispers"]

    assert len(kept) == KEPT_LINES
    assert lines(company, HOST) == [f"4 {line}" for line in range(KEPT_LINES)]


def test_what_nobody_who_sits_here_may_read_is_forgotten_with_the_seat() -> None:
    company = two_sides()
    company.send(CAT, Leave())
    company.send(HOST, Say("Is anybody with me?", channel="team"))
    company.send(BEN, Say("We are two", channel="team"))
    company.go(HOST)
    company.wait(150_000)

    company.send(BEN, SetOpen(0))

    assert company.refusal(BEN) is None
    kept = msgspec.json.decode(company.shelf.tables["ABCD"].document)["whispers"]
    assert [whisper["line"]["text"] for whisper in kept] == ["We are two"]


def test_whoever_takes_over_a_seat_does_not_get_what_was_said_before() -> None:
    company = two_sides()
    company.send(HOST, Say("before", channel="team"))
    company.send(CAT, Leave())
    company.send(EVE, Sit(2))
    assert company.told(EVE, "refused") == []

    company.send(HOST, Say("after", channel="team"))

    assert lines(company, EVE) == ["after"]
    assert company.told(EVE, "said")[0]["line"]["text"] == "after"


def test_after_the_match_there_is_only_the_table() -> None:
    company = plotting(BEN, CAT, DAN, sides=True, rounds=1)
    company.send(HOST, Say("psst", channel="team"))
    for guest in (HOST, BEN, CAT, DAN):
        company.wish(guest, Contrive(1))
    assert company.table.status == "over"
    assert "channels" not in company.letter(HOST)

    company.send(HOST, Say("psst", channel="team"))
    assert company.refusal(HOST) == "unknown_channel"
    company.send(HOST, Rematch())
    assert lines(company, HOST) == []


def test_once_a_match_is_broken_off_everybody_may_talk_again() -> None:
    company = ring(BEN)
    company.ask(HOST, BellHush())
    company.send(HOST, Say("Hello"))
    assert company.refusal(HOST) == "hushed"
    for guest in (HOST, BEN):
        company.go(guest)
    company.wait(600_000)
    assert company.table.status == "over"

    company.come(HOST)
    company.send(HOST, Say("Hello"))

    assert company.refusal(HOST) is None
