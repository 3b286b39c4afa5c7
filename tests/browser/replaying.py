"""The replay of a finished match."""

from playwright.sync_api import Locator, expect

from tests.browser.person import Person


class Replay:
    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.t = person.t

    def open(self, match: str) -> "Replay":
        self.person.visit(f"/replay/{match}")
        return self.opened()

    def opened(self) -> "Replay":
        expect(self.slider).to_be_visible()
        return self

    @property
    def slider(self) -> Locator:
        return self.page.get_by_role("slider", name=self.t("replay.moment"), exact=True)

    @property
    def told(self) -> Locator:
        """What happened in this step, in words."""
        return self.page.get_by_role("group", name=self.t("story.title"), exact=True)

    @property
    def at(self) -> int:
        return int(self.slider.input_value())

    @property
    def end(self) -> int:
        return int(self.slider.get_attribute("max") or 0)

    @property
    def eyes(self) -> Locator:
        return self.page.get_by_role("combobox", name=self.t("replay.eyes"), exact=True)

    def step(self, times: int = 1) -> None:
        for _ in range(times):
            self.person.press(self.person.button("replay.forward"))

    def back(self) -> None:
        self.person.press(self.person.button("replay.back"))

    def last(self) -> None:
        self.person.press(self.person.button("replay.last"))

    def more(self) -> Locator:
        self.person.press(self.person.button("menu.title"))
        dialog = self.person.dialog("replay.more")
        expect(dialog).to_be_visible()
        return dialog
