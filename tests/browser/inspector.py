"""Somebody who looks at every stop of a tour: on every size of screen, by day and by night."""

from typing import TypeAlias

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.checks import axe_findings, come_to_rest, out_of_sight, too_small, too_wide
from tests.browser.company import DESKTOP, ON_ITS_SIDE, PHONE, TABLET, Theme
from tests.browser.person import Person

SIZES: dict[str, ViewportSize] = {
    "phone": PHONE,
    "phone on its side": ON_ITS_SIDE,
    "tablet": TABLET,
    "desktop": DESKTOP,
}
PHONES = ("phone", "phone on its side")
ASKS_AXE = ("phone", "desktop")
OTHER_LIGHT: dict[Theme, Theme] = {"light": "dark", "dark": "light"}
COLOURS = ("color-contrast", "link-in-text-block")
"""The rules of axe that look at colours: the others find by night what they find by day."""

Found: TypeAlias = dict[str, list[str]]
"""By screen."""

in_every_language = pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("zh-Hant", "dark")])
"""One comes by day and looks at everything; one by night, and only at what other words could spoil."""


class Inspector:
    """Nothing scrolls sideways on any size. On the phone, also on its side, a thumb hits everything, and what must be
    pressed is in sight. On the phone and on the desktop axe finds nothing, in either light; who comes by night asks axe
    on the phone alone."""

    def __init__(self, theme: Theme) -> None:
        """The light in which everybody came."""
        self.theme: Theme = theme
        self.found: Found = {}

    def see(self, name: str, person: Person) -> None:
        usual = person.page.viewport_size
        assert usual is not None
        for size, viewport in SIZES.items():
            person.page.set_viewport_size(viewport)
            come_to_rest(person.page)
            if told := self._told(size, person.page):
                self.found[f"{name} on a {size}"] = told
        person.page.set_viewport_size(usual)
        come_to_rest(person.page)

    def assert_nothing_found(self) -> None:
        assert not self.found, "\n".join(f"{screen}: {line}" for screen, lines in self.found.items() for line in lines)

    def _told(self, size: str, page: Page) -> list[str]:
        told = too_wide(page)
        if size in PHONES:
            told += too_small(page) + out_of_sight(page)
        if size not in ASKS_AXE:
            return told
        if self.theme == "dark":
            return told + axe_findings(page) if size == "phone" else told
        return told + axe_findings(page) + self._in_the_other_light(page)

    def _in_the_other_light(self, page: Page) -> list[str]:
        _light(page, OTHER_LIGHT[self.theme])
        told = axe_findings(page, *COLOURS)
        _light(page, self.theme)
        return told


def _light(page: Page, theme: Theme) -> None:
    page.emulate_media(color_scheme=theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
