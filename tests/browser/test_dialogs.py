"""Windows over the page."""

import re

from playwright.sync_api import expect

from tests.browser.company import ON_ITS_SIDE, Company
from tests.browser.hands import Finger


def test_a_window_that_is_longer_than_the_screen_shows_that_it_goes_on(company: Company) -> None:
    ann = company.welcome("Ann", hands=Finger, screen=ON_ITS_SIDE)
    ann.visit()
    ann.press(ann.button("settings.title"))
    body = ann.dialog("settings.title").get_by_role("group", name=ann.t("settings.title"), exact=True)
    expect(body).to_have_css("box-shadow", re.compile("inset"))

    body.evaluate("(part) => part.scrollTo(0, part.scrollHeight)")
    expect(body).to_have_css("box-shadow", "none")

    body.evaluate("(part) => part.scrollTo(0, 0)")
    ann.page.set_viewport_size({"width": 390, "height": 1600})
    expect(body).to_have_css("box-shadow", "none")
