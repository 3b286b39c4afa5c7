"""Three people, two games, one evening. Ann has a desktop, Bea a phone on which she reads Chinese, Cas comes late; a
big screen stands beside them. Nobody's browser and nobody's axe finds anything wrong."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser import escaping
from tests.browser.big_screen import BigScreen
from tests.browser.checks import axe_findings, is_in_sight
from tests.browser.company import PHONE, Company
from tests.browser.evening import confirm, in_next_match, menu, players
from tests.browser.finale import ranking, saved_picture
from tests.browser.hands import Finger
from tests.browser.person import Person
from tests.browser.playing import finish, gather, play_until, take_time
from tests.browser.station import Station
from tests.browser.table import Lobby, Play

TECHNICIANS = 8
WHOLE = 0.99
"""But for a part of a pixel."""


def test_three_people_spend_the_evening_at_one_table(company: Company, tmp_path: Path) -> None:
    ann, bea = company.welcome("Ann"), company.welcome("Bea", "zh-Hant", hands=Finger, screen=PHONE)
    code = gather(ann, bea, options={"target": "one"}, bots=2)
    nobody_waits_for_the_absent(ann)
    tv = hang_up_the_big_screen(ann, code)

    Lobby(ann).start()
    here, there = Play(ann).begun(), Play(bea).begun()
    the_big_screen_shows_the_exit(tv)
    here.lay(0)
    cas = company.welcome("Cas")
    plays = [here, there, takes_the_seat_of_a_bot(cas, ann, code)]
    finish(plays)
    the_end_is_told_on_the_wall_and_on_the_phone(tv, bea)

    all_play_again(ann, bea, cas)
    goes_away_and_comes_back(bea, plays, tv)
    starts_over_if_all_agree(cas, ann, bea)
    finish(plays)
    the_evening_is_counted(plays)
    everybody_is_named_on_the_wall_and_the_chat_is_whole_beside_it(tv, ann)

    to_another_game_in_two_presses(ann, bea, cas)
    stations = man_the_station(ann, bea, cas)
    the_big_screen_shows_the_station(tv)
    escaping.finish(stations)
    tv.assert_told_no_secret()

    link = share_the_finale(ann, tmp_path / "finale.png")
    open_what_was_shared(company.welcome("Dan", "zh-Hant", game="no_escape"), link)


def nobody_waits_for_the_absent(host: Person) -> None:
    Lobby(host).unfold("lobby.time")
    grace = host.page.get_by_role("combobox", name=host.t("timers.grace"), exact=True)
    host.hands.choose(grace, host.t("timers.at_once"))
    host.until(lambda: host.around["grace"] == 0, "for no grace")


def hang_up_the_big_screen(host: Person, code: str) -> BigScreen:
    tv = BigScreen(host, code)
    tv.shows(code)
    tv.shows(host.t("tv.starts", name=host.name))
    tv.shows_below_the_seats(host.t("tv.starts", name=host.name))
    tv.assert_in_order()
    expect(host.page.get_by_text(host.t("tv.on", n=1), exact=True)).to_be_visible()
    return tv


def the_big_screen_shows_the_exit(tv: BigScreen) -> None:
    expect(tv.page.get_by_role("main", name=tv.t("game.name"), exact=True)).to_be_visible()
    story = tv.page.get_by_role("list", name=tv.t("story.title"), exact=True)
    expect(story).to_contain_text(tv.t("event.round_began", round=1, first="Ann"))
    tv.assert_in_order()


def takes_the_seat_of_a_bot(late: Person, host: Person, code: str) -> Play:
    late.visit(f"/t/{code}")
    play = Play(late).begun()
    menu(host, "players")
    host.press(host.button("seat.offer_bot", name="Ada"))
    confirm(host, "players.title", "ui.close")
    expect(late.page.get_by_text(late.t("free.about", name="Ada"), exact=True)).to_be_visible()
    late.press(late.page.get_by_role("status").get_by_role("button", name=late.t("seat.take"), exact=True))
    late.until(lambda: late.around["you"]["seat"] == 2, "for the seat")
    expect(players(host)).to_contain_text(late.name)
    expect(play.hand).to_have_count(3)
    return play


def the_end_is_told_on_the_wall_and_on_the_phone(tv: BigScreen, phone: Person) -> None:
    ended = tv.page.get_by_role("main", name=tv.t("finale.title"), exact=True)
    expect(ended).to_contain_text(tv.t("finale.decided"))
    expect(ended).to_contain_text("Cas")
    tv.assert_in_order()
    tv.assert_told_no_secret()
    assert axe_findings(phone.page) == []


def all_play_again(host: Person, *others: Person) -> None:
    """With one press each."""
    match = host.around["match"]
    for person in others:
        person.press(person.button("end.rematch"))
    expect(Play(host).result).to_contain_text(host.t("next.with_you", names="Bea and Cas", no=host.t("end.not_again")))
    host.press(host.button("end.rematch"))
    for person in (host, *others):
        in_next_match(person, match)
        expect(Play(person).hand).to_have_count(3)


def goes_away_and_comes_back(absent: Person, plays: list[Play], tv: BigScreen) -> None:
    """A bot stands in meanwhile."""
    host = plays[0].person
    present = [play for play in plays if play.person is not absent]
    absent.visit("/")
    expect(players(host)).to_contain_text(host.t("seat.stand_in"))
    tv.shows(host.t("tv.stand_in", names=absent.name))
    enough = host.view["deck"] - 2 * len(host.around["seats"])
    play_until(present, lambda: host.view["deck"] <= enough, bold=False)

    absent.page.go_back()
    missed = absent.dialog("missed.title")
    expect(missed).to_contain_text(absent.t("missed.bot"))
    expect(missed).not_to_contain_text(absent.t("event.tile_played", seat=host.name))
    absent.press(absent.button("ui.go_on"))
    expect(missed).to_be_hidden()
    expect(players(host)).not_to_contain_text(host.t("seat.stand_in"))
    play_until(present, lambda: bool(absent.may), bold=False)
    Play(absent).lay(0)


def starts_over_if_all_agree(asking: Person, *others: Person) -> None:
    match = asking.around["match"]
    menu(asking, "restart")
    confirm(asking, "restart.title", "restart.yes_ask")
    for person in others:
        expect(person.page.get_by_text(person.t("request.restart", name=asking.name), exact=True)).to_be_visible()
        person.press(person.button("request.yes"))
    for person in (asking, *others):
        in_next_match(person, match)
        expect(Play(person).hand).to_have_count(3)


def the_evening_is_counted(plays: list[Play]) -> None:
    """What was started over does not count. A bot has won both."""
    lines = plays[0].person.around["tally"]["lines"]
    assert {line["name"]: line["played"] for line in lines if line["guest"]} == {"Ann": 2, "Bea": 2, "Cas": 2}
    assert sum(line["won"] for line in lines) == 2
    for play in plays:
        heading = play.result.get_by_role("heading", name=play.t("tally.title"), exact=True)
        mine = play.result.get_by_role("listitem").filter(has_text=play.t("tally.won", won=0, played=2))
        expect(mine).to_have_count(3)
        for part in (heading, *mine.all()):
            play.person.until(lambda part=part: is_in_sight(part), "to see the tally")  # type: ignore[misc]


def everybody_is_named_on_the_wall_and_the_chat_is_whole_beside_it(tv: BigScreen, host: Person) -> None:
    """However much there is to tell of the evening."""
    expect(host.page.get_by_role("group", name=host.t("chat.phrases"), exact=True)).to_be_in_viewport(ratio=WHOLE)
    host.press(host.button("end.rematch"))
    expect(tv.page.get_by_text(tv.t("tv.in", names=host.name), exact=True)).to_be_visible()
    tally = tv.page.get_by_role("listitem").filter(has_text=tv.t("tally.won", won=0, played=2))
    expect(tally).to_have_count(3)
    for line in tally.all():
        expect(line).to_be_in_viewport(ratio=WHOLE)
    expect(host.page.get_by_role("group", name=host.t("chat.phrases"), exact=True)).to_be_in_viewport(ratio=WHOLE)
    host.press(host.button("end.not_again"))


def to_another_game_in_two_presses(host: Person, *guests: Person) -> None:
    table = host.page.url
    host.press(host.button("another.title"))
    host.press(host.dialog("another.title").get_by_role("button").filter(has_text="No Escape"))
    for person in (host, *guests):
        person.t.game = "no_escape"
        Lobby(person).arrived()
        assert person.page.url == table
    for guest in guests:
        expect(guest.button("start.unready")).to_be_visible()
    expect(host.button("start.start")).to_be_enabled()
    assert host.around["can_start"] is True
    assert [seat["name"] for seat in host.around["seats"]] == ["Ann", "Bea", "Cas", "Basil"]
    expect(host.page.get_by_role("heading", name=host.t("tally.title"), exact=True)).to_be_visible()


def man_the_station(host: Person, *guests: Person) -> list[Station]:
    """Bots make it eight. Nobody of the three aborts anything."""
    lobby = Lobby(host)
    lobby.seats(TECHNICIANS)
    lobby.fill_with_bots()
    take_time(host)
    for guest in guests:
        expect(guest.button("start.unready")).to_be_visible()
    for person in (host, *guests):
        assert axe_findings(person.page) == []
    stations = escaping.start(host, *guests)
    for station in stations:
        station.pass_by_itself()
    return stations


def the_big_screen_shows_the_station(tv: BigScreen) -> None:
    expect(tv.page.locator("[data-ne-step]")).to_be_visible()
    expect(tv.page.get_by_role("main", name="No Escape", exact=True)).to_be_visible()
    tv.assert_in_order()


def share_the_finale(person: Person, picture: Path) -> str:
    """As a picture, and as the link that is in the clipboard then."""
    match = person.around["match"]
    [winner] = person.view["winners"]
    person.press(person.page.get_by_role("link", name=person.t("finale.page"), exact=True))
    expect(person.page).to_have_url(f"{person.base}/finale/{match}")
    expect(ranking(person)).to_have_count(TECHNICIANS)
    expect(person.page.get_by_role("heading", level=1)).to_contain_text(person.around["seats"][winner]["name"])
    expect(person.page.get_by_role("img", name=person.t("finale.plot.distance"), exact=True)).to_be_visible()
    assert axe_findings(person.page) == []
    assert saved_picture(person, picture) == f"wayout-no_escape-{match}.png"
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.press(person.button("finale.link"))
    expect(person.button("ui.copied")).to_be_visible()
    return str(person.page.evaluate("navigator.clipboard.readText()"))


def open_what_was_shared(guest: Person, link: str) -> None:
    guest.page.goto(link)
    expect(ranking(guest)).to_have_count(TECHNICIANS)
    expect(guest.page.get_by_role("list", name=guest.t("finale.ranking"), exact=True)).to_contain_text("Cas")
