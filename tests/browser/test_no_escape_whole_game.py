"""Ann has a desktop and reads English, Ming has a phone and reads Chinese; two bots make it four."""

import pytest
from playwright.sync_api import expect

from tests.browser.company import PHONE, Company
from tests.browser.escaping import finish, happened, play_on, start
from tests.browser.hands import Finger
from tests.browser.house import StationHouse
from tests.browser.person import Person
from tests.browser.rehearsed import (
    CONTROL_ROOM,
    EAST_TRIPLE,
    FAR_TELEPORTER,
    NORTH,
    OTHER_TELEPORTER,
    WEST,
    WEST_TRIPLE,
)
from tests.browser.station import Station


def ann_and_ming(crew: Company) -> tuple[Person, Person]:
    ann = crew.welcome("Ann", game="no_escape")
    ming = crew.welcome("小明", "zh-Hant", game="no_escape", hands=Finger, screen=PHONE)
    return ann, ming


@pytest.mark.parametrize("host", ["desktop", "phone"])
def test_four_play_to_the_end(crew: Company, station_house: StationHouse, host: str) -> None:
    ann, ming = ann_and_ming(crew)
    one, two = (ann, ming) if host == "desktop" else (ming, ann)
    play_on(station_house.crossroads, one, two)
    here, there = start(one, two)
    cut_through_by_card(here, there)
    push_through_the_branch(here, there)
    teleport_where_one_likes(here, there)
    cut_through_from_the_control_room(there, here)
    abort_answered_by_an_abort(here, there)
    for station in (here, there):
        station.pass_by_itself()
    finish([here, there])
    everybody_sees_who_got_off(here, there)


def cut_through_by_card(here: Station, there: Station) -> None:
    """NE-2.3: a strip on a Triple makes a new exit."""
    exits = len(here.person.view["exits"])
    here.do({"type": "play_action", "tile": "newpath", "targets": {"at": EAST_TRIPLE}})
    expect(there.panel).to_have_accessible_name(
        there.t("ui.window.action", seat=here.person.name, tile=there.t("tile.newpath"))
    )
    expect(there.headline).to_contain_text(there.t("ui.asked.abort"))
    expect(here.headline).to_contain_text(here.t("turn.several", n=3))  # nobody sees that the bots have answered
    there.let_pass()
    here.may("place_tile")
    expect(here.headline).to_contain_text(here.t("turn.yours"))
    laid = here.laid(EAST_TRIPLE)
    assert laid is not None
    assert laid["strip"]
    assert len(here.person.view["exits"]) == exits + 1
    assert here.person.view["discard"][-1] == "newpath"


def push_through_the_branch(here: Station, there: Station) -> None:
    """NE-3.5: who is pushed onto a branch chooses a way, then who pushes."""
    here.lay("bypass", (-2, -1))
    there.let_pass()
    here.roll()
    there.let_pass()
    there.may("choose_way")
    expect(there.headline).to_contain_text(there.t("ui.asked.choose"))
    expect(there.status).to_have_text(there.t("question.branch"))
    expect(here.status).to_have_text(here.t("event.asked.branch", seat=there.person.name))
    there.go(WEST)
    here.may("choose_way")
    assert here.person.view["question"]["ways"] == [0, 1, 3]
    here.go(NORTH)
    pushed = happened(here.person, "pushed")
    assert {event["seat"] for event in pushed} == {1}


def teleport_where_one_likes(here: Station, there: Station) -> None:
    """NE-3.6, by tapping the target."""
    there.let_pass()
    here.may("choose_teleporter")
    targets = {tuple(wish["at"]) for wish in here.person.letter["may"]}
    assert targets == {FAR_TELEPORTER, OTHER_TELEPORTER}
    here.do({"type": "choose_teleporter", "at": FAR_TELEPORTER})
    assert [event["to"][:2] for event in happened(here.person, "teleported")] == [list(FAR_TELEPORTER)]


def cut_through_from_the_control_room(here: Station, there: Station) -> None:
    """NE-3.5: a white control room refills, and gives a strip."""
    assert here.person.view["green"][1] == 2
    here.lay("hook", (-2, -1) if here.laid((-2, -1)) is None else (2, 1))
    there.let_pass()
    here.roll()
    there.let_pass()
    here.may("lay_path")
    assert here.person.view["meeples"][1]["spot"][:2] == list(CONTROL_ROOM)
    assert here.person.view["green"][1] == 3
    here.do({"type": "lay_path", "at": WEST_TRIPLE})
    laid = here.laid(WEST_TRIPLE)
    assert laid is not None
    assert laid["strip"]


def abort_answered_by_an_abort(here: Station, there: Station) -> None:
    """NE-3.7: the answer counts, and the bot's tile stays."""
    here.may("play_abort")
    placed = tuple(here.person.view["placed"])
    here.abort("ab_maze")
    there.let_pass()  # what there is to abort yet is no roll
    there.may("play_abort")
    stack = there.panel.get_by_role("list", name=there.t("ui.window.stack"), exact=True)
    expect(stack.get_by_role("listitem")).to_have_count(1)
    there.abort("ab_roll")
    expect(here.panel.get_by_role("list").get_by_role("listitem")).to_have_count(2)
    here.let_pass()
    here.person.until(lambda: not here.person.view["aborts"], "for the aborts to settle")
    settled = happened(here.person, "abort_settled")
    assert [(event["seat"], event["works"]) for event in settled] == [(1, True), (0, False)]
    assert here.laid(placed) is not None
    assert {"ab_maze", "ab_roll"} <= set(here.person.view["discard"])


def everybody_sees_who_got_off(here: Station, there: Station) -> None:
    """Whoever of the four it was."""
    assert here.person.view["outcome"] == "escaped"
    [winner] = here.person.view["winners"]
    name = here.person.around["seats"][winner]["name"]
    for station in (here, there):
        own = station.person.around["you"]["seat"] == winner
        expect(station.result).to_contain_text(
            station.t("end.you_won") if own else station.t("match.won", n=1, names=name)
        )
        expect(station.result).to_contain_text(station.t("outcome.escaped"))
        expect(station.main).to_be_hidden()
