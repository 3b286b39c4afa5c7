"""What happens in the temple while the clock of ten minutes runs, or stands still for somebody."""

import json
import re
from typing import Final

from playwright.sync_api import FloatRect, expect

from tests.browser.checks import too_small
from tests.browser.company import LARGE_PHONE, LOW_PHONE, ON_ITS_SIDE, PHONE, Company
from tests.browser.escaping import happened
from tests.browser.hands import Finger, Keys
from tests.browser.house import TempleHouse
from tests.browser.person import Person
from tests.browser.temple import Temple
from tests.browser.venturing import play_on

FOUR_SECONDS_OF_THE_TEMPLE = 1_400
"""Milliseconds, where its clock runs three times as fast."""
CUT: Final = re.compile(r"\bcut\b")
LONG_ON_ITS_WAY = 11
"""Seconds of its clock, where it runs three times as fast; the line is not given up before they are over."""


def three(company: Company) -> tuple[Person, Person, Person]:
    """Ann bears a curse, Ming is by a chest with a phone, Kim has only a keyboard and is locked in beside Ann."""
    ann = company.welcome("Ann", game="temple")
    ming = company.welcome("小明", "zh-Hant", game="temple", hands=Finger, screen=PHONE)
    kim = company.welcome("Kim", game="temple", hands=Keys)
    return ann, ming, kim


def left(temple: Temple) -> float:
    """Seconds until the doors slam, as the house told last."""
    letter = temple.person.letter
    return float(letter["view"]["next_slam"]["at"] - letter["at"]) / 1000


def stands(temple: Temple) -> None:
    temple.person.until(lambda: temple.person.letter["runs"] == 0, "for the clock to stop")


def runs(temple: Temple) -> None:
    temple.person.until(lambda: temple.person.letter["runs"] > 0, "for the clock to go on")


def test_a_countdown_waits_for_somebody_who_reloads(explorers: Company, patient_house: TempleHouse) -> None:
    here, there, _ = play_on(patient_house.gong, *three(explorers))
    for temple in (here, there):
        expect(temple.screen).to_contain_text(temple.t("ui.until.slam"))
    shown = here.seconds
    assert 20 < shown <= 34
    url = there.page.url
    there.page.goto("about:blank")
    expect(here.waiting_for).to_have_text(here.t("missing.waiting", names="小明"))
    stands(here)
    stood = left(here)
    there.page.goto(url)
    there.begun()
    expect(here.waiting_for).to_be_hidden()
    expect(there.screen).to_contain_text(there.t("ui.until.slam"))
    assert abs(left(there) - stood) < 3
    assert abs(there.seconds - stood) < 5
    runs(here)
    here.person.until(lambda: here.seconds < stood - 1, "for the seconds to go by")


def test_a_bot_takes_over_when_nobody_wants_to_wait(explorers: Company, patient_house: TempleHouse) -> None:
    here, there, _ = play_on(patient_house.gong, *three(explorers))
    url = there.page.url
    there.page.goto("about:blank")
    here.person.press(here.person.button("missing.bot_now"))
    expect(here.waiting_for).to_be_hidden()
    here.person.until(lambda: here.person.around["seats"][1]["stand_in"], "for a bot")
    runs(here)
    there.page.goto(url)
    there.begun()
    here.person.until(lambda: not here.person.around["seats"][1]["stand_in"], "for Ming to be back")


def test_without_a_line_all_stands_still_and_nothing_old_is_sent(racers: Company, hasty_house: TempleHouse) -> None:
    ann, ming, kim = three(racers)
    sent: list[str | bytes] = []
    ann.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))
    here, there, _ = play_on(hasty_house.cursed, ann, ming, kim)
    ann.forgive("ERR_INTERNET_DISCONNECTED|WebSocket")
    here.page.wait_for_load_state("networkidle")
    dead = here.page.get_by_text(here.t("ui.no_line"), exact=True)
    ann.context.set_offline(True)
    expect(dead).to_be_visible()
    seen, shown = here.look(), here.clock.text_content()
    for key in ("Space", "m", "l", "ArrowLeft", "Space"):
        here.page.keyboard.press(key)
    here.page.wait_for_timeout(FOUR_SECONDS_OF_THE_TEMPLE)
    assert (here.look(), here.clock.text_content()) == (seen, shown)
    ann.context.set_offline(False)
    expect(dead).to_be_hidden()
    here.page.wait_for_timeout(FOUR_SECONDS_OF_THE_TEMPLE)
    assert wished(sent) == []
    assert not [event for event in happened(there.person, "rolled") if event["seat"] == 0]
    here.roll()
    ann.until(lambda: bool(happened(ann, "rolled")), "for dice that are rolled now")
    assert wished(sent) == ["roll"]


def wished(sent: list[str | bytes]) -> list[str]:
    """The kinds of what was wished for in these messages."""
    return [message["action"]["type"] for message in map(json.loads, sent) if "action" in message]


