"""Double chambers: TMP-3.5, TMP-5.4, A21, A22."""

import pytest

from tests.games.temple.module_tables import blessed
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
from wayout.games.temple.actions import Break, Discover, Enter, Gems, Mask
from wayout.games.temple.events import Entered, GemsTaken
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.rules import legal
from wayout.games.temple.state import State
from wayout.games.temple.view import view

DOUBLE, BEYOND = 3, 4
FRONT, REAR = 2 * DOUBLE, 2 * DOUBLE + 1


def double_temple(tile: str = "double_chamber_key") -> State:
    """The double lies north of the eastern chamber, and another chamber north of it."""
    state = temple(".....", ".....", special=True)
    assert lay(state, EASTERN, NORTH, tile) == DOUBLE
    assert lay(state, DOUBLE, NORTH, "b07") == BEYOND
    return state


@pytest.mark.parametrize(
    ("tile", "entry", "front"), [("double_chamber_key", "AK", {EAST, WEST}), ("double_chamber_torch", "AT", {EAST})]
)
def test_3_5_the_frame_is_the_same_for_both_entrances_and_there_is_no_way_between_them(
    tile: str, entry: str, front: set[int]
) -> None:
    state = double_temple(tile)
    stand(state, EASTERN, BEYOND)
    show(state, ONE, entry)
    show(state, TWO, entry)

    assert do(state, ONE, Enter(NORTH)) == [Entered(ONE, 2 * EASTERN, FRONT, (0, 1), 1_000)]
    assert do(state, TWO, Enter(SOUTH)) == [Entered(TWO, 2 * BEYOND, REAR, (10, 11), 1_000)]
    for seat in (ONE, TWO):
        show(state, seat, "AAKTA")
    assert refused(state, ONE, Enter(NORTH)).code == "no_way"
    assert refused(state, TWO, Enter(SOUTH)).code == "no_way"
    assert {side for side in range(4) if Discover(side) in legal(state, ONE)} == front


@pytest.mark.parametrize(("tile", "icons"), [("double_chamber_key", "KKKK."), ("double_chamber_torch", "TTTT.")])
def test_a21_four_icons_light_two_gems_in_the_rear_and_nothing_in_front(tile: str, icons: str) -> None:
    state = double_temple(tile)
    show(state, ONE, icons)
    state.figures[ONE] = FRONT
    assert refused(state, ONE, Gems(2)).code == "no_gems_here"
    assert not any(isinstance(one, Gems) for one in legal(state, ONE))

    state.figures[ONE] = REAR

    assert refused(state, ONE, Gems(1)).code == "no_gems_here"
    assert do(state, ONE, Gems(2)) == [GemsTaken(ONE, REAR, 2, 2, (0, 1, 2, 3), 1_000)]


def test_a12_with_one_gem_in_the_depot_both_take_one() -> None:
    state = double_temple()
    show(state, ONE, "KKKK.")
    state.figures[ONE], state.depot = REAR, 1

    assert do(state, ONE, Gems(2)) == [GemsTaken(ONE, REAR, 2, 1, (0, 1, 2, 3), 1_000)]


def test_a22_neither_masks_nor_icons_reach_through_the_inner_wall() -> None:
    state = double_temple()
    show(state, ONE, "GKK..")
    show(state, TWO, "BBKK.")
    state.figures = [REAR, FRONT]

    assert refused(state, ONE, Mask(0, TWO, (10, 11))).code == "not_in_your_chamber"
    refusal = refused(state, ONE, Gems(2))
    assert (refusal.code, refusal.facts["have"]) == ("too_few_icons", 2)


def test_3_5_no_passage_opens_the_inner_wall_but_one_may_open_an_outer_one() -> None:
    """The double north of the start: a passage from the start leads into the front."""
    state = temple(".....", ".....", special=True, treasures=True)
    north = lay(state, EASTERN, NORTH, "b07")
    double = lay(state, north, WEST, "double_chamber_key")
    treasure = blessed(state, ONE, "secret_passage")
    sides = {(use.node, use.side) for use in legal(state, ONE) if isinstance(use, UseTreasure)}

    assert (HOME, NORTH) in sides
    # It lies turned, stairs to the east: its north is its west, where the rear is.
    assert refused(state, ONE, UseTreasure(treasure, 2 * double, WEST)).code == "no_such_chamber"
    do(state, ONE, UseTreasure(treasure, HOME, NORTH))
    assert state.links[HOME * 8 + NORTH] == 2 * double
    assert state.links[2 * double * 4 + SOUTH] == HOME


def test_4_7_the_inner_wall_is_never_broken() -> None:
    state = double_temple()
    state.pile = []
    show(state, ONE, "AAA..")
    state.figures[ONE] = REAR

    assert refused(state, ONE, Break(SOUTH)).code == "nothing_to_break"


def test_two_in_the_same_part_help_each_other() -> None:
    state = double_temple()
    show(state, ONE, "KK...")
    show(state, TWO, "KK...")
    state.figures = [REAR, REAR]

    assert do(state, ONE, Gems(2)) == [GemsTaken(ONE, REAR, 2, 2, (0, 1, 10, 11), 1_000)]
    assert view(state, ONE).chambers[str(DOUBLE)].gems_done == 2


def test_13_16_a_teleport_to_somebody_in_the_rear_leads_to_the_front() -> None:
    state = temple(".....", ".....", special=True, treasures=True)
    lay(state, EASTERN, NORTH, "double_chamber_key")
    lay(state, DOUBLE, NORTH, "b07")
    state.figures[TWO] = REAR
    teleport = blessed(state, ONE, "teleport")

    assert refused(state, ONE, UseTreasure(teleport, REAR)).code == "nobody_there"
    do(state, ONE, UseTreasure(teleport, FRONT))

    assert state.figures[:2] == [FRONT, REAR]
    assert refused(state, ONE, UseTreasure(blessed(state, ONE, "teleport"), FRONT)).code == "already_there"


def test_13_16_and_to_the_rear_while_that_has_an_open_entrance() -> None:
    state = temple(".....", ".....", special=True, treasures=True)
    lay(state, EASTERN, NORTH, "double_chamber_key")
    state.figures[TWO] = REAR
    teleport = blessed(state, ONE, "teleport")

    assert refused(state, ONE, UseTreasure(teleport, FRONT)).code == "nobody_there"
    do(state, ONE, UseTreasure(teleport, REAR))

    assert state.figures[:2] == [REAR, REAR]
