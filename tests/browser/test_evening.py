"""A group spends the evening at one table: match after match, another game, a late friend, and who won how often."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.checks import axe_findings
from tests.browser.company import PHONE, Company
from tests.browser.complex import Complex
from tests.browser.evening import confirm, in_next_match, is_above_the_game, menu, players
from tests.browser.finale import ranking
from tests.browser.game_screen import GameScreen
from tests.browser.hands import Finger
from tests.browser.person import Person
from tests.browser.playing import begin, finish, gather, short_game
from tests.browser.surviving import CLUE
from tests.browser.table import Lobby, Play
from wayout.games import GAMES


def test_whoever_does_not_want_keeps_nobody_waiting_and_watches(company: Company) -> None:
    ann, bea, cem = company.welcome("Ann"), company.welcome("Bea"), company.welcome("Cem")
    plays = short_game(ann, bea, cem, bots=0)
    finish(plays)
    match = ann.around["match"]
    ann.press(ann.button("end.rematch"))
    cem.press(cem.button("end.not_again"))
    bea.press(bea.button("end.rematch"))
    for person in (ann, bea, cem):
        in_next_match(person, match)
    assert [seat["name"] for seat in ann.around["seats"]] == ["Ann", "Bea"]
    assert cem.around["you"]["spectator"] is True


def reads_the_finale(person: Person) -> None:
    person.press(person.page.get_by_role("link", name=person.t("finale.page"), exact=True))
    expect(ranking(person).first).to_be_visible()


def back_to_the_table(person: Person) -> Locator:
    """Beside what is said of the next match."""
    ahead = person.page.get_by_role("complementary", name=person.t("end.rematch"), exact=True)
    return ahead.get_by_role("link", name=person.t("ui.to_table"), exact=True)


def test_whoever_reads_the_finale_plays_on_as_they_said(company: Company) -> None:
    ann, ming = company.welcome("Ann"), company.welcome("小明", "zh-Hant", hands=Finger, screen=PHONE)
    plays = short_game(ann, ming)
    finish(plays)
    match = ann.around["match"]
    table = ann.page.url
    ann.press(ann.button("end.rematch"))
    expect(plays[1].result).to_contain_text(ming.t("next.with_you", names="Ann", no=ming.t("end.not_again")))

    reads_the_finale(ann)
    for _ in range(2):
        expect(ann.page.get_by_text(ann.t("next.you_play", names="小明"), exact=True)).to_be_in_viewport(ratio=1)
        expect(ann.page.get_by_role("timer")).to_be_visible()
        ann.page.reload()
    assert ming.around["next"]["yes"] == [ann.around["you"]["guest"]]
    assert ming.around["next"]["seconds"] is not None
    ann.press(back_to_the_table(ann))
    expect(plays[0].result).to_be_visible()
    assert ann.page.url == table

    ming.press(ming.button("end.rematch"))
    for person in (ann, ming):
        in_next_match(person, match)
    assert [seat["stand_in"] for seat in ann.around["seats"][:2]] == [False, False]


def test_whoever_reads_the_finale_is_asked_and_brought_to_the_next_match(company: Company) -> None:
    ann, ming = company.welcome("Ann"), company.welcome("小明", "zh-Hant", hands=Finger, screen=PHONE)
    plays = short_game(ann, ming)
    finish(plays)
    match = ann.around["match"]
    table = ming.page.url
    reads_the_finale(ming)
    ming.until(lambda: ming.around["guests"][1]["here"], "for the line to the table")

    ann.press(ann.button("end.rematch"))
    asked = ming.page.get_by_text(ming.t("next.with_you", names="Ann", no=ming.t("end.not_again")), exact=True)
    expect(asked).to_be_in_viewport(ratio=1)
    ann.press(ann.button("end.not_again"))
    expect(ming.page.get_by_text(ming.t("news.no_more", who="Ann"), exact=True)).to_be_in_viewport(ratio=1)
    ann.press(ann.button("end.rematch"))
    expect(asked).to_be_visible()
    ming.press(ming.button("end.rematch"))

    in_next_match(ming, match)
    Play(ming).begun()
    assert ming.page.url == table
    ming.page.go_back()
    expect(ranking(ming).first).to_be_visible()


def test_a_countdown_that_stops_says_why(company: Company) -> None:
    ann, bea, cem = (company.welcome(name) for name in ("Ann", "Bea", "Cem"))
    finish(short_game(ann, bea, cem, bots=0))
    ann.press(ann.button("end.rematch"))
    bea.until(lambda: bea.around["next"] is not None, "for the question")
    ann.press(ann.button("end.not_again"))
    why = bea.t("news.no_more", who="Ann")
    for person in (bea, cem):
        expect(person.page.get_by_role("main").get_by_text(why, exact=True)).to_be_visible()
        expect(person.page.get_by_role("region", name=person.t("story.title"), exact=True)).to_contain_text(why)
    expect(ann.page.get_by_text(why, exact=True)).to_have_count(0)


def test_a_match_is_ended_by_agreement(company: Company) -> None:
    ann, ming = company.welcome("Ann"), company.welcome("小明", "zh-Hant", hands=Finger, screen=PHONE)
    here, _ = begin(ann, ming)
    here.lay(0)

    menu(ann, "end")
    confirm(ann, "stop.title", "restart.yes_ask")
    ming.press(ming.button("request.yes"))
    for person in (ann, ming):
        Lobby(person).arrived()
    past = ann.page.get_by_role("link").filter(has_text=ann.t("outcome.broken_off"))
    expect(past).to_have_count(1)
    ann.press(past)
    expect(ann.page).to_have_url(re.compile(re.escape(f"{ann.base}/replay/{ann.around['past'][0]['match']}?")))


def test_anybody_may_propose_another_game(company: Company) -> None:
    ann, bea = company.welcome("Ann"), company.welcome("Bea")
    finish(short_game(ann, bea))
    bea.press(bea.button("another.title"))
    bea.press(bea.dialog("another.title").get_by_role("button").filter(has_text="No Escape"))
    ann.press(ann.button("request.yes"))
    Lobby(bea).arrived()
    assert ann.around["game"] == "no_escape"
    for person in (ann, bea):
        expect(person.page.get_by_role("link").filter(has_text="Emergency Exit Only")).to_have_count(1)


def test_a_host_changes_the_game_before_it_begins(company: Company) -> None:
    ann, bea = company.welcome("Ann"), company.welcome("Bea", hands=Finger, screen=PHONE)
    code = gather(ann, bea)
    expect(bea.button("another.title")).to_have_count(0)
    for game in ("No Escape", "Emergency Exit Only"):
        ann.press(ann.button("another.title"))
        ann.press(ann.dialog("another.title").get_by_role("button").filter(has_text=game))
        for person in (ann, bea):
            expect(person.page.get_by_role("heading", name=game, exact=True)).to_be_visible()
        Lobby(bea).come(code)
        expect(forecast_line(ann)).to_have_text(forecast(bea))
    assert [seat["name"] for seat in bea.around["seats"]][:2] == ["Ann", "Bea"]


def forecast_line(person: Person) -> Locator:
    return person.page.get_by_role("status", name=person.t("forecast.title"), exact=True)


def forecast(person: Person) -> str:
    """As soon as it is there."""
    expect(forecast_line(person)).to_contain_text(person.t("forecast.title"))
    return forecast_line(person).text_content() or ""


def test_a_proposal_covers_nothing_on_a_phone_and_can_be_taken_back(company: Company) -> None:
    ann, bea = company.welcome("Ann", hands=Finger, screen=PHONE), company.welcome("Bea", hands=Finger, screen=PHONE)
    finish(short_game(ann, bea))
    bea.press(bea.button("another.title"))
    bea.press(bea.dialog("another.title").get_by_role("button").filter(has_text="No Escape"))

    assert is_above_the_game(ann, "request.yes")
    assert is_above_the_game(bea, "request.withdraw")
    ann.press(ann.button("end.look"))
    assert is_above_the_game(ann, "request.yes")

    table = bea.page.url
    bea.go_back()
    expect(Play(bea).result).to_be_hidden()
    assert bea.page.url == table
    bea.press(bea.button("request.withdraw"))
    expect(ann.button("request.yes")).to_be_hidden()
    assert ann.around["game"] == "emergency_exit"


def test_a_late_friend_gets_the_seat_that_somebody_gives_away(company: Company) -> None:
    ann, bea = company.welcome("Ann"), company.welcome("Bea")
    begin(ann, bea)
    cem = company.welcome("Cem", hands=Finger, screen=PHONE)
    cem.visit(bea.page.url.removeprefix(bea.base))
    Play(cem).begun()

    menu(bea, "stand")
    confirm(bea, "give.title", "give.yes")
    expect(cem.page.get_by_text(cem.t("free.about", name="Bea"), exact=True)).to_be_visible()
    cem.press(cem.page.get_by_role("status").get_by_role("button", name=cem.t("seat.take"), exact=True))

    cem.until(lambda: cem.around["you"]["seat"] == 1, "for the seat")
    expect(Play(cem).hand).to_have_count(3)
    expect(players(ann)).to_contain_text("Cem")
    assert bea.around["you"]["spectator"] is True


def test_a_bot_plays_for_whoever_wants_a_rest(company: Company) -> None:
    ann, bea = company.welcome("Ann"), company.welcome("Bea", hands=Finger, screen=PHONE)
    here, _ = begin(ann, bea)
    menu(bea, "rest")
    expect(bea.page.get_by_text(bea.t("rest.about"), exact=True)).to_be_visible()
    expect(players(ann)).to_contain_text(ann.t("seat.rests"))
    here.lay(0)
    expect(here.headline).to_contain_text(ann.t("turn.yours"))  # two bots have laid theirs
    assert is_above_the_game(bea, "menu.play_myself")
    bea.press(bea.button("menu.play_myself"))
    expect(players(ann)).not_to_contain_text(ann.t("seat.rests"))
    here.lay(0)
    expect(Play(bea).headline).to_contain_text(bea.t("turn.yours"))


def what_only_players_press(person: Person) -> Locator:
    """Of every game: what is always there for whoever plays, whoever's turn it is."""
    match person.t.game:
        case "emergency_exit":
            return person.button("ui.lay")
        case "no_escape":
            return person.page.locator("[data-main]")
        case "room25":
            return Complex(person).plan_panel
        case _:
            return person.page.locator("[data-roll]")


