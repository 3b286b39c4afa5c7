"""What people do at a table between and around the moves, for stories of whole evenings."""

from playwright.sync_api import Locator, expect

from tests.browser.person import Person


def menu(person: Person, entry: str) -> None:
    person.press(person.button("menu.title"))
    person.press(person.dialog("menu.title").get_by_role("button", name=person.t(f"menu.{entry}"), exact=True))


def confirm(person: Person, title: str, yes: str) -> None:
    person.press(person.dialog(title).get_by_role("button", name=person.t(yes), exact=True))


def in_next_match(person: Person, before: str) -> None:
    person.until(lambda: person.around["match"] not in (None, before), "for the next match")
    assert person.around["status"] == "playing"


def players(person: Person) -> Locator:
    return person.page.get_by_role("list", name=person.t("ui.seats"), exact=True)


def is_above_the_game(person: Person, key: str) -> bool:
    """In the row between the strip and the game, where this button covers nothing."""
    expect(person.button(key)).to_be_visible()
    button, stage = person.button(key).bounding_box(), person.page.get_by_role("main").bounding_box()
    assert button is not None
    assert stage is not None
    return button["y"] + button["height"] <= stage["y"]