def test_what_was_pressed_before_the_line_was_known_to_be_dead_is_not_played_later(
    racers: Company, hasty_house: TempleHouse
) -> None:
    ann, ming, kim = three(racers)
    here, there, _ = play_on(hasty_house.cursed, ann, ming, kim)
    ann.forgive("ERR_INTERNET_DISCONNECTED|WebSocket")
    here.page.wait_for_load_state("networkidle")
    began = there.seconds
    ann.context.set_offline(True)
    here.roll()
    here.act("lift")
    ming.until(lambda: there.seconds > began + LONG_ON_ITS_WAY, "for the wishes to be old")
    ann.context.set_offline(False)
    here.page.wait_for_timeout(FOUR_SECONDS_OF_THE_TEMPLE)
    expect(here.page.get_by_text(here.t("ui.no_line"), exact=True)).to_be_hidden()
    assert not [event for event in happened(ming, "rolled") if event["seat"] == 0]
    expect(here.curse("silence")).to_be_visible()
    here.roll()
    ming.until(lambda: bool(happened(ming, "rolled")), "for dice that are rolled now")


def test_a_sheet_that_cannot_be_fetched_says_so_and_opens_later(explorers: Company, patient_house: TempleHouse) -> None:
    ann, ming, kim = three(explorers)
    here, _, _ = play_on(patient_house.cursed, ann, ming, kim)
    ann.forgive("Failed to load resource")
    ann.page.route("**/Sheets-*", lambda route: route.abort())
    ann.press(ann.button("ui.list"))
    missing = ann.dialog("link.gone")
    expect(missing).to_contain_text(ann.t("link.unreachable"))
    ann.press(missing.get_by_role("button", name=ann.t("ui.close"), exact=True))
    expect(missing).to_be_hidden()
    ann.page.unroute("**/Sheets-*")
    ann.press(ann.button("ui.list"))
    expect(ann.dialog("ui.list")).to_contain_text(here.t("tile.start"))


def test_the_rule_of_a_refusal_is_in_reach_and_lies_on_no_door(explorers: Company, patient_house: TempleHouse) -> None:
    ann, bea = explorers.welcome("Ann", game="temple"), explorers.welcome("Bea", game="temple")
    ming = explorers.welcome("小明", "zh-Hant", game="temple", hands=Finger, screen=LOW_PHONE)
    _, _, trapped = play_on(patient_house.cursed, ann, bea, ming)
    rule = trapped.page.get_by_role("alert").get_by_role("button")
    for size in (LOW_PHONE, PHONE, ON_ITS_SIDE):
        trapped.page.set_viewport_size(size)
        expect(rule).to_be_hidden()
        ming.hands.insist(trapped.page.locator('[data-way][data-open="false"]:not(.none)').first)
        expect(rule).to_be_in_viewport(ratio=1)
        assert too_small(trapped.page) == []
        box = rule.bounding_box()
        doors = [door.bounding_box() for door in trapped.page.locator("[data-door]").all()]
        assert box is not None
        assert doors
        assert not [door for door in doors if door is not None and meet(box, door)]


def test_no_button_lies_on_the_map_and_everybody_is_found_again(explorers: Company, patient_house: TempleHouse) -> None:
    ann, bea = explorers.welcome("Ann", game="temple"), explorers.welcome("Bea", game="temple")
    ming = explorers.welcome("小明", "zh-Hant", game="temple", hands=Finger, screen=LOW_PHONE)
    play_on(patient_house.cursed, ann, bea, ming)
    whole = ming.button("ui.whole")
    for size in (LOW_PHONE, PHONE, LARGE_PHONE, ON_ITS_SIDE):
        ming.page.set_viewport_size(size)
        board = ming.page.locator("[data-board]")
        expect(whole).to_be_in_viewport(ratio=1)
        expect(whole).not_to_have_class(CUT)
        area, tools = board.bounding_box(), [tool.bounding_box() for tool in ming.page.locator(".tools button").all()]
        assert area is not None
        assert [tool for tool in tools if tool is not None and meet(area, tool)] == []
        board.hover()
        ming.page.mouse.wheel(0, -800)
        expect(whole).to_have_class(CUT)
        ming.press(whole)
        expect(whole).not_to_have_class(CUT)
        ming.press(ming.button("ui.centre"))


def meet(one: FloatRect, other: FloatRect) -> bool:
    """Whether the two have a place in common."""
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


