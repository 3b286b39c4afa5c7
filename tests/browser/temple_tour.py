"""A walk through every screen of the temple."""

from playwright.sync_api import expect

from tests.browser.house import TempleHouse
from tests.browser.rehearsal import Moment
from tests.browser.replaying import Replay
from tests.browser.table import Lobby
from tests.browser.temple import Temple
from tests.browser.venturing import play_on
from tests.browser.walk import Walk


class TempleTour(Walk):
    of = "temple"

    def everything(self, house: TempleHouse) -> None:
        self.house()
        self.lobby()
        self.intro()
        self.inside(house.cursed)
        self.countdown(house.gong)
        self.collapsed(house.last_second)
        self.won(house.last_keys)
        self.replay()

    def three_play_on(self, moment: Moment) -> list[Temple]:
        """Cem is the third, and looks at nothing."""
        return play_on(moment, self.ann, self.bea, self.company.welcome("Cem", game=self.of))

    def house(self) -> None:
        """What there is to read."""
        ann = self.ann
        ann.visit("/rules/temple")
        expect(ann.page.get_by_role("heading", name=self.t("game.name"), exact=True)).to_be_visible()
        self.see("temple-rules", ann)

    def lobby(self) -> None:
        lobby = Lobby(self.ann).come(self.ann.open_table())
        lobby.seats(3)
        lobby.add_bot(3)
        lobby.preset("classic")
        lobby.unfold("lobby.fine_options")
        Lobby(self.bea).come(lobby.code).ready()
        self.see("temple-lobby-host", self.ann)
        self.see("temple-lobby-guest", self.bea)

    def intro(self) -> None:
        Lobby(self.ann).start()
        here = Temple(self.ann).begun()
        ready = here.page.locator("[data-ready]")
        self.see("temple-intro", self.ann)
        self.ann.press(ready)
        expect(ready).to_have_text(self.t("ui.intro.wait"))
        self.see("temple-intro-waiting", self.ann)
        self.guide(self.ann)

    def inside(self, moment: Moment) -> None:
        """Ann is cursed and sees what can be done; Bea opens a chest."""
        here, there, third = self.three_play_on(moment)
        self.see("temple-play", self.ann)
        here.keep(0)
        expect(here.dice.nth(0)).to_have_attribute("aria-pressed", "true")
        self.see("temple-kept", self.ann)
        self.ann.press(here.curse("silence"))
        self._panel(here, "lift", "temple-curse")
        for button, panel in (("ui.signal", "signal"), ("ui.fate", "fate")):
            self.ann.press(self.ann.button(button, n=self.ann.view["spare"]).first)
            self._panel(here, panel, f"temple-{panel}")
        self._sheets(here)
        there.act("claim")
        there.until("treasures")
        self.see("temple-treasure", self.bea)
        there.act("treasures")
        self._panel(there, "treasures", "temple-targets")
        here.call_fate()
        expect(there.vote).to_be_visible()
        self.see("temple-vote-asked", self.bea)
        self.see("temple-vote-waiting", self.ann)
        there.agree()
        third.agree()
        expect(there.vote).to_be_hidden()

    def countdown(self, moment: Moment) -> None:
        here, there, _ = self.three_play_on(moment)
        expect(here.screen).to_contain_text(self.t("ui.until.slam"))
        self.see("temple-countdown", self.ann)
        url = there.page.url
        there.page.goto("about:blank")
        expect(here.waiting_for).to_be_visible()
        self.see("temple-somebody-missing", self.ann)
        there.page.goto(url)
        there.begun()

    def won(self, moment: Moment) -> None:
        here, there = play_on(moment, self.ann, self.bea)
        here.until("escape")
        here.act("escape")
        expect(here.page.locator("[data-give]")).to_be_visible()
        self.see("temple-outside", self.ann)
        there.act("escape")
        self._over("won", here)

    def collapsed(self, moment: Moment) -> None:
        here, _ = play_on(moment, self.ann, self.bea)
        self._over("collapsed", here)

    def _over(self, outcome: str, temple: Temple) -> None:
        expect(temple.finale(outcome)).to_be_visible()
        self.see(f"temple-{outcome}", temple.person)

    def replay(self) -> None:
        replay = Replay(self.bea).open(self.bea.around["match"])
        self.see("temple-replay-begin", self.bea)
        replay.last()
        self.see("temple-replay-end", self.bea)

    def _panel(self, temple: Temple, kind: str, name: str) -> None:
        expect(temple.panel(kind)).to_be_visible()
        self.see(name, temple.person)
        temple.person.press(temple.panel(kind).get_by_role("button", name=self.t("ui.panel.close"), exact=True))
        expect(temple.panel(kind)).to_be_hidden()

    def _sheets(self, temple: Temple) -> None:
        person = temple.person
        map_button = person.button("ui.map")
        person.press(map_button)
        expect(map_button).to_have_attribute("aria-pressed", "true")
        self.see("temple-map", person)
        person.press(map_button)
        person.press(person.button("ui.list"))
        self.seen_and_closed("temple-list", person)
        person.press(person.button("ui.switches"))
        self.seen_and_closed("temple-switches", person)
        person.page.keyboard.press("?")
        self.seen_and_closed("temple-help", person)
