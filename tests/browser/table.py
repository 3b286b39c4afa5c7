"""At a table: the lobby and the game's screen, found by the names that people read and hear."""

import re
from typing import Self

from playwright.sync_api import Locator, expect

from tests.browser.game_screen import GameScreen
from tests.browser.hands import Keys
from tests.browser.person import Person
from wayout.games import GAMES


class Lobby:
    tempo_title = "tempo.limits"

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.t = person.t

    def come(self, code: str) -> Self:
        self.person.visit(f"/t/{code}")
        return self.arrived()

    def arrived(self) -> Self:
        expect(self.page.get_by_role("heading", name=self.t("lobby.seats"), exact=True)).to_be_visible()
        return self

    @property
    def code(self) -> str:
        return self.page.url.rsplit("/", 1)[1]

    def seat(self, number: int) -> Locator:
        """Counted from 1, as people do."""
        beginning = self.t("seat.label", n=number, name="")
        return self.page.get_by_role("listitem", name=re.compile("^" + re.escape(beginning.rstrip())))

    def add_bot(self, number: int) -> None:
        self.person.press(self.seat(number).get_by_role("button", name=self.t("seat.add_bot"), exact=True))
        expect(self.seat(number)).to_contain_text(self.t(f"bot.{GAMES[self.t.game].standard_bot}"))

    def fill_with_bots(self) -> None:
        self.person.press(self.person.button("bots.fill"))

    @property
    def strength(self) -> Locator:
        """Of all bots."""
        return self.page.get_by_role("combobox", name=self.t("bots.strength"), exact=True)

    def tempo(self, name: str) -> Locator:
        group = self.page.get_by_role("group", name=self.t(self.tempo_title), exact=True)
        return group.get_by_role("radio", name=self.t(f"tempo.{name}"), exact=True)

    def seats(self, count: int) -> None:
        group = self.page.get_by_role("group", name=self.t("lobby.seat_count"), exact=True)
        self.person.hands.tick(group.get_by_role("radio", name=str(count), exact=True))
        expect(self.seat(count)).to_be_visible()
        expect(self.seat(count + 1)).to_be_hidden()

    def preset(self, name: str) -> None:
        title = self.t(f"preset.{name}")
        presets = self.page.get_by_role("group", name=self.t("lobby.presets"), exact=True)
        button = presets.get_by_role("button", name=re.compile("^" + re.escape(title)))
        self.person.press(button)
        expect(button).to_have_attribute("aria-pressed", "true")

    def unfold(self, key: str) -> None:
        self.person.press(self.page.locator("summary").filter(has_text=re.compile(f"^{re.escape(self.t(key))}$")))

    def option(self, name: str, value: str) -> None:
        """The list of options must be unfolded."""
        group = self.page.get_by_role("group", name=self.t(f"option.{name}"), exact=True)
        choice = group.get_by_role("radio", name=self.t(f"option.{name}.{value}"), exact=True)
        self.person.hands.tick(choice)
        expect(choice).to_be_checked()

    def ready(self) -> None:
        self.person.press(self.person.button("start.ready"))
        expect(self.person.button("start.unready")).to_be_visible()

    def start(self) -> None:
        self.person.press(self.person.button("start.start"))


class Play(GameScreen):
    """Emergency Exit Only."""

    def begun(self) -> Self:
        super().begun()
        self.read_the_news()
        return self

    def read_the_news(self) -> None:
        """In somebody's first games new cards wait until they are read."""
        read = self.person.button("ui.got_it")
        if read.is_visible():
            self.person.press(read)
            expect(read).to_be_hidden()

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("list", name=self.t("ui.hand"), exact=True).get_by_role("button")

    @property
    def hand_words(self) -> list[str]:
        return [tile.get_attribute("aria-label") or "" for tile in self.hand.all()]

    @property
    def rotations(self) -> Locator:
        return self.page.get_by_role("group", name=self.t("ui.rotation"), exact=True).get_by_role("button")

    @property
    def top(self) -> Locator:
        return self.screen.get_by_text(self.t.any_of("ui.pile.top", "ui.pile.top_repeat", "ui.pile.dark"))

    @property
    def question(self) -> Locator:
        """The poll's, if this person is asked."""
        return self.page.get_by_role("group", name=self.t("ui.poll.question"), exact=True)

    def lay(self, at: int = 0) -> None:
        """By shortcuts where there is a keyboard, else tile by tile and button by button."""
        number = self.may("play_tile")
        if isinstance(self.person.hands, Keys):
            self.page.keyboard.press(str(at + 1))
            expect(self.hand.nth(at)).to_have_attribute("aria-pressed", "true")
            self.page.keyboard.press("Enter")
        else:
            self.person.press(self.hand.nth(at))
            self.person.press(self.person.button("ui.lay"))
        self.heard_after(number)

    def lay_blind(self) -> None:
        number = self.may("play_blind")
        self.person.press(self.person.button("ui.lay_blind"))
        self.heard_after(number)

    def ask_lost(self) -> Locator:
        """The question before LOST is said."""
        if isinstance(self.person.hands, Keys):
            self.page.keyboard.press("l")
        else:
            self.person.press(self.person.button("ui.lost"))
        dialog = self.person.dialog("ui.ask.lost")
        expect(dialog).to_be_visible()
        return dialog

    def say_lost(self) -> None:
        number = self.may("declare_lost")
        dialog = self.ask_lost()
        self.person.press(dialog.get_by_role("button", name=self.t("ui.ask.lost.yes"), exact=True))
        self.heard_after(number)

    def answer(self, *, join: bool) -> None:
        number = self.may("answer")
        about = "ui.poll.do_join" if join else "ui.poll.do_keep"
        choice = self.question.get_by_role("button", name=re.compile("^" + re.escape(self.t(about))))
        expect(choice).to_be_enabled()
        self.person.press(choice)
        if join:  # cannot be taken back, so it is asked twice
            expect(choice).to_have_attribute("aria-pressed", "true")
            self.person.press(self.person.button("ui.answer.join"))
        self.heard_after(number)

    def watch_reveal(self) -> None:
        """To its end."""
        skip = self.person.button("ui.skip")
        if skip.is_enabled():
            self.person.press(skip)
        expect(self.person.button("ui.show_again")).to_be_visible()

    def press_on(self) -> None:
        self.may("press_on")
        expect(self.person.button("ui.press_on")).to_be_enabled()
        self.person.press(self.person.button("ui.press_on"))
        self.person.until(lambda: "press_on" not in self.person.may, "to press on")
