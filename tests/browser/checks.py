"""What must be true of every screen: nothing for axe to find, no sideways scrolling, targets that a thumb can hit, main
buttons in sight."""

import os
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.words import ROOT

AXE = Path(os.environ.get("WAYOUT_AXE", ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"))

AT_REST = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  await Promise.all(
    document.getAnimations()
      .filter((one) => one.effect.getComputedTiming().endTime !== Infinity)
      .map((one) => one.finished.catch(() => undefined)))
}"""

RUN_AXE = """async (only) => {
  const rules = only === null ? {} : { runOnly: only }
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...rules })
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`))
}"""

TOO_WIDE = """() => {
  const scrollers = [document.scrollingElement, ...document.querySelectorAll('dialog[open], dialog[open] *')]
  return scrollers
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && (one === document.scrollingElement || scrolls(one)))
    .map((one) => `${one.tagName} is ${one.scrollWidth} wide in ${one.clientWidth}`)
  function scrolls(one) {
    return ['auto', 'scroll'].includes(getComputedStyle(one).overflowX) && one.getAttribute('role') !== 'group'
  }
}"""

TOO_SMALL = """(least) => {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  const targets = top.querySelectorAll('button, a[href], summary, select, input, [role=button]')
  return [...targets].filter(shown).map(held).filter(small)
    .map((one) => {
      const { width, height } = one.getBoundingClientRect()
      return `${one.outerHTML.slice(0, 120)} is ${Math.round(width)} by ${Math.round(height)}`
    })
  function shown(one) {
    return one.checkVisibility({ opacityProperty: false, visibilityProperty: true }) && one.getClientRects().length > 0
  }
  function held(one) {
    return one.matches('input[type=radio], input[type=checkbox]') ? (one.closest('label') ?? one) : one
  }
  function small(one) {
    const { width, height } = one.getBoundingClientRect()
    const inText = one.tagName === 'A' && getComputedStyle(one).display === 'inline'
    return !inText && (width < least - 0.5 || height < least - 0.5)
  }
}"""

OUT_OF_SIGHT = """() => {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  const page = document.scrollingElement
  if (top === document && page.scrollHeight > page.clientHeight + 1) return []
  return [...top.querySelectorAll('button.primary:not(:disabled)')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !hit(one))
    .map((one) => `${one.outerHTML.slice(0, 120)} is out of sight or covered`)
  function hit(one) {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false
    return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
  }
}"""
"""Main buttons of a window, or of a page that does not scroll."""

IN_SIGHT = """(part) => {
  const { left, right, top, bottom } = part.getBoundingClientRect()
  const [across, down] = [[left + 5, (left + right) / 2, right - 5], [top + 5, (top + bottom) / 2, bottom - 5]]
  return across.every((x) => down.every((y) => part.contains(document.elementFromPoint(x, y))))
}"""
"""At its corners, which may be round, along its edges and in its middle."""

THUMB = 44


@cache
def axe_source() -> str:
    return AXE.read_text(encoding="utf-8")


def come_to_rest(page: Page) -> None:
    """Judged when the page has its new size, and nothing fades any more."""
    page.evaluate(AT_REST)


def axe_findings(page: Page, *only: str) -> list[str]:
    """Of all rules, or only of these."""
    come_to_rest(page)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe_source())
    return _strings(page.evaluate(RUN_AXE, list(only) or None))


def too_wide(page: Page) -> list[str]:
    return _strings(page.evaluate(TOO_WIDE))


def out_of_sight(page: Page) -> list[str]:
    return _strings(page.evaluate(OUT_OF_SIGHT))


def is_in_sight(part: Locator) -> bool:
    """All of it, with nothing over it."""
    come_to_rest(part.page)
    return bool(part.evaluate(IN_SIGHT))


def too_small(page: Page) -> list[str]:
    return _strings(page.evaluate(TOO_SMALL, THUMB))


def _strings(told: Any) -> list[str]:
    return [str(one) for one in told]
