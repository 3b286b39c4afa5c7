"""What was begun by other rules is neither read by these nor lost."""

from dataclasses import replace

import pytest

from tests.table.climb import GAME, Up
from tests.table.company import BEN, CAT, HOST, Company, house, playing
from tests.table.test_matches import played, record_of
from wayout.kernel.play import IllegalAction
from wayout.table.house import Guest
from wayout.table.messages import Ready, Start
from wayout.table.table import Table

NEWER = replace(GAME, version=GAME.version + 1)


def under_newer_rules(company: Company) -> None:
    company.house = replace(company.house, games={"climb": NEWER})


def test_a_table_in_the_middle_of_a_match_of_other_rules_stays_closed_and_is_kept() -> None:
    company = playing(BEN)
    company.wish(HOST, Up(1))
    saved, letter, old = company.shelf.tables["ABCD"], company.letter(BEN), company.house

    under_newer_rules(company)
    with pytest.raises(IllegalAction) as refused:
        company.restart()

    refusal = refused.value.refusal
    assert (refusal.code, refusal.facts) == ("other_version", {"game": "climb", "version": 1, "here": 2})
    assert company.shelf.tables["ABCD"] is saved
    company.house = old
    company.restart()
    company.come(HOST, BEN)
    assert company.letter(BEN)["view"] == letter["view"]


def test_after_a_match_of_other_rules_everybody_gathers_for_one_of_these() -> None:
    company = played(BEN)
    first = company.table.match

    under_newer_rules(company)
    company.restart()
    company.come(HOST, BEN)

    around = company.around()
    assert (around["status"], around["match"]) == ("gathering", None)
    assert [seat["guest"] for seat in around["seats"]] == [HOST, BEN]
    assert [past["match"] for past in around["past"]] == [first]
    company.send(BEN, Ready(True))
    company.send(HOST, Start())
    assert company.around()["status"] == "playing"


def test_a_fork_of_other_rules_that_has_not_begun_stays_closed_too() -> None:
    old = playing(BEN)
    company = Company(table=Table.fork("ABCD", record_of(old), old.steps, 0, Guest(CAT, "Cat"), old.now, house()))

    under_newer_rules(company)
    with pytest.raises(IllegalAction) as refused:
        company.restart()

    assert refused.value.refusal.code == "other_version"
