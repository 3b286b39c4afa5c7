"""A side that talks apart, a show for one, one that M.A.C. drives mad, and a plan that outlives the house."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser import playing
from tests.browser.checks import is_in_sight
from tests.browser.company import LOW_PHONE, ON_ITS_SIDE, PHONE, Company
from tests.browser.complex import Complex
from tests.browser.escaping import happened
from tests.browser.evening import menu
from tests.browser.hands import Finger
from tests.browser.house import ComplexHouse, LuckyHouse
from tests.browser.replaying import Replay
from tests.browser.surviving import everybody_sees_the_end, gather, play_to_the_end, start

LIES_ON = """(button, words) => {
  const [over, under] = [button.getBoundingClientRect(), words.getBoundingClientRect()]
  return over.left < under.right && under.left < over.right && over.top < under.bottom && under.top < over.bottom
}"""


def test_one_plays_four_alone_to_the_end(contestants: Company) -> None:
    ann = contestants.welcome("Ann", game="room25")
    gather(ann, preset="solo")
    (here,) = start(ann)
    assert len(here.own) == 4
    play_to_the_end([here])
    assert happened(ann, "card_drawn")
    everybody_sees_the_end([here])


def test_what_can_be_taken_back_covers_no_word_of_a_plan_on_a_low_phone(contestants: Company) -> None:
    ming = contestants.welcome("小明", "zh-Hant", game="room25", hands=Finger, screen=LOW_PHONE)
    gather(ming, preset="competition", bots=3)
    (here,) = start(ming)
    here.take_clue(None)
    here.plan("look")
    back = ming.button("take_back.free")
    expect(back).to_be_in_viewport(ratio=1)
    hint = here.plan_panel.get_by_role("note")
    expect(hint).to_be_in_viewport(ratio=1)
    assert not back.evaluate(LIES_ON, hint.element_handle())
    expect(here.plan_panel.get_by_text(here.t.pattern("ui.panel.program.count"))).to_be_hidden()
    everybody = ming.page.get_by_role("list", name=here.t("ui.seats"), exact=True)
    expect(everybody).to_be_in_viewport(ratio=1)
    expect(everybody.locator(".ready").first).to_be_visible()


def test_a_refusal_at_the_edge_of_a_phone_is_read_whole(contestants: Company) -> None:
    ming = contestants.welcome("小明", "zh-Hant", game="room25", hands=Finger, screen=LOW_PHONE)
    gather(ming, preset="default", bots=3)
    (here,) = start(ming)
    here.take_clue(None)
    here.may("program")
    asked = here.ask_to_reveal()
    ming.press(asked.get_by_role("button", name=here.t("ui.reveal_role.yes"), exact=True))

    refusal = ming.page.get_by_role("alert").filter(has_text=here.t("refusal.not_your_turn"))
    expect(refusal.get_by_role("button", name=here.t("ui.close"), exact=True)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_what_a_replay_tells_covers_no_room_on_a_phone_on_its_side(
    contestants: Company, complex_house: ComplexHouse, language: str
) -> None:
    ann = contestants.welcome("Ann", language, game="room25", screen=ON_ITS_SIDE)
    replay = Replay(ann).open(complex_house.show.match)
    board = ann.page.locator("[data-board]")
    expect(board).to_be_visible()
    assert is_in_sight(board), "at the beginning, when most is told"
    assert not overlap_of(replay.told, ann.page.locator(".people"))
    replay.last()
    assert is_in_sight(board), "at the end"


def overlap_of(one: Locator, other: Locator) -> bool:
    return bool(one.evaluate(LIES_ON, other.element_handle()))


def test_one_plays_with_bots_until_madness_ends_it(contestants: Company) -> None:
    ann = contestants.welcome("Ann", game="room25")
    gather(ann, preset="madness", bots=3)
    (here,) = start(ann)
    play_to_the_end([here])
    assert happened(ann, "card_drawn")
    everybody_sees_the_end([here])


def test_a_team_talks_apart_on_a_phone_and_plays_to_the_end(contestants: Company) -> None:
    ming = contestants.welcome("小明", "zh-Hant", game="room25", hands=Finger, screen=PHONE)
    gather(ming, preset="team", bots=3)
    (here,) = start(ming)
    tell_own_side(here, "我們往左")
    play_to_the_end([here])
    everybody_sees_the_end([here])


def tell_own_side(one: Complex, line: str) -> None:
    """By the sheet over which a phone talks."""
    person = one.person
    person.press(person.button("chat.open"))
    whom = one.page.get_by_role("group", name=one.t("chat.channel"), exact=True)
    person.hands.tick(whom.get_by_role("radio", name=one.t("chat.channel.team"), exact=True))
    person.hands.write(one.page.get_by_role("textbox", name=one.t("chat.write"), exact=True), line)
    person.press(person.button("chat.send"))
    log = one.page.get_by_role("log", name=one.t("chat.title"), exact=True)
    expect(log).to_contain_text(line)
    expect(log).to_contain_text(one.t("chat.channel.team"))
    person.page.keyboard.press("Escape")
    expect(log).to_be_hidden()


def test_a_plan_is_still_ready_when_the_house_has_come_back(browser: Browser, tmp_path: Path) -> None:
    house = LuckyHouse(tmp_path / "data")
    house.start()
    company = Company(browser, house.base)
    try:
        ann, bea = (company.welcome(name, game="room25") for name in ("Ann", "Bea"))
        gather(ann, bea, preset="first_show", bots=2)
        here, there = start(ann, bea)
        for one in (here, there):
            one.person.forgive("ERR_CONNECTION_REFUSED|WebSocket")
            one.take_clue(None)
        here.plan("look", "move")
        house.kill()
        expect(here.page.get_by_text(ann.t("link.lost_about"), exact=True)).to_be_visible()
        house.start()
        for one in (here, there):
            expect(one.page.get_by_text(one.t("link.lost_about"), exact=True)).to_be_hidden()
        ann.page.reload()
        expect(here.begun().ready).to_have_text(ann.t("ui.panel.program.is_ready"))
        expect(there.ready).to_have_text(bea.t("ui.panel.program.first"))
        assert (here.own[0]["program"]["first"], here.own[0]["program"]["second"]) == ("look", "move")
        there.plan("look")
        ann.until(lambda: ann.view["phase"] == "pass", "for the plans to be carried out")
        assert company.troubles == []
    finally:
        company.part()
        house.kill()


def test_what_a_bot_looked_at_in_ones_place_waits_beside_the_board(contestants: Company) -> None:
    ann = contestants.welcome("Ann", game="room25", hands=Finger, screen=PHONE)
    bea = contestants.welcome("Bea", game="room25")
    playing.gather(ann, bea, preset="first_show", bots=2)
    here, there = start(ann, bea)
    there.may("take_clue")
    menu(ann, "rest")
    expect(here.unseen).to_be_in_viewport(ratio=1)
    expect(here.seen).to_be_hidden()
    ann.press(here.unseen)
    here.put_away()
    expect(here.unseen).to_be_hidden()
