"""Chambers that are not just four walls: doubles, closed ones, doors that lead one way (TMP-2.1, TMP-4.7)."""

import pytest

from tests.games.temple.conftest import Lodge
from tests.games.temple.module_tables import blessed
from tests.games.temple.module_tables import temple as treasure_temple
from tests.games.temple.tables import (
    EAST,
    EASTERN,
    HOME,
    NORTH,
    ONE,
    SOUTH,
    TWO,
    WEST,
    do,
    lay,
    refused,
    show,
    stand,
    temple,
)
from wayout.games.temple import board
from wayout.games.temple.actions import Break, Discover, Enter, Gems, Mask
from wayout.games.temple.board import is_enterable, is_passable, open_side, places, reach
from wayout.games.temple.bots.atlas import FAR, Atlas
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.events import Entered, GemsTaken, WallBroken
from wayout.games.temple.invariants import gem_flaw, map_flaw, people_flaw
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.rules import legal
from wayout.games.temple.seam import Module
from wayout.games.temple.state import NO_NODE, State
from wayout.games.temple.tiles import BrokenTiles, read_more_tiles
from wayout.games.temple.view import view
from wayout.kernel.options import Option

SHEET = """
[[tile]]
id = "double"
doors = "NESW"
entry = "AK"
rear = "N"
gems = { icon = "K", table = [[4, 2]] }

[[tile]]
id = "crypt"
doors = "S"
closed = true

[[tile]]
id = "pillar"
doors = ""
closed = true

[[tile]]
id = "slide"
doors = "NES"
entry = "AA"
in_only = "S"

[[tile]]
id = "chasm"
doors = "NS"
entry = "AA"
most = 2
"""
VAULTS = Module(id="vaults", option=Option("vaults", (False, True), False), tiles=read_more_tiles(SHEET))
FRONT = 6
REAR = 7


@pytest.fixture(autouse=True)
def vaults(lodge: Lodge) -> None:
    lodge(VAULTS)


def double_temple() -> State:
    """The double lies north of the eastern chamber, and another chamber north of it."""
    state = temple("AK...", "AK...")
    assert lay(state, EASTERN, NORTH, "double") == FRONT >> 1
    return state


def test_2_6_the_rear_part_is_entered_by_its_own_door_alone() -> None:
    state = stand(double_temple(), EASTERN)
    beyond = lay(state, FRONT >> 1, NORTH, "b07")

    assert do(state, ONE, Enter(NORTH)) == [Entered(ONE, EASTERN * 2, FRONT, (0, 1), 1_000)]
    show(state, ONE, "AAK..")
    assert refused(state, ONE, Enter(NORTH)).code == "no_way"
    stand(state, beyond)
    assert do(state, ONE, Enter(SOUTH)) == [Entered(ONE, beyond * 2, REAR, (0, 2), 1_000)]
    show(state, ONE, "AAKAK")
    assert [one for one in legal(state, ONE) if isinstance(one, Enter)] == [Enter(NORTH)]
    assert map_flaw(state) is None


def test_2_6_open_entrances_belong_to_the_part_behind_them() -> None:
    state = double_temple()

    assert (state.gaps[FRONT], state.gaps[REAR]) == (1 << EAST | 1 << WEST, 1 << NORTH)
    state.figures[ONE] = FRONT
    show(state, ONE, "AA...")
    assert Discover(EAST) in legal(state, ONE)
    assert refused(state, ONE, Discover(NORTH)).code == "no_open_entrance"


def test_2_6_two_gems_for_four_keys_in_the_rear_and_none_in_front() -> None:
    state = double_temple()
    show(state, ONE, "KKKK.")
    state.figures[ONE] = FRONT
    assert refused(state, ONE, Gems(2)).code == "no_gems_here"

    state.figures[ONE] = REAR

    assert [one for one in legal(state, ONE) if isinstance(one, Gems)] == [Gems(2)]
    assert refused(state, ONE, Gems(1)).code == "no_gems_here"
    assert do(state, ONE, Gems(2)) == [GemsTaken(ONE, REAR, 2, 2, (0, 1, 2, 3), 1_000)]
    assert (state.chambers[FRONT >> 1].gems_done, gem_flaw(state)) == (2, None)


