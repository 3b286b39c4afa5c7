"""A table that waits for a day: all close the page, come back when it is their turn, and find everything as it was."""

from playwright.sync_api import Locator, expect

from tests.browser.company import PHONE, Company
from tests.browser.evening import confirm, menu, players
from tests.browser.hands import Finger
from tests.browser.person import Person
from tests.browser.playing import gather
from tests.browser.table import Lobby, Play

A_DAY = 24 * 3600


def on_the_list(person: Person, code: str) -> Locator:
    """The table, among the person's own on the first page."""
    return person.page.get_by_role("listitem").filter(has=person.page.get_by_role("link", name=code))


def home(person: Person, code: str) -> Locator:
    """The page of the table is closed."""
    person.visit()
    return on_the_list(person, code)


def test_two_who_are_never_there_together_play_on_with_a_day_for_every_move(company: Company) -> None:
    ming = company.welcome("小明", "zh-Hant", hands=Finger, screen=PHONE)
    ann = company.welcome("Ann")
    code = gather(ming, ann, bots=0)
    ming.hands.tick(Lobby(ming).tempo("post"))
    ming.until(lambda: ming.around["by_post"], "for a table that waits")
    Lobby(ming).start()
    here, there = Play(ming).begun(), Play(ann).begun()
    (first, play), (second, answer) = ((ming, here), (ann, there)) if ming.may else ((ann, there), (ming, here))
    assert next(iter(first.letter["clocks"].values())) > A_DAY - 3600

    expect(home(second, code)).not_to_contain_text(second.t("home.your_turn"))
    expect(home(first, code)).to_contain_text(first.t("home.your_turn"))
    expect(on_the_list(first, code)).to_contain_text(first.t("timers.left", time=first.t("timers.hours", n=24)))

    first.press(first.page.get_by_role("link", name=code))
    play.begun().lay()
    expect(home(first, code)).not_to_contain_text(first.t("home.your_turn"))
    second.visit()
    expect(on_the_list(second, code)).to_contain_text(second.t("home.your_turn"))
    second.press(second.page.get_by_role("link", name=code))
    answer.begun()
    # Nobody has played in anybody's place.
    assert [seat["stand_in"] for seat in second.around["seats"]] == [False, False]
    assert second.view["turn"] == second.around["you"]["seat"]


def test_whoever_is_away_is_asked_before_a_match_is_ended_and_keeps_the_seat(company: Company) -> None:
    ann, ben = company.welcome("Ann"), company.welcome("Ben")
    code = gather(ann, ben, bots=0)
    ann.hands.tick(Lobby(ann).tempo("post"))
    ann.until(lambda: ann.around["by_post"], "for a table that waits")
    Lobby(ann).start()
    for person in (ann, ben):
        Play(person).begun()
    ben.visit()
    ann.until(lambda: not ann.around["seats"][1]["here"], "for Ben to be gone")
    expect(players(ann)).to_contain_text(ann.t("seat.away"))
    expect(players(ann).get_by_role("button", name=ann.t("seat.let_go"))).to_have_count(0)

    menu(ann, "end")
    expect(ann.dialog("stop.title")).to_contain_text(ann.t("stop.ask"))
    confirm(ann, "stop.title", "restart.yes_ask")
    ann.until(lambda: ann.around["request"] is not None, "for the question")
    assert ann.around["request"]["waiting"] == [1]

    ben.press(ben.page.get_by_role("link", name=code))
    ben.press(ben.button("request.yes"))
    for person in (ann, ben):
        expect(Lobby(person).seat(1)).to_contain_text("Ann")
