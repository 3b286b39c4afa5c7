"""From the first page to a game, for somebody who has never been here, and for somebody who comes often."""

import pytest
from playwright.sync_api import FloatRect, Locator, ViewportSize, expect

from tests.browser.checks import come_to_rest, is_in_sight
from tests.browser.company import DESKTOP, LAPTOP, LARGE_PHONE, LOW_PHONE, PHONE, Company
from tests.browser.evening import confirm, menu
from tests.browser.game_screen import GameScreen
from tests.browser.hands import Finger, Keys
from tests.browser.person import Person
from tests.browser.playing import begin, gather
from tests.browser.table import Lobby, Play
from wayout.games import GAMES

ON_ITS_SIDE: ViewportSize = {"width": 740, "height": 360}
OVERFLOW = "(part) => part.scrollHeight - part.clientHeight"
SCREENS = [LOW_PHONE, PHONE, LARGE_PHONE, LAPTOP, DESKTOP]


@pytest.mark.parametrize("screen", SCREENS, ids=["low phone", "phone", "large phone", "laptop", "desktop"])
@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_a_table_of_any_game_can_be_opened_without_scrolling(
    company: Company, language: str, screen: ViewportSize
) -> None:
    ann = company.welcome("Ann", language, screen=screen, newcomer=True)
    ann.visit()

    for buttons in (ann.button("home.play_now"), ann.button("home.open_table")):
        expect(buttons).to_have_count(len(GAMES))
        for button in buttons.all():
            expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_on_a_phone_all_games_and_two_own_tables_are_in_sight(company: Company, language: str) -> None:
    ann = company.welcome("Ann", language, hands=Finger, screen=PHONE)
    bea = company.welcome("Bea", language)
    codes = [gather(ann, bea), gather(ann, bea)]
    the_games_and_these_tables_are_in_sight(ann, codes)
    begin(ann, bea)
    ann.until(lambda: "play_tile" in ann.may or "play_tile" in bea.may, "for the first turn")
    if "play_tile" not in ann.may:
        Play(bea).lay()
    ann.until(lambda: "play_tile" in ann.may, "for the turn")
    the_games_and_these_tables_are_in_sight(ann, [ann.around["code"], codes[-1]])
    expect(ann.page.get_by_text(ann.t("home.your_turn"), exact=True)).to_be_in_viewport(ratio=1)


def the_games_and_these_tables_are_in_sight(ann: Person, codes: list[str]) -> None:
    ann.visit()
    expect(ann.button("home.play_now")).to_have_count(len(GAMES))
    for screen in (PHONE, LARGE_PHONE):
        ann.page.set_viewport_size(screen)
        come_to_rest(ann.page)
        for code in codes:
            assert is_in_sight(ann.page.get_by_role("link", name=code)), code
        for button in ann.button("home.play_now").all():
            expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_on_a_phone_on_its_side_the_first_games_are_in_sight(company: Company, language: str) -> None:
    ann = company.welcome("Ann", language, hands=Finger, screen=ON_ITS_SIDE, newcomer=True)
    ann.visit()
    expect(ann.button("home.play_now")).to_have_count(len(GAMES))

    for button in ann.button("home.play_now").all()[:2]:
        expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", GAMES)
def test_past_the_guide_one_press_begins_a_game_for_somebody_without_a_name(company: Company, game: str) -> None:
    ann = company.welcome("Ann", game=game, hands=Finger, screen=PHONE, newcomer=True)
    ann.visit()
    ann.play_now()
    expect(ann.dialog("guide.title", n=1, of=5)).to_be_visible()
    assert ann.around["status"] == "gathering"
    ann.pass_the_guide()
    GameScreen(ann).begun()

    kinds = [seat["kind"] for seat in ann.around["seats"]]
    assert kinds == ["guest", *["bot"] * (len(kinds) - 1)]
    assert len(kinds) >= 3
    assert ann.around["you"]["seat"] == 0
    assert ann.around["options"].items() >= GAMES[game].presets[GAMES[game].first_preset].items()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_the_guide_is_shown_before_the_first_match_and_never_after_it(company: Company, language: str) -> None:
    ann = company.welcome("Ann", language, newcomer=True)
    ann.visit()
    ann.play_now()
    for step in range(1, 5):
        expect(ann.dialog("guide.title", n=step, of=5)).to_be_visible()
        ann.press(ann.button("ui.next"))
    assert ann.around["status"] == "gathering"
    ann.press(ann.button("guide.done"))
    GameScreen(ann).begun()
    break_off(ann)
    expect(ann.page.get_by_role("dialog")).to_have_count(0)

    ann.visit()
    ann.play_now()
    GameScreen(ann).begun()


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
@pytest.mark.parametrize("game", GAMES)
def test_a_low_phone_shows_every_step_of_the_guide_whole(company: Company, game: str, language: str) -> None:
    ann = company.welcome("Ann", language, game=game, hands=Finger, screen=LOW_PHONE, newcomer=True)
    ann.visit()
    ann.play_now()
    for step in range(1, 6):
        words = ann.page.get_by_role("group", name=ann.t("guide.title", n=step, of=5), exact=True)
        expect(words).to_be_visible()
        # A picture may come after the words, and is as tall as it will be once it is there.
        figure = words.locator(".figure")
        if figure.count() > 0:
            expect(figure.locator("svg").first).to_be_visible()
        assert words.evaluate(OVERFLOW) == 0
        ann.press(ann.button("ui.next" if step < 5 else "guide.done"))


