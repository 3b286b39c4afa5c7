"""Emergency Exit Only on phones that stand upright: the pile with its frame, and all that lies beside it."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.checks import come_to_rest, is_in_sight
from tests.browser.company import DESKTOP, LARGE_PHONE, LOW_PHONE, ON_ITS_SIDE, PHONE, TABLET, Company
from tests.browser.hands import Finger
from tests.browser.person import Person
from tests.browser.playing import begin, gather, gather_every_card
from tests.browser.table import Lobby, Play

SIZES: Final[tuple[ViewportSize, ...]] = (LOW_PHONE, PHONE, LARGE_PHONE)
LEAST: Final = 0.6
"""Of the shorter side of its wall."""
LOOK: Final = """() => {
  const all = (what) => [...document.querySelectorAll(what)].map(box)
  const [wall] = all('[data-board]')
  const [tile] = all('.spot')
  const [number] = all('.deck .numbers')
  const edge = 0.07 * (tile.right - tile.left)
  const pile = {
    name: 'pile', left: tile.left - edge, top: tile.top - edge, right: tile.right + edge, bottom: tile.bottom + edge,
  }
  const beside = all('.deck .numbers, .deck svg, .goal, .preview, .preview fieldset')
  return {
    share: (pile.right - pile.left) / Math.min(wall.right - wall.left, wall.bottom - wall.top),
    aside: (pile.left + pile.right - wall.left - wall.right) / 2,
    wrong: [
      ...[pile, ...beside].filter(sticksOut).map(({ name }) => `${name} leaves the wall`),
      ...[...beside, ...all('.news, .line, .caption')].filter(liesOver).map(({ name }) => `${name} lies over the pile`),
      ...hidden(tile, '.spot'), ...hidden(number, '.deck .numbers'),
    ],
  }
  function box(one) {
    const { left, top, right, bottom } = one.getBoundingClientRect()
    return { name: one.getAttribute('class') ?? one.tagName, left, top, right, bottom }
  }
  function sticksOut({ left, top, right, bottom }) {
    return left < wall.left || top < wall.top || right > wall.right || bottom > wall.bottom
  }
  function liesOver({ left, top, right, bottom }) {
    return left < pile.right - 1 && right > pile.left + 1 && top < pile.bottom - 1 && bottom > pile.top + 1
  }
  function hidden({ left, top, right, bottom }, what) {
    return [[0.2, 0.2], [0.8, 0.2], [0.5, 0.5], [0.2, 0.8], [0.8, 0.8]]
      .map(([x, y]) => document.elementFromPoint(left + x * (right - left), top + y * (bottom - top)))
      .filter((hit) => !hit?.closest(what))
      .map((hit) => `${what} lies under ${hit?.outerHTML.slice(0, 80)}`)
  }
}"""
"""How large the pile is with its frame, how far it hangs from the middle of the wall, and what is wrong."""


def look(page: Page, size: ViewportSize) -> dict[str, Any]:
    page.set_viewport_size(size)
    come_to_rest(page)
    told: dict[str, Any] = page.evaluate(LOOK)
    return told


def assert_sound(person: Person) -> None:
    told = {size["height"]: look(person.page, size) for size in SIZES}
    assert [(height, one["wrong"]) for height, one in told.items() if one["wrong"]] == []
    assert [(height, one["share"]) for height, one in told.items() if one["share"] < LEAST] == []


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_the_pile_is_large_and_nothing_lies_over_it_or_over_the_deck(company: Company, language: str) -> None:
    ann = company.welcome("Ann", language, hands=Finger, screen=LOW_PHONE)
    gather_every_card(ann)
    Lobby(ann).start()
    play = Play(ann).begun()
    assert (len(ann.view["floor"]), len(ann.view["danger"]), len(ann.view["hand_sizes"])) == (7, 1, 5)
    play.may("play_tile")
    assert_sound(ann)

    ann.press(play.hand.first)
    expect(play.rotations).to_have_count(4)
    assert_sound(ann)


@pytest.mark.parametrize("mode", ["race", "together"])
def test_for_whoever_watches_the_pile_hangs_in_the_middle(company: Company, mode: str) -> None:
    ann = company.welcome("Ann")
    bea = company.welcome("Bea", hands=Finger, screen=PHONE)
    cas = company.welcome("Cas", hands=Finger, screen=DESKTOP)
    code = gather_every_card(ann) if mode == "together" else gather(ann, bots=4)
    Lobby(ann).start()
    Play(ann).begun()

    for person in (bea, cas):
        person.visit(f"/t/{code}")
        Play(person).begun()
        assert [round(look(person.page, size)["aside"]) for size in SIZES] == [0, 0, 0]
        assert_sound(person)


def test_to_take_back_is_offered_beside_the_button_that_waits_for_others(company: Company) -> None:
    ann, bea = company.welcome("Ann", hands=Finger, screen=PHONE), company.welcome("Bea")
    here, there = begin(ann, bea, options={"target": "five"})
    here.say_lost()
    there.answer(join=True)
    here.may("press_on")
    here.watch_reveal()
    here.press_on()
    waits = ann.button("ui.status.others_look", names="Bea")
    back = ann.button("take_back.free")

    for size in (PHONE, LARGE_PHONE, ON_ITS_SIDE, TABLET, DESKTOP):
        ann.page.set_viewport_size(size)
        assert is_in_sight(waits), size
        assert is_in_sight(back), size
        beside, offer = waits.bounding_box(), back.bounding_box()
        assert beside is not None
        assert offer is not None
        assert abs(beside["y"] - offer["y"]) <= 1, size
        assert 0 < offer["x"] - beside["x"] - beside["width"] < 16, size
    ann.press(back)
    here.may("press_on")
