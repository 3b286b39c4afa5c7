"""What everybody sees of the maze while it grows, on a desktop, a phone, the wall and in the replay; and of names."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.big_screen import BigScreen
from tests.browser.company import DESKTOP, LAPTOP, ON_ITS_SIDE, PHONE, TABLET, Company
from tests.browser.escaping import finish, play_on, play_until, start
from tests.browser.hands import Finger
from tests.browser.house import StationHouse
from tests.browser.person import Person
from tests.browser.rehearsed import NORTH, OTHER_TELEPORTER, WEST
from tests.browser.replaying import Replay
from tests.browser.station import TILE, Station

NEW_TILE = (2, 1)
AMBER = "rgb(255, 176, 46)"

WHOLE = """(tiles) => {
  const board = document.querySelector('[data-board] > svg').getBoundingClientRect()
  const laid = [...document.querySelectorAll('[data-slot]')].map((tile) => tile.getBoundingClientRect())
  return laid.length === tiles && laid.every(({ left, right, top, bottom }) =>
    left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom)
}"""
"""Are so many tiles laid, each of them in sight?"""
CLEAR = """() => {
  const plaque = document.querySelector('.ne-plaque').getBoundingClientRect()
  return [...document.querySelectorAll('[data-slot]')].map((tile) => tile.getBoundingClientRect()).every(
    ({ left, right, top }) => top >= plaque.bottom || right <= plaque.left || left >= plaque.right)
}"""
"""Does the plaque that tells the end lie over no tile?"""
CUT = """(names) => names
  .filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight)
  .map((name) => name.textContent)"""


def sees_all(page: Page, tiles: int) -> None:
    page.wait_for_function(WHOLE, arg=tiles)


def ann_and_ming(crew: Company) -> tuple[Person, Person]:
    ann = crew.welcome("Ann", game="no_escape", motion="no-preference")
    ming = crew.welcome("小明", "zh-Hant", game="no_escape", hands=Finger, screen=PHONE)
    return ann, ming


def lay_what_is_far(stations: list[Station]) -> int:
    """The next of them does, as far to the east as it goes, while the others may still abort it. How many tiles there
    are then."""
    play_until(stations, lambda: any("place_tile" in one.person.may for one in stations))
    station = next(one for one in stations if "place_tile" in one.person.may)
    tiles = (wish for wish in station.person.letter["may"] if wish["type"] == "place_tile")
    station.do(max(tiles, key=lambda wish: int(wish["at"][0])))
    return len(station.person.view["tiles"])


def test_everybody_sees_the_whole_maze_while_it_grows(crew: Company, station_house: StationHouse) -> None:
    ann, ming = ann_and_ming(crew)
    code = play_on(station_house.long_arm, ann, ming, bots=1)
    tv = BigScreen(ann, code)
    stations = start(ann, ming)
    pages = [ann.page, ming.page, tv.page]

    for _ in stations:
        tiles = lay_what_is_far(stations)
        for page in pages:
            sees_all(page, tiles)

    ming.page.set_viewport_size(ON_ITS_SIDE)
    sees_all(ming.page, len(ming.view["tiles"]))


def test_whoever_has_come_closer_stays_there_and_is_shown_the_way_back(
    crew: Company, station_house: StationHouse
) -> None:
    ann, ming = ann_and_ming(crew)
    play_on(station_house.crossroads, ann, ming)
    here, there = start(ann, ming)
    here.lay("bypass", (-2, -1))
    there.let_pass()
    here.roll()
    there.let_pass()
    there.go(WEST)
    here.go(NORTH)
    there.let_pass()
    here.do({"type": "choose_teleporter", "at": OTHER_TELEPORTER})
    there.may("place_tile")
    for _ in range(4):
        ann.press(ann.button("ui.zoom_in"))

    there.lay("hook", NEW_TILE)

    tiles = len(ming.view["tiles"])
    place = here.find(NEW_TILE[0] * TILE, NEW_TILE[1] * TILE)
    assert place.free  # the new tile is in sight
    assert not ann.page.evaluate(WHOLE, tiles)
    whole = ann.button("ui.whole")
    expect(whole).to_have_css("background-color", AMBER)
    ann.press(whole)
    sees_all(ann.page, tiles)
    expect(whole).not_to_have_css("background-color", AMBER)


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_a_replay_shows_the_whole_maze_at_every_moment(crew: Company, station_house: StationHouse, device: str) -> None:
    person = ann_and_ming(crew)[device == "phone"]
    with person.page.expect_response("**/letters?viewer=*") as answer:
        replay = Replay(person).open(station_house.long_arm.match.match)
    letters = answer.value.json()["letters"]
    for _ in range(20):
        replay.step()
    sees_all(person.page, len(letters[replay.at]["view"]["tiles"]))
    replay.last()
    sees_all(person.page, len(letters[replay.end]["view"]["tiles"]))


def test_what_is_left_of_an_exploded_station_lies_beside_the_words_that_tell_of_it(
    crew: Company, station_house: StationHouse
) -> None:
    ann, bea = crew.welcome("Ann", game="no_escape"), crew.welcome("Bea", game="no_escape")
    play_on(station_house.last_air, ann, bea, bots=6)
    finish(start(ann, bea))
    tiles = len(ann.view["tiles"])
    for screen in (DESKTOP, LAPTOP):
        ann.page.set_viewport_size(screen)
        ann.page.wait_for_function(CLEAR)
        sees_all(ann.page, tiles)

    Replay(ann).open(ann.around["match"]).last()
    for screen in (PHONE, ON_ITS_SIDE):
        ann.page.set_viewport_size(screen)
        ann.page.wait_for_function(CLEAR)
        sees_all(ann.page, tiles)


@pytest.mark.parametrize("screen", [TABLET, DESKTOP], ids=["tablet", "desktop"])
def test_eight_names_are_read_whole(crew: Company, station_house: StationHouse, screen: ViewportSize) -> None:
    ann = crew.welcome("Alexandra Papadopoulos", game="no_escape", screen=screen)
    bea = crew.welcome("Bartholomew", game="no_escape")
    play_on(station_house.last_air, ann, bea, bots=6)
    start(ann, bea)
    names = ann.page.get_by_role("list", name=ann.t("ui.seats"), exact=True).locator(".name")
    expect(names).to_have_count(8)
    assert names.evaluate_all(CUT) == []


def test_a_press_on_a_mark_tells_who_it_is_where_eight_names_have_no_room(
    crew: Company, station_house: StationHouse
) -> None:
    ann = crew.welcome("Ann", game="no_escape", hands=Finger, screen=PHONE)
    bea = crew.welcome("Bartholomew", game="no_escape")
    play_on(station_house.last_air, ann, bea, bots=6)
    start(ann, bea)
    seats = ann.page.get_by_role("list", name=ann.t("ui.seats"), exact=True).get_by_role("listitem")
    expect(seats).to_have_count(8)
    told = ann.page.locator("[popover]:popover-open")
    expect(told).to_have_count(0)
    seats.filter(has_text="Bartholomew").tap()
    expect(told).to_contain_text("Bartholomew")
    seats.last.tap()
    expect(told).to_contain_text(ann.t("seat.bot"))