def test_whoever_has_played_needs_no_guide(company: Company) -> None:
    ann = company.welcome("Ann", newcomer=True)
    ann.visit()
    ann.play_now()
    ann.pass_the_guide()
    GameScreen(ann).begun()
    ann.page.evaluate("localStorage.clear()")
    ann.page.reload()
    GameScreen(ann).begun()
    break_off(ann)
    expect(ann.page.get_by_role("dialog")).to_have_count(0)


def break_off(person: Person) -> None:
    person.press(person.button("menu.title"))
    person.press(person.button("menu.end"))
    person.press(person.button("stop.yes"))
    expect(person.button("start.start")).to_be_enabled()


@pytest.mark.parametrize(
    ("game", "reading"), [("emergency_exit", "guide"), ("no_escape", "rules"), ("temple", "guide")]
)
def test_alone_with_bots_the_match_stands_still_while_somebody_reads(company: Company, game: str, reading: str) -> None:
    ann = company.welcome("Ann", game=game)
    ann.visit()
    ann.play_now()
    GameScreen(ann).begun()
    ann.press(ann.button("menu.title"))
    ann.press(ann.button(f"menu.{reading}"))
    ann.until(lambda: ann.around["status"] == "paused", "for a pause")
    ann.press(ann.page.get_by_role("dialog").get_by_role("button", name=ann.t("ui.close"), exact=True))
    ann.until(lambda: ann.around["status"] == "playing", "for the match to go on")


def test_one_press_begins_a_game_by_keys_alone(company: Company) -> None:
    ann = company.welcome("Ann", "zh-Hant", hands=Keys)
    ann.visit()
    ann.play_now()

    GameScreen(ann).begun()


def test_nobody_hurries_whoever_plays_alone(company: Company) -> None:
    ann = company.welcome("Ann", game="no_escape")
    ann.visit()
    ann.play_now()
    GameScreen(ann).begun()
    assert ann.around["unhurried_alone"] is True
    assert all(seconds > 0 for seconds in ann.around["timers"].values())


def test_a_friend_who_takes_a_bots_seat_is_not_kept_waiting_for_ever(company: Company) -> None:
    ann, bea = company.welcome("Ann"), company.welcome("Bea", hands=Finger, screen=PHONE)
    ann.visit()
    ann.play_now()
    GameScreen(ann).begun()
    assert ann.letter["clocks"] == {}
    bea.visit(f"/t/{ann.around['code']}")
    GameScreen(bea).begun()
    menu(ann, "players")
    ann.press(ann.button("seat.offer_bot", name="Ada"))
    confirm(ann, "players.title", "ui.close")
    bea.press(bea.button("seat.take"))
    for person in (ann, bea):
        person.until(lambda person=person: person.letter["clocks"] != {}, "for a limit")  # type: ignore[misc]


def test_tables_where_nothing_waits_fold_away_and_can_be_dismissed(company: Company) -> None:
    ann, bea = company.welcome("Ann"), company.welcome("Bea")
    code = gather(bea, bots=1)
    Lobby(ann).come(code)
    ann.visit()
    line = ann.page.get_by_role("link", name=code)
    expect(ann.page.get_by_role("article")).to_have_count(len(GAMES))
    expect(line).to_be_hidden()
    ann.press(ann.page.locator("summary"))
    expect(line).to_be_visible()
    ann.press(ann.button("home.dismiss", code=code))
    expect(line).to_have_count(0)

    ann.page.reload()
    expect(ann.page.get_by_role("article")).to_have_count(len(GAMES))
    expect(line).to_have_count(0)


