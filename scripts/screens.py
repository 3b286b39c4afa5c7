"""How heavy and how smooth the house is in a browser: what is loaded, what rests, how many frames a second.

    python -m scripts.screens [--games temple,room25] [--seconds 12] [--slower 4] [--language en] [--json FILE]

For each game, on a phone's screen: the kilobytes of a first visit, of the game after it and of /api/house, as they came
over the line; how busy the page's main thread is while nothing happens, and what still moves then. Then with full
seats, while bots play and a second hand plays for whoever looks on: frames a second with the processor so many times
slower, the layout shift, and by processor time, which a busy machine does not spoil, so many times as long: what a
frame takes, the longest task, tasks above 50 ms, and how many frames a second that would leave; painting a frame is
told as it was. A figure over its limit has a mark, is named once more at the end, and makes the exit code 1. All four
games take less than five minutes.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession
from rich.console import Console
from rich.table import Table

from scripts.measuring import keep
from scripts.page_figures import (
    COUNT_FRAMES,
    COUNT_SHIFTS,
    LONG_MS,
    MOVING,
    STILL,
    Line,
    Meter,
    frames_by_processor,
    layout_shift,
    painting,
    shifts,
    tasks,
    traced,
)
from scripts.second_hand import SecondHand
from tests.browser.company import PHONE, Company, chromium
from tests.browser.hands import Finger
from tests.browser.person import Person
from tests.browser.playing import companions, gather
from tests.browser.table import Lobby, Play
from tests.server.house import RunningHouse
from wayout.games import GAMES
from wayout.kernel.options import complete

TOO_MUCH = {
    "first visit kB": 110.0,
    "game kB": 90.0,
    "at rest %": 3.0,
    "moving at rest": 0.0,
    "layout shift": 0.02,
}
TOO_LITTLE = {"frames/s": 50.0, "frames/s by CPU": 50.0}
EVERY = 0.7
"""Seconds between two wishes of the second hand."""


class Wanted(NamedTuple):
    seconds: float
    slower: float
    language: str


class Visitor(NamedTuple):
    person: Person
    session: CDPSession


def visitor(company: Company, game: str, language: str) -> Visitor:
    person = company.welcome("Ann", language, game=game, hands=Finger, screen=PHONE, motion="no-preference")
    person.page.add_init_script(COUNT_SHIFTS)
    return Visitor(person, person.context.new_cdp_session(person.page))


def begun(person: Person) -> None:
    """The game is on the screen, and its clock runs if it has one."""
    Lobby(person).start()
    person.until(lambda: person.letter != {}, "for a letter")
    if person.t.game == "temple":
        person.until(lambda: person.view["phase"] == "running", "for the temple to open")
    if person.t.game == "emergency_exit":
        Play(person).read_the_news()


def weights(person: Person, line: Line) -> dict[str, Any]:
    """The kilobytes of a first visit, and from there to one's first turn."""
    person.visit()
    person.page.wait_for_load_state("networkidle")
    told: dict[str, Any] = {"first visit kB": line.kilobytes(), "house kB": line.kilobytes("/api/house")}
    line.clear()
    gather(person, bots=0 if person.t.game == "temple" else companions(person.t.game))
    begun(person)
    person.until(lambda: bool(person.letter["asked"]), "for a turn")
    person.page.wait_for_load_state("networkidle")
    return told | {"game kB": line.kilobytes(), "house again kB": line.kilobytes("/api/house")}


def at_rest(company: Company, game: str, wanted: Wanted) -> dict[str, Any]:
    """Weights, and a page that waits for its player; in the temple the clock runs."""
    person, session = visitor(company, game, wanted.language)
    meter = Meter(session)
    told = weights(person, Line(session))
    person.page.wait_for_function(STILL)
    person.page.wait_for_timeout(2000)
    before = meter.seconds()
    person.page.wait_for_timeout(wanted.seconds * 1000)
    told["at rest %"] = round(100 * (meter.seconds() - before) / wanted.seconds, 2)
    told["moving at rest"] = len(person.page.evaluate(MOVING))
    return told


