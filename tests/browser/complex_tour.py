"""A walk through every screen of Room 25."""

from playwright.sync_api import expect

from tests.browser.complex import Complex
from tests.browser.playing import take_time
from tests.browser.replaying import Replay
from tests.browser.shows import Show
from tests.browser.surviving import CLUE, play_on_from, start
from tests.browser.table import Lobby
from tests.browser.walk import Walk


class ComplexTour(Walk):
    of = "room25"

    def everything(self, show: Show) -> None:
        self.house()
        self.lobby()
        self.beginning()
        self.own_action(show)
        self.slide(show)
        self.powers(show)
        self.ending(show)
        self.replay()

    def house(self) -> None:
        """What there is to read."""
        ann = self.ann
        ann.visit("/rules/room25")
        expect(ann.page.get_by_role("heading", name=self.t("game.name"), exact=True)).to_be_visible()
        self.see("complex-rules", ann)

    def lobby(self) -> None:
        """Ann and Bea play together, with a duo each that they pick."""
        lobby = Lobby(self.ann).come(self.ann.open_table())
        lobby.preset("cooperation")
        lobby.seats(2)
        lobby.unfold("lobby.fine_options")
        lobby.option("characters", "picked")
        take_time(self.ann)
        Lobby(self.bea).come(lobby.code).ready()
        self.see("complex-lobby-host", self.ann)
        self.see("complex-lobby-guest", self.bea)

    def beginning(self) -> None:
        """Until everybody has planned; a card was drawn before that."""
        here, there = start(self.ann, self.bea)
        here.may("pick")
        self.see("complex-pick", self.ann)
        self.guide(self.ann)
        here.pick()
        there.may("pick")
        self.see("complex-pick-taken", self.bea)
        there.pick()
        here.may("take_clue")
        self.see("complex-clue", self.ann)
        self.ann.press(self.ann.page.locator(f'[data-clue="{CLUE}"]'))
        expect(here.seen).to_be_visible()
        self.see("complex-seen", self.ann)
        here.put_away()
        there.take_clue(None)
        here.may("program")
        expect(here.to_read).to_be_visible()
        self.see("complex-card-to-read", self.ann)
        self._read(here)
        self.see("complex-plan", self.ann)
        self._card(here)
        here.draft("look", "move")
        self.see("complex-planned", self.ann)
        here.lay_plan()
        here.plan("look")
        self.see("complex-plan-waiting", self.ann)

    def own_action(self, show: Show) -> None:
        """Ann is a guard, and goes into an Illusion Chamber."""
        choice = show.into_illusion
        here, _ = play_on_from(choice.moment, self.ann, self.bea, bots=4)
        here.may("choose")
        self.see("complex-targets", self.ann)
        self.see("complex-other-turn", self.bea)
        self._sheets(here)
        self._rooms(here)
        here.name(choice.target)
        expect(here.main).to_be_enabled()
        self.see("complex-chosen", self.ann)
        here.confirm()
        self.ann.until(lambda: self.ann.view["question"]["id"] == "illusion", "for the Illusion Chamber to ask")
        self.see("complex-room-asks", self.ann)

    def slide(self, show: Show) -> None:
        choice = show.slide
        here, _ = play_on_from(choice.moment, self.ann, self.bea, bots=4)
        here.may("choose")
        self.see("complex-lines", self.ann)
        here.name(choice.target)
        self.see("complex-line-chosen", self.ann)

    def powers(self, show: Show) -> None:
        for name, choice in (("swap", show.swap), ("order", show.order)):
            here, _ = play_on_from(choice.moment, self.ann, self.bea, bots=4)
            here.may("choose")
            here.name(choice.target)
            expect(here.main).to_be_enabled()
            self.see(f"complex-{name}", self.ann)

    def ending(self, show: Show) -> None:
        choice = show.last
        here, there = play_on_from(choice.moment, self.ann, self.bea, bots=4)
        here.answer(choice.target)
        for one in (here, there):
            expect(one.finale(self.ann.view["outcome"])).to_be_visible()
        self.see("complex-over-host", self.ann)
        self.see("complex-over-guest", self.bea)

    def replay(self) -> None:
        """Of the show that has just ended, through the eyes of whoever sat first."""
        replay = Replay(self.ann).open(self.ann.around["match"])
        self.see("complex-replay-begin", self.ann)
        replay.last()
        self.see("complex-replay-end", self.ann)

    def _read(self, here: Complex) -> None:
        """Two cards come before a round."""
        for _ in range(2):
            self.ann.press(here.to_read)
        expect(here.to_read).to_be_hidden()

    def _card(self, here: Complex) -> None:
        """The one that was drawn last, to be read again."""
        person = here.person
        person.press(here.cards.first)
        self.seen_and_closed("complex-card", person)

    def _sheets(self, here: Complex) -> None:
        person = here.person
        person.press(person.button("ui.notes"))
        dialog = person.dialog("ui.notes")
        person.press(dialog.locator(f'[data-note="{here.hidden[0]}"]'))
        person.press(dialog.locator('[data-mark="red"]'))
        self.seen_and_closed("complex-notes", person)
        person.press(person.button("ui.role"))
        expect(person.dialog("ui.role")).to_be_visible()
        self.see("complex-role-hidden", person)
        person.press(person.dialog("ui.role").locator("[data-show]"))
        self.seen_and_closed("complex-role-shown", person)
        here.ask_to_reveal()
        self.see("complex-reveal-role", person)
        person.page.keyboard.press("Escape")
        person.press(here.figure(here.own[0]["who"]))
        self.seen_and_closed("complex-character", person)

    def _rooms(self, here: Complex) -> None:
        """What is known of an open room; what may be said of one that lies face down."""
        person = here.person
        here.tap(12)
        expect(person.page.locator('[data-room="central"]')).to_be_visible()
        self.see("complex-room", person)
        here.tap(0)
        person.press(person.page.locator('[data-claim="red"]'))
        expect(person.page.locator('[data-claim="red"]')).to_be_disabled()
        self.see("complex-claims", person)
        person.press(person.button("ui.info.close"))
