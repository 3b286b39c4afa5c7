"""Three ways to use a page: keys alone, a finger, a mouse. Each can only do what a person with that device can."""

from abc import ABC, abstractmethod

from playwright.sync_api import Locator, Page, expect

MANY = 150
"""More steps of the Tab key than any of our pages has."""

FOCUSED = "element => element === document.activeElement"

SETTLED = """async (element) => {
  for (let one = element; one !== null; one = one.parentElement)
    await Promise.allSettled(one.getAnimations().filter(goesSomewhere).map(({ finished }) => finished))
  function goesSomewhere({ playState, effect }) {
    const moves = effect.getKeyframes().some((frame) => 'transform' in frame || 'translate' in frame)
    return moves && playState === 'running' && effect.getComputedTiming().endTime !== Infinity
  }
}"""
"""Neither it nor what it lies in is on its way any more."""


class Hands(ABC):
    def __init__(self, page: Page) -> None:
        self.page = page

    @abstractmethod
    def press(self, target: Locator) -> None:
        """A button, a link, a tile."""

    @abstractmethod
    def tick(self, target: Locator) -> None:
        """A radio button or a switch."""

    @abstractmethod
    def write(self, target: Locator, text: str) -> None: ...

    def insist(self, target: Locator) -> None:
        """Presses what says that it is disabled, to hear why."""
        self.wait_for(target)
        target.click(force=True)

    def wait_for(self, target: Locator) -> None:
        """Nobody aims at what is still sliding in: a press that began on it would end beside it, and do nothing."""
        target.evaluate(SETTLED)

    def choose(self, target: Locator, label: str) -> None:
        """One of a list. The list itself is drawn by the system, out of reach of the page."""
        target.select_option(label=label)


class Mouse(Hands):
    def press(self, target: Locator) -> None:
        self.wait_for(target)
        target.click()

    def tick(self, target: Locator) -> None:
        self.press(target)

    def write(self, target: Locator, text: str) -> None:
        target.fill(text)


class Finger(Hands):
    def press(self, target: Locator) -> None:
        self.wait_for(target)
        target.tap()

    def insist(self, target: Locator) -> None:
        self.wait_for(target)
        target.tap(force=True)

    def tick(self, target: Locator) -> None:
        self.press(target)

    def write(self, target: Locator, text: str) -> None:
        target.tap()
        target.press_sequentially(text)


class Keys(Hands):
    """Nothing but the keyboard."""

    def press(self, target: Locator) -> None:
        self.walk_to(target)
        self.page.keyboard.press("Enter")

    def insist(self, target: Locator) -> None:
        self.press(target)

    def tick(self, target: Locator) -> None:
        if target.get_attribute("role") == "switch":
            self.walk_to(target)
            self.page.keyboard.press("Space")
            return
        self._walk_to_group(target)
        for _ in range(MANY):
            if target.evaluate(FOCUSED):
                break
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Space")
        expect(target).to_be_checked()

    def write(self, target: Locator, text: str) -> None:
        self.walk_to(target)
        self.page.keyboard.press("ControlOrMeta+a")
        self.page.keyboard.type(text)

    def choose(self, target: Locator, label: str) -> None:
        self.walk_to(target)
        self.page.keyboard.type(label)
        expect(target.locator("option:checked")).to_have_text(label)

    def walk_to(self, target: Locator) -> None:
        """By Tab, until the focus is there and can be seen."""
        expect(target).to_be_visible()
        for _ in range(MANY):
            if target.evaluate(FOCUSED):
                assert target.evaluate("element => element.matches(':focus-visible')"), "the focus does not show"
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {target}")

    def _walk_to_group(self, target: Locator) -> None:
        """A group of radio buttons is one stop of the Tab key."""
        for _ in range(MANY):
            if target.evaluate("element => document.activeElement?.name === element.name"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach the group of {target}")