@pytest.mark.parametrize("game", GAMES)
def test_while_a_bot_plays_in_the_own_seat_the_game_asks_nothing_of_its_guest(company: Company, game: str) -> None:
    ann = company.welcome("Ann", game=game)
    ming = company.welcome("小明", "zh-Hant", game=game, hands=Finger, screen=PHONE)
    gather(ann, ming, bots=2)
    Lobby(ann).start()
    if game == "room25":
        for person in (ann, ming):
            GameScreen(person).begun()
            Complex(person).take_clue(CLUE)
    for person in (ann, ming):
        expect(what_only_players_press(person)).to_be_visible()

    menu(ming, "rest")
    expect(what_only_players_press(ming)).to_have_count(0)
    expect(ming.page.get_by_text(ming.t("rest.about"), exact=True).first).to_be_visible()
    expect(GameScreen(ming).headline).not_to_contain_text(ming.t("turn.yours"))
    assert ming.page.locator("header.mine").count() == 0
    assert not ming.page.title().startswith("●")
    assert axe_findings(ming.page) == []

    ming.press(ming.button("menu.play_myself"))
    expect(what_only_players_press(ming)).to_be_visible()


def test_the_strip_of_a_phone_tells_who_is_a_bot_and_who_is_away(company: Company) -> None:
    ann, ming = company.welcome("Ann"), company.welcome("小明", "zh-Hant", hands=Finger, screen=PHONE)
    begin(ann, ming)
    row = ming.page.get_by_role("banner").get_by_role("img", name=re.compile("^" + ming.t("company.title", names="")))
    expect(row).to_have_accessible_name(re.compile(f"Ada（{ming.t('seat.bot')}）$"))
    expect(row).not_to_have_accessible_name(re.compile(ming.t("seat.away")))
    ann.visit()
    expect(row).to_have_accessible_name(re.compile(f"Ann（[^）]*{ming.t('seat.away')}）"))
    ming.press(ming.button("menu.title"))
    ming.press(ming.button("menu.players"))
    expect(ming.dialog("players.title")).to_contain_text(ming.t("seat.away"))


