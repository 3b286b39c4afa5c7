"""A finished match can be watched again, through any eyes, from any moment, and played on from there."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.checks import is_in_sight
from tests.browser.company import LOW_PHONE, ON_ITS_SIDE, PHONE, Company
from tests.browser.hands import Finger
from tests.browser.person import Person
from tests.browser.playing import finish, short_game
from tests.browser.replaying import Replay
from tests.browser.table import Lobby, Play
from wayout.games import GAMES

SMALL: tuple[ViewportSize, ...] = (PHONE, {"width": 320, "height": 568}, {"width": 667, "height": 375})
CUT = """(box) => {
  const words = box.querySelector('p').getBoundingClientRect()
  const { top, bottom } = box.getBoundingClientRect()
  return box.scrollHeight > box.clientHeight || words.top < top || words.bottom > bottom
}"""


def finished(company: Company) -> tuple[Person, Person]:
    ann, bea = company.welcome("Ann"), company.welcome("Bea")
    plays = short_game(ann, bea)
    plays[0].lay(0)
    plays[1].lay(0)
    finish(plays)
    return ann, bea


def test_step_scrub_and_look_through_other_eyes(company: Company) -> None:
    ann, _ = finished(company)
    ann.press(ann.page.get_by_role("link", name=ann.t("match.replay"), exact=True))
    replay, board = Replay(ann).opened(), Play(ann)
    assert (replay.at, replay.end > 3) == (0, True)
    replay.step(2)
    assert replay.at == 2
    replay.back()
    assert replay.at == 1
    ann.page.keyboard.press("ArrowRight")
    expect(replay.slider).to_have_value("2")
    replay.slider.fill("1")
    expect(ann.page.get_by_text(ann.t("event.tile_played", seat="Ann"), exact=True)).to_be_visible()
    expect(board.hand).to_have_count(0)  # a spectator's eyes
    ann.hands.choose(replay.eyes, "Bea")
    expect(board.hand).to_have_count(3)
    beas = board.hand_words
    ann.hands.choose(replay.eyes, "Ann")
    expect(board.hand.first).not_to_have_attribute("aria-label", beas[0])
    assert replay.at == 1
    replay.last()
    expect(ann.page.get_by_role("img", name=ann.t("ui.plan"), exact=True)).to_be_visible()


def test_marks_lead_from_one_great_moment_to_the_next(company: Company) -> None:
    ann, _ = finished(company)
    replay = Replay(ann).open(ann.around["match"])
    expect(ann.page.get_by_text(ann.t("mark.round", n=1), exact=True)).to_be_visible()
    expect(ann.button("replay.mark_back")).to_be_disabled()
    ann.press(ann.button("replay.mark_next"))
    called = replay.at
    assert 0 < called < replay.end
    ann.page.keyboard.press("Shift+ArrowRight")
    assert replay.at > called
    ann.page.keyboard.press("Shift+ArrowLeft")
    expect(replay.slider).to_have_value(str(called))
    ann.press(ann.button("replay.mark_back"))
    assert replay.at == 0
    replay.last()
    expect(ann.button("replay.mark_next")).to_be_disabled()
    ann.page.keyboard.press("?")
    for key in ("forward", "back", "mark_next", "mark_back"):
        expect(ann.dialog("keys.title")).to_contain_text(ann.t(f"replay.{key}"))


def test_the_true_route_grows_beside_the_pile(company: Company) -> None:
    ann, _ = finished(company)
    replay = Replay(ann).open(ann.around["match"])
    for laid in (0, 1, 2):
        expect(ann.page.get_by_role("img", name=ann.t("ui.beside.about", n=laid), exact=True)).to_be_visible()
        replay.step()
    beside = ann.page.get_by_role("complementary")
    expect(beside).to_be_visible()
    replay.last()
    expect(beside).to_have_count(0)  # it lies open on the board itself
    replay.slider.fill("2")
    expect(beside).to_be_visible()
    ann.press(ann.button("ui.beside"))
    expect(beside).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
@pytest.mark.parametrize("screen", [LOW_PHONE, PHONE, ON_ITS_SIDE], ids=["low", "phone", "on its side"])
def test_every_sentence_is_read_whole_on_a_phone_and_nothing_moves(
    company: Company, screen: ViewportSize, language: str
) -> None:
    ann, bea = company.welcome("Alexandra Papadopoulos"), company.welcome("Bartholomew the Elder")
    plays = short_game(ann, bea)
    plays[0].lay(0)
    finish(plays)
    ming = company.welcome("小明", language, hands=Finger, screen=screen)
    replay = Replay(ming).open(ann.around["match"])
    place = replay.slider.bounding_box()
    for step in range(replay.end + 1):
        expect(replay.slider).to_have_value(str(step))
        assert not replay.told.evaluate(CUT), replay.told.inner_text()
        assert replay.slider.bounding_box() == place
        ming.page.keyboard.press("ArrowRight")


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_who_won_and_all_points_are_in_sight_on_a_phone(company: Company, language: str) -> None:
    ann, _ = finished(company)
    guest = company.welcome("Cas", language, hands=Finger, screen=PHONE)
    replay = Replay(guest).open(ann.around["match"])
    replay.last()
    screen = Play(guest).screen
    won = screen.get_by_role("heading", level=2)
    points = screen.get_by_role("listitem").filter(has_text=guest.t.any_of("ui.points.one", "ui.points.other"))
    expect(points).to_have_count(3)

    for size in (PHONE, ON_ITS_SIDE):
        guest.page.set_viewport_size(size)
        assert [is_in_sight(part) for part in (won, *points.all())] == [True] * 4, size
        expect(replay.told).not_to_contain_text(won.inner_text())


def test_the_board_of_a_replay_has_all_the_room_of_a_hand_that_nobody_sees(company: Company) -> None:
    ann, _ = finished(company)
    guest = company.welcome("Cas", hands=Finger, screen=PHONE)
    replay = Replay(guest).open(ann.around["match"])
    replay.step(2)
    board = guest.page.locator("[data-board]")
    guest.press(guest.button("ui.beside"))
    beside = guest.page.get_by_role("complementary")

    ends = board.evaluate("one => one.getBoundingClientRect().bottom")
    assert 0 <= beside.evaluate("one => one.getBoundingClientRect().top") - ends < 20
    expect(guest.page.get_by_text(guest.t("ui.status.turn_other", seat="Ann"), exact=True)).to_be_hidden()


def test_it_plays_by_itself_and_stops_at_the_end(company: Company) -> None:
    ann, _ = finished(company)
    replay = Replay(ann).open(ann.around["match"])
    ann.hands.choose(ann.page.get_by_role("combobox", name=ann.t("replay.speed"), exact=True), "4×")
    ann.press(ann.button("replay.play"))
    expect(ann.button("replay.pause")).to_be_visible()
    expect(replay.slider).to_have_value(str(replay.end))
    expect(ann.button("replay.play")).to_be_visible()


def test_a_link_leads_to_the_moment(company: Company) -> None:
    ann, bea = finished(company)
    replay = Replay(ann).open(ann.around["match"])
    ann.hands.choose(replay.eyes, "Ann")
    replay.step(2)
    expect(ann.page).to_have_url(f"{ann.base}/replay/{ann.around['match']}?viewer=0&at=2")
    hand = Play(ann).hand_words
    bea.page.goto(ann.page.url)
    there = Replay(bea).opened()
    assert there.at == 2
    expect(there.eyes).to_have_value("0")
    assert Play(bea).hand_words == hand


def test_the_record_can_be_taken_home_and_read(company: Company, tmp_path: Path) -> None:
    ann, _ = finished(company)
    dialog = Replay(ann).open(ann.around["match"]).more()
    with ann.page.expect_download() as waiting:
        ann.press(dialog.get_by_role("link", name=ann.t("replay.download"), exact=True))
    file = tmp_path / "record.jsonl"
    waiting.value.save_as(file)
    header = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    assert header["names"] == ["Ann", "Bea", "Ada"]
    told = subprocess.run([sys.executable, "-m", "wayout.cli", "replay", str(file)], capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    assert "Ann" in told.stdout


def test_play_on_from_a_moment_at_a_new_table(company: Company) -> None:
    ann, _ = finished(company)
    then = next(message for message in ann.heard.messages if message.get("number") == 2 and message["type"] == "letter")
    replay = Replay(ann).open(ann.around["match"])
    replay.step(2)
    ann.press(ann.button("replay.fork"))
    ann.press(ann.button("replay.fork.yes"))
    lobby = Lobby(ann).arrived()
    expect(ann.page.get_by_text(ann.t("lobby.forked"))).to_be_visible()
    expect(lobby.seat(3)).to_contain_text(ann.t(f"bot.{GAMES[ann.t.game].standard_bot}"))
    lobby.add_bot(2)
    lobby.start()
    play = Play(ann).begun()
    again = next(one for one in ann.heard.messages if one["type"] == "letter" and one["match"] == ann.around["match"])
    assert again["view"] == then["view"]
    play.lay(0)


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_to_play_on_is_offered_in_words_on_a_small_phone(company: Company, language: str) -> None:
    ann, _ = finished(company)
    guest = company.welcome("Cas", language, hands=Finger, screen=PHONE)
    Replay(guest).open(ann.around["match"])
    words = guest.button("replay.fork").get_by_text(guest.t("replay.fork"), exact=True)

    for screen in SMALL:
        guest.page.set_viewport_size(screen)
        expect(words).to_be_in_viewport(ratio=1)
        assert words.evaluate("one => one.scrollWidth <= one.clientWidth && one.clientWidth > 40"), screen
        for end in ("replay.first", "replay.last"):
            expect(guest.button(end)).to_be_in_viewport(ratio=1)


def test_there_is_no_replay_of_a_match_that_is_still_on(company: Company) -> None:
    ann, bea = company.welcome("Ann"), company.welcome("Bea")
    short_game(ann, bea)
    bea.forgive("409")
    bea.visit(f"/replay/{ann.around['match']}")
    expect(bea.page.get_by_role("heading", name=bea.t("replay.none"), exact=True)).to_be_visible()
    expect(bea.page.get_by_text(bea.t("refusal.not_finished"), exact=True)).to_be_visible()
