"""What the house promises of every game: a list of the keys, a Back that closes what is open, a screen on the wall."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.big_screen import BigScreen
from tests.browser.company import Company
from tests.browser.complex import Complex
from tests.browser.game_screen import GameScreen
from tests.browser.hands import Keys
from tests.browser.person import Person
from tests.browser.playing import companions, gather
from tests.browser.surviving import CLUE
from tests.browser.table import Lobby, Play
from tests.browser.temple import Temple
from tests.browser.words import table
from wayout.games import GAMES


def own_turn(person: Person) -> None:
    """In the temple, before its gate opens."""
    Lobby(person).start()
    person.until(lambda: person.letter != {} and person.letter["asked"], "for a turn")
    GameScreen(person).begun()


def back_closes(person: Person, opened: Locator) -> None:
    """And the table stays."""
    place = person.page.url
    expect(opened).to_be_visible()
    person.go_back()
    expect(opened).to_be_hidden()
    assert person.page.url == place


@pytest.mark.parametrize("game", GAMES)
def test_a_question_mark_lists_every_key_and_back_closes_what_is_open(company: Company, game: str) -> None:
    ann = company.welcome("Ann", game=game, hands=Keys)
    gather(ann, bots=0 if game == "temple" else companions(game))
    own_turn(ann)
    ann.page.keyboard.press("?")
    title, about = ("ui.keys", "ui.key.") if game == "temple" else ("keys.title", "keys.")
    dialog = ann.dialog(title)
    for key in (key for key in table("en", game) if key.startswith(about)):
        expect(dialog).to_contain_text(ann.t(key))
    back_closes(ann, dialog)
    for opened in lying_over(ann):
        back_closes(ann, opened)


def lying_over(person: Person) -> list[Locator]:
    """What this game opens over its board without a window, the last one opened first."""
    if person.t.game == "temple":
        person.page.keyboard.press("y")
        person.until(lambda: person.view["phase"] == "running", "for the temple to open")
        person.page.keyboard.press("o")
        expect(the_map := person.page.get_by_role("group", name=person.t("ui.map"), exact=True)).to_be_visible()
        person.page.keyboard.press("p")
        return [Temple(person).panel("signal"), the_map]
    if person.t.game == "room25":
        here = Complex(person)
        person.press(here.page.locator(f'[data-clue="{CLUE}"]'))
        return [here.seen]
    return []


@pytest.mark.parametrize("game", GAMES)
def test_the_big_screen_shows_the_way_in_and_the_story_and_no_secret(company: Company, game: str) -> None:
    ann = company.welcome("Ann", game=game)
    tv = BigScreen(ann, gather(ann, bots=companions(game)))
    tv.shows_the_way_in()
    own_turn(ann)
    secrets = secrets_of(ann)
    expect(tv.story.get_by_role("listitem").last).to_be_in_viewport(ratio=0.99)
    tv.shows_the_way_in()
    tv.assert_names_none_of(secrets)
    tv.assert_told_no_secret()


def secrets_of(person: Person) -> list[str]:
    """What only this person reads now. In the temple nothing is secret."""
    match person.t.game:
        case "emergency_exit":
            return Play(person).hand_words
        case "no_escape":
            return [person.t(f"tile.{tile}") for tile in person.view["hand"]]
        case "room25":
            Complex(person).take_clue(CLUE)
            return [person.t(f"room.{look['room']}") for look in person.view["looked"]]
        case _:
            return []