def test_a22_those_in_front_and_those_in_the_rear_are_not_in_the_same_chamber() -> None:
    state = double_temple()
    show(state, ONE, "G....")
    show(state, TWO, "BB...")
    state.figures = [FRONT, REAR]

    assert refused(state, ONE, Mask(0, TWO, (10, 11))).code == "not_in_your_chamber"


def test_4_7_the_inner_wall_is_never_broken() -> None:
    """Cut off in the rear with an empty pile, one breaks an outer wall or gets over to the nearest chamber."""
    state = double_temple()
    state.pile = []
    show(state, ONE, "AAA..")
    state.figures[ONE] = REAR

    assert [one for one in legal(state, ONE) if isinstance(one, Break)] == [Break(None)]
    assert do(state, ONE, Break(None)) == [WallBroken(ONE, REAR, None, FRONT, (0, 1, 2), 1_000)]


def test_closed_chambers_are_in_nobodys_way() -> None:
    state = temple("AAAK.", ".....")
    crypt = lay(state, EASTERN, NORTH, "crypt")
    stand(state, EASTERN)

    assert refused(state, ONE, Enter(NORTH)).code == "no_way"
    assert not is_enterable(state, crypt * 2)
    assert crypt * 2 not in places(state)
    assert crypt * 2 not in reach(state, EASTERN * 2)
    assert is_passable(state, EASTERN, NORTH)
    assert not any(isinstance(one, Break) for one in legal(state, ONE))
    stand(state, crypt)
    assert people_flaw(state) == "the adventurer of seat 0 is where nobody can be"


def test_4_7_nobody_breaks_into_what_is_closed() -> None:
    state = temple("AAA..", ".....", pile=())
    lay(state, EASTERN, NORTH, "pillar")
    state.pile = []
    stand(state, EASTERN)

    assert refused(state, ONE, Break(NORTH)).code == "nothing_to_break"


def test_4_7_a_nobody_breaks_into_what_is_closed_to_get_to_an_island_either() -> None:
    state = temple("AAA..", ".....", pile=())
    lay(state, EASTERN, NORTH, "pillar")
    board.lay(state, "b13", 5, 5, 0)
    state.pile = []
    stand(state, EASTERN)

    assert refused(state, ONE, Break(NORTH)).code == "nothing_to_break"
    assert [one for one in legal(state, ONE) if isinstance(one, Break)] == [Break(None)]


def walled_in(state: State) -> int:
    """A crypt whose door faces the wall of the start."""
    north = lay(state, EASTERN, NORTH, "b07")
    crypt = lay(state, north, WEST, "crypt")
    old = state.chambers[crypt]
    state.chambers[crypt] = type(old)(old.tile, old.x, old.y, 0, 1 << SOUTH)
    return crypt


def test_4_7_b_a_closed_chamber_with_its_only_door_at_a_wall_is_opened_and_not_entered() -> None:
    state = temple("AAA..", ".....")
    crypt = walled_in(state)
    assert not is_passable(state, HOME, NORTH)

    assert do(state, ONE, Break(NORTH)) == [WallBroken(ONE, 0, NORTH, 0, (0, 1, 2), 1_000)]

    assert is_passable(state, HOME, NORTH)
    assert not any(isinstance(one, Break) for one in legal(state, TWO))
    assert state.links[HOME * 8 + NORTH] == NO_NODE
    assert is_passable(state, crypt, SOUTH)


def test_3_7_by_some_doors_one_only_comes_in() -> None:
    state = temple("AAAA.", ".....")
    slide = lay(state, EASTERN, NORTH, "slide")
    stand(state, EASTERN)
    assert do(state, ONE, Enter(NORTH)) == [Entered(ONE, EASTERN * 2, slide * 2, (0, 1), 1_000)]

    assert refused(state, ONE, Enter(SOUTH)).code == "no_way"
    assert map_flaw(state) is None


def test_13_15_a_passage_beside_such_a_door_leads_both_ways() -> None:
    state = temple("AA...", ".....")
    slide = lay(state, EASTERN, NORTH, "slide")
    open_side(state, slide, SOUTH)
    stand(state, slide)

    assert do(state, ONE, Enter(SOUTH)) == [Entered(ONE, slide * 2, EASTERN * 2, (0, 1), 1_000)]


