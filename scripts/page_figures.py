"""What a page costs, told by the browser: bytes over the line, processor time, shifts of the layout, what moves."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page

FRAME_MS: Final = 1000 / 60
LONG_MS: Final = 50
"""Whoever touches the screen meanwhile notices."""
EXPECTED_MS: Final = 500

MOVING = """() => document.getAnimations()
  .filter((one) => one.playState === 'running' && !one.effect.target.closest('[data-clock]'))
  .map((one) => one.animationName ?? one.transitionProperty ?? 'animation')"""
"""What a clock does is left out, as in the story about stillness."""
STILL = f"() => ({MOVING})().length === 0"
COUNT_FRAMES = """() => {
  window.frames_seen = 0
  const next = () => { window.frames_seen += 1; requestAnimationFrame(next) }
  requestAnimationFrame(next)
}"""
COUNT_SHIFTS = """
window.shifts_seen = []
new PerformanceObserver((list) => {
  for (const { startTime, value, hadRecentInput, sources } of list.getEntries())
    if (!hadRecentInput)
      window.shifts_seen.push({ at: startTime, value, what: sources.map(({ node }) =>
        node === null ? '' : (node.outerHTML ?? node.textContent).slice(0, 80)) })
}).observe({ type: 'layout-shift', buffered: true })"""


class Line:
    """What came over the line to one page."""

    def __init__(self, session: CDPSession) -> None:
        self._addresses: dict[str, str] = {}
        self._came: list[tuple[str, float]] = []
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.loadingFinished", self._arrived)

    def _asked(self, told: dict[str, Any]) -> None:
        self._addresses[told["requestId"]] = told["request"]["url"]

    def _arrived(self, told: dict[str, Any]) -> None:
        self._came.append((self._addresses.get(told["requestId"], ""), told["encodedDataLength"]))

    def kilobytes(self, end: str = "") -> float:
        """Since it was cleared last, from addresses that end so."""
        return round(sum(size for address, size in self._came if address.endswith(end)) / 1000, 1)

    def clear(self) -> None:
        self._came.clear()


class Meter:
    """The processor time of the page's main thread: others who use the machine do not spoil it."""

    def __init__(self, session: CDPSession) -> None:
        self._session = session
        session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def seconds(self) -> float:
        told = self._session.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in told if one["name"] == "TaskDuration"))


class Shift(NamedTuple):
    at: float
    value: float
    what: list[str]


def shifts(page: Page, wished: list[float]) -> list[Shift]:
    """All but those that follow within half a second of one's own wish: whoever has just tapped expects something to
    move, and browsers count no shift then. A second hand does not tap."""
    origin = page.evaluate("performance.timeOrigin")
    seen = [Shift(one["at"], one["value"], one["what"]) for one in page.evaluate("window.shifts_seen")]
    return [one for one in seen if not any(0 <= origin + one.at - at < EXPECTED_MS for at in wished)]


def layout_shift(seen: list[Shift]) -> float:
    """As browsers reckon it: the worst row of shifts that are less than a second apart, five seconds at most."""
    rows: list[list[Shift]] = []
    for one in seen:
        if rows and one.at - rows[-1][-1].at < 1000 and one.at - rows[-1][0].at < 5000:
            rows[-1].append(one)
        else:
            rows.append([one])
    return max((sum(one.value for one in row) for row in rows), default=0.0)


class Tasks(NamedTuple):
    """Of the main thread, in milliseconds of processor time."""

    each: list[float]
    by_kind: dict[str, float]


@contextmanager
def traced(browser: Browser, page: Page) -> Iterator[list[dict[str, Any]]]:
    """Everything that the browser noted meanwhile, once it is over."""
    noted: list[dict[str, Any]] = []
    kinds = ["devtools.timeline", "disabled-by-default-devtools.timeline", "-*"]
    browser.start_tracing(page=page, categories=kinds)
    yield noted
    noted += json.loads(browser.stop_tracing())["traceEvents"]


def main_thread(noted: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the busiest page did, in order."""
    threads = {(one["pid"], one["tid"]): one["args"]["name"] for one in noted if one["name"] == "thread_name"}
    pages = {thread: 0.0 for thread, name in threads.items() if name == "CrRendererMain"}
    done = [one for one in noted if one["ph"] == "X" and (one["pid"], one["tid"]) in pages]
    for one in done:
        pages[one["pid"], one["tid"]] += one.get("tdur", 0)
    busiest = max(pages, key=lambda thread: pages[thread])
    return sorted(
        (one for one in done if (one["pid"], one["tid"]) == busiest), key=lambda one: (one["ts"], -one["dur"])
    )


def tasks(noted: list[dict[str, Any]]) -> Tasks:
    done = main_thread(noted)
    kinds: dict[str, float] = {}
    within: list[dict[str, Any]] = []
    for one in done:
        while within and within[-1]["ts"] + within[-1]["dur"] <= one["ts"]:
            within.pop()
        ms = one.get("tdur", 0) / 1000
        kinds[one["name"]] = kinds.get(one["name"], 0) + ms
        if within:
            kinds[within[-1]["name"]] -= ms
        within.append(one)
    return Tasks([one.get("tdur", 0) / 1000 for one in done if one["name"] == "RunTask"], kinds)


def painting(noted: list[dict[str, Any]]) -> float:
    """Milliseconds of processor time, on other threads than the main one."""
    return float(sum(one.get("tdur", 0) for one in noted if one["name"] == "RasterTask") / 1000)


def frames_by_processor(each: list[float], seconds: float) -> float:
    """A second, if nothing but this thread's work took time: a task that outlasts frames costs them."""
    lost = sum(int(ms / FRAME_MS) for ms in each)
    return 60 - lost / seconds
