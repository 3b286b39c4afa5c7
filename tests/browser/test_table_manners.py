"""Talk, names, languages, spectators, and those who are not wanted."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.checks import axe_findings
from tests.browser.company import PHONE, Company
from tests.browser.evening import confirm, menu
from tests.browser.hands import Finger
from tests.browser.person import Person
from tests.browser.playing import begin, gather
from tests.browser.table import Lobby, Play

TAGS = "<b>Bea</b><img>"


def chat(person: Person) -> Locator:
    return person.page.get_by_role("log", name=person.t("chat.title"), exact=True)


def say(person: Person, line: str) -> None:
    person.hands.write(person.page.get_by_role("textbox", name=person.t("chat.write"), exact=True), line)
    person.press(person.button("chat.send"))


def test_lines_and_phrases_are_heard_in_the_language_of_the_listener(company: Company) -> None:
    ann, ming = company.welcome("Ann"), company.welcome("小明", "zh-Hant", hands=Finger, screen=PHONE)
    gather(ann, ming)
    say(ann, "Shall we? <i>now</i> & here")
    expect(chat(ming)).to_contain_text("Shall we? <i>now</i> & here")
    ming.press(ming.button("phrase.good_luck"))
    expect(chat(ann)).to_contain_text(ann.t("phrase.good_luck"))
    expect(chat(ming)).to_contain_text(ming.t("phrase.good_luck"))


def test_a_line_in_a_game_is_noticed_on_the_phone(company: Company) -> None:
    ann, ming = company.welcome("Ann"), company.welcome("小明", "zh-Hant", hands=Finger, screen=PHONE)
    begin(ann, ming)
    say(ann, "Watch out!")
    ming.press(ming.button("chat.unread", n=1))
    expect(chat(ming)).to_contain_text("Watch out!")


def test_a_name_with_tags_is_only_a_name(company: Company) -> None:
    ann, bea = company.welcome("Ann"), company.welcome(TAGS)
    here, there = begin(ann, bea)
    here.lay(0)
    there.say_lost()
    for person in (ann, bea):
        expect(person.page.get_by_role("complementary").first).to_contain_text(TAGS)
        story = person.page.get_by_role("region", name=person.t("story.title"), exact=True)
        expect(story).to_contain_text(person.t("event.lost_declared", seat=TAGS))
        assert person.page.locator("img").count() == 0


def test_a_removed_guest_is_told_and_cannot_come_back(company: Company) -> None:
    ann, bea = company.welcome("Ann"), company.welcome("Bea")
    code = gather(ann, bea)
    ann.press(ann.button("seat.remove", name="Bea"))
    ann.press(ann.button("remove.yes"))
    expect(bea.page.get_by_role("heading", name=bea.t("gone.removed"), exact=True)).to_be_visible()
    expect(Lobby(ann).seat(2)).to_contain_text(ann.t("seat.open"))
    bea.visit(f"/t/{code}")
    expect(bea.page.get_by_role("heading", name=bea.t.any_of("gone.removed", "gone.not_allowed"))).to_be_visible()
    bea.press(bea.page.get_by_role("link", name=bea.t("ui.way_out"), exact=True))
    expect(bea.opener).to_be_visible()


@pytest.mark.parametrize(("language", "both"), [("en", "Bea and Cas"), ("zh-Hant", "Bea、Cas")])
def test_the_host_may_start_before_everybody_says_they_are_ready_and_is_asked_once(
    company: Company, language: str, both: str
) -> None:
    ann = company.welcome("Ann", language, hands=Finger, screen=PHONE)
    bea, cas = company.welcome("Bea"), company.welcome("Cas")
    code = gather(ann, bea, bots=0)
    Lobby(ann).seats(3)
    Lobby(cas).come(code)
    expect(Lobby(ann).seat(3)).to_contain_text("Cas")

    Lobby(ann).start()
    asked = ann.dialog("start.anyway")
    expect(asked).to_contain_text(ann.t("start.anyway.about", n=1, names="Cas"))
    assert axe_findings(ann.page) == []
    ann.press(asked.get_by_role("button", name=ann.t("ui.cancel"), exact=True))
    assert ann.around["status"] == "gathering"

    bea.press(bea.button("start.unready"))
    ann.until(lambda: not ann.around["seats"][1]["ready"], "for Bea's second thoughts")
    Lobby(ann).start()
    expect(asked).to_contain_text(ann.t("start.anyway.about", n=2, names=both))
    confirm(ann, "start.anyway", "start.anyway.yes")
    for person in (ann, bea, cas):
        Play(person).begun()


def test_nothing_is_asked_any_more_once_all_have_said_they_are_ready(company: Company) -> None:
    ann, bea = company.welcome("Ann"), company.welcome("Bea")
    gather(ann, bea)
    bea.press(bea.button("start.unready"))
    ann.until(lambda: not ann.around["can_start"], "for Bea's second thoughts")
    Lobby(ann).start()
    expect(ann.dialog("start.anyway")).to_be_visible()

    Lobby(bea).ready()

    expect(ann.dialog("start.anyway")).to_be_hidden()
    Lobby(ann).start()
    Play(ann).begun()


def test_whoever_finds_the_table_full_watches(company: Company) -> None:
    ann, bea, cem = company.welcome("Ann"), company.welcome("Bea"), company.welcome("Cem")
    code = gather(ann, bea)
    lobby = Lobby(cem).come(code)
    expect(cem.page.get_by_text(cem.t("start.watching"), exact=True)).to_be_visible()
    expect(cem.button("start.ready")).to_be_hidden()
    expect(ann.page.get_by_role("heading", name=ann.t("seat.watching", n=1), exact=True)).to_be_visible()
    Lobby(ann).start()
    play = Play(cem).begun()
    expect(play.headline).to_contain_text(cem.t("turn.theirs", name="Ann"))
    expect(play.hand).to_have_count(0)
    expect(cem.button("ui.lay")).to_be_hidden()
    expect(cem.button("ui.lost")).to_be_hidden()
    assert lobby.code == code


def test_a_host_who_wants_no_spectators_has_none(company: Company) -> None:
    ann, bea, cem = company.welcome("Ann"), company.welcome("Bea"), company.welcome("Cem")
    code = gather(ann, bea)
    Lobby(ann).unfold("lobby.time")
    ann.hands.tick(ann.page.get_by_role("switch", name=ann.t("lobby.spectators")))
    ann.until(lambda: ann.around["spectators"] is False, "for the switch")
    cem.visit(f"/t/{code}")
    expect(cem.page.get_by_role("heading", name=cem.t("gone.not_allowed"), exact=True)).to_be_visible()


def test_a_code_can_be_typed_and_a_wrong_one_is_explained(company: Company) -> None:
    ann, bea = company.welcome("Ann"), company.welcome("Bea")
    code = ann.open_table()
    bea.visit()
    field = bea.page.get_by_role("textbox", name=bea.t("join.label"), exact=True)
    bea.hands.write(field, "?!")
    bea.press(bea.button("join.button"))
    expect(bea.page.get_by_role("alert")).to_have_text(bea.t("join.not_a_code"))
    bea.forgive("404")
    bea.hands.write(field, "QQQQQQ")
    bea.press(bea.button("join.button"))
    expect(bea.page.get_by_role("alert")).to_have_text(bea.t("refusal.no_such_table"))
    bea.hands.write(field, f" {code[:3].lower()}-{code[3:].lower()} ")
    bea.press(bea.button("join.button"))
    Lobby(bea).arrived()


def test_a_table_that_is_not_there_says_so(company: Company) -> None:
    ann = company.welcome("Ann")
    ann.forgive("404")
    ann.visit("/t/QQQQQQ")
    expect(ann.page.get_by_role("heading", name=ann.t("gone.no_such_table"), exact=True)).to_be_visible()
    ann.press(ann.page.get_by_role("link", name=ann.t("ui.way_out"), exact=True))
    expect(ann.opener).to_be_visible()


def test_the_language_can_be_switched_at_any_time(company: Company) -> None:
    ann, bea = company.welcome("Ann"), company.welcome("Bea")
    here, _ = begin(ann, bea)
    chinese = company.welcome("小明", "zh-Hant").t
    english_hand = here.hand_words
    ann.press(ann.button("menu.title"))
    ann.press(ann.button("menu.settings"))
    ann.hands.tick(ann.page.get_by_role("radio", name="繁體中文", exact=True))
    expect(ann.page.get_by_role("dialog", name=chinese("settings.title"), exact=True)).to_be_visible()
    ann.press(ann.page.get_by_role("button", name=chinese("ui.close"), exact=True))
    expect(here.headline).to_contain_text(chinese("turn.yours"))
    ann.t = here.t = chinese
    expect(here.hand).to_have_count(3)
    assert here.hand_words != english_hand
    expect(ann.page.locator("html")).to_have_attribute("lang", "zh-Hant")
    here.lay(0)
    ann.page.reload()
    expect(here.screen).to_be_visible()


def test_a_guest_moves_to_another_device(company: Company) -> None:
    ann, bea = company.welcome("Ann"), company.welcome("Bea")
    here, _ = begin(ann, bea)
    hand, table = here.hand_words, ann.page.url
    ann.visit()
    ann.press(ann.button("settings.title"))
    with ann.page.expect_response("**/api/me/move") as answer:
        ann.press(ann.button("move.make"))
    expect(ann.page.get_by_role("img", name=ann.t("move.qr"), exact=True)).to_be_visible()
    phone = company.welcome("Somebody", hands=Finger, screen=PHONE)
    phone.page.goto(answer.value.json()["link"])
    seats = f"{phone.t('game.name')} {table.rpartition('/')[2]}"
    expect(phone.page.get_by_text(phone.t("move.here.seats", name="Ann", tables=seats))).to_be_visible()
    expect(phone.page.get_by_text(phone.t("move.here.now", name="Somebody"))).to_be_visible()
    phone.press(phone.button("move.here.yes"))
    there = Play(phone).begun()  # the only game that is on
    assert phone.page.url == table
    assert there.hand_words == hand
    phone.visit()
    phone.press(phone.page.get_by_role("link", name=re.compile(table.rpartition("/")[2])))
    assert Play(phone).begun().hand_words == hand
    phone.forgive("404")
    phone.page.goto(answer.value.json()["link"])
    expect(phone.page.get_by_role("heading", name=phone.t("move.failed"), exact=True)).to_be_visible()


def test_whoever_leaves_a_match_is_missed_by_name(company: Company) -> None:
    ann, ming = company.welcome("Ann"), company.welcome("小明", "zh-Hant", hands=Finger, screen=PHONE)
    here, _ = begin(ann, ming)
    table = ming.page.url
    story = here.page.get_by_role("region", name=ann.t("story.title"), exact=True)
    ming.press(ming.button("menu.title"))
    ming.press(ming.button("menu.leave"))
    ming.press(ming.dialog("leave.title").get_by_role("button", name=ming.t("menu.leave"), exact=True))
    expect(story).to_contain_text(ann.t("news.left", who="小明"))
    expect(here.page.get_by_role("main").get_by_text(ann.t("news.left", who="小明"), exact=True)).to_be_visible()
    expect(here.page.get_by_role("list", name=ann.t("ui.seats"), exact=True)).to_contain_text("小明")
    ming.page.goto(table)
    ming.press(ming.button("menu.title"))
    ming.press(ming.button("menu.players"))
    ming.press(ming.dialog("players.title").get_by_role("button", name=ming.t("seat.take"), exact=True))
    expect(story).to_contain_text(ann.t("news.back", who="小明"))


def test_how_many_play_stays_under_the_finger(company: Company) -> None:
    ann = company.welcome("Ann", hands=Finger, screen=PHONE)
    Lobby(ann).come(ann.open_table())
    group = ann.page.get_by_role("group", name=ann.t("lobby.seat_count"), exact=True)
    group.scroll_into_view_if_needed()
    before = group.bounding_box()
    for count in ("5", "2", "4"):
        ann.hands.tick(group.get_by_role("radio", name=count, exact=True))
        expect(Lobby(ann).seat(int(count) + 1)).to_be_hidden()
        expect(Lobby(ann).seat(int(count))).to_be_attached()
        assert group.bounding_box() == before


def test_every_refusal_names_its_rule_and_opens_it(company: Company) -> None:
    ann, bea = company.welcome("Ann"), company.welcome("Bea")
    _, there = begin(ann, bea)
    bea.hands.insist(bea.button("ui.lost"))
    expect(there.screen.get_by_role("alert")).to_have_text(bea.t("refusal.not_your_turn"))
    bea.press(there.screen.get_by_role("button", name="EEO-3.3", exact=True))
    sheet = bea.dialog("rules.title")
    expect(sheet.get_by_role("heading", name=bea.t("rule.EEO-3.3.title"))).to_be_in_viewport()


def test_a_pause_needs_everybody_and_stops_the_clock(company: Company) -> None:
    ann, bea = company.welcome("Ann"), company.welcome("Bea")
    here, there = begin(ann, bea)
    ann.press(ann.button("menu.title"))
    ann.press(ann.button("menu.pause"))
    bea.press(bea.button("request.yes"))
    for play in (here, there):
        expect(play.headline).to_contain_text(play.t("turn.paused"))
        expect(play.page.get_by_text(play.t("pause.ends_in")).get_by_role("timer")).to_have_text(
            re.compile(r"^(10:00|9:\d\d)$")
        )
    bea.press(bea.button("menu.resume"))
    ann.press(ann.button("request.yes"))
    expect(here.headline).to_contain_text(ann.t("turn.yours"))
    here.lay(0)


def until_the_clock(person: Person, runs: float) -> None:
    person.until(lambda: person.letter["runs"] == runs, "for the clock to stop or to go on")


def test_no_time_runs_while_all_are_asked_for_a_pause(company: Company) -> None:
    ann, ming = company.welcome("Ann"), company.welcome("小明", "zh-Hant", hands=Finger, screen=PHONE)
    begin(ann, ming)
    ann.press(ann.button("menu.title"))
    ann.press(ann.button("menu.pause"))
    for person in (ann, ming):
        until_the_clock(person, 0)
        own = person.page.get_by_role("banner").get_by_role("timer")
        left = own.text_content() or ""
        expect(person.page.get_by_role("status").get_by_role("timer").first).to_have_text(re.compile(r"^0:5[0-8]$"))
        expect(own).to_have_text(left)
    ming.press(ming.button("request.no"))
    for person in (ann, ming):
        until_the_clock(person, 1)


def test_the_pace_of_bots_is_chosen_in_the_lobby_and_in_the_game_by_the_host_alone(company: Company) -> None:
    ann, bea = company.welcome("Ann"), company.welcome("Bea")
    gather(ann, bea)
    Lobby(ann).unfold("lobby.time")
    ann.hands.tick(pace(ann, "calm"))
    ann.until(lambda: ann.around["pace"] == "calm", "for the pace")
    Lobby(ann).start()
    for person in (ann, bea):
        Play(person).begun()

    for person in (ann, bea):
        menu(person, "players")
    expect(pace(ann, "calm")).to_be_checked()
    expect(bea.dialog("players.title")).to_be_visible()
    expect(pace(bea, "calm")).to_have_count(0)
    ann.hands.tick(pace(ann, "quick"))

    bea.until(lambda: bea.around["pace"] == "quick", "for the pace")
    ann.page.reload()
    menu(ann, "players")
    expect(pace(ann, "quick")).to_be_checked()


def pace(person: Person, name: str) -> Locator:
    group = person.page.get_by_role("group", name=person.t("pace.title"), exact=True)
    return group.get_by_role("radio", name=person.t(f"pace.{name}"), exact=True)
