"""Who is asked whether to abort, what a real chance looks like, and what stays to be read afterwards."""

from playwright.sync_api import expect

from tests.browser.company import ON_ITS_SIDE, PHONE, Company
from tests.browser.escaping import happened, play_on, start
from tests.browser.hands import Finger
from tests.browser.house import StationHouse
from tests.browser.rehearsed import EAST_TRIPLE, NORTH, OTHER_TELEPORTER, WEST
from tests.browser.station import Station

NEW_TILE = (2, 1)

CLEAR = """(selector) => {
  const over = document.querySelector(selector).getBoundingClientRect()
  const board = document.querySelector('[data-board] > svg').getBoundingClientRect()
  return [...document.querySelectorAll('[data-slot]')].map((tile) => tile.getBoundingClientRect()).every(
    ({ left, right, top, bottom }) => left >= board.left && right <= board.right && top >= board.top &&
      bottom <= board.bottom && (top >= over.bottom || bottom <= over.top || right <= over.left || left >= over.right))
}"""
"""Are all tiles in sight, and does this lie over none of them?"""


def crossroads(crew: Company, house: StationHouse) -> tuple[Station, Station]:
    """Ann holds an abort of maze tiles, Ming one of rolls; it is Ann's turn, and two bots sit with them."""
    ann = crew.welcome("Ann", game="no_escape")
    ming = crew.welcome("小明", "zh-Hant", game="no_escape", hands=Finger, screen=PHONE)
    play_on(house.crossroads, ann, ming, always=False)
    here, there = start(ann, ming)
    return here, there


def test_only_whoever_holds_a_fitting_abort_is_asked(crew: Company, station_house: StationHouse) -> None:
    here, there = crossroads(crew, station_house)
    here.do({"type": "play_action", "tile": "newpath", "targets": {"at": EAST_TRIPLE}})
    here.may("place_tile")  # nobody had to press anything
    here.lay("bypass", (-2, -1))
    here.may("roll")
    expect(there.panel).to_be_hidden()
    here.roll()

    there.may("play_abort")
    expect(there.panel).to_contain_text(there.t("ui.chance"))
    expect(there.panel).to_contain_text(there.t("ui.effect.roll", seat=here.person.name))
    expect(there.main).to_have_text(there.t("ui.do.play_abort"))
    expect(here.panel).not_to_contain_text(here.t("ui.chance"))
    there.abort("ab_roll")

    words = here.t("ui.recap.aborted", by=there.person.name, tile=here.t("tile.ab_roll"))
    expect(here.recap).to_contain_text(words)
    here.page.reload()
    expect(here.begun().recap).to_contain_text(words)


def test_who_was_pushed_reads_so_until_the_own_next_deed_also_on_a_page_that_is_opened_anew(
    crew: Company, station_house: StationHouse
) -> None:
    here, there = crossroads(crew, station_house)
    here.lay("bypass", (-2, -1))
    here.roll()
    there.let_pass()
    there.go(WEST)
    here.go(NORTH)
    steps = len([push for push in happened(there.person, "pushed") if push["seat"] == 1])
    words = there.t("ui.recap.pushed", n=steps, by=here.person.name)
    expect(there.recap).to_contain_text(words)
    there.page.reload()
    expect(there.begun().recap).to_contain_text(words)

    here.do({"type": "choose_teleporter", "at": OTHER_TELEPORTER})
    there.lay("hook", NEW_TILE)
    expect(there.recap).to_be_hidden()
    there.page.reload()
    expect(there.begun().recap).to_be_hidden()


def test_on_a_phone_on_its_side_the_question_lies_beside_the_board(crew: Company, station_house: StationHouse) -> None:
    here, there = crossroads(crew, station_house)
    there.page.set_viewport_size(ON_ITS_SIDE)
    here.lay("bypass", (-2, -1))
    here.roll()
    there.may("play_abort")
    board, panel, hand = (one.bounding_box() for one in (there.board, there.panel, there.hand.first))
    assert board is not None
    assert panel is not None
    assert hand is not None
    assert panel["x"] >= board["x"] + board["width"]
    assert panel["y"] + panel["height"] <= hand["y"]


def test_neither_question_nor_dice_lie_over_the_maze_on_a_phone(crew: Company, station_house: StationHouse) -> None:
    here, there = crossroads(crew, station_house)
    here.lay("bypass", (-2, -1))
    here.roll()
    there.may("play_abort")
    there.page.wait_for_function(CLEAR, arg="[data-over] section")
    there.page.set_viewport_size(ON_ITS_SIDE)
    there.page.wait_for_function(CLEAR, arg="[data-board] [role=img]")


def test_somebody_may_want_to_be_asked_always(crew: Company, station_house: StationHouse) -> None:
    here, there = crossroads(crew, station_house)
    there.person.press(there.person.button("ui.switches").first)
    dialog = there.person.dialog("ui.switches")
    switch = dialog.get_by_role("switch", name=there.t("ui.ask_fitting"))
    expect(switch).to_be_checked()
    there.person.hands.tick(switch)
    expect(switch).not_to_be_checked()
    there.person.press(dialog.get_by_role("button", name=there.t("ui.close"), exact=True))

    here.may("place_tile")
    here.do(next(wish for wish in here.person.letter["may"] if wish["type"] == "place_tile"))
    there.may("let_pass")
    expect(there.panel).to_be_visible()
    expect(there.panel).not_to_contain_text(there.t("ui.chance"))
    there.let_pass()
    here.may("roll")
