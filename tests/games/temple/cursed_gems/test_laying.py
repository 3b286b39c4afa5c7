"""When a location tile comes to lie in a chamber: TMP-5.17.1, TMP-2.16."""

import pytest

from tests.games.temple.conftest import Lodge
from tests.games.temple.cursed_gems.gems import PLACES, cursed, located
from tests.games.temple.tables import EAST, EASTERN, NORTH, ONE, SOUTH, TWO, WESTERN, do, lay, settled, show, stand
from wayout.games.temple import GAME
from wayout.games.temple.actions import Discover, Escape
from wayout.games.temple.board import is_dead
from wayout.games.temple.building import lift_chambers
from wayout.games.temple.invariants import map_flaw
from wayout.games.temple.modules.cursed_gems.events import CursedGemsDealt, LocationLaid, LocationReturned
from wayout.games.temple.modules.cursed_gems.part import part
from wayout.games.temple.modules.cursed_gems.prints import PRINTS, BrokenGems, read_prints
from wayout.games.temple.modules.cursed_gems.verbs import needed
from wayout.games.temple.seam import Module
from wayout.games.temple.state import OUT, State
from wayout.games.temple.tiles import read_more_tiles
from wayout.kernel.chance import Scripted, Seeded
from wayout.kernel.options import Option
from wayout.kernel.play import Event, Turn

SHEET = """
[[tile]]
id = "linked"
doors = "NS"
entry = "AT"
most = 1

[[tile]]
id = "double"
doors = "NS"
entry = "AK"
rear = "N"
gems = { icon = "K", table = [[4, 2]] }
"""
VAULTS = Module(id="vaults", option=Option("vaults", (False, True), False), tiles=read_more_tiles(SHEET))


def discover(state: State, side: int = EAST) -> list[Event[State]]:
    show(state, ONE, "AA...")
    return [event for event in do(state, ONE, Discover(side)) if isinstance(event, LocationLaid)]


@pytest.mark.parametrize("seats", range(1, 7))
def test_a38_everybody_has_a_gem_of_their_own_and_six_places_lie_face_down(seats: int) -> None:
    state = GAME.first_state(seats, settled(cursed_gems=True))
    turn = Turn(state, Seeded(1))
    GAME.open(turn)
    held = part(state).gems[:seats]

    assert len(set(held)) == seats
    assert sorted(part(state).symbols) == sorted(PRINTS.symbols)
    assert part(state).stack == [0, 1, 2, 3, 4, 5]
    assert sum(isinstance(event, CursedGemsDealt) for event in turn.events) == 1


def test_13_5_chambers_beside_the_start_get_no_location_tile_at_set_up() -> None:
    flanked = 0
    for seed in range(20):
        state = GAME.first_state(2, settled(cursed_gems=True))
        GAME.open(Turn(state, Seeded(seed)))
        flanked += state.chambers[EASTERN].tile in ("b01", "b02", "b03", "b04", "b05", "b06")
        assert part(state).lying == {}
    assert flanked


@pytest.mark.parametrize("tile", ["b01", "b06", "c03", "linked"])
def test_13_4_every_chamber_with_a_single_gem_gets_the_top_tile_when_it_is_discovered(tile: str, lodge: Lodge) -> None:
    lodge(VAULTS)
    state = stand(cursed(".....", pile=("b02", tile)), EASTERN)

    assert discover(state) == [LocationLaid(3, 0)]
    assert (part(state).lying, part(state).stack) == ({3: 0}, [1, 2, 3, 4, 5])


@pytest.mark.parametrize("tile", ["b09", "gems_key_a", "double", "exit"])
def test_2_16_others_get_none(tile: str, lodge: Lodge) -> None:
    lodge(VAULTS)
    state = stand(cursed(".....", pile=("b02", tile)), EASTERN)

    assert discover(state) == []


