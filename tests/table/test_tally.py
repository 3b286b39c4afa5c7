"""Who has won how often at this table."""

from dataclasses import replace

from tests.table.climb import GAME, Up
from tests.table.company import BEN, CAT, HOST, Company, house
from tests.table.test_matches import played, short_match
from wayout.table.match import read_header
from wayout.table.messages import AskEnd, Leave, PlayAgain, Rename, SetBot, SetOpen, SetOptions, SetSeats, Sit, Start


def again(company: Company, *guests: str) -> None:
    """Another match, which the host wins."""
    for guest in (HOST, *guests):
        company.send(guest, PlayAgain(True))
    for _ in range(3):
        company.wish(HOST, Up(2))
    assert company.table.status == "over"


def counted(company: Company) -> list[tuple[str, int, int]]:
    return [(line["name"], line["won"], line["played"]) for line in company.around()["tally"]["lines"]]


def test_every_match_that_was_played_out_counts() -> None:
    company = played(BEN)
    again(company, BEN)

    assert counted(company) == [("Hanna", 2, 2), ("Ben", 0, 2)]
    assert company.around()["tally"]["together_played"] == 0


def test_it_follows_the_person_and_not_the_seat_or_the_name() -> None:
    company = played(BEN)
    company.come(CAT)
    company.send(HOST, Rename("Hannah"))
    company.send(BEN, PlayAgain(False))
    company.send(CAT, PlayAgain(True))
    again(company)

    assert counted(company) == [("Hannah", 2, 2), ("Ben", 0, 1), ("Cat", 0, 1)]


def test_a_bot_is_listed_only_if_it_has_won() -> None:
    company = short_match(bots=1)
    for _ in range(3):
        company.wish(HOST, Up(2))

    assert counted(company) == [("Hanna", 1, 1)]


def test_a_match_that_was_broken_off_counts_for_nobody() -> None:
    company = short_match(bots=1)
    company.send(HOST, AskEnd())

    assert company.table.status == "gathering"
    assert counted(company) == []
    assert [past["outcome"] for past in company.around()["past"]] == ["broken_off"]


def test_the_record_names_those_who_ended_the_match() -> None:
    company = short_match(bots=1)
    company.send(HOST, SetOpen(1))
    company.come(CAT)
    company.send(CAT, Sit(1))
    for _ in range(3):
        company.wish(HOST, Up(2))

    (past,) = company.around()["past"]
    kept = company.shelf.kept(past["match"])
    assert kept is not None
    header = read_header(kept.header)
    assert header.names == ("Hanna", "Cat")
    assert header.about["colours"] == past["colours"]


def test_whoever_left_keeps_their_name_in_it() -> None:
    company = played(BEN)
    company.send(BEN, Leave())

    assert counted(company) == [("Hanna", 1, 1), ("Ben", 0, 1)]


def test_it_survives_a_restart() -> None:
    company = played(BEN)
    tally = company.around()["tally"]
    company.restart()
    company.come(HOST, BEN)

    assert company.around()["tally"] == tally


def test_what_all_win_or_lose_together_is_counted_for_all() -> None:
    usual = house()
    own = replace(usual, games={"climb": replace(GAME, together=lambda options: True)})
    company = Company(own=own)
    company.come(HOST)
    company.send(HOST, SetSeats(2))
    company.send(HOST, SetBot(1, "climber"))
    company.send(HOST, SetOptions({"goal": 5}))
    company.send(HOST, Start())
    for _ in range(3):
        company.wish(HOST, Up(2))

    assert company.around()["tally"] == {"lines": [], "together_won": 1, "together_played": 1}
