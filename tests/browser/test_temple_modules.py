"""Ann has a desktop, Ming a phone and reads Chinese; two bots make it four, in the temple with its modules."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.checks import axe_findings, too_small, too_wide
from tests.browser.company import PHONE, Company
from tests.browser.delving import Delver, MixLobby, delve, give_up, go_in, use_card
from tests.browser.escaping import happened
from tests.browser.hands import Finger
from tests.browser.person import Person
from wayout.games.temple.mix import MODULES
from wayout.games.temple.setup import PRESETS

SAME_LUCK = "() => { let seed = 7; Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647 }"
LEAST_BOARD = {740: 280, 640: 220}
"""Pixels of height that the temple has on phones of such a height, whatever modules show above it."""
ON_ITS_SIDE: ViewportSize = {"width": 740, "height": 360}


def two(company: Company) -> tuple[Person, Person]:
    ann = company.welcome("Ann", game="temple")
    ming = company.welcome("小明", "zh-Hant", game="temple", hands=Finger, screen=PHONE)
    return ann, ming


def gather(company: Company) -> tuple[MixLobby, MixLobby]:
    ann, ming = two(company)
    here = MixLobby(ann).come(ann.open_table())
    here.seats(4)
    for number in (3, 4):
        here.add_bot(number)
    there = MixLobby(ming).come(here.code)
    for lobby in (here, there):
        lobby.spread()
    return here, there


def begin(here: MixLobby, there: MixLobby) -> list[Delver]:
    there.ready()
    here.start()
    return [Delver(lobby.person).begun() for lobby in (here, there)]


def assert_sound(*people: Person) -> None:
    """Nothing for axe to find, nothing too wide, and on the phone nothing too small."""
    found = [
        f"{person.name}: {line}" for person in people for line in axe_findings(person.page) + too_wide(person.page)
    ]
    found += [line for person in people if person.page.viewport_size == PHONE for line in too_small(person.page)]
    assert not found, "\n".join(found)


def modules_of(preset: str) -> set[str]:
    options = PRESETS[preset]
    return {id for id, module in MODULES.items() if module.option.id in options}


def sees_modules(lobby: MixLobby, modules: set[str]) -> None:
    lobby.person.until(lambda: lobby.pressed == modules, f"for {modules}")


def is_roomy(delver: Delver) -> None:
    """Little is left of the temple on a phone, but enough; and all of it is on the screen."""
    for height, least in LEAST_BOARD.items():
        delver.page.set_viewport_size({"width": 360, "height": height})
        expect(delver.roll_button).to_be_in_viewport(ratio=1)
        box = delver.page.locator("[data-board]").bounding_box()
        assert box is not None
        assert box["height"] >= least
        assert too_small(delver.page) == []
    delver.page.set_viewport_size(ON_ITS_SIDE)
    for target in (*delver.page.locator("[data-way]").all(), delver.roll_button):
        expect(target).to_be_in_viewport(ratio=1)
    delver.page.set_viewport_size(PHONE)


def test_modules_are_chosen_by_their_pictures(racers: Company) -> None:
    here, there = gather(racers)
    for lobby in (here, there):
        expect(lobby.page.locator("[data-module]")).to_have_count(len(MODULES))
    for name in ("curses", "quests"):
        here.person.press(here.module(name))
    sees_modules(there, {"curses", "quests"})
    expect(here.module("quests")).to_contain_text(here.t("option.quests.1"))
    here.person.press(here.module("quests"))
    expect(there.module("quests")).to_contain_text(there.t("option.quests.2"))
    expect(there.module("quests")).to_be_disabled()
    here.person.press(here.module("curses"))
    sees_modules(there, {"quests"})


def test_four_let_themselves_be_surprised(racers: Company) -> None:
    here, there = gather(racers)
    here.page.evaluate(SAME_LUCK)
    here.surprise("fierce")
    here.person.until(lambda: len(here.pressed) > 2, "for a surprise")
    mix = here.pressed
    weight = sum(MODULES[name].difficulty for name in mix)
    assert 6 <= weight <= 9
    for lobby in (here, there):
        sees_modules(lobby, mix)
        about = lobby.t("ui.modules.about", weight=weight)
        expect(lobby.page.get_by_role("region", name=lobby.t("ui.modules"), exact=True)).to_contain_text(about)
    assert_sound(here.person, there.person)
    delvers = begin(here, there)
    assert set(delvers[0].person.view["modules"]) == mix
    go_in(delvers)
    delve(delvers, 3)
    is_roomy(delvers[1])
    give_up(delvers)


@pytest.mark.parametrize("preset", ["classic", "illusion", "trapped"])
def test_four_delve_by_what_glows(racers: Company, preset: str) -> None:
    here, there = gather(racers)
    here.preset(preset)
    for lobby in (here, there):
        sees_modules(lobby, modules_of(preset))
    delvers = begin(here, there)
    assert set(delvers[0].person.view["modules"]) == modules_of(preset)
    go_in(delvers)
    delve(delvers, 6)
    assert {event["seat"] for event in happened(here.person, "rolled")} >= {0, 1}
    assert happened(here.person, "discovered")
    assert_sound(here.person, there.person)
    is_roomy(delvers[1])
    give_up(delvers)


@pytest.mark.parametrize(("preset", "strips"), [("quester", ["quests"]), ("everything", ["calendar", "quests"])])
def test_four_are_somebody_and_use_what_they_can(racers: Company, preset: str, strips: list[str]) -> None:
    here, there = gather(racers)
    here.preset(preset)
    for lobby in (here, there):
        sees_modules(lobby, modules_of(preset))
    ann, ming = delvers = begin(here, there)
    ann.be("mechanic", "jury_rig")
    ming.be("doc", "first_aid")
    assert_sound(here.person, there.person)
    go_in(delvers)
    for delver in delvers:
        for strip in strips:
            expect(delver.strip(strip)).to_be_visible()
    for delver, card in ((ann, "jury_rig"), (ming, "first_aid")):
        expect(delver.page.locator("[data-own-card]")).to_contain_text(delver.t(f"card.{card}"))
    use_card(ann, ming, "KT")
    told = ann.t("event.card_used", seat="Ann", card=ann.t("card.jury_rig"))
    expect(ann.page.get_by_text(told, exact=True)).to_be_visible()
    delve(delvers, 5)
    assert_sound(here.person, there.person)
    is_roomy(ming)
    give_up(delvers)
    assert_sound(here.person, there.person)
