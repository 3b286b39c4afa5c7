"""NE-3.7: an abort window tells nothing about hands. Two worlds that differ in hidden hands alone send others the same
mail, at the same times, until somebody acts differently."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.no_escape.at_the_table import EVA, table_with
from tests.games.no_escape.tables import EAST_EXIT, NORTH_EXIT, SOUTH_EXIT, A, B, at_cell, table
from tests.table.company import BEN, CAT, DAN, HOST, Company
from wayout.games.no_escape.actions import LetPass, PlaceTile, PlayAbort, Roll
from wayout.table.messages import Leave, TakeBack

PASS = LetPass()
HANDS = {
    "an abort that fits": "ab_maze corner corner",
    "an abort that does not": "ab_roll corner corner",
    "no abort": "hook corner corner",
}


def world(bens_hand: str) -> Company:
    """Four at the table and a spectator. All that differs is a tile of Ben's and one deep in the pile."""
    hands = ["triple tee tee", bens_hand, "tee tee corner", "tee tee corner"]
    state = table(seats=4, hands=hands, deck="single single single", discard="")
    return table_with(state)


def lay(company: Company) -> None:
    company.wish(HOST, PlaceTile("triple", NORTH_EXIT, 0), id="lay")


def nobody_answers(company: Company) -> None:
    lay(company)
    company.wait(5_000)


def ben_passes(company: Company) -> None:
    lay(company)
    company.wait(1_000)
    company.wish(BEN, PASS, id="pass")
    company.wait(4_000)


def all_pass(company: Company) -> None:
    lay(company)
    for guest in (CAT, BEN, DAN):
        company.wait(700)
        company.wish(guest, PASS, id=f"{guest} passes")
    company.wish(HOST, Roll(), id="roll")


def somebody_comes_in_the_middle(company: Company) -> None:
    lay(company)
    company.wait(1_000)
    company.go(CAT)
    company.come("fay")
    company.wait(1_000)
    company.come(CAT)
    company.wait(3_000)


def it_is_taken_back(company: Company) -> None:
    lay(company)
    company.wish(BEN, PASS, id="pass")
    company.wait(1_000)
    company.send(HOST, TakeBack("back"))
    lay(company)
    company.wait(5_000)


STORIES = [nobody_answers, ben_passes, all_pass, somebody_comes_in_the_middle, it_is_taken_back]


def mail(company: Company, *guests: str) -> dict[str, list[Any]]:
    """All that came, in order: content, numbers, stamps and clocks."""
    return {guest: company.inbox[guest] for guest in guests}


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.__name__)
@pytest.mark.parametrize("hand", list(HANDS))
def test_others_get_the_same_mail_whatever_ben_holds(story: Callable[[Company], None], hand: str) -> None:
    one, other = world(HANDS[hand]), world(HANDS["no abort"])
    for company in (one, other):
        story(company)

    others = (HOST, CAT, DAN, EVA)
    assert mail(one, *others) == mail(other, *others)
    assert [step.at for step in one.steps] == [step.at for step in other.steps]
    assert one.table.next_wake == other.table.next_wake


@pytest.mark.parametrize("answer", [PASS, PlayAbort("ab_maze")])
def test_until_the_window_closes_an_answer_changes_nothing_for_others(answer: LetPass | PlayAbort) -> None:
    silent, answered = world(HANDS["an abort that fits"]), world(HANDS["an abort that fits"])
    for company in (silent, answered):
        lay(company)
        company.wait(1_000)
    answered.wish(BEN, answer)
    for company in (silent, answered):
        company.wait(1_000)
        company.wish(CAT, PASS, id="pass")
        company.go(DAN)
        company.come(DAN)
        company.come("fay")
        company.wait(2_999)

    others = (HOST, CAT, DAN, EVA, "fay")
    assert mail(silent, *others) == mail(answered, *others)
    assert all(letter["view"]["window"] is not None for letter in answered.inbox[EVA] if letter["type"] == "letter")
    silent.wish(BEN, answer)
    for company in (silent, answered):
        company.wait(1)
    assert mail(silent, *others) == mail(answered, *others)


def test_an_answer_takes_no_number_from_others_and_sends_them_nothing() -> None:
    company = world(HANDS["an abort that fits"])
    lay(company)

    for guest in (BEN, CAT):
        batch = company.wish(guest, PASS)
        assert {one.guest for one in batch.mail} == {guest}
    company.wish(DAN, PASS)

    numbers = [letter["number"] for letter in company.inbox[EVA] if letter["type"] == "letter"]
    assert numbers == [1, 2]
    assert len(company.steps) == 5


def test_the_clocks_show_one_time_for_all_who_are_asked() -> None:
    company = world(HANDS["an abort that fits"])
    lay(company)
    company.wait(2_000)

    company.wish(BEN, PASS)

    assert [company.letter(guest)["clocks"] for guest in (HOST, BEN, CAT, EVA)] == [{"1": 3.0, "2": 3.0, "3": 3.0}] * 4


def ben_is_pushed_onto_a_teleporter() -> Company:
    """Cat and Dan may stop him; the host would be the next to teleport if he were gone."""
    meeples = {A: (at_cell("1A", 0, 7), "NS"), B: ((1, -2, 0), "NS")}
    hands = ["triple tee tee", "corner", "ab_tele corner", "corner"]
    company = table_with(
        table({NORTH_EXIT: "tele_w", EAST_EXIT: "tele_w/1"}, seats=4, meeples=meeples, hands=hands, deck="tee tee"),
        stand_ins=False,
    )
    company.wish(HOST, PlaceTile("triple", SOUTH_EXIT, 0), id="lay")
    company.wish(HOST, Roll(), id="roll")
    assert (company.view["window"]["kind"], company.view["traveller"]) == ("teleport", 1)
    return company


@pytest.mark.parametrize("answer", [PASS, PlayAbort("ab_tele")])
def test_a_window_after_the_one_of_who_left_does_not_tell_who_had_answered(answer: LetPass | PlayAbort) -> None:
    silent, answered = ben_is_pushed_onto_a_teleporter(), ben_is_pushed_onto_a_teleporter()
    answered.wish(CAT, answer)
    for company in (silent, answered):
        company.wait(2_000)
        company.send(BEN, Leave())
        assert (company.view["window"]["kind"], company.view["traveller"]) == ("teleport", 0)
        assert company.letter()["clocks"] == {"2": 5.0, "3": 5.0}
        company.wait(4_999)

    others = (HOST, DAN, EVA)
    assert mail(silent, *others) == mail(answered, *others)


def test_an_answer_to_the_window_of_who_left_does_not_count_for_the_next_one() -> None:
    company = ben_is_pushed_onto_a_teleporter()
    number = company.letter(CAT)["number"]
    company.send(BEN, Leave())

    company.wish(CAT, PASS, number=number)

    assert company.refusal(CAT) == "stale"