def test_a_table_where_somebody_has_a_seat_lies_above_the_games(company: Company) -> None:
    ann = company.welcome("Ann")
    code = gather(ann)
    ann.visit()

    mine = ann.page.get_by_role("region", name=ann.t("home.your_tables"), exact=True)
    expect(mine.get_by_role("link", name=code)).to_be_in_viewport()


def test_all_open_seats_are_filled_at_once_and_all_bots_play_alike(company: Company) -> None:
    ann = company.welcome("Ann", hands=Keys)
    lobby = Lobby(ann).come(ann.open_table())
    lobby.seats(5)
    lobby.fill_with_bots()
    expect(ann.button("start.start")).to_be_enabled()
    assert [seat["strength"] for seat in ann.around["seats"]] == [None, *["attentive"] * 4]

    ann.hands.choose(lobby.strength, ann.t("bot.elephant"))
    ann.until(lambda: [seat["strength"] for seat in ann.around["seats"]] == [None, *["elephant"] * 4], "for elephants")
    expect(lobby.seat(5)).to_contain_text(ann.t("bot.elephant"))
    lobby.start()
    GameScreen(ann).begun()


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_on_a_phone_nothing_moves_when_others_sit_down_or_somebody_gets_ready(company: Company, language: str) -> None:
    ann = company.welcome("Ann", language)
    bea = company.welcome("Bea", language, hands=Finger, screen=PHONE)
    here = Lobby(ann).come(ann.open_table())
    here.seats(4)
    there = Lobby(bea).come(here.code)
    expect(there.seat(2)).to_contain_text("Bea")
    ready = bea.button("start.ready")
    before = seen(there, ready)

    here.add_bot(3)
    Lobby(company.welcome("Cas", language)).come(here.code)
    expect(there.seat(4)).to_contain_text("Cas")
    assert seen(there, ready) == before
    bea.press(ready)
    assert seen(there, bea.button("start.unready")) == before


def seen(lobby: Lobby, button: Locator) -> list[FloatRect | None]:
    """Where all seats and the bar's button lie, but for the pixel that it gives way under a finger."""
    expect(button).to_be_visible()
    come_to_rest(lobby.page)
    return [one.bounding_box() for one in (*map(lobby.seat, range(1, 5)), button.locator(".."))]


def test_bots_that_come_later_play_as_chosen_before(company: Company) -> None:
    ann = company.welcome("Ann")
    lobby = Lobby(ann).come(ann.open_table())
    ann.hands.choose(lobby.strength, ann.t("bot.casual"))
    lobby.fill_with_bots()

    ann.until(lambda: [seat["strength"] for seat in ann.around["seats"]] == [None, "casual", "casual"], "for bots")


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_the_tempo_sets_all_times_and_own_times_are_told(company: Company, language: str) -> None:
    ann, bea = company.welcome("Ann", language), company.welcome("Bea", language)
    code = ann.open_table()
    lobby = Lobby(ann).come(code)
    Lobby(bea).come(code)
    expect(lobby.tempo("normal")).to_be_checked()
    ann.hands.tick(lobby.tempo("slow"))
    expect(lobby.tempo("slow")).to_be_checked()
    expect(Lobby(bea).tempo("slow")).to_be_checked()
    expect(Lobby(bea).tempo("slow")).to_be_disabled()
    assert ann.around["timers"] == {"turn": 90, "poll": 30, "reveal": 180}

    lobby.unfold("lobby.time")
    limit = ann.page.get_by_role("combobox", name=ann.t("timer.turn"), exact=True)
    ann.hands.choose(limit, ann.t("timers.minutes", n=5))
    expect(ann.page.get_by_text(ann.t("tempo.own.about"), exact=True)).to_be_visible()
    expect(lobby.tempo("slow")).not_to_be_checked()


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_rules_begin_with_the_first_and_the_contents_are_folded(company: Company, game: str) -> None:
    ann = company.welcome("Ann", game=game, hands=Finger, screen=PHONE)
    ann.visit(f"/rules/{game}")
    rules = ann.page.get_by_role("article")
    expect(rules.first).to_be_in_viewport()

    contents = ann.page.get_by_role("navigation", name=ann.t("rules.contents"), exact=True)
    expect(contents.get_by_role("button")).to_have_count(0)
    ann.press(contents.locator("summary"))
    ann.press(contents.get_by_role("button").last)

    expect(rules.last).to_be_in_viewport()
    expect(contents.get_by_role("button")).to_have_count(0)
