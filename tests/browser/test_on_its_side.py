"""Emergency Exit Only on a phone that lies on its side, with every card there is."""

from itertools import combinations
from typing import TypedDict

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.checks import come_to_rest
from tests.browser.company import Company
from tests.browser.hands import Finger
from tests.browser.playing import gather
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
    gather(ann, options={"mode": "together", "danger": "true"}, bots=4)
    level = ann.page.get_by_role("combobox", name=ann.t("option.level"), exact=True)
    ann.hands.choose(level, ann.t("option.level.6"))
    ann.until(lambda: ann.around["options"]["level"] == 6, "for all floor cards")
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
    ann = company.welcome("Dorothea", hands=Finger, screen=ON_ITS_SIDE[1])
    bea = company.welcome("Bartholomew")
    gather(ann, bea, bots=3)
    Lobby(ann).start()
    Play(ann).begun()
    for size in ON_ITS_SIDE[1:]:
        ann.page.set_viewport_size(size)
        come_to_rest(ann.page)
        assert (size, ann.page.evaluate(CUT)) == (size, [])
