"""The play screen of No Escape: what somebody sees there, and how they do each thing that they may do."""

import json
from typing import Any, NamedTuple

from playwright.sync_api import Locator, expect

from tests.browser.game_screen import GameScreen
from tests.browser.hands import Finger
from tests.browser.person import Person
from wayout.games.no_escape.state import WINDOWS

Slot = tuple[int, int]
Wish = dict[str, Any]

TILE = 90
"""The side of a slot in the units of the picture."""

WHERE = """async ([x, y]) => {
  const picture = document.querySelector('[data-board] > svg')
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  const place = () => new DOMPoint(x, y).matrixTransform(picture.getScreenCTM())
  let [before, at] = [place(), (await frame(), place())]
  while (before.x !== at.x || before.y !== at.y) [before, at] = [at, (await frame(), place())]
  return { x: at.x, y: at.y, free: document.elementFromPoint(at.x, at.y)?.closest('[data-board] > svg') === picture }
}"""
"""Once the eye over the board has come to rest."""


ASK_ALWAYS = "if (location.protocol !== 'about:') localStorage.setItem('wayout.no_escape.ask_always', 'true')"


def ask_always(*people: Person) -> None:
    """They have chosen before, in other games, to be asked also when they hold no fitting abort."""
    for person in people:
        person.page.add_init_script(ASK_ALWAYS)


class Place(NamedTuple):
    """On the page; `free` if nothing lies over the picture there."""

    x: float
    y: float
    free: bool


class Station(GameScreen):
    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.passes_by_itself = False

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("application", name=self.t("ui.board"), exact=True)

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("list", name=self.t("ui.hand"), exact=True).get_by_role("button")

    @property
    def main(self) -> Locator:
        return self.page.locator("[data-main]")

    @property
    def status(self) -> Locator:
        return self.page.locator("[data-status]")

    @property
    def panel(self) -> Locator:
        """What can be aborted now."""
        return self.screen.locator("[data-over]").get_by_role("region")

    @property
    def recap(self) -> Locator:
        """What others have done to this person since their own last deed."""
        return self.screen.get_by_role("list", name=self.t("ui.recap"), exact=True)

    @property
    def take_back(self) -> Locator:
        return self.page.get_by_role("button", name=self.t("take_back.free"), exact=True)

    def tile(self, kind: str) -> Locator:
        """The first of this kind in the hand."""
        return self.page.locator(f'[data-tile="{kind}"]').first

    def laid(self, at: Slot) -> dict[str, Any] | None:
        return next((tile for tile in self.person.view["tiles"] if tuple(tile["at"]) == at), None)

    # Doing things

    @property
    def is_to_choose(self) -> bool:
        """Asked, and for more than the page passes by itself."""
        may = self.person.may
        return bool(may) and not (self.passes_by_itself and "let_pass" in may)

    def find(self, x: float, y: float) -> Place:
        """A point of the picture, wherever it is now on the page."""
        return Place(**self.page.evaluate(WHERE, [x, y]))

    def tap(self, at: Slot) -> None:
        """A slot; whoever cannot see it looks at the whole station first."""
        place = self.find(at[0] * TILE, at[1] * TILE)
        if not place.free:
            self.person.press(self.person.button("ui.whole"))
            place = self.find(at[0] * TILE, at[1] * TILE)
        assert place.free, f"{at} cannot be reached"
        if isinstance(self.person.hands, Finger):
            self.page.touchscreen.tap(place.x, place.y)
        else:
            self.page.mouse.click(place.x, place.y)

    def confirm(self, label: str, **facts: object) -> None:
        """By the main button, once it says so."""
        number = self.person.letter["number"]
        expect(self.main).to_have_text(self.t(f"ui.do.{label}", **facts))
        expect(self.main).to_have_attribute("aria-disabled", "false")
        self.person.press(self.main)
        self.heard_after(number)

    def do(self, wish: Wish) -> None:
        """One of the things that the house says this person may do; which way round a tile lies does not matter."""
        self.may(wish["type"])
        self._prepare(wish)
        if wish["type"] in ("decline_path", "let_pass"):
            self._otherwise(wish["type"])
        elif wish["type"] == "skip_action":
            self.flip()
        else:
            self.confirm(wish["type"], way=self.t(f"ui.way.{wish.get('way', 0)}"))

    def lay(self, kind: str, at: Slot) -> None:
        self.do({"type": "place_tile", "tile": kind, "at": at})

    def go(self, way: int) -> None:
        self.do({"type": "choose_way", "way": way})

    def roll(self) -> None:
        self.do({"type": "roll"})

    def flip(self) -> None:
        """From the pile: it asks once more before the hand is thrown away."""
        number = self.person.letter["number"]
        expect(self.main).to_have_attribute("aria-disabled", "false")
        self.person.press(self.main)
        self.person.press(self.person.dialog("ui.flip.title").get_by_role("button", name=self.t("ui.flip.yes")))
        self.heard_after(number)

    def let_pass(self) -> None:
        self.do({"type": "let_pass"})

    def abort(self, kind: str) -> None:
        self.do({"type": "play_abort", "tile": kind})

    def _prepare(self, wish: Wish) -> None:
        """Chooses the tile in the hand, the way, the place on the board: whatever the wish names."""
        targets = wish.get("targets", wish)
        if "tile" in wish and self.person.view["flipped"] is None:
            self._hold(wish["tile"])
        if "way" in wish:
            self.person.press(self.page.locator(f'[data-way="{wish["way"]}"]'))
        if "at" in targets:
            self.tap(tuple(targets["at"]))

    def _hold(self, kind: str) -> None:
        tile = self.tile(kind)
        if tile.get_attribute("aria-pressed") != "true":
            self.person.press(tile)
        expect(tile).to_have_attribute("aria-pressed", "true")

    def _otherwise(self, label: str) -> None:
        number = self.person.letter["number"]
        self.person.press(self.person.button(f"ui.do.{label}"))
        self.heard_after(number)

    def pass_by_itself(self) -> None:
        """Every window, by the switches."""
        self.person.press(self.person.button("ui.switches").first)
        dialog = self.person.dialog("ui.switches")
        for window in WINDOWS:
            switch = dialog.get_by_role("switch", name=self.t(f"window.{window}"), exact=True)
            self.person.hands.tick(switch)
            expect(switch).to_be_checked()
        self.person.press(dialog.get_by_role("button", name=self.t("ui.close"), exact=True))
        expect(dialog).to_be_hidden()
        kept = self.page.evaluate("localStorage.getItem('wayout.no_escape.passing')")
        assert set(json.loads(kept)) == set(WINDOWS)
        self.passes_by_itself = True