def in_play(company: Company, browser: Browser, game: str, wanted: Wanted) -> dict[str, Any]:
    """Bots in all other seats; something happens all the time."""
    person, session = visitor(company, game, wanted.language)
    seats = max(GAMES[game].seat_counts(complete(GAMES[game].options, {})))
    code = gather(person, bots=seats - 1)
    begun(person)
    cookie = "; ".join(f"{one.get('name')}={one.get('value')}" for one in person.context.cookies())
    hand = SecondHand(person.base, code, cookie, EVERY)
    hand.start()
    told: dict[str, Any] = {"seats": seats, "frames/s": frames(person, session, wanted)}
    told |= work(person, browser, wanted)
    hand.stop()
    seen = shifts(person.page, hand.wished)
    told["layout shift"] = round(layout_shift(seen), 4)
    told["shifted"] = [(round(one.at), round(one.value, 4), one.what) for one in seen]
    return told


def frames(person: Person, session: CDPSession, wanted: Wanted) -> float:
    """A second, with the slower processor."""
    person.page.evaluate(COUNT_FRAMES)
    session.send("Emulation.setCPUThrottlingRate", {"rate": wanted.slower})
    before, since = person.page.evaluate("window.frames_seen"), time.monotonic()
    person.page.wait_for_timeout(wanted.seconds * 1000)
    after, until = person.page.evaluate("window.frames_seen"), time.monotonic()
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return float(round((after - before) / (until - since), 1))


def work(person: Person, browser: Browser, wanted: Wanted) -> dict[str, Any]:
    """By processor time, as if the processor were slower."""
    before, since = person.page.evaluate("window.frames_seen"), time.monotonic()
    with traced(browser, person.page) as noted:
        person.page.wait_for_timeout(wanted.seconds * 1000)
        drawn, seconds = person.page.evaluate("window.frames_seen") - before, time.monotonic() - since
    each, by_kind = tasks(noted)
    slower = [ms * wanted.slower for ms in each]
    kinds = sorted(by_kind.items(), key=lambda one: -one[1])[:8]
    return {
        "frames/s by CPU": round(frames_by_processor(slower, seconds), 1),
        "frame ms": round(sum(slower) / max(1, drawn), 1),
        "painting ms": round(painting(noted) / max(1, drawn), 1),
        "long tasks": sum(ms > LONG_MS for ms in slower),
        "longest ms": round(max(slower, default=0)),
        "ms a second by kind": {name: round(ms * wanted.slower / seconds) for name, ms in kinds},
    }


def is_wrong(name: str, value: Any) -> bool:
    if name in TOO_MUCH:
        return bool(value > TOO_MUCH[name])
    return name in TOO_LITTLE and bool(value < TOO_LITTLE[name])


def marked(name: str, value: Any) -> str:
    return f"[bold red]{value} ![/]" if is_wrong(name, value) else str(value)


def wrong_figures(told: dict[str, dict[str, Any]]) -> list[str]:
    """All that are over their limits, or under them where more is better."""
    figures = [(game, name, value) for game, one in told.items() for name, value in one.items()]
    return [f"{game}: {name} {value}" for game, name, value in figures if is_wrong(name, value)]


def table(told: dict[str, dict[str, Any]], wanted: Wanted) -> Table:
    shown = Table(title=f"phone, processor {wanted.slower:g} times slower in play", title_justify="left")
    shown.add_column("")
    for game in told:
        shown.add_column(game, justify="right")
    shown.add_column("limit", justify="right")
    limits = {name: f"<= {most:g}" for name, most in TOO_MUCH.items()}
    limits |= {name: f">= {least:g}" for name, least in TOO_LITTLE.items()}
    for name, value in next(iter(told.values())).items():
        if isinstance(value, int | float):
            shown.add_row(name, *(marked(name, one[name]) for one in told.values()), limits.get(name, ""))
    return shown


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(GAMES), help="with commas between (default: all)")
    parser.add_argument("--seconds", type=float, default=12, help="of each of three looks at a game (default: 12)")
    parser.add_argument("--slower", type=float, default=4, help="how many times slower the processor (default: 4)")
    parser.add_argument("--language", default="en")
    parser.add_argument("--json", help="also write the figures to this file, with what shifted and where time went")
    chosen = parser.parse_args()
    wanted = Wanted(chosen.seconds, chosen.slower, chosen.language)
    told: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as data, chromium() as browser:
        house = RunningHouse(Path(data), "--limits", "100")
        house.start()
        for game in chosen.games.split(","):
            company = Company(browser, house.base)
            told[game] = at_rest(company, game, wanted)
            company.part()
            company = Company(browser, house.base)
            told[game] |= in_play(company, browser, game, wanted)
            company.part()
        house.stop()
    Console().print(table(told, wanted))
    keep(told, chosen.json)
    wrong = wrong_figures(told)
    if wrong:
        Console(stderr=True).print("beyond the limits:", "; ".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
