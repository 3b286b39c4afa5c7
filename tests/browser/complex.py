"""The play screen of Room 25: what somebody sees there, and how they do each thing that they may do."""

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.game_screen import GameScreen
from tests.browser.hands import Keys

Target = dict[str, Any]
"""One answer to the open question, as the house writes it: what it names, and nothing else."""

PARTS = ("use", "robot", "who", "line", "cell", "to")
"""What an answer can name, in the order in which the page asks for it."""
SIDE = 5


def part_of(target: Target, part: str) -> Any:
    """A line is named with its direction, as on the page."""
    if part == "line" and "line" in target:
        return f"{target['line']}{'+' if target['forward'] else '-'}"
    return target.get(part)


def both_ways_round(answers: list[Target]) -> list[Target]:
    """Two rooms that change places can be named either way round."""
    swaps = [one for one in answers if one.get("use") == "swap"]
    return answers + [{**one, "cell": one["to"], "to": one["cell"]} for one in swaps]


class Complex(GameScreen):
    @property
    def status(self) -> Locator:
        return self.page.locator("[data-status]")

    @property
    def main(self) -> Locator:
        return self.page.locator("[data-main]")

    @property
    def ready(self) -> Locator:
        return self.page.locator("[data-ready]")

    @property
    def seen(self) -> Locator:
        """What only this person sees, over the board, until it is put away."""
        return self.page.locator("[data-dismiss]")

    @property
    def unseen(self) -> Locator:
        """What was looked at in this person's place, until it is opened."""
        return self.page.locator("[data-unseen]")

    @property
    def plan_panel(self) -> Locator:
        return self.page.get_by_role("region", name=self.t("ui.panel.program"), exact=True)

    @property
    def cards(self) -> Locator:
        """M.A.C. cards of this round."""
        return self.page.locator(".tools button:has(.card)")

    @property
    def to_read(self) -> Locator:
        """Puts away the M.A.C. card that lies over the board until it was read."""
        return self.page.locator("[data-read]")

    def cell(self, at: int) -> Locator:
        return self.page.locator(f'[data-cell="{at}"]')

    def token(self, token: str) -> Locator:
        return self.plan_panel.locator(f'[data-token="{token}"]')

    def figure(self, who: int) -> Locator:
        """In the order of the turns."""
        return self.page.locator(f'[data-figure="{who}"]')

    def finale(self, outcome: str) -> Locator:
        return self.page.locator(f'[data-finale="{outcome}"]')

    # What the house told

    @property
    def own(self) -> list[dict[str, Any]]:
        """This person's characters."""
        seat = self.person.around["you"]["seat"]
        return [figure for figure in self.person.view["figures"] if figure["seat"] == seat]

    @property
    def planner(self) -> dict[str, Any]:
        """Whose plan is on the page: the first of the own characters that is not ready."""
        return next(
            figure for figure in self.own if figure["who"] in self.person.view["deciding"] and not figure["ready"]
        )

    @property
    def answers(self) -> list[Target]:
        return [wish["target"] for wish in self.person.letter["may"] if wish["type"] == "choose"]

    @property
    def hidden(self) -> list[int]:
        """Cells whose room nobody has turned up."""
        return [at for at, room in enumerate(self.person.view["rooms"]) if room["room"] is None]

    # Doing things

    def pick(self) -> None:
        """The last of those who are to be had."""
        self.may("pick")
        who = self.person.letter["may"][-1]["who"]
        self.person.press(self.page.locator(f'.faces [data-who="{who}"]'))
        self.person.press(self.page.locator("[data-pick]"))
        self._until_not("pick")

    def take_clue(self, cell: int | None) -> None:
        self.may("take_clue")
        self.person.press(self.page.locator(f'[data-clue="{"none" if cell is None else cell}"]'))
        self._until_not("take_clue")
        if cell is not None:
            self.put_away()

    def put_away(self) -> None:
        """Whatever was seen in secret; once the show is over, nothing is secret any more."""
        expect(self.seen.or_(self.result).first).to_be_visible()
        if self.person.view["outcome"] is None:
            self.person.press(self.seen)
        expect(self.seen).to_be_hidden()

    def draft(self, *tokens: str) -> None:
        """Into the plan that is on the page, where nothing lies yet."""
        self.may("program")
        for token in tokens:
            if isinstance(self.person.hands, Keys):
                self.page.keyboard.press(self.token(token).get_attribute("aria-keyshortcuts") or "")
            else:
                self.person.press(self.token(token))
            expect(self.token(token)).to_have_attribute("aria-pressed", "true")

    def plan(self, *tokens: str) -> None:
        """In secret, and ready."""
        self.draft(*tokens)
        self.lay_plan()

    def lay_plan(self) -> None:
        who = self.planner["who"]
        expect(self.ready).to_be_enabled()
        self.person.press(self.ready)
        self.person.until(lambda: not self.still_plans(who), "to be ready")

    def still_plans(self, who: int) -> bool:
        figure = next(one for one in self.own if one["who"] == who)
        return self.person.view["phase"] == "program" and not figure["ready"]

    def answer(self, target: Target) -> None:
        """The question that is open: part by part, by tapping what the page lights up."""
        number = self.may("choose")
        named = self.name(target)
        if named != ["use"]:  # a button that says it all is enough
            self.confirm()
        self.person.until(lambda: any(event["type"] != "claimed" for event in self._news(number)), "for what it does")
        if any(event["type"] == "looked" and event["room"] for event in self._news(number)):
            self.put_away()

    def _news(self, number: int) -> list[dict[str, Any]]:
        """What happened after this letter."""
        letters = [one for one in self.person.heard.messages if one["type"] == "letter" and one["number"] > number]
        return [event for one in letters for event in one["happened"]]

    def _until_not(self, kind: str) -> None:
        """Others may be answering too: until this person's answer is in."""
        self.person.until(lambda: kind not in self.person.may, f"to have done with {kind}")

    def name(self, target: Target) -> list[str]:
        """Taps every part that is not clear without; says which."""
        left, named = both_ways_round(self.answers), []
        for part in PARTS:
            wanted = part_of(target, part)
            if len({part_of(one, part) for one in left}) > 1:
                self._tap(part, wanted)
                named.append(part)
            left = [one for one in left if part_of(one, part) == wanted]
        return named

    def confirm(self) -> None:
        expect(self.main).to_be_enabled()
        self.person.press(self.main)

    def reveal(self) -> None:
        """That one is a guard."""
        self.may("reveal_role")
        dialog = self.ask_to_reveal()
        self.person.press(dialog.get_by_role("button", name=self.t("ui.reveal_role.yes"), exact=True))
        self._until_not("reveal_role")

    def ask_to_reveal(self) -> Locator:
        """The question before everybody knows."""
        self.person.press(self.person.button("ui.role"))
        self.person.press(
            self.person.dialog("ui.role").get_by_role("button", name=self.t("ui.reveal_role"), exact=True)
        )
        dialog = self.person.dialog("ui.reveal_role")
        expect(dialog).to_be_visible()
        return dialog

    def claim(self, cell: int, colour: str) -> None:
        """A room that is not to be chosen just now."""
        self.tap(cell)
        button = self.page.locator(f'[data-claim="{colour}"]')
        self.person.press(button)
        expect(button).to_be_disabled()
        self.person.press(self.person.button("ui.info.close"))
        expect(button).to_be_hidden()

    def peek(self) -> Locator:
        """At the own role, behind its curtain, which is left open."""
        self.person.press(self.person.button("ui.role"))
        dialog = self.person.dialog("ui.role")
        self.person.press(dialog.locator("[data-show]"))
        expect(dialog.locator(".curtain")).to_have_attribute("data-open", "true")
        return dialog

    def close(self, dialog: Locator) -> None:
        self.person.press(dialog.get_by_role("button", name=self.t("ui.close"), exact=True))
        expect(dialog).to_be_hidden()

    def tap(self, cell: int) -> None:
        if isinstance(self.person.hands, Keys):
            self._walk_to(cell)
            self.page.keyboard.press("Enter")
            return
        # Cards that come just now are read first, one after the other.
        self.page.add_locator_handler(self.to_read, lambda button: button.click(), no_wait_after=True)
        self.person.press(self.cell(cell))
        self.page.remove_locator_handler(self.to_read)

    def _walk_to(self, cell: int) -> None:
        """By the arrow keys, from the room where the keyboard is."""
        at = int(self.page.locator('[data-cell][tabindex="0"]').get_attribute("data-cell") or "")
        while self.to_read.count():
            self.page.keyboard.press("Enter")
        (row, column), (here, there) = divmod(cell, SIDE), divmod(at, SIDE)
        steps = ["ArrowDown" if row > here else "ArrowUp"] * abs(row - here)
        steps += ["ArrowRight" if column > there else "ArrowLeft"] * abs(column - there)
        for step in steps or ["ArrowDown", "ArrowUp"]:  # so that the keyboard is there at all
            self.page.keyboard.press(step)
        expect(self.cell(cell)).to_be_focused()

    def _tap(self, part: str, wanted: Any) -> None:
        if part in ("cell", "to"):
            self.tap(wanted)
        elif part == "who" and wanted is None:
            self.person.press(self.person.button("ui.goes_itself"))
        elif part == "who":
            self.person.press(self.page.locator(f'.choices [data-who="{wanted}"]'))
        else:
            self.person.press(self.page.locator(f'[data-{part}="{wanted}"]'))
