"""What the screen of every game has, found by the names that people read and hear."""

from typing import Self

from playwright.sync_api import Locator, expect

from tests.browser.person import Person


class GameScreen:
    """Of one person."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.t = person.t

    def begun(self) -> Self:
        expect(self.screen).to_be_visible()
        return self

    @property
    def screen(self) -> Locator:
        return self.page.get_by_role("region", name=self.t("game.name"), exact=True)

    @property
    def headline(self) -> Locator:
        """Whom the game waits for, and what for."""
        return self.page.get_by_role("banner").get_by_role("heading", level=1)

    @property
    def result(self) -> Locator:
        """The house's last word on who won, with the way to the next game."""
        return self.page.get_by_role("region", name=self.t("turn.over"), exact=True)

    def may(self, kind: str) -> int:
        """Waits until this person may do it; the number of the letter that says so."""
        self.person.until(lambda: kind in self.person.may, f"for a chance to {kind}")
        number: int = self.person.letter["number"]
        return number

    def heard_after(self, number: int) -> None:
        """The house has answered, and this screen knows."""
        self.person.until(lambda: self.person.letter["number"] > number, f"for a letter after {number}")