def test_4_5_such_a_door_is_no_open_entrance_but_an_outer_wall_that_may_give_way() -> None:
    state = temple("AAA..", ".....")
    slide = lay(state, EASTERN, NORTH, "slide")
    old = state.chambers[slide]
    state.chambers[slide] = type(old)(old.tile, old.x, 9, old.turned, old.doors)
    state.cells = {cell: number for cell, number in state.cells.items() if number != slide}
    stand(state, slide)

    assert refused(state, ONE, Discover(SOUTH)).code == "no_open_entrance"
    state.valve = True
    assert Discover(SOUTH) in legal(state, ONE)


def test_4_15_a_chamber_gives_no_more_gems_than_are_printed_on_it() -> None:
    state = temple(".....", ".....")
    pit = lay(state, EASTERN, NORTH, "chasm")
    state.depot, state.gems_taken = state.depot - 2, 2
    old = state.chambers[pit]

    state.chambers[pit] = type(old)(old.tile, old.x, old.y, old.turned, old.doors, gems_done=2)
    assert gem_flaw(state) is None
    state.chambers[pit] = type(old)(old.tile, old.x, old.y, old.turned, old.doors, gems_done=3)
    assert gem_flaw(state) == "chasm has given 3 gems"


@pytest.mark.parametrize(("tile", "code"), [("pillar", "solid_stone"), ("double", None), ("crypt", None)])
def test_5_2_no_passage_is_opened_into_solid_stone(tile: str, code: str | None) -> None:
    """The tile lies north of the start with its back to it."""
    state = treasure_temple(tiles={(0, 1): (tile, 2)})
    passage = UseTreasure(blessed(state, ONE, "secret_passage"), HOME, NORTH)

    refusal = passage.check(state, ONE)

    assert (None if refusal is None else refusal.code) == code
    assert (passage in legal(state, ONE)) == (code is None)


def test_5_2_a_passage_is_named_from_the_part_that_has_the_wall() -> None:
    state = treasure_temple(tiles={(0, -1): ("double", 0)})
    treasure = blessed(state, ONE, "secret_passage")

    rear = UseTreasure(treasure, REAR, NORTH)
    assert rear.check(state, ONE) is None
    front = UseTreasure(treasure, FRONT, NORTH).check(state, ONE)
    assert front is not None
    assert front.code == "no_such_chamber"
    do(state, ONE, rear)
    assert state.links[HOME * 8 + SOUTH] == REAR


def test_bots_go_around_to_the_rear_and_keep_out_of_what_is_closed() -> None:
    state = double_temple()
    lay(state, FRONT >> 1, EAST, "b07")
    lay(state, FRONT >> 1, WEST, "crypt")
    shown = view(state, ONE)
    atlas = Atlas(shown.chambers)

    assert atlas.rolls(EASTERN * 2, FRONT) < FAR
    assert atlas.rolls(EASTERN * 2, REAR) == FAR
    assert (atlas.gaps[REAR], atlas.joined[FRONT]) == ([NORTH], {EAST: 8, SOUTH: EASTERN * 2})
    assert REAR in Scene(shown, atlas, ONE, 1_000).gem_nodes()
    assert FRONT not in Scene(shown, atlas, ONE, 1_000).gem_nodes()


def test_bots_know_that_no_way_leads_back_through_some_doors() -> None:
    state = temple(".....", ".....")
    slide = lay(state, EASTERN, NORTH, "slide")
    atlas = Atlas(view(state, ONE).chambers)

    assert atlas.rolls(EASTERN * 2, slide * 2) < FAR
    assert atlas.rolls(slide * 2, EASTERN * 2) == FAR


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ('rear = "N"', 'rear = "S"'),
        ('rear = "N"', 'rear = "NN"'),
        ('in_only = "S"', 'in_only = "W"'),
        ("closed = true", 'entry = "AA"\nclosed = true'),
        ('doors = ""\nclosed = true', 'doors = ""\nentry = "AA"'),
        ('doors = "S"\nclosed', 'doors = "N"\nclosed'),
        ("table = [[4, 2]] }", "table = [[4, 2]] }\nmost = 3"),
        ('id = "crypt"', 'id = "pillar"'),
        ("[[tile]]", "[[tiles]]"),
    ],
)
def test_a_broken_sheet_of_a_module_is_refused(good: str, bad: str) -> None:
    assert good in SHEET

    with pytest.raises(BrokenTiles):
        read_more_tiles(SHEET.replace(good, bad, 1))
