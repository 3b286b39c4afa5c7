"""When a symbol comes to lie in a chamber: TMP-5.15, TMP-4.7."""

import pytest

from tests.games.temple.calendar.calendars import dated, under
from tests.games.temple.conftest import Lodge
from tests.games.temple.tables import EAST, EASTERN, NORTH, ONE, SOUTH, WESTERN, do, lay, settled, show, stand
from wayout.games.temple import GAME
from wayout.games.temple.actions import Discover
from wayout.games.temple.building import lift_chambers
from wayout.games.temple.modules.calendar.events import CalendarShuffled, SymbolLaid, SymbolReturned
from wayout.games.temple.modules.calendar.part import part
from wayout.games.temple.seam import Module
from wayout.games.temple.state import State
from wayout.games.temple.tiles import read_more_tiles
from wayout.kernel.chance import Scripted, Seeded
from wayout.kernel.options import Option
from wayout.kernel.play import Event, Turn

BOTH = pytest.mark.parametrize("side", ["eternal", "doomed"])
SHEET = """
[[tile]]
id = "pit"
doors = "NS"
entry = "AA"
most = 2

[[tile]]
id = "double"
doors = "NS"
entry = "AK"
rear = "N"
gems = { icon = "K", table = [[4, 2]] }
"""
VAULTS = Module(id="vaults", option=Option("vaults", (False, True), False), tiles=read_more_tiles(SHEET))


def laid(events: list[Event[State]]) -> list[Event[State]]:
    return [event for event in events if isinstance(event, SymbolLaid | SymbolReturned)]


def discover(state: State, side: int = EAST) -> list[Event[State]]:
    show(state, ONE, "AA...")
    return laid(do(state, ONE, Discover(side)))


@BOTH
def test_5_0_the_calendar_chamber_is_in_the_pile_and_never_beside_the_start(side: str) -> None:
    for seed in range(30):
        state = GAME.first_state(2, settled(calendar=side))
        GAME.open(Turn(state, Seeded(seed)))

        assert "calendar" in state.pile
        assert sorted(part(state).stack) == sorted(["sun"] * 4 + ["moon"] * 3 + ["gear"] * 2)


def test_13_5_gem_chambers_beside_the_start_get_no_tile_at_set_up() -> None:
    flanked = 0
    for seed in range(20):
        state = GAME.first_state(2, settled(calendar="eternal"))
        turn = Turn(state, Seeded(seed))
        GAME.open(turn)
        flanked += state.chambers[EASTERN].tile.startswith("gems")

        assert part(state).tiles == {}
        assert sum(isinstance(event, CalendarShuffled) for event in turn.events) == 1
    assert flanked


@BOTH
def test_5_15_the_top_tile_goes_to_a_gem_chamber_when_it_is_discovered(side: str) -> None:
    state = stand(dated(side, ".....", pile=("gems_key_b", "gems_key_a")), EASTERN)

    assert discover(state, NORTH) == [SymbolLaid(3, "sun")]
    assert discover(state) == [SymbolLaid(4, "moon")]
    assert part(state).tiles == {3: "sun", 4: "moon"}


@BOTH
def test_5_15_a_chamber_without_gems_gets_none(side: str) -> None:
    state = stand(dated(side, ".....", pile=("gems_key_a", "b09")), EASTERN)

    assert discover(state) == []


@BOTH
@pytest.mark.parametrize("tile", ["pit", "double", "gems_torch_a", "b05"])
def test_5_15_whatever_gives_gems_by_any_means_is_a_gem_chamber(side: str, tile: str, lodge: Lodge) -> None:
    lodge(VAULTS)
    state = stand(dated(side, ".....", pile=("gems_key_a", tile)), EASTERN)

    assert discover(state) == [SymbolLaid(3, "sun")]


@BOTH
def test_5_15_no_tile_left_none_laid(side: str) -> None:
    state = stand(dated(side, ".....", stack=(), pile=("b09", "gems_key_a")), EASTERN)

    assert discover(state) == []


@BOTH
def test_4_10_a_tile_on_a_chamber_that_leaves_goes_under_the_stack(side: str) -> None:
    state = dated(side, ".....", stack=("gear", "sun"))
    under(state, sun=lay(state, EASTERN, NORTH, "b01"))
    turn = Turn(state, Scripted([["b01"]]))

    lift_chambers(turn, [3])

    assert turn.events[0] == SymbolReturned(3, "sun")
    assert part(state).stack == ["sun", "gear"]
    assert (part(state).tiles, part(state).seen) == ({}, 1)


def test_13_9_the_eternal_calendar_lays_none_any_more_once_its_tiles_have_run_out() -> None:
    """Even if one comes back, and even if no gem chamber is left to discover."""
    state = stand(dated("eternal", ".....", stack=("sun",), pile=("gems_key_a", "b01")), EASTERN)
    assert discover(state) == [SymbolLaid(3, "sun")]
    lift_chambers(Turn(state, Scripted([["b01"]])), [3])
    assert part(state).stack == ["sun"]

    assert discover(state) == []
    assert discover(state, NORTH) == []
    assert part(state).tiles == {}


def test_5_15_the_doomed_calendar_lays_a_tile_that_has_come_back() -> None:
    state = stand(dated("doomed", ".....", stack=("sun",), pile=("gems_key_a", "b01")), EASTERN)
    discover(state)
    lift_chambers(Turn(state, Scripted([["b01"]])), [3])

    assert discover(state) == [SymbolLaid(4, "sun")]
    assert (part(state).seen, part(state).stack) == (0, [])


def test_5_15_with_no_gem_chamber_left_to_discover_the_eternal_tiles_go_to_those_without() -> None:
    """Both gem chambers beside the start have none; else the calendar could never be finished."""
    state = stand(
        dated("eternal", ".....", stack=("sun", "moon", "gear", "sun"), pile=("b13", "b01"), east="b03", west="b06"),
        EASTERN,
    )

    assert discover(state) == [SymbolLaid(3, "sun"), SymbolLaid(EASTERN, "moon"), SymbolLaid(WESTERN, "gear")]
    assert not part(state).ran_out


def test_5_15_as_long_as_a_gem_chamber_is_hidden_they_wait() -> None:
    pile = ("b02", "b01")
    state = stand(dated("eternal", ".....", pile=pile, east="b03", west="b06"), EASTERN)

    assert discover(state) == [SymbolLaid(3, "sun")]


def test_5_15_the_doomed_side_lays_nothing_on_those_beside_the_start() -> None:
    state = stand(dated("doomed", ".....", pile=("b13", "b01"), east="b03", west="b06"), EASTERN)

    assert discover(state) == [SymbolLaid(3, "sun")]
    assert discover(state, SOUTH) == []
