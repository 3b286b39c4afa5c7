"""A phone that is turned on its side: what one came for stays in sight, and what is long is reached."""

from playwright.sync_api import ViewportSize, expect

from tests.browser.checks import come_to_rest
from tests.browser.company import ON_ITS_SIDE, PHONE, Company
from tests.browser.hands import Finger
from tests.browser.playing import gather
from tests.browser.table import Lobby, Play

ACROSS: ViewportSize = {"width": PHONE["height"], "height": PHONE["width"]}


def test_the_rule_that_was_asked_for_stays_in_sight(company: Company) -> None:
    ann = company.welcome("Ann", hands=Finger, screen=PHONE)
    ann.visit("/rules/emergency_exit/EEO-5.3")
    rule = ann.page.get_by_role("article").filter(has_text="EEO-5.3").get_by_role("heading")
    expect(rule).to_be_in_viewport()
    for size in (ACROSS, PHONE, ON_ITS_SIDE):
        ann.page.set_viewport_size(size)
        come_to_rest(ann.page)
        expect(rule).to_be_in_viewport()


def test_all_of_the_menu_is_reached(company: Company) -> None:
    ann = company.welcome("Ann", hands=Finger, screen=ON_ITS_SIDE)
    gather(ann, bots=1)
    Lobby(ann).start()
    Play(ann).begun()
    ann.press(ann.button("menu.title"))
    menu = ann.dialog("menu.title")
    for entry in ("rules", "guide", "story", "settings", "end", "home", "leave"):
        button = menu.get_by_role("button", name=ann.t(f"menu.{entry}"))
        button.scroll_into_view_if_needed()
        expect(button).to_be_in_viewport(ratio=1)
