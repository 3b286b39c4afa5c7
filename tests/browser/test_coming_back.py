"""Reloads, dead lines, restarts of the house, and a second window."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.company import Company
from tests.browser.house import LuckyHouse
from tests.browser.playing import begin, short_game


def test_a_reload_gives_the_same_hand_and_the_same_top(company: Company) -> None:
    ann, bea = company.welcome("Ann"), company.welcome("Bea")
    here, there = begin(ann, bea)
    here.lay(0)
    there.lay(0)
    expect(here.headline).to_contain_text(ann.t("turn.yours"))
    hand, top = here.hand_words, here.top.text_content()
    ann.page.reload()
    here.begun()
    assert here.hand_words == hand
    expect(here.top).to_have_text(top or "")
    here.lay(1)


def test_a_cut_line_comes_back_by_itself(company: Company) -> None:
    ann, bea = company.welcome("Ann"), company.welcome("Bea")
    here, there = begin(ann, bea)
    here.lay(0)
    bea.forgive("ERR_INTERNET_DISCONNECTED|WebSocket")
    hand = there.hand_words
    bea.context.set_offline(True)
    expect(there.page.get_by_text(bea.t("link.lost_about"), exact=True)).to_be_visible()
    bea.context.set_offline(False)
    expect(there.page.get_by_text(bea.t("link.lost_about"), exact=True)).to_be_hidden()
    expect(there.page.get_by_role("img", name=bea.t("link.open"), exact=True)).to_be_visible()
    assert there.hand_words == hand
    there.lay(0)


def test_a_move_made_while_the_house_is_down_is_kept_and_played(browser: Browser, tmp_path: Path) -> None:
    house = LuckyHouse(tmp_path / "data")
    house.start()
    company = Company(browser, house.base)
    try:
        ann = company.welcome("Ann")
        ann.forgive("ERR_CONNECTION_REFUSED|WebSocket")
        (here,) = begin(ann)
        ann.page.wait_for_load_state("networkidle")  # pictures too: they would miss the house
        number = ann.letter["number"]
        house.kill()
        expect(here.page.get_by_text(ann.t("link.lost_about"), exact=True)).to_be_visible()
        ann.press(here.hand.nth(0))
        ann.press(ann.button("ui.lay"))
        expect(here.page.get_by_text(ann.t("link.lost_with_wish"), exact=True)).to_be_visible()
        house.start()
        here.heard_after(number)
        here.lay(0)
        assert company.troubles == []
    finally:
        company.part()
        house.kill()


def test_two_windows_of_one_guest_show_the_same_seat(company: Company) -> None:
    ann, bea = company.welcome("Ann"), company.welcome("Bea")
    here, _ = short_game(ann, bea)
    second = ann.context.new_page()
    second.goto(ann.page.url)
    tiles = second.get_by_role("list", name=ann.t("ui.hand"), exact=True).get_by_role("button")
    expect(tiles).to_have_count(3)
    assert [tile.get_attribute("aria-label") for tile in tiles.all()] == here.hand_words
    here.lay(0)
    expect(second.get_by_text(ann.t.pattern("ui.pile.top_repeat"))).to_be_attached()
