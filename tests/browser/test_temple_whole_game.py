"""Ann has a mouse, Ming a phone and reads Chinese, Kim nothing but a keyboard; a bot makes it four."""

import re

from playwright.sync_api import expect

from tests.browser.checks import too_wide
from tests.browser.company import PHONE, Company
from tests.browser.escaping import happened
from tests.browser.hands import Finger, Keys
from tests.browser.house import TempleHouse
from tests.browser.person import Person
from tests.browser.table import Lobby
from tests.browser.temple import Temple
from tests.browser.venturing import everybody_sees, play_on, play_to_the_end

COUNTDOWN = 25_000
"""Milliseconds by which the next match has begun, though not all have answered."""


def three_people(company: Company) -> tuple[Person, Person, Person]:
    ann = company.welcome("Ann", game="temple")
    ming = company.welcome("小明", "zh-Hant", game="temple", hands=Finger, screen=PHONE)
    kim = company.welcome("Kim", game="temple", hands=Keys)
    return ann, ming, kim


def test_four_light_the_last_gem_and_get_out(racers: Company, hasty_house: TempleHouse) -> None:
    temples = play_on(hasty_house.door, *three_people(racers), bots=1)
    ann = temples[0].person
    assert ann.view["depot"] == 1
    play_to_the_end(temples)
    everybody_sees(temples, "won")
    assert ann.view["outcome"] == "won"
    assert {event["seat"] for event in happened(ann, "got_out")} == {0, 1, 2, 3}
    assert [event["taken"] for event in happened(ann, "gems_taken")] == [1]
    rolls = {event["seat"] for event in happened(ann, "rolled")}
    assert rolls >= {0, 1, 2}
    for temple in temples:
        expect(temple.result).to_contain_text(temple.t("end.you_won"))
        assert too_wide(temple.page) == []


def test_four_are_still_inside_when_the_temple_falls(racers: Company, hasty_house: TempleHouse) -> None:
    temples = play_on(hasty_house.late, *three_people(racers), bots=1)
    for temple in temples:
        expect(temple.screen).to_contain_text(temple.t("ui.until.collapse"))
    play_to_the_end(temples)
    everybody_sees(temples, "collapsed")
    for temple in temples:
        assert happened(temple.person, "collapsed")
        assert temple.person.view["report"]["time_left"] == 0
        expect(temple.result).to_contain_text(temple.t("outcome.collapsed"))


def test_whoever_reads_the_finale_and_says_nothing_is_not_thrown_into_the_next_one(
    racers: Company, hasty_house: TempleHouse
) -> None:
    ann, ming, _ = people = three_people(racers)
    temples = play_on(hasty_house.late, *people, bots=1)
    play_to_the_end(temples)
    everybody_sees(temples, "collapsed")
    match = ann.around["match"]
    ming.press(ming.page.get_by_role("link", name=ming.t("finale.page"), exact=True))
    expect(ming.page).to_have_url(re.compile("/finale/"))
    ming.until(lambda: ming.around["guests"][1]["here"], "for the line to the table")
    ann.press(ann.button("end.rematch"))
    expect(ming.page.get_by_text(ming.t("next.aside", names="Ann"), exact=True)).to_be_in_viewport(ratio=1)

    gone_on = ming.page.get_by_text(ming.t("next.gone_on"), exact=True)
    expect(gone_on).to_be_in_viewport(ratio=1, timeout=COUNTDOWN)
    ann.until(lambda: ann.around["match"] not in (match, None), "for the next match")

    assert [seat["stand_in"] for seat in ann.around["seats"]] == [False, True, False, False]
    expect(ming.page).to_have_url(re.compile("/finale/"))


def test_a_game_begins_when_everybody_is_ready(explorers: Company) -> None:
    ann, ming, kim = three_people(explorers)
    code = ann.open_table()
    lobby = Lobby(ann).come(code)
    lobby.seats(4)
    lobby.add_bot(4)
    for guest in (ming, kim):
        Lobby(guest).come(code).ready()
    lobby.start()
    temples = [Temple(person).begun() for person in (ann, ming, kim)]
    for temple in temples:
        expect(temple.page.locator("[data-ready]")).to_have_text(temple.t("ui.intro.go"))
        expect(temple.roll_button).to_have_attribute("aria-disabled", "true")
        temple.person.press(temple.page.locator("[data-ready]"))
    for temple in temples:
        expect(temple.page.locator("[data-ready]")).to_be_hidden()
        roll_all(temple)


def roll_all(temple: Temple) -> None:
    temple.roll()
    temple.person.until(lambda: all(die["state"] != "blank" for die in temple.own["dice"]), "for the dice to fall")
    expect(temple.dice.and_(temple.page.locator('[data-lies="blank"]'))).to_have_count(0)
