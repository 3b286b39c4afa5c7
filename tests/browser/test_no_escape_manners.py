"""Second thoughts, keys instead of a pointer, and what everybody's eyes may see afterwards."""

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser.company import ON_ITS_SIDE, Company
from tests.browser.escaping import happened, play_on, seat_everybody, start
from tests.browser.hands import Keys
from tests.browser.house import StationHouse
from tests.browser.rehearsed import WEST
from tests.browser.replaying import Replay
from tests.browser.station import Station, ask_always
from tests.browser.table import Lobby


def two_people(crew: Company) -> tuple[Station, Station]:
    """Nobody answers before they do."""
    ann, bea = crew.welcome("Ann", game="no_escape"), crew.welcome("Bea", game="no_escape")
    ask_always(ann, bea)
    code = ann.open_table()
    Lobby(ann).come(code).seats(2)
    seat_everybody(code, ann, bea, bots=0)
    here, there = start(ann, bea)
    return (here, there) if ann.view["turn"] == 0 else (there, here)


def lay_anything(station: Station) -> None:
    station.may("place_tile")
    station.do(next(wish for wish in station.person.letter["may"] if wish["type"] == "place_tile"))


def test_a_tile_can_be_taken_back_until_somebody_has_answered(crew: Company) -> None:
    here, there = two_people(crew)
    hand = here.person.view["hand"]
    expect(here.take_back).to_be_hidden()
    lay_anything(here)
    assert len(here.person.view["tiles"]) == 1
    expect(there.take_back).to_be_hidden()
    here.person.press(here.take_back)
    here.may("place_tile")
    expect(here.take_back).to_be_hidden()
    for station in (here, there):
        expect(station.board.locator("[data-slot]")).to_have_count(0)
    assert here.person.view["hand"] == hand

    lay_anything(here)
    expect(here.take_back).to_be_visible()
    there.let_pass()
    here.may("roll")
    expect(here.take_back).to_be_hidden()


def test_the_main_button_stays_where_it_is_and_as_wide_all_through_a_turn(crew: Company) -> None:
    here, there = two_people(crew)
    place = here.main.bounding_box()
    lay_anything(here)
    assert here.main.bounding_box() == place
    there.let_pass()
    here.may("roll")
    expect(here.person.button("ui.do.spend_energy")).to_be_visible()
    assert here.main.bounding_box() == place


def test_a_roll_is_not_taken_back(crew: Company) -> None:
    here, there = two_people(crew)
    lay_anything(here)
    there.let_pass()
    here.roll()
    there.may("let_pass")
    expect(here.take_back).to_be_hidden()
    expect(there.take_back).to_be_hidden()


def test_a_whole_turn_by_keys_alone(crew: Company, station_house: StationHouse) -> None:
    ann = crew.welcome("Ann", game="no_escape", hands=Keys)
    ming = crew.welcome("小明", "zh-Hant", game="no_escape")
    play_on(station_house.crossroads, ann, ming)
    here, there = start(ann, ming)
    keys = ann.page.keyboard
    here.may("place_tile")

    keys.press("1")  # the Cut-Through
    expect(here.tile("newpath")).to_have_attribute("aria-pressed", "true")
    keys.press("ArrowRight")
    expect(here.status).to_have_text(ann.t("ui.status.turn_it"))
    keys.press("r")
    by_enter(here, "play_action")
    there.let_pass()
    here.may("place_tile")
    assert any(tile["strip"] for tile in ann.view["tiles"])

    keys.press("l")  # everything that can be done, in words
    choices = ann.dialog("ui.list").locator("[data-option]")
    words = choices.first.text_content()
    ann.press(choices.first)
    expect(ann.dialog("ui.list")).to_be_hidden()
    assert words
    by_enter(here, "place_tile")
    there.let_pass()

    here.may("roll")
    by_enter(here, "roll")
    there.let_pass()
    there.go(WEST)
    here.may("choose_way")
    every_way_is_in_sight(here)
    keys.press("ArrowUp")
    by_enter(here, "choose_way", way=ann.t("ui.way.0"))
    there.let_pass()

    here.may("choose_teleporter")
    keys.press("ArrowRight")
    by_enter(here, "choose_teleporter")
    ming.until(lambda: ming.view["turn"] == 1, "for the next turn")
    assert len(happened(ann, "teleported")) == 1
    assert ann.view["hand_sizes"][0] == 3


def every_way_is_in_sight(station: Station) -> None:
    """Also on a phone on its side, where they have a narrow column."""
    usual = station.page.viewport_size
    assert usual is not None
    station.page.set_viewport_size({"width": 740, "height": 360})
    for way in station.page.locator("[data-way]").all():
        expect(way).to_be_in_viewport(ratio=1)
    station.page.set_viewport_size(usual)


def by_enter(station: Station, label: str, **facts: object) -> None:
    number = station.person.letter["number"]
    expect(station.main).to_have_text(station.t(f"ui.do.{label}", **facts))
    station.page.keyboard.press("Enter")
    station.heard_after(number)


def test_energy_is_one_key(crew: Company) -> None:
    here, there = two_people(crew)
    lay_anything(here)
    there.let_pass()
    here.may("spend_energy")
    here.page.keyboard.press("e")
    here.person.until(lambda: here.person.view["jetpack"], "for the Jetpack")
    there.let_pass()
    here.may("roll")
    assert here.person.view["bonus"] == 1


def seen_in(letters: list[dict[str, Any]]) -> str:
    return json.dumps([{"happened": letter["happened"], "view": letter["view"]} for letter in letters])


def test_a_replay_through_one_seats_eyes_shows_no_other_hand(crew: Company, station_house: StationHouse) -> None:
    ann = crew.welcome("Ann", game="no_escape")
    replay = Replay(ann).open(station_house.crossroads.match.match)
    station = Station(ann)
    expect(station.hand).to_have_count(0)  # through the eyes of whoever watches
    for seat, name in enumerate(("Ava", "Ben", "Cleo", "Dan")):
        with ann.page.expect_response("**/letters?viewer=*") as answer:
            ann.hands.choose(replay.eyes, name)
        letters = answer.value.json()["letters"]
        shown_hands_are_ones_own(station, seat, letters[replay.at])
        for letter in letters:
            only_this_hand_is_told(seat, letter)
    ann.page.set_viewport_size(ON_ITS_SIDE)
    for tile in station.hand.all():
        expect(tile).to_be_in_viewport()
    replay.last()
    assert ann.button("ui.do.roll").count() == 0


def shown_hands_are_ones_own(station: Station, seat: int, letter: dict[str, Any]) -> None:
    hand = letter["view"]["hand"]
    expect(station.hand).to_have_count(len(hand))
    assert [tile.get_attribute("data-tile") for tile in station.hand.all()] == hand
    assert station.person.page.url.endswith(f"viewer={seat}&at={letter['number']}")


def only_this_hand_is_told(seat: int, letter: dict[str, Any]) -> None:
    view = letter["view"]
    assert view["hand_sizes"][seat] == len(view["hand"])
    assert isinstance(view["deck"], int)
    for event in letter["happened"]:
        if event["type"] == "tile_drawn":
            assert (event["tile"] is None) == (event["seat"] != seat)
        if event["type"] == "game_opened":
            assert [bool(hand) for hand in event["hands"]] == [other == seat for other in range(4)]
            assert not event["deck"]
