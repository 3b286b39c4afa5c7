"""What people do at a table between and around the moves, for stories of whole evenings."""

from playwright.sync_api import Locator

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
