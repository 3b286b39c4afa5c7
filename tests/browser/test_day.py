"""The day's maze, from the first page to a result that is shared."""

from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.company import PHONE, Company
from tests.browser.finale import saved_picture
from tests.browser.hands import Finger
from tests.browser.person import Person
from tests.browser.table import Play


def maze(person: Person) -> Locator:
    """What is tried alone, of Emergency Exit Only."""
    return person.page.get_by_role("article").filter(
        has_text=person.t("day.maze", game=person.t("game.name"), maze=person.t("day.alone"))
    )


def say_who_you_are(person: Person) -> None:
    dialog = person.dialog("you.title")
    person.hands.write(dialog.get_by_role("textbox", name=person.t("you.name"), exact=True), person.name)
    person.press(dialog.get_by_role("button", name=person.t("ui.save"), exact=True))


def get_lost(person: Person) -> None:
    play = Play(person).begun()
    play.lay(0)
    person.press(person.button("ui.exit"))
    person.press(person.dialog("ui.ask.exit").get_by_role("button", name=person.t("ui.ask.exit.yes"), exact=True))
    person.until(lambda: person.around["status"] == "over", "for the end")


def test_the_days_maze_is_tried_once_and_what_is_shared_gives_nothing_away(company: Company, tmp_path: Path) -> None:
    ann = company.welcome("Ann", hands=Finger, screen=PHONE, newcomer=True)
    ming = company.welcome("小明", "zh-Hant")
    ann.visit()
    ann.press(ann.page.get_by_role("link").filter(has_text=ann.t("day.title")))
    ann.press(maze(ann).get_by_role("button", name=ann.t("day.alone.try"), exact=True))
    say_who_you_are(ann)
    ann.pass_the_guide()
    Play(ann).begun()

    ann.visit("/day")
    expect(maze(ann)).to_contain_text(ann.t("day.running"))
    ann.press(maze(ann).get_by_role("link", name=ann.t("ui.go_on"), exact=True))
    get_lost(ann)
    match = ann.around["match"]
    ann.press(ann.page.get_by_role("link", name=ann.t("day.result"), exact=True))
    expect(maze(ann)).to_contain_text(ann.t("day.not_out"))
    expect(maze(ann).get_by_role("listitem")).to_contain_text(["Ann"])
    expect(maze(ann).get_by_role("button", name=ann.t("day.alone.try"), exact=True)).to_have_count(0)
    ann.press(maze(ann).get_by_role("button", name=ann.t("day.copy"), exact=True))
    expect(maze(ann)).to_contain_text(ann.t("ui.copied"))
    assert saved_picture(ann, tmp_path / "try.png").endswith("-emergency_exit-alone.png")

    ming.forgive("409")
    ming.visit(f"/finale/{match}")
    expect(ming.page.get_by_text(ming.t("refusal.day_not_tried"), exact=True)).to_be_visible()
    ming.visit("/day")
    expect(maze(ming).get_by_role("listitem")).to_contain_text(["Ann"])
    expect(maze(ming).get_by_role("button", name=ming.t("day.alone.try"), exact=True)).to_be_enabled()
