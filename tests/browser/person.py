"""Somebody with a browser at the house: what they see, what they do, and what their browser heard and complained of."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, WebSocket

from tests.browser.hands import Hands
from tests.browser.words import Words

SOON = 15_000
"""Milliseconds after which waiting for anything is a failure."""
SHORT_LOOK = 25


@dataclass
class Heard:
    """Every message that came over the sockets of a page, whole."""

    messages: list[dict[str, Any]] = field(default_factory=list)
    letter: dict[str, Any] = field(default_factory=dict)
    """How things stand: the newest whole letter, with all changes since then."""

    def newest(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.messages) if message["type"] == kind)

    def take(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        self.messages.append(message)
        if message["type"] == "letter":
            self.letter = message
        elif message["type"] == "clocks":
            self.letter = {**self.letter, **message, "type": "letter"}
        elif message["type"] == "change" and message["since"] == self.letter.get("number"):
            self.letter = changed(self.letter, message)


def changed(letter: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """The letter that a game of real time would have written, had it written the whole."""
    view = {**letter["view"], **change["view"]}
    for name in change["keyed"]:
        known = {**letter["view"][name], **change["view"][name]}
        view[name] = {key: value for key, value in known.items() if value is not None}
    return {**letter, **change, "view": view, "may": change.get("may", letter["may"])}


class Person:
    def __init__(self, name: str, context: BrowserContext, base: str, words: Words, hands: type[Hands]) -> None:
        self.name = name
        self.context = context
        self.base = base
        self.t = words
        self.page: Page = context.new_page()
        self.hands = hands(self.page)
        self.heard = Heard()
        self.troubles: list[str] = []
        self.forgiven = ["Service Worker registration blocked by Playwright"]
        self.page.on("console", self._complained)
        self.page.on("pageerror", lambda error: self.troubles.append(f"uncaught: {error}"))
        self.page.on("websocket", self._listen)

    # What the browser noticed

    def _complained(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.heard.take)

    def forgive(self, pattern: str) -> None:
        """This complaint of the browser is part of the story."""
        self.forgiven.append(pattern)

    @property
    def unforgiven(self) -> list[str]:
        return [line for line in self.troubles if not any(re.search(pattern, line) for pattern in self.forgiven)]

    # What the house told this person

    @property
    def around(self) -> dict[str, Any]:
        return self.heard.newest("around")

    @property
    def letter(self) -> dict[str, Any]:
        return self.heard.letter

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.letter["view"]
        return view

    @property
    def may(self) -> list[str]:
        return [action["type"] for action in self.letter["may"]]

    # What this person does

    def visit(self, path: str = "/") -> None:
        self.settled()
        self.page.goto(self.base + path)

    def settled(self) -> None:
        """A window that has just closed takes its own step back first, which would cut off the way to another page."""
        over = "document.querySelector('dialog[open], [data-over]')"
        self.page.wait_for_function(f"() => !history.state?.window || {over}")

    def go_back(self) -> None:
        """With the browser's own button, once what is open has taken its step in the history."""
        self.page.wait_for_function("() => history.state?.window === true")
        self.page.evaluate("history.back()")

    def introduce(self, colour: int | None = None) -> None:
        """Tells the house the name, without the page."""
        self.context.request.get(f"{self.base}/api/me")
        answer = self.context.request.put(f"{self.base}/api/me", data={"name": self.name, "colour": colour})
        assert answer.ok, answer.text()

    def open_table(self) -> str:
        """Without the page."""
        answer = self.context.request.post(f"{self.base}/api/tables", data={"game": self.t.game})
        assert answer.ok, answer.text()
        code: str = answer.json()["code"]
        return code

    def press(self, target: Locator) -> None:
        self.hands.press(target)

    def button(self, key: str, **facts: object) -> Locator:
        return self.page.get_by_role("button", name=self.t(key, **facts), exact=True)

    @property
    def card(self) -> Locator:
        """Of the game that this person came for, on the first page."""
        heading = self.page.get_by_role("heading", name=self.t("game.name"), exact=True)
        return self.page.get_by_role("article").filter(has=heading)

    @property
    def opener(self) -> Locator:
        return self.card.get_by_role("button", name=self.t("home.open_table"), exact=True)

    def play_now(self) -> None:
        self.press(self.card.get_by_role("button", name=self.t("home.play_now"), exact=True))

    def pass_the_guide(self) -> None:
        """Which opens by itself for whoever is new to the game."""
        self.press(self.dialog("guide.title", n=1, of=5).get_by_role("button", name=self.t("guide.skip"), exact=True))

    def dialog(self, key: str, **facts: object) -> Locator:
        return self.page.get_by_role("dialog", name=self.t(key, **facts), exact=True)

    def until(self, happened: Callable[[], bool], what: str = "") -> None:
        """Lets the browser go on until it happened."""
        for _ in range(SOON // SHORT_LOOK):
            if happened():
                return
            self.page.wait_for_timeout(SHORT_LOOK)
        raise AssertionError(f"{self.name} waited in vain {what}")
