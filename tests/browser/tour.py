"""A walk through every screen of the house. At each stop somebody looks at it: axe, a ruler, a camera."""

from playwright.sync_api import expect

from tests.browser.company import PHONE
from tests.browser.playing import finish, gather, move, play_until
from tests.browser.replaying import Replay
from tests.browser.table import Lobby, Play
from tests.browser.walk import Walk
from wayout.games import GAMES


class Tour(Walk):
    """Emergency Exit Only, and the house around it."""

    def house(self) -> None:
        """Everything but tables."""
        ann = self.ann
        ann.visit()
        expect(ann.opener).to_be_visible()
        self.see("home", ann)
        self.dialog("settings", ann, "settings.title", "settings.title")
        ann.press(ann.button("you.change", name=ann.name))
        self.seen_and_closed("profile", ann)
        ann.visit("/day")
        expect(ann.page.get_by_role("article")).to_have_count(sum(len(game.mazes) for game in GAMES.values()))
        self.see("day", ann)
        ann.visit("/rules/emergency_exit")
        expect(ann.page.get_by_role("heading", name=self.t("game.name"), exact=True)).to_be_visible()
        self.see("rules", ann)
        ann.visit("/rules/emergency_exit/EEO-5.3")
        expect(ann.page.get_by_role("article").filter(has_text="EEO-5.3")).to_be_visible()
        self.see("rules-one", ann)
        ann.forgive("404")
        self.notice("lost", "/nowhere/at/all", "lost.title")
        self.notice("no-such-table", "/t/QQQQQQ", "gone.no_such_table")
        self.notice("no-such-replay", "/replay/nothing-here", "replay.none")
        self.notice("move-failed", "/move/anything", "move.failed")
        link = ann.page.evaluate("fetch('/api/me/move', { method: 'POST' }).then((answer) => answer.json())")["link"]
        self.notice("move", "/move/" + link.rpartition("/")[2], "move.here")

    def lobby(self) -> None:
        ann, bea = self.ann, self.bea
        code = gather(ann, bea, options={"target": "one"})
        lobby = Lobby(ann)
        lobby.unfold("lobby.time")
        self.see("lobby-host", ann)
        self.see("lobby-guest", bea)
        ann.press(ann.button("seat.remove", name=bea.name))
        self.seen_and_closed("remove-guest", ann)
        ann.press(ann.button("lobby.leave"))
        self.seen_and_closed("leave-table", ann)
        ann.press(ann.button("rules.title"))
        self.seen_and_closed("rules-sheet", ann)
        assert lobby.code == code

    def game(self) -> None:
        """From the first turn to the poll."""
        gather(self.ann, self.bea, options={"target": "one"}, unhurried=True)
        here, there = self._begin()
        self.see("play-own-turn", self.ann)
        self.see("play-other-turn", self.bea)
        self.bea.hands.insist(self.bea.button("ui.lost"))
        expect(there.screen.get_by_role("alert")).to_be_visible()
        self.see("play-excuse", self.bea)
        self.ann.press(here.hand.nth(0))
        self.see("play-picked", self.ann)
        self.frame(self.ann)
        here.lay(0)
        self._free_rotation(there)
        move(there, bold=False)
        play_until([here, there], lambda: "declare_lost" in self.ann.may, bold=False)
        here.ask_lost()
        self.seen_and_closed("lost-sure", self.ann)
        here.say_lost()
        expect(there.question).to_be_visible()
        self.see("poll-asked", self.bea)
        self.see("poll-others", self.ann)

    def ending(self) -> None:
        """The poll is open: reveal, result, replay."""
        here, there = Play(self.ann), Play(self.bea)
        there.answer(join=True)
        finish([here, there])
        self.see("over-host", self.ann)
        self.see("over-guest", self.bea)
        self.bea.page.set_viewport_size(PHONE)
        self.bea.press(self.bea.button("end.look"))
        expect(there.result).to_be_hidden()
        self.see("over-put-away", self.bea)
        here.watch_reveal()
        self.see("reveal", self.ann)
        self.ann.press(self.ann.button("ui.all_steps"))
        self.seen_and_closed("reveal-steps", self.ann)
        replay = Replay(self.ann).open(self.ann.around["match"])
        self.see("replay-begin", self.ann)
        replay.step(3)
        self.see("replay-middle", self.ann)
        replay.last()
        self.see("replay-end", self.ann)
        replay.more()
        self.seen_and_closed("replay-more", self.ann)

    def reveal_between_rounds(self) -> None:
        """With more points to win the route is shown, and everybody presses on."""
        gather(self.ann, self.bea, options={"target": "five"}, unhurried=True)
        here, there = self._begin()
        play_until([here, there], lambda: "press_on" in self.ann.may)
        here.watch_reveal()
        self.see("reveal-press-on", self.ann)
        here.press_on()
        self.see("reveal-waiting", self.ann)

    def danger(self) -> None:
        """A card explains itself, and its danger strikes."""
        gather(self.ann, self.bea, preset="danger", unhurried=True)
        here, there = self._begin()
        cards = here.page.get_by_role("list", name=self.t("ui.danger_cards"), exact=True)
        self.ann.press(cards.get_by_role("button").first)
        self.seen_and_closed("card", self.ann)
        signs = [self.t(f"danger.{card}") for card in self.ann.view["danger"]]
        here.lay(next(at for at, words in enumerate(here.hand_words) if any(sign in words for sign in signs)))
        there.person.until(lambda: bool(there.person.may), "for a turn in danger")
        self.see("danger-struck", self.bea)
        self.see("danger-struck-other", self.ann)
        if "bolt" in self.ann.view["danger"]:
            self.bea.until(lambda: bool(self.bea.view["dark"]), "for the dark")
            expect(there.screen.get_by_text(self.t("ui.pile.dark"), exact=True)).to_be_attached()
            self.see("dark", self.bea)

    def together(self) -> None:
        gather(self.ann, self.bea, options={"mode": "together"}, unhurried=True)
        here, there = self._begin()
        self.see("together", self.ann)
        play_until([here, there], lambda: "announce_exit" in self.ann.may, bold=False)
        self.ann.press(self.ann.button("ui.exit"))
        self.seen_and_closed("exit-sure", self.ann)

    def _begin(self) -> tuple[Play, Play]:
        Lobby(self.ann).start()
        return Play(self.ann).begun(), Play(self.bea).begun()

    def _free_rotation(self, play: Play) -> None:
        play.person.press(play.hand.nth(0))
        expect(play.rotations).to_have_count(4)
        self.see("play-free-rotation", play.person)
