"""A Chromium, and the people who use it: each with a browser profile of their own."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, TypeAlias

from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from tests.browser.hands import Finger, Hands, Mouse
from tests.browser.person import SOON, Person
from tests.browser.words import LOCALES, Words

CHROMIUM = os.environ.get("WAYOUT_CHROMIUM") or shutil.which("chromium-headless-shell") or "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE: ViewportSize = {"width": 360, "height": 740}
LOW_PHONE: ViewportSize = {"width": 360, "height": 640}
LARGE_PHONE: ViewportSize = {"width": 390, "height": 844}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
"""The large phone."""
TABLET: ViewportSize = {"width": 768, "height": 1024}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}

Theme: TypeAlias = Literal["light", "dark"]
Motion: TypeAlias = Literal["reduce", "no-preference"]

KNOWS_THE_GUIDES = """if (location.protocol === 'http:')
  for (const game of ['emergency_exit', 'no_escape', 'temple', 'room25'])
    localStorage.setItem(`wayout.guide.${game}`, 'true')"""


@contextmanager
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=SOON)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


class Company:
    """Everybody in one story."""

    def __init__(self, browser: Browser, base: str) -> None:
        self._browser = browser
        self._base = base
        self.people: list[Person] = []

    def welcome(
        self,
        name: str,
        language: str = "en",
        *,
        game: str = "emergency_exit",
        hands: type[Hands] = Mouse,
        screen: ViewportSize = DESKTOP,
        theme: Theme = "light",
        motion: Motion = "reduce",
        newcomer: bool = False,
        with_worker: bool = False,
    ) -> Person:
        """Somebody who has been here before: has a name, and knows the guides. A newcomer has and knows nothing. Most
        browsers here allow no service worker: all must go well without."""
        context = self._browser.new_context(
            locale=LOCALES[language],
            viewport=screen,
            has_touch=hands is Finger,
            is_mobile=hands is Finger,
            color_scheme=theme,
            reduced_motion=motion,
            accept_downloads=True,
            service_workers="allow" if with_worker else "block",
        )
        context.set_default_timeout(SOON)
        person = Person(name, context, self._base, Words(language, game), hands)
        self.people.append(person)
        if not newcomer:
            context.add_init_script(KNOWS_THE_GUIDES)
            person.introduce()
        return person

    def part(self) -> None:
        for person in self.people:
            person.context.close()

    @property
    def troubles(self) -> list[str]:
        """What the browsers complained of: errors, refused resources, breaches of the content policy."""
        return [f"{person.name}: {line}" for person in self.people for line in person.unforgiven]
