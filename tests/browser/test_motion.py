"""The reveal is a show, except for those who asked for stillness."""

from playwright.sync_api import expect

from tests.browser.company import PHONE, Company, Motion
from tests.browser.hands import Finger
from tests.browser.playing import begin, gather, play_until
from tests.browser.table import Lobby, Play

HEAR_THE_CALL = """() => {
  window.calls = []
  const hear = () => document.querySelectorAll('[data-call]').forEach((call) => window.calls.push(call.innerText))
  new MutationObserver(hear).observe(document.body, { childList: true, subtree: true })
}"""


def to_the_reveal(company: Company, motion: Motion) -> Play:
    ann, bea = company.welcome("Ann", motion=motion), company.welcome("Bea", motion=motion)
    here, there = begin(ann, bea, options={"target": "five"})
    here.lay(0)
    there.lay(0)
    play_until([here, there], lambda: ann.view["phase"] == "reveal")
    return here


def test_the_board_of_a_phone_stays_where_it_is_from_a_turn_to_the_next_round(company: Company) -> None:
    ann, bea = (company.welcome(name, hands=Finger, screen=PHONE) for name in ("Ann", "Bea"))
    here, there = begin(ann, bea, options={"target": "five"})
    board = here.screen.locator("[data-board]")
    in_turn = board.bounding_box()
    here.lay(0)
    play_until([here, there], lambda: "declare_lost" in ann.may, bold=False)
    here.say_lost()
    expect(there.question).to_be_visible()
    assert board.bounding_box() == in_turn, "while others answer"
    there.answer(join=True)
    play_until([here, there], lambda: "press_on" in ann.may)
    here.watch_reveal()
    assert board.bounding_box() == in_turn, "when the route is laid open"
    here.press_on()
    assert board.bounding_box() == in_turn, "while others look"


def test_with_reduced_motion_the_reveal_is_there_at_once(company: Company) -> None:
    here = to_the_reveal(company, "reduce")
    ann = here.person
    expect(ann.button("ui.show_again")).to_be_visible()
    expect(ann.button("ui.skip")).to_be_disabled()
    moments = here.page.get_by_role("slider", name=ann.t("ui.scrub"), exact=True)
    expect(moments).to_have_value(moments.get_attribute("max") or "")
    expect(here.page.get_by_text(ann.t("ui.step.safe"), exact=True)).to_be_visible()


def test_else_it_is_told_step_by_step_and_can_be_skipped(company: Company) -> None:
    here = to_the_reveal(company, "no-preference")
    ann = here.person
    expect(ann.button("ui.pause_show")).to_be_visible()
    ann.press(ann.button("ui.pause_show"))
    moments = here.page.get_by_role("slider", name=ann.t("ui.scrub"), exact=True)
    paused = moments.input_value()
    assert int(paused) < int(moments.get_attribute("max") or 0)
    ann.press(ann.button("ui.step_on"))
    expect(moments).not_to_have_value(paused)
    here.watch_reveal()
    expect(here.page.get_by_text(ann.t("ui.step.safe"), exact=True)).to_be_visible()
    here.press_on()


def test_a_press_on_the_way_makes_the_reveal_faster_and_never_goes_past_it(company: Company) -> None:
    here = to_the_reveal(company, "no-preference")
    ann = here.person
    ann.press(ann.button("ui.pause_show"))
    ann.press(ann.button("ui.hurry"))
    expect(ann.button("ui.speed", speed=4)).to_be_visible()
    expect(here.page.get_by_text(ann.t("ui.step.safe"), exact=True)).to_be_visible()
    assert "press_on" in ann.may
    here.press_on()


def test_lost_is_an_event_for_everybody_and_stands_still_for_those_who_want_it(company: Company) -> None:
    ann, bea = company.welcome("Ann", motion="no-preference"), company.welcome("Bea")
    here, there = begin(ann, bea, options={"target": "five"})
    here.lay(0)
    there.lay(0)
    here.may("declare_lost")
    for person in (ann, bea):
        person.page.evaluate(HEAR_THE_CALL)
    here.say_lost()
    for person in (ann, bea):
        person.page.wait_for_function("() => window.calls.length > 0")
        call = person.page.evaluate("() => window.calls[0]")
        assert person.t("ui.lost") in call
        assert "Ann" in call
        expect(person.page.locator("[data-call]")).to_have_count(0)
    expect(here.screen.get_by_role("button", name=ann.t("ui.lay"), exact=True)).to_be_hidden()


def test_new_cards_wait_until_they_are_read_and_no_tile_is_missed(company: Company) -> None:
    ann, bea = company.welcome("Ann"), company.welcome("Bea", motion="no-preference")
    gather(ann, bea)
    Lobby(ann).start()
    here, there = Play(ann).begun(), Play(bea)
    expect(bea.button("ui.got_it")).to_be_visible()
    here.lay(0)  # a Repeat
    expect(there.page.get_by_text(bea.t("ui.news.meanwhile"), exact=True)).to_be_visible()
    expect(there.top).to_have_text(bea.t.pattern("ui.pile.top"))
    there.read_the_news()
    expect(there.top).to_have_text(bea.t.pattern("ui.pile.top_repeat"))


def test_motion_can_be_turned_off_by_hand(company: Company) -> None:
    ann = company.welcome("Ann", motion="no-preference")
    ann.visit()
    ann.press(ann.button("settings.title"))
    group = ann.page.get_by_role("group", name=ann.t("settings.motion"), exact=True)
    ann.hands.tick(group.get_by_role("radio", name=ann.t("settings.motion.reduced"), exact=True))
    expect(ann.page.locator("html")).to_have_attribute("data-motion", "reduced")
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("data-motion", "reduced")