def test_5_17_1_no_tile_left_none_laid() -> None:
    state = stand(cursed(".....", pile=("b02", "b01")), EASTERN)
    part(state).stack, part(state).gone = [], [0, 1, 2, 3, 4, 5]

    assert discover(state) == []


def test_4_10_the_tile_of_a_chamber_that_leaves_goes_under_the_stack() -> None:
    state = cursed(".....")
    located(state, 0, lay(state, EASTERN, NORTH, "b01"))
    turn = Turn(state, Scripted([["b01"]]))

    lift_chambers(turn, [3])

    assert turn.events[0] == LocationReturned(3, 0)
    assert (part(state).stack, part(state).lying) == ([1, 2, 3, 4, 5, 0], {})


def test_5_17_1_with_no_such_chamber_left_to_discover_tiles_go_to_those_without() -> None:
    """Else somebody's tile might never be laid, and nobody could win."""
    state = stand(cursed(".....", pile=("b13", "b01"), east="b03", west="b06"), EASTERN)

    assert discover(state) == [LocationLaid(3, 0), LocationLaid(EASTERN, 1), LocationLaid(WESTERN, 2)]


def test_5_17_1_as_long_as_one_is_hidden_they_wait() -> None:
    state = stand(cursed(".....", pile=("b02", "b01"), east="b03", west="b06"), EASTERN)

    assert discover(state) == [LocationLaid(3, 0)]


def test_4_7_walls_give_way_to_a_single_gem_chamber_while_somebody_holds_a_cursed_gem() -> None:
    """The exit is found, the only chamber left has a gem, and no entrance is open."""
    state = cursed(".....", pile=("b01",), east="exit", west="b02")
    lay(state, WESTERN, SOUTH, "exit")
    state.exit = EASTERN
    state.gaps = [0] * len(state.gaps)
    assert list(needed(state)) == ["b01"]
    assert is_dead(state)

    part(state).gems[ONE] = ""
    assert list(needed(state)) == []
    assert not is_dead(state)


def test_4_7_those_who_are_out_and_tiles_that_all_lie_need_no_wall() -> None:
    state = cursed(".....", ".....", pile=("b01",))
    part(state).gems[TWO] = ""
    state.figures[ONE] = OUT
    assert list(needed(state)) == []
    state.figures[ONE] = 0
    part(state).stack = []
    assert list(needed(state)) == []


def test_4_7_an_escape_is_looked_at_for_it() -> None:
    """Who is out reaches no open entrance any more; whoever is left may be cut off from all of them."""
    state = cursed(".....", "K....", pile=("b01",), east="exit", west="b10")
    state.exit, state.depot = EASTERN, 0
    stand(state, WESTERN, EASTERN)
    part(state).gems[TWO] = ""
    state.links = [-1] * len(state.links)
    state.gaps = [0] * len(state.gaps)
    state.gaps[2 * EASTERN] = 1
    assert not is_dead(state)

    do(state, TWO, Escape())

    assert (state.valve, is_dead(state)) == (True, True)
    assert map_flaw(state) is None


@pytest.mark.parametrize(
    ("sound", "broken"),
    [
        ('"feather"', '"scarab"'),
        (', "feather"', ""),
        ('peek = "KK"', 'peek = "KB"'),
        ('legs = ["scarab"]', 'legs = ["horse"]'),
        ('legs = ["scarab"]', "legs = []"),
        ('legs = ["scarab"]', "legs = 4"),
        ('legs = ["scarab"]', "legs"),
    ],
)
def test_broken_gems_are_noticed(sound: str, broken: str) -> None:
    text = f'symbols = {list(PLACES[1:])}\npeek = "KK"\n[hints]\nlegs = ["scarab"]\n'.replace("'", '"')
    text = text.replace('"sun_disc"]', '"sun_disc", "feather"]')
    assert read_prints(text).peek == "KK"
    with pytest.raises(BrokenGems):
        read_prints(text.replace(sound, broken))
