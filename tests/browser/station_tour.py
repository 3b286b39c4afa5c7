"""A walk through every screen of No Escape."""

from playwright.sync_api import Locator, expect

from tests.browser.escaping import finish, play_on, start
from tests.browser.rehearsal import Moment
from tests.browser.rehearsed import EAST_TRIPLE, FAR_TELEPORTER, NORTH, WEST, WEST_TRIPLE
from tests.browser.replaying import Replay
from tests.browser.station import Station
from tests.browser.table import Lobby
from tests.browser.walk import Walk


class StationTour(Walk):
    of = "no_escape"

    def house(self) -> None:
        """What there is to read."""
        ann = self.ann
        ann.visit("/rules/no_escape")
        expect(ann.page.get_by_role("heading", name=self.t("game.name"), exact=True)).to_be_visible()
        self.see("station-rules", ann)
        ann.visit("/rules/no_escape/NE-3.7")
        expect(ann.page.get_by_role("article").filter(has_text="NE-3.7")).to_be_visible()
        self.see("station-rules-one", ann)

    def lobby(self) -> None:
        lobby = Lobby(self.ann).come(self.ann.open_table())
        lobby.seats(4)
        for number in (3, 4):
            lobby.add_bot(number)
        lobby.unfold("lobby.fine_options")
        lobby.unfold("lobby.time")
        Lobby(self.bea).come(lobby.code)
        self.see("station-lobby-host", self.ann)
        self.see("station-lobby-guest", self.bea)

    def own_turn(self, moment: Moment) -> None:
        """Ann plays an action, lays a tile and rolls; others may abort each of it."""
        play_on(moment, self.ann, self.bea)
        here, there = start(self.ann, self.bea)
        self.see("station-own-turn", self.ann)
        self.see("station-other-turn", self.bea)
        self._sheets(here)
        self.guide(self.ann)
        self.ann.press(here.tile("newpath"))
        self.see("station-action-picked", self.ann)
        here.do({"type": "play_action", "tile": "newpath", "targets": {"at": EAST_TRIPLE}})
        self.see("station-window-asked", self.bea)
        self.see("station-window-waiting", self.ann)
        there.let_pass()
        here.may("place_tile")
        self.ann.press(here.tile("bypass"))
        self.see("station-tile-picked", self.ann)
        here.tap((0, 0))
        expect(here.screen.get_by_role("alert")).to_be_visible()
        self.see("station-excuse", self.ann)
        here.tap((-2, -1))
        expect(here.status).to_have_text(self.t.any_of("ui.status.turn_it", "ui.status.confirm"))
        self.see("station-tile-ready", self.ann)
        here.confirm("place_tile")
        there.let_pass()
        here.may("roll")
        self.see("station-roll", self.ann)
        here.roll()
        self.see("station-window-roll", self.bea)
        there.let_pass()

    def questions(self) -> None:
        """Ann has rolled: a branch for each of them, a teleporter, a control room."""
        here, there = Station(self.ann), Station(self.bea)
        there.may("choose_way")
        self.see("station-branch-asked", self.bea)
        self.see("station-branch-waiting", self.ann)
        there.go(WEST)
        here.may("choose_way")
        self.ann.press(self.ann.page.locator(f'[data-way="{NORTH}"]'))
        self.see("station-branch-chosen", self.ann)
        here.confirm("choose_way", way=self.t("ui.way.0"))
        there.let_pass()
        here.may("choose_teleporter")
        self.see("station-teleport-asked", self.ann)
        here.tap(FAR_TELEPORTER)
        self.see("station-teleport-chosen", self.ann)
        here.confirm("choose_teleporter")
        there.lay("hook", (2, 1))
        here.let_pass()
        there.roll()
        here.let_pass()
        there.may("lay_path")
        self.see("station-path-asked", self.bea)
        there.tap(WEST_TRIPLE)
        expect(there.status).to_have_text(self.t.any_of("ui.status.turn_it", "ui.status.confirm"))
        self.see("station-path-chosen", self.bea)
        there.confirm("lay_path")

    def aborts(self) -> None:
        """A bot has laid a tile: Ann aborts that, and Bea the abort."""
        here, there = Station(self.ann), Station(self.bea)
        here.may("play_abort")
        self.see("station-abort-picked", self.ann)
        here.confirm("play_abort")
        there.let_pass()
        there.may("play_abort")
        self.see("station-abort-on-abort", self.bea)
        there.abort("ab_roll")
        self.see("station-two-aborts", self.ann)
        here.let_pass()

    def ending(self, moment: Moment) -> None:
        """Eight are on a station without air; then the replay."""
        play_on(moment, self.ann, self.bea, bots=6)
        here, there = start(self.ann, self.bea)
        finish([here, there])
        self.see("station-over-host", self.ann)
        self.see("station-over-guest", self.bea)
        replay = Replay(self.bea).open(self.bea.around["match"])
        self.see("station-replay-begin", self.bea)
        replay.last()
        self.bea.hands.choose(replay.eyes, "Bea")
        self.see("station-replay-eyes", self.bea)

    def _sheets(self, station: Station) -> None:
        person = station.person
        person.press(person.button("ui.switches").first)
        self.seen_and_closed("station-switches", person)
        person.press(self._air(station))
        self.seen_and_closed("station-piles", person)
        person.press(person.button("ui.list"))
        self.seen_and_closed("station-list", person)

    def _air(self, station: Station) -> Locator:
        return station.screen.get_by_role("button", name=self.t("ui.oxygen", n=station.person.view["deck"]))