def test_a_pause_stops_the_temple_for_everybody(explorers: Company, patient_house: TempleHouse) -> None:
    ann, ming, kim = three(explorers)
    here, there, third = play_on(patient_house.cursed, kim, ming, ann)
    third.person.press(ann.button("menu.title"))
    third.person.press(ann.button("menu.pause"))
    for temple in (here, there):
        temple.person.press(temple.person.button("request.yes"))
    for temple in (here, there, third):
        expect(temple.headline).to_contain_text(temple.t("turn.paused"))
        stands(temple)
    stood = third.seconds
    here.roll()
    expect(here.page.get_by_text(here.t("refusal.paused"), exact=True)).to_be_visible()
    assert not happened(here.person, "rolled")
    assert third.seconds == stood
    there.person.press(there.person.button("menu.resume"))
    for temple in (here, third):
        temple.person.press(temple.person.button("request.yes"))
    for temple in (here, third):
        runs(temple)
        expect(temple.person.button("request.yes")).to_be_hidden()
        expect(temple.headline).not_to_contain_text(temple.t("turn.paused"))
    here.page.keyboard.press("Escape")
    here.roll()
    here.person.until(lambda: bool(happened(here.person, "rolled")), "for the dice")


def test_silence_until_it_is_lifted(explorers: Company, patient_house: TempleHouse) -> None:
    here, there, _ = play_on(patient_house.cursed, *three(explorers))
    expect(here.curse("silence")).to_be_visible()
    expect(here.page.get_by_text(here.t("refusal.silenced"), exact=True)).to_be_visible()
    expect(here.field).not_to_be_editable()
    expect(here.person.button("phrase.hello")).to_be_disabled()
    here.person.press(here.person.button("ui.signal"))
    expect(here.panel("signal")).to_contain_text(here.t("refusal.silenced"))
    come = here.panel("signal").get_by_role("button", name=here.t("phrase.come"), exact=True)
    expect(come).to_be_disabled()
    here.page.keyboard.press("Escape")
    here.until("lift")
    here.act("lift")
    expect(here.curse("silence")).to_be_hidden()
    assert here.own["curses"] == []
    here.say("Now I can talk")
    expect(here.chat).to_contain_text("Now I can talk")
    here.person.press(here.person.button("ui.signal"))
    expect(come).to_be_enabled()
    assert [event["curse"] for event in happened(there.person, "curse_lifted")] == ["silence"]


def test_a_chest_is_opened_and_what_was_in_it_is_used(explorers: Company, patient_house: TempleHouse) -> None:
    here, there, third = play_on(patient_house.cursed, *three(explorers))
    there.until("claim")
    there.act("claim")
    there.until("treasures")
    assert [treasure["kind"] for treasure in there.own["treasures"]] == ["teleport"]
    there.act("treasures")
    expect(there.panel("treasures")).to_contain_text(there.t("treasure.teleport"))
    there.person.press(there.page.locator("[data-use]").first)
    there.person.until(lambda: there.own["node"] == here.own["node"], "to be beside Ann")
    assert there.own["treasures"] == []
    third.act("treasures")
    uses = third.page.locator("[data-use]")
    expect(uses).to_have_count(2)
    third.person.press(uses.first)
    third.person.until(lambda: bool(happened(third.person, "passage_opened")), "for a passage")
    expect(third.panel("treasures")).to_be_hidden()


def test_a_golden_mask_frees_a_mate_and_fate_the_rest(explorers: Company, patient_house: TempleHouse) -> None:
    here, there, third = play_on(patient_house.cursed, *three(explorers))
    expect(here.deed("mask")).to_contain_text(here.t("ui.slot.mate", seat="Kim"))
    here.act("mask")
    third.person.until(lambda: locked(third) == 3, "for two dice to be freed")
    third.call_fate()
    for temple in (here, there, third):
        expect(temple.vote).to_have_accessible_name(temple.t("ui.vote.fate", seat="Kim"))
    expect(third.vote.get_by_role("button")).to_have_count(0)
    depot, spare = here.person.view["depot"], here.person.view["spare"]
    for temple in (here, there):
        temple.agree()
    for temple in (here, there, third):
        expect(temple.vote).to_be_hidden()
    assert locked(third) == 0
    assert (here.person.view["depot"], here.person.view["spare"]) == (depot + 1, spare - 1)


def test_the_end_is_told_once_on_a_phone(racers: Company, hasty_house: TempleHouse) -> None:
    ann, ming, _ = three(racers)
    _, there = play_on(hasty_house.last_second, ann, ming)
    line, sheet = there.finale("collapsed"), there.result
    expect(line).to_have_text(there.t("ui.finale.trapped.all"), use_inner_text=True)
    expect(sheet).to_contain_text(there.t("outcome.collapsed"))
    expect(line.get_by_role("button")).to_have_count(0)
    above, below = line.bounding_box(), sheet.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"]
    there.page.set_viewport_size(ON_ITS_SIDE)
    beside = sheet.bounding_box()
    left = line.bounding_box()
    assert beside is not None
    assert left is not None
    assert left["x"] + left["width"] <= beside["x"]


def locked(temple: Temple) -> int:
    return sum(die["state"] == "locked" for die in temple.own["dice"])