def test_whoever_becomes_host_is_told_so_on_a_phone(company: Company) -> None:
    ann, ming = company.welcome("Ann"), company.welcome("小明", "zh-Hant", hands=Finger, screen=PHONE)
    begin(ann, ming)
    menu(ann, "leave")
    confirm(ann, "leave.title", "menu.leave")
    expect(ming.page.get_by_role("main").get_by_text(ming.t("news.you_host"))).to_be_visible()
    menu(ming, "players")
    expect(ming.dialog("players.title").get_by_role("listitem").filter(has_text="小明")).to_contain_text(
        ming.t("seat.host")
    )


def test_the_story_is_told_again_after_a_reload_and_in_a_second_tab(company: Company) -> None:
    ann, bea = company.welcome("Ann"), company.welcome("Bea")
    here, _ = begin(ann, bea)
    here.lay(0)
    Play(bea).say_lost()
    said = ann.t("event.lost_declared", seat="Bea")
    expect(here.page.get_by_role("region", name=ann.t("story.title"), exact=True)).to_contain_text(said)

    ann.page.reload()
    here.begun()
    expect(here.page.get_by_role("region", name=ann.t("story.title"), exact=True)).to_contain_text(said)
    second = ann.context.new_page()
    second.goto(ann.page.url)
    expect(second.get_by_role("region", name=ann.t("story.title"), exact=True)).to_contain_text(said)


