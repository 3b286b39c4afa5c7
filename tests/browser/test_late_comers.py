"""Somebody comes to a match that is on, and asks for a seat; what is asked, refused or taken back is said."""

import pytest
from playwright.sync_api import expect

from tests.browser.company import DESKTOP, LARGE_PHONE, PHONE, Company
from tests.browser.evening import menu
from tests.browser.hands import Finger
from tests.browser.person import Person
from tests.browser.playing import begin, gather
from tests.browser.table import Lobby, Play


def late(company: Company, ann: Person, *, newcomer: bool = False) -> Person:
    bea = company.welcome("Bea", "zh-Hant", hands=Finger, screen=LARGE_PHONE, newcomer=newcomer)
    bea.visit(f"/t/{ann.around['code']}")
    expect(bea.button("ask_seat.yes")).to_be_visible()
    return bea


@pytest.mark.parametrize("bots", [1, 2])
def test_a_seat_that_is_asked_for_is_given_with_one_press(company: Company, bots: int) -> None:
    ann = company.welcome("Ann")
    begin(ann, bots=bots)
    bea = late(company, ann)
    bea.press(bea.button("ask_seat.yes"))
    expect(bea.page.get_by_text(bea.t("ask_seat.waiting", name="Ann"))).to_be_visible()
    bea.page.reload()
    expect(bea.page.get_by_text(bea.t("ask_seat.waiting", name="Ann"))).to_be_visible()
    expect(ann.page.get_by_text(ann.t("ask_seat.asks" if bots == 1 else "ask_seat.whose", name="Bea"))).to_be_visible()

    ann.press(ann.button("ask_seat.give", name="Ada"))

    bea.until(lambda: bea.around["you"]["seat"] == 1, "for the seat")
    Play(bea).begun()
    expect(bea.page.get_by_text(bea.t("ask_seat.waiting", name="Ann"))).to_have_count(0)
    expect(ann.button("ask_seat.not_now")).to_have_count(0)


def test_not_now_and_no_longer_are_said(company: Company) -> None:
    ann = company.welcome("Ann")
    begin(ann)
    bea = late(company, ann)
    bea.press(bea.button("ask_seat.yes"))
    ann.press(ann.button("ask_seat.not_now"))
    expect(bea.page.get_by_text(bea.t("ask_seat.vain", name="Ann"))).to_be_visible()

    bea.press(bea.button("ask_seat.yes"))
    bea.press(bea.button("request.withdraw"))
    expect(ann.button("ask_seat.not_now")).to_have_count(0)
    expect(bea.page.get_by_text(bea.t("ask_seat.about"))).to_be_visible()


@pytest.mark.parametrize("named", [True, False])
def test_a_newcomer_is_asked_for_a_name_when_asking_for_a_seat(company: Company, named: bool) -> None:
    ann = company.welcome("Ann")
    begin(ann)
    bea = late(company, ann, newcomer=True)
    bea.press(bea.button("ask_seat.yes"))
    dialog = bea.dialog("you.title")
    if named:
        bea.hands.write(dialog.get_by_role("textbox"), "Bea")
        bea.press(dialog.get_by_role("button", name=bea.t("ui.save"), exact=True))
    else:
        bea.press(dialog.get_by_role("button", name=bea.t("ui.close"), exact=True))
    expect(dialog).to_be_hidden()

    ann.press(ann.button("ask_seat.give", name="Ada"))

    bea.until(lambda: bea.around["you"]["seat"] == 1, "for the seat")
    assert bea.around["seats"][1]["name"] == ("Bea" if named else "?")


def test_while_a_question_is_open_others_wait_and_the_menu_says_why(company: Company) -> None:
    ann, bea = company.welcome("Ann", screen=DESKTOP), company.welcome("Bea", hands=Finger, screen=PHONE)
    begin(ann, bea)
    menu(ann, "pause")
    expect(bea.button("request.yes")).to_be_visible()
    bea.press(bea.button("menu.title"))
    sheet = bea.dialog("menu.title")
    for entry in ("restart", "end"):
        expect(sheet.get_by_role("button", name=bea.t(f"menu.{entry}"))).to_be_disabled()
    expect(sheet.get_by_text(bea.t("menu.waits")).first).to_be_visible()
    expect(sheet.get_by_role("button", name=bea.t("menu.pause"), exact=True)).to_be_enabled()


def test_whoever_was_ready_is_told_why_they_are_no_more(company: Company) -> None:
    ann, bea = company.welcome("Ann"), company.welcome("Bea", "zh-Hant", hands=Finger, screen=PHONE)
    gather(ann, bea)
    expect(ann.page.get_by_text(ann.t("start.undoes"))).to_be_visible()
    lobby = Lobby(ann)
    lobby.unfold("lobby.fine_options")
    lobby.option("danger", "true")

    again = bea.t("start.again.option", name="Ann", option=bea.t("option.danger"))
    expect(bea.page.get_by_text(again)).to_be_visible()
    Lobby(bea).ready()
    expect(bea.page.get_by_text(again)).to_have_count(0)


def test_the_tempo_goes_on_in_another_game_and_own_times_are_said_to_end(company: Company) -> None:
    ann = company.welcome("Ann")
    lobby = Lobby(ann).come(ann.open_table())
    ann.hands.tick(lobby.tempo("slow"))
    to_another(ann, "no_escape")
    expect(lobby.tempo("slow")).to_be_checked()

    lobby.unfold("lobby.time")
    ann.hands.choose(ann.page.locator("details[open] select").first, ann.t("timers.none"))
    expect(lobby.tempo("slow")).not_to_be_checked()
    to_another(ann, "emergency_exit")
    expect(ann.page.get_by_text(ann.t("news.usual_times")).first).to_be_visible()
    expect(lobby.tempo("normal")).to_be_checked()


def to_another(person: Person, game: str) -> None:
    person.press(person.button("another.title"))
    person.press(person.dialog("another.title").locator(f"[data-game={game}]"))
    person.until(lambda: person.around["game"] == game, "for the other game")
