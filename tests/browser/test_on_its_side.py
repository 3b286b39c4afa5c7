"""Full tables on a phone that lies on its side, and Emergency Exit Only with every card there is."""

from itertools import combinations
from typing import TypedDict

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.checks import come_to_rest
from tests.browser.company import Company
from tests.browser.game_screen import GameScreen
from tests.browser.hands import Finger
from tests.browser.playing import gather, gather_every_card
from tests.browser.table import Lobby, Play

ON_ITS_SIDE: tuple[ViewportSize, ...] = (
    {"width": 667, "height": 375},
    {"width": 740, "height": 360},
    {"width": 844, "height": 390},
    {"width": 932, "height": 430},
)


class Box(TypedDict):
    name: str
    left: float
    top: float
    right: float
    bottom: float


SIGNS = """() => [...document.querySelectorAll('.exits > *, [data-card], [data-board], .foot')].map((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect()
  return { name: one.dataset.card ?? one.className ?? one.tagName, left, top, right, bottom }
})"""
"""What is said of the exits, the cards, and what they lie beside."""


def overlapping(boxes: list[Box]) -> list[str]:
    return [f"{one['name']} and {other['name']}" for one, other in combinations(boxes, 2) if overlap(one, other)]


def overlap(one: Box, other: Box) -> bool:
    beside = one["right"] <= other["left"] + 1 or other["right"] <= one["left"] + 1
    below = one["bottom"] <= other["top"] + 1 or other["bottom"] <= one["top"] + 1
    return not (beside or below)


def out_of_sight(boxes: list[Box], size: ViewportSize) -> list[str]:
    return [
        box["name"]
        for box in boxes
        if box["left"] < 0 or box["top"] < 0 or box["right"] > size["width"] or box["bottom"] > size["height"]
    ]


CUT = """() => [...document.querySelectorAll('.seats .name')]
  .filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight)
  .map((name) => name.textContent)"""


def signs(page: Page) -> list[Box]:
    boxes: list[Box] = page.evaluate(SIGNS)
    return boxes


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_every_card_and_the_exits_are_in_sight_on_a_phone_on_its_side(company: Company, language: str) -> None:
    ann = company.welcome("Ann", language, hands=Finger, screen=ON_ITS_SIDE[0])
    gather_every_card(ann)
    Lobby(ann).start()
    Play(ann).begun()

    assert len(ann.view["floor"]) == 7
    for size in ON_ITS_SIDE:
        ann.page.set_viewport_size(size)
        come_to_rest(ann.page)
        boxes = signs(ann.page)
        assert len(boxes) == 3 + len(ann.view["floor"]) + len(ann.view["danger"]) + 2
        assert (size, overlapping(boxes), out_of_sight(boxes, size)) == (size, [], [])


def test_five_names_are_read_whole_on_a_phone_on_its_side(company: Company) -> None:
    ann = company.welcome("Dorothea", hands=Finger, screen=ON_ITS_SIDE[0])
    bea = company.welcome("Bartholomew")
    gather(ann, bea, bots=3)
    Lobby(ann).start()
    Play(ann).begun()
    for size in ON_ITS_SIDE:
        ann.page.set_viewport_size(size)
        come_to_rest(ann.page)
        assert (size, ann.page.evaluate(CUT)) == (size, [])


FULL = {"emergency_exit": 5, "temple": 6, "room25": 8}
SEATS = """() => [...document.querySelectorAll('.seats > li')].map((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect()
  return { name: one.textContent.trim(), left, top, right, bottom }
})"""
BROKEN = """() => [...document.querySelectorAll('.seats .name')].filter((name) => {
  const isCut = name.scrollWidth > name.clientWidth && getComputedStyle(name).textOverflow !== 'ellipsis'
  const lines = new Set(linesOf(name))
  return isCut || (lines.size > 1 && name.textContent.length <= 6)
  function linesOf(text) {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()].map(({ top }) => Math.round(top))
  }
}).map((name) => name.textContent)"""
"""Short names in two lines, and long ones that do not show that they go on."""


@pytest.mark.parametrize("game", FULL)
def test_everybody_at_a_full_table_is_in_sight_on_a_phone_on_its_side(company: Company, game: str) -> None:
    ann = company.welcome("Dorian", game=game, hands=Finger, screen=ON_ITS_SIDE[0])
    bea = company.welcome("Bartholomew", game=game)
    gather(ann, bea, bots=FULL[game] - 2)
    Lobby(ann).start()
    GameScreen(ann).begun()

    for size in ON_ITS_SIDE:
        ann.page.set_viewport_size(size)
        come_to_rest(ann.page)
        seats: list[Box] = ann.page.evaluate(SEATS)
        assert len(seats) == FULL[game]
        assert (size, overlapping(seats), out_of_sight(seats, size)) == (size, [], [])
        assert (size, ann.page.evaluate(BROKEN)) == (size, [])
