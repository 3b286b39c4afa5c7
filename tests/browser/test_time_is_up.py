"""Two who let their time run out: whoever is late is told that the house chose, and what, and nobody else is."""

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.company import PHONE, Company
from tests.browser.escaping import letters_of
from tests.browser.hands import Finger
from tests.browser.person import Person
from tests.browser.table import Lobby
from wayout.games import GAMES

SHORTEST = 10
"""Seconds to think that a table can give."""
BOTS = {"emergency_exit": 0, "no_escape": 0, "room25": 2}


def sit_down(host: Person, guest: Person) -> None:
    """At a table where everything must be quick, and the game begins."""
    code = host.open_table()
    lobby = Lobby(host).come(code)
    bots = BOTS[host.t.game]
    lobby.seats(2 + bots)
    for number in range(2, 2 + bots):
        lobby.add_bot(number + 1)
    lobby.unfold("lobby.time")
    for kind in host.around["timers"]:
        limit = host.page.get_by_role("combobox", name=host.t(f"timer.{kind}"), exact=True)
        host.hands.choose(limit, host.t("timers.seconds", n=SHORTEST))
    host.until(lambda: set(host.around["timers"].values()) == {SHORTEST}, "for short times")
    Lobby(guest).come(code).ready()
    lobby.start()


def told(person: Person) -> Locator:
    """Over the board."""
    return person.page.get_by_role("main").get_by_text(person.t("news.late"))


def was_late(person: Person) -> bool:
    return any(letter.get("late") for letter in letters_of(person))


def unasked_and_late(person: Person) -> list[dict[str, Any]]:
    """What was told as late to a seat that had all the time it wanted, or was not asked at all."""
    seat, letters = str(person.around["you"]["seat"]), letters_of(person)
    return [
        letter
        for before, letter in pairwise(letters)
        if letter.get("late") and not (before["asked"] and seat in before["clocks"])
    ]


@pytest.mark.parametrize("game", [game for game in GAMES if not GAMES[game].live])
def test_whoever_lets_the_time_run_out_is_told_that_the_house_chose(hurried: Company, game: str) -> None:
    ann = hurried.welcome("Ann", game=game)
    ming = hurried.welcome("小明", "zh-Hant", game=game, hands=Finger, screen=PHONE)
    sit_down(ann, ming)

    ann.until(lambda: was_late(ann) or was_late(ming), "for the clock")
    late, other = (ann, ming) if was_late(ann) else (ming, ann)
    expect(told(late)).to_be_visible()
    is_told = told(other).is_visible()  # asked before their letters: these may come at any moment
    assert was_late(other) or not is_told
    for person in (ann, ming):
        assert not unasked_and_late(person), "only whoever was waited for can be late"


def test_the_story_says_what_the_house_chose_with_who_chose_it(company: Company) -> None:
    ann, bea = (company.welcome(name, game="room25") for name in ("Ann", "Bea"))
    sit_down(ann, bea)
    ann.until(lambda: was_late(ann), "for the clock")

    line = f"{ann.t('news.late')} {ann.t('event.clue_declined', seat='Ann')}"
    expect(told(ann)).to_have_text(line)
    story = ann.page.get_by_role("region", name=ann.t("story.title"), exact=True)
    expect(story.get_by_role("listitem").filter(has_text=ann.t("news.late"))).to_have_text(line)
