"""Somebody looks at screens on the way: axe, a ruler, a camera. What tours of all games have in common."""

from collections.abc import Callable
from typing import TypeAlias

from playwright.sync_api import expect

from tests.browser.company import Company, Motion, Theme
from tests.browser.hands import Mouse
from tests.browser.person import Person

See: TypeAlias = Callable[[str, Person], None]
"""The name of a screen, and whose page shows it."""


class Walk:
    """Ann is the host and Bea her guest; both read the same language and like the same light."""

    of = "emergency_exit"
    """The game that they came for."""

    def __init__(
        self, company: Company, see: See, language: str = "en", theme: Theme = "light", motion: Motion = "reduce"
    ) -> None:
        self.company = company
        self.see = see
        self.ann = self._welcome("Ann", language, theme, motion)
        self.bea = self._welcome("Bea", language, theme, motion)
        self.t = self.ann.t

    def _welcome(self, name: str, language: str, theme: Theme, motion: Motion) -> Person:
        return self.company.welcome(name, language, game=self.of, theme=theme, motion=motion, hands=Mouse)

    def frame(self, person: Person) -> None:
        """What lies around every game."""
        self.dialog("menu", person, "menu.title", "menu.title")
        self.guide(person)
        for entry in ("players", "story", "invite"):
            person.press(person.button("menu.title"))
            person.press(person.button(f"menu.{entry}"))
            self.seen_and_closed(entry, person)

    def guide(self, person: Person) -> None:
        person.press(person.button("menu.title"))
        person.press(person.button("menu.guide"))
        for step in range(1, 5):
            self.see(f"{self.of}-guide-{step}", person)
            person.press(person.button("ui.next"))
        self.seen_and_closed(f"{self.of}-guide-5", person)

    def notice(self, name: str, path: str, title: str) -> None:
        self.ann.visit(path)
        expect(self.ann.page.get_by_role("heading", name=self.t(title), exact=True)).to_be_visible()
        self.see(name, self.ann)

    def dialog(self, name: str, person: Person, button: str, title: str) -> None:
        person.press(person.button(button))
        expect(person.dialog(title)).to_be_visible()
        self.seen_and_closed(name, person)

    def seen_and_closed(self, name: str, person: Person) -> None:
        dialog = person.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        self.see(name, person)
        person.press(dialog.get_by_role("button", name=self.t("ui.close"), exact=True))
        expect(dialog).to_be_hidden()
