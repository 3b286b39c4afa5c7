"""The play screen of the temple: what somebody sees there, and how they do each thing that they may do."""

from typing import Any, NamedTuple

from playwright.sync_api import Locator, expect

from tests.browser.game_screen import GameScreen
from tests.browser.hands import Keys

KEYS = {"mask": "m", "gems": "g", "lift": "l", "claim": "c", "treasures": "t", "escape": "e"}
ARROWS = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")

LOOK = """() => {
  const all = (what) => [...document.querySelectorAll(what)]
  return {
    ways: all('[data-way][data-open=true]').map((one) => Number(one.dataset.way)),
    deeds: all('[data-deed][data-open=true]').map((one) => one.dataset.deed),
    dice: all('[data-die]').map((one) => one.dataset.lies === 'shown' ? one.dataset.face : ''),
    kept: all('[data-die]').map((one) => one.getAttribute('aria-pressed') === 'true'),
  }
}"""


class Look(NamedTuple):
    """What glows on the page, and how the own dice lie there: a letter for each, none for one that does not count."""

    ways: list[int]
    deeds: list[str]
    dice: list[str]
    kept: list[bool]


class Temple(GameScreen):
    @property
    def clock(self) -> Locator:
        return self.page.locator("[data-clock]")

    @property
    def dice(self) -> Locator:
        return self.page.locator("[data-die]")

    @property
    def roll_button(self) -> Locator:
        return self.page.locator("[data-roll]")

    @property
    def vote(self) -> Locator:
        return self.screen.get_by_role("alertdialog")

    @property
    def waiting_for(self) -> Locator:
        """Somebody has dropped, and everything stands still."""
        return self.page.get_by_text(self.t.pattern("missing.waiting"))

    def deed(self, kind: str) -> Locator:
        return self.page.locator(f'[data-deed="{kind}"]')

    def panel(self, kind: str) -> Locator:
        return self.page.locator(f'[data-panel="{kind}"]')

    def finale(self, outcome: str) -> Locator:
        return self.page.locator(f'[data-finale="{outcome}"]')

    def curse(self, curse: str) -> Locator:
        """The card that lies before this person."""
        own = self.page.get_by_role("list", name=self.t("ui.curses"), exact=True)
        return own.get_by_role("button").filter(has_text=self.t(f"curse.{curse}"))

    @property
    def chat(self) -> Locator:
        return self.page.get_by_role("log", name=self.t("chat.title"), exact=True)

    @property
    def field(self) -> Locator:
        """Where one writes to the others."""
        return self.page.get_by_role("textbox", name=self.t("chat.write"), exact=True)

    def look(self) -> Look:
        return Look(**self.page.evaluate(LOOK))

    @property
    def own(self) -> dict[str, Any]:
        """This person's seat, as the house told."""
        seat: dict[str, Any] = self.person.view["seats"][str(self.person.around["you"]["seat"])]
        return seat

    @property
    def chamber(self) -> dict[str, Any] | None:
        """Where this person stands; nothing if outside."""
        node = self.own["node"]
        return None if node is None else self.person.view["chambers"][str(node // 2)]

    @property
    def seconds(self) -> int:
        """What the clock shows: until the doors slam if a gong has sounded, else since the beginning."""
        minutes, _, seconds = (self.clock.text_content() or "").rpartition(":")
        return int(minutes or 0) * 60 + int(seconds)

    # Doing things: by shortcuts where there is a keyboard, else by what lies there

    def roll(self) -> None:
        self._do("Space", self.roll_button)

    def keep(self, at: int) -> None:
        """Or let go."""
        self._do(str(at + 1), self.dice.nth(at))

    def go(self, side: int) -> None:
        self._do(ARROWS[side], self.page.locator(f'[data-way="{side}"]'))

    def act(self, kind: str) -> None:
        self._do(KEYS[kind], self.deed(kind))

    def call_fate(self) -> None:
        self._do("f", self.page.get_by_role("button", name=self.t("ui.fate", n=self.person.view["spare"]), exact=True))
        self.person.press(self.page.locator("[data-fate]"))

    def agree(self) -> None:
        self._do("y", self.vote.get_by_role("button", name=self.t("ui.vote.yes"), exact=True))

    def _do(self, key: str, target: Locator) -> None:
        if isinstance(self.person.hands, Keys):
            self.page.keyboard.press(key)
        else:
            self.person.hands.insist(target)  # it may have stopped glowing a moment ago

    def say(self, line: str) -> None:
        self.person.hands.write(self.field, line)
        self.person.press(self.person.button("chat.send"))

    def until(self, kind: str) -> None:
        """This deed can be done, and shows it."""
        expect(self.deed(kind)).to_have_attribute("data-open", "true")
