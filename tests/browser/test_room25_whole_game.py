"""Ann has a mouse, Ming a phone and reads Chinese, Kim nothing but a keyboard; three bots make it six."""

import re

from playwright.sync_api import expect

from tests.browser.checks import too_wide
from tests.browser.company import PHONE, Company
from tests.browser.complex import Complex
from tests.browser.escaping import happened
from tests.browser.hands import Finger, Keys
from tests.browser.person import Person
from tests.browser.surviving import CLUE, everybody_sees_the_end, gather, play_to_the_end, start

CENTRE = 12


def three_people(company: Company) -> tuple[Person, Person, Person]:
    ann = company.welcome("Ann", game="room25")
    ming = company.welcome("小明", "zh-Hant", game="room25", hands=Finger, screen=PHONE)
    kim = company.welcome("Kim", game="room25", hands=Keys)
    return ann, ming, kim


def test_six_suspect_each_other_to_the_end(contestants: Company) -> None:
    people = three_people(contestants)
    gather(*people, preset="first_show", bots=3)
    complexes = start(*people)
    for one in complexes:
        peek_at_the_role(one)
    guards = [one for one in complexes if one.own[0]["role"] == "guard"]
    assert guards, "the luck of this house makes one of them a guard"
    claim_and_be_heard(complexes)
    everybody_hears_what_they_know(complexes)
    play_to_the_end(complexes)
    for guard in guards:
        everybody_knows(guard.own[0]["who"], complexes)
    everybody_sees_the_end(complexes)
    for one in complexes:
        assert too_wide(one.page) == []


def peek_at_the_role(one: Complex) -> None:
    dialog = one.peek()
    expect(dialog).to_contain_text(one.t(f"role.{one.own[0]['role']}.about"))
    one.close(dialog)


def claim_and_be_heard(complexes: list[Complex]) -> None:
    """Everybody says something of the corner; all hear it."""
    for one, colour in zip(complexes, ("red", "green", "yellow"), strict=True):
        one.claim(0, colour)
    for one in complexes:
        for colour in ("red", "green", "yellow"):
            expect(one.cell(0)).to_have_accessible_name(re.compile(re.escape(one.t(f"colour.{colour}"))))


def everybody_hears_what_they_know(complexes: list[Complex]) -> None:
    """The complex is a grid of five by five. The first has taken a clue: nobody else is told what it was."""
    first, *others = complexes
    first.take_clue(CLUE)
    seen = first.t("ui.room.seen", room=first.t(f"room.{first.person.view['looked'][0]['room']}"))
    expect(first.cell(CLUE)).to_have_accessible_name(re.compile(re.escape(seen)))
    for one in complexes:
        grid = one.page.get_by_role("grid", name=one.t("ui.board"), exact=True)
        expect(grid.get_by_role("row")).to_have_count(5)
        expect(grid.get_by_role("gridcell")).to_have_count(25)
        expect(one.cell(CENTRE)).to_have_accessible_name(re.compile(re.escape(one.t("room.central"))))
    for one in others:
        expect(one.cell(CLUE)).to_have_accessible_name(one.t("ui.room.at", cell="C2", room=one.t("ui.room.closed")))


def everybody_knows(guard: int, complexes: list[Complex]) -> None:
    """By the guard's own wish, on an own turn."""
    for one in complexes:
        shown = [event["group"] for event in happened(one.person, "roles_shown")]
        assert any(guard in group for group in shown)