def test_a_line_of_chat_is_read_on_the_phone_without_opening_anything(company: Company) -> None:
    ann, ming = company.welcome("Ann"), company.welcome("小明", "zh-Hant", hands=Finger, screen=PHONE)
    begin(ann, ming)
    said = "Watch out, that arrow leads the whole group straight into a wall!"
    ann.hands.write(ann.page.get_by_role("textbox", name=ann.t("chat.write"), exact=True), said)
    ann.press(ann.button("chat.send"))
    line = ming.button("chat.heard", name="Ann", text=said)
    expect(line).to_be_in_viewport(ratio=1)
    ming.press(line)
    expect(ming.page.get_by_role("log", name=ming.t("chat.title"), exact=True)).to_contain_text(said)


def test_what_was_said_before_a_page_came_is_no_news_to_it(company: Company) -> None:
    ann, ming = company.welcome("Ann"), company.welcome("小明", "zh-Hant", hands=Finger, screen=PHONE)
    begin(ann, ming)
    ann.press(ann.button("phrase.hello"))
    heard = ming.button("chat.heard", name="Ann", text=ming.t("phrase.hello"))
    expect(heard).to_be_visible()

    ming.heard.messages.clear()
    ming.page.reload()
    Play(ming).begun()

    ming.until(lambda: any(one["type"] == "chat" and one["lines"] for one in ming.heard.messages), "for what was said")
    expect(heard).to_be_hidden()
    expect(ming.button("chat.open")).to_be_visible()
    ann.press(ann.button("phrase.oops"))
    expect(ming.button("chat.unread", n=1)).to_be_visible()


def test_back_closes_what_is_open_and_stays_at_the_table(company: Company) -> None:
    ann, bea = company.welcome("Ann"), company.welcome("Bea")
    here, _ = begin(ann, bea)
    table = ann.page.url
    ann.press(ann.button("menu.title"))
    ann.press(ann.button("menu.settings"))
    expect(ann.dialog("settings.title")).to_be_visible()
    ann.go_back()
    expect(ann.dialog("settings.title")).to_be_hidden()
    assert ann.page.url == table
    here.lay(0)
