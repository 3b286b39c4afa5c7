"""The temple with modules: how a table agrees on them, and somebody who takes whatever glows there."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import monotonic

from playwright.sync_api import Error, Locator, expect

from tests.browser.escaping import happened
from tests.browser.person import SHORT_LOOK, SOON
from tests.browser.table import Lobby
from tests.browser.temple import Look, Temple
from tests.browser.venturing import IMPATIENT, LONG, everybody_sees

AT_ONCE = ("escape", "gems", "claim", "lift", "mask")
"""What somebody does who sees that it can be done, the rarest first."""
PATIENCE = 3
"""So many steps between two deeds of a module: some can be done and undone for ever."""


class MixLobby(Lobby):
    """Where modules are chosen by their pictures."""

    @property
    def pressed(self) -> set[str]:
        """The modules whose pictures are lit."""
        lit = self.page.locator('[data-module][aria-pressed="true"]')
        return set(lit.evaluate_all("all => all.map((one) => one.dataset.module)"))

    def module(self, name: str) -> Locator:
        return self.page.locator(f'[data-module="{name}"]')

    def spread(self) -> None:
        """The pictures lie folded away."""
        region = self.page.get_by_role("region", name=self.t("ui.modules"), exact=True)
        self.person.press(region.locator("summary"))
        expect(region.locator("[data-module]").first).to_be_visible()

    def surprise(self, level: str) -> None:
        group = self.page.get_by_role("group", name=self.t("ui.mix"), exact=True)
        self.person.press(group.get_by_role("button", name=self.t(f"ui.mix.{level}"), exact=True))


class Delver(Temple):
    """Somebody in a temple with modules."""

    steps = 0
    deeds_here = 0
    """How often something was done that a module lists under its one button."""

    def strip(self, name: str) -> Locator:
        return self.page.locator(f'[data-strip="{name}"]')

    @property
    def prompt(self) -> Locator:
        return self.page.locator("[data-prompt]")

    @property
    def here(self) -> Locator:
        """The deeds of modules, listed."""
        return self.panel("here").locator("[data-here]")

    @property
    def ready(self) -> Locator:
        return self.page.locator("[data-ready]")

    @property
    def is_stuck(self) -> bool:
        return all(die["state"] == "locked" for die in self.own["dice"])

    def be(self, character: str, card: str) -> None:
        """Wishes for this card of this character."""
        self.person.press(self.page.locator(f'[data-person="{character}"]'))
        choice = self.page.locator(f'[data-pick="{card}"]')
        expect(choice).to_contain_text(self.t(f"card.{card}.about"))
        self.person.press(choice)
        expect(choice).to_have_attribute("aria-pressed", "true")
        wish = self.t("ui.characters.wish", character=self.t(f"character.{character}"), card=self.t(f"card.{card}"))
        expect(self.screen).to_contain_text(wish)

    def step(self, wanted: str = "") -> None:
        """An answer if there is a question; else what glows, else a way, else the dice again without what is wanted."""
        self.steps += 1
        look = self.look()
        if self.prompt.is_visible():
            self.person.press(self.prompt.locator("[data-option]").last)
        elif self.here.first.is_visible():
            self._take_or_close()
        elif not look.dice:
            self.page.wait_for_timeout(SHORT_LOOK)
        elif "here" in look.deeds and (wanted or self.steps % PATIENCE == 0):
            self._press_here()
        elif wanted:
            self._keep_and_roll(look, wanted)
        elif glows := next((kind for kind in AT_ONCE if kind in look.deeds), None):
            self.act(glows)
        elif look.ways:
            self.go(look.ways[self.steps % len(look.ways)])
        else:
            self.roll()

    def _press_here(self) -> None:
        """What is alone there is done at once."""
        self.person.hands.insist(self.deed("here"))
        self.deeds_here += not self.here.first.is_visible()

    def _take_or_close(self) -> None:
        can = self.here.and_(self.page.locator('[aria-disabled="false"]'))
        close = self.panel("here").get_by_role("button", name=self.t("ui.panel.close"), exact=True)
        possible = can.count()
        self.person.press(can.nth(self.deeds_here % possible) if possible else close)
        self.deeds_here += possible > 0

    def _keep_and_roll(self, look: Look, wanted: str) -> None:
        """One die of each face."""
        for at, face in enumerate(look.dice):
            if (face != "" and look.dice.index(face) == at and face in wanted) != look.kept[at] and face:
                self.keep(at)
        self.roll()

    def concede(self) -> None:
        """Asked twice."""
        self.person.press(self.person.button("ui.fate", n=self.person.view["spare"]))
        for key in ("ui.concede.call", "ui.concede.sure"):
            self.person.press(self.panel("fate").get_by_role("button", name=self.t(key), exact=True))


def go_in(delvers: list[Delver]) -> None:
    """The shout comes when the last one is ready."""
    for delver in delvers:
        delver.person.press(delver.ready)
    for delver in delvers:
        expect(delver.ready).to_be_hidden()


def delve(delvers: list[Delver], seconds: float) -> None:
    """All of them by what glows."""
    end = monotonic() + seconds
    with impatient(delvers):
        while monotonic() < end:
            for delver in delvers:
                with suppress(Error):
                    delver.step()


def use_card(delver: Delver, mate: Delver, wanted: str) -> None:
    """Rolls until the card can be paid; whoever is stuck asks fate."""
    person = delver.person
    with impatient([delver, mate]):
        for _ in range(LONG):
            if happened(person, "card_used"):
                break
            with suppress(Error):
                if delver.is_stuck and delver.person.view["vote"] is None and delver.person.view["spare"]:
                    delver.call_fate()
                    mate.agree()
                delver.step(wanted)
    used = [event for event in happened(person, "card_used") if event["seat"] == person.around["you"]["seat"]]
    assert used, "the card was never used"


@contextmanager
def impatient(delvers: list[Delver]) -> Iterator[None]:
    """Nobody insists for long: what glowed a moment ago may be gone."""
    for delver in delvers:
        delver.page.set_default_timeout(IMPATIENT)
    yield
    for delver in delvers:
        delver.page.set_default_timeout(SOON)


def give_up(delvers: list[Delver]) -> None:
    """One asks, the others agree; bots do so too. A vote of somebody else goes before, and one may run out."""
    first, *others = delvers
    with impatient(delvers):
        for _ in range(LONG):
            if first.person.around["status"] == "over":
                break
            with suppress(Error):
                if first.person.view["vote"] is None:
                    first.concede()
                for delver in others:
                    delver.agree()
    everybody_sees([*delvers], "conceded")
