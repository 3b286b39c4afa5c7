"""What comes over the line: a first visit, in one language, and the heaviest games after it."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from scripts.page_figures import Line
from scripts.screens import visitor, weights, wrong_figures
from tests.browser.company import Company
from tests.browser.person import Person

CHINESE = re.compile(r"/assets/zh-Hant-[\w-]+\.js$")
ENGLISH = re.compile(r"/assets/en-[\w-]+\.js$")
MAIN_CAME = "() => performance.getEntriesByType('resource').some(({ name }) => /index-.*js$/.test(name))"
"""A function: a page of the house evaluates no text."""
NOTE_KEYS = """
window.keys_seen = []
new MutationObserver(() => {
  const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
  while (texts.nextNode())
    if (/^[a-z]+(\\.[a-z_0-9]+)+$/.test(texts.currentNode.data.trim())) window.keys_seen.push(texts.currentNode.data)
}).observe(document, { childList: true, subtree: true, characterData: true })"""


class Gate:
    """Nothing from such an address comes before it is opened."""

    def __init__(self, person: Person, address: re.Pattern[str]) -> None:
        self._person = person
        self._waiting: list[Route] = []
        person.page.route(address, lambda route: self._waiting.append(route))

    def is_asked(self) -> None:
        self._person.until(lambda: bool(self._waiting), "for something to be asked for")

    def open(self) -> None:
        for one in self._waiting:
            one.continue_()


@pytest.mark.parametrize("game", ["room25", "temple"])
def test_a_first_visit_and_a_game_are_light(company: Company, game: str) -> None:
    person, session = visitor(company, game, "zh-Hant")

    told = weights(person, Line(session))

    assert told["house kB"] > 0
    assert wrong_figures({game: told}) == []


def test_the_words_are_on_their_way_before_the_main_script_and_nothing_is_shown_without_them(company: Company) -> None:
    ming = company.welcome("小明", "zh-Hant")
    ming.page.add_init_script(NOTE_KEYS)
    main, words = Gate(ming, re.compile(r"/assets/index-[\w-]+\.js$")), Gate(ming, CHINESE)
    ming.page.goto(ming.base, wait_until="commit")

    words.is_asked()
    main.is_asked()
    main.open()
    ming.page.wait_for_function(MAIN_CAME)
    expect(ming.page.locator("#app")).to_be_empty()
    words.open()

    expect(ming.opener).to_be_visible()
    assert ming.page.evaluate("window.keys_seen") == []


def test_the_other_language_comes_when_somebody_switches_and_nothing_flickers(company: Company) -> None:
    ann = company.welcome("Ann")
    ann.page.add_init_script(NOTE_KEYS)
    gate = Gate(ann, CHINESE)
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.visit()
    expect(ann.opener).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert [len(list(filter(words.search, asked))) for words in (ENGLISH, CHINESE)] == [1, 0]

    ann.press(other_language(ann))
    gate.is_asked()
    expect(ann.opener).to_be_visible()
    gate.open()

    expect(ann.page.locator("html")).to_have_attribute("lang", "zh-Hant")
    expect(ann.opener).to_have_count(0)
    assert ann.page.evaluate("window.keys_seen") == []


def other_language(person: Person) -> Locator:
    return person.page.get_by_role("button", name="中文", exact=True)
