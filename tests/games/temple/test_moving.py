"""TMP-4.7: how chambers lie, and how one gets through them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.temple.tables import (
    EAST,
    EASTERN,
    HOME,
    NORTH,
    ONE,
    SOUTH,
    THREE,
    TWO,
    WEST,
    WESTERN,
    do,
    hand,
    lay,
    refused,
    show,
    stand,
    temple,
)
from wayout.games.temple.actions import Break, Discover, Enter, Escape, Leave
from wayout.games.temple.board import open_side, outer_walls, reach, settle
from wayout.games.temple.events import Discovered, Entered, GameEnded, GotOut, WallBroken
from wayout.games.temple.parts import Chamber
from wayout.games.temple.rules import legal
from wayout.games.temple.spacing import contest
from wayout.games.temple.state import NO_NODE, OUT, State
from wayout.games.temple.tiles import SHEET, TILES, Tile, printed

ALL = sorted(TILES)


@pytest.mark.parametrize("side", [NORTH, EAST, SOUTH, WEST])
@pytest.mark.parametrize("tile", [tile for tile in ALL if tile != "start" and TILES[tile].doors])
def test_golden_5_the_stairway_faces_back_to_where_it_was_discovered(tile: str, side: int) -> None:
    doors = printed(tile).doors[side]

    assert doors >> ((side + 2) % 4) & 1
    assert doors.bit_count() == len(TILES[tile].doors)


def test_4_7_the_example_discovered_through_the_east() -> None:
    """Stairs south to west, local north to east, east to south, west to north."""
    doors = {name: printed(tile).doors[1] for name, tile in (("NS", "b01"), ("ES", "b05"), ("SW", "b02"))}

    assert doors["NS"] == 1 << WEST | 1 << EAST
    assert doors["ES"] == 1 << WEST | 1 << SOUTH
    assert doors["SW"] == 1 << WEST | 1 << NORTH


def test_discovering_costs_two_adventurers_and_lays_the_top_tile() -> None:
    state = temple("GAAK.", ".....")
    stand(state, EASTERN)

    happened = do(state, ONE, Discover(NORTH))

    assert happened == [Discovered(ONE, 2, NORTH, 3, "b09", 1, 1, NORTH, (1, 2), False, 1_000)]
    assert hand(state, ONE) == "G..K."
    assert state.chambers[3] == Chamber("b09", 1, 1, NORTH, 15)
    assert state.figures[ONE] == EASTERN * 2
    assert state.pile[-1] == "b10"
    assert state.links[EASTERN * 8 + NORTH] == 3 * 2
    assert state.links[3 * 8 + SOUTH] == EASTERN * 2
    assert state.gaps[EASTERN * 2] == 1 << EAST | 1 << SOUTH


def test_only_an_open_entrance_without_a_neighbour_is_discovered() -> None:
    state = temple("AAAAA", ".....")

    assert refused(state, ONE, Discover(EAST)).code == "no_open_entrance"
    assert refused(state, ONE, Discover(NORTH)).facts == {"side": NORTH}
    stand(state, EASTERN)
    state.pile = []
    assert refused(state, ONE, Discover(NORTH)).code == "pile_empty"


def test_golden_6_a_neighbour_with_a_wall_is_not_connected() -> None:
    state = temple("AAAAA", ".....", east="b07", west="b08")
    north = lay(state, EASTERN, NORTH, "b13")
    beside = lay(state, north, NORTH, "b07")
    corner = lay(state, beside, WEST, "b07")
    wall = lay(state, corner, SOUTH, "b02")

    # b02 has its other door in the west of its frame, which lies in the east when it was discovered through the south.
    assert state.chambers[wall].doors == 1 << NORTH | 1 << EAST
    assert state.links[wall * 8 + EAST] == NO_NODE
    stand(state, wall)
    assert refused(state, ONE, Enter(EAST)).code == "no_way"
    assert refused(state, ONE, Discover(EAST)).code == "no_open_entrance"


def test_golden_6_with_both_doors_neighbours_are_connected_without_discovery() -> None:
    state = temple("AAAAA", ".....", east="b07", west="b08")
    north = lay(state, EASTERN, NORTH, "b07")
    corner = lay(state, north, WEST, "b07")

    # The corner lies north of the start, which has a wall there, and west of `north`.
    assert state.links[corner * 8 + SOUTH] == NO_NODE
    west = lay(state, WESTERN, NORTH, "b07")
    assert state.links[west * 8 + EAST] == corner * 2
    stand(state, west)
    assert do(state, ONE, Enter(EAST)) == [Entered(ONE, west * 2, corner * 2, (0, 1), 1_000)]


def test_moving_back_into_the_start_costs_its_frame() -> None:
    state = temple("AKT..", ".....")
    stand(state, EASTERN)

    assert refused(state, ONE, Enter(WEST)).facts == {"cost": "AA"}


def test_golden_9_escaping_with_two_gems_in_the_depot_needs_three_keys() -> None:
    state = temple("KKK..", ".....")
    stand(state, lay(state, EASTERN, NORTH, "exit"))
    state.depot = 2

    assert refused(temple_with(state, "KK..."), ONE, Escape()).facts == {"cost": "KKK"}
    happened = do(state, ONE, Escape())

    assert happened == [GotOut(ONE, (0, 1, 2), 1_000)]
    assert state.figures[ONE] == OUT
    assert hand(state, ONE) == "....."


def temple_with(state: State, dice: str) -> State:
    twin = state.clone()
    show(twin, ONE, dice)
    return twin


def test_nobody_escapes_but_in_the_exit() -> None:
    state = temple("KKKKK", ".....")
    state.depot = 0

    assert refused(state, ONE, Escape()).code == "not_in_the_exit"
    lay(state, EASTERN, NORTH, "exit")
    assert refused(state, ONE, Escape()).code == "not_in_the_exit"


def test_4_11_the_game_is_won_when_the_last_one_is_out() -> None:
    state = temple("K....", "K....")
    state.depot = 0
    way_out = lay(state, EASTERN, NORTH, "exit")
    stand(state, way_out, way_out)

    assert do(state, TWO, Escape()) == [GotOut(TWO, (10,), 1_000)]
    assert do(state, ONE, Escape(), at=599_999) == [GotOut(ONE, (0,), 599_999), GameEnded("won", 599_999)]


def dead_temple() -> State:
    """Both tiles beside the start have their only other door walled up, and the exit is in the pile."""
    state = temple("AAA..", ".....", east="b01", west="b01", pile=("exit", "b07"))
    for chamber in (EASTERN, WESTERN):
        old = state.chambers[chamber]
        state.chambers[chamber] = Chamber(old.tile, old.x, old.y, old.turned, 1 << (WEST if old.x > 0 else EAST))
        state.gaps[chamber * 2] = 0
    settle(state)
    return state


def test_a43_the_valve_opens_as_the_last_entrance_runs_against_a_wall() -> None:
    """On both sides of the start, three corners in a row lead back to the tile beside it."""
    state = temple("AAA..", ".....", east="b01", west="b01", pile=("exit",))
    for chamber, outwards, corner, sides in (
        (EASTERN, EAST, "b02", (EAST, NORTH, WEST)),
        (WESTERN, WEST, "b05", (WEST, NORTH, EAST)),
    ):
        assert state.gaps[chamber * 2] == 1 << outwards
        for side in sides:
            assert not state.valve
            chamber = lay(state, chamber, side, corner)

    assert not any(state.gaps)
    assert state.valve
    stand(state, EASTERN)
    assert [one for one in legal(state, ONE) if isinstance(one, Discover)] == [Discover(SOUTH)]


def test_a43_the_dead_temple_valve_lets_a_wall_give_way_for_three_adventurers() -> None:
    state = dead_temple()

    assert state.valve
    assert outer_walls(state, 0) == 1 << NORTH | 1 << SOUTH
    assert {Discover(NORTH), Discover(SOUTH)} <= set(legal(state, ONE))
    happened = do(state, ONE, Discover(NORTH))

    assert happened == [Discovered(ONE, 0, NORTH, 3, "b07", 0, 1, NORTH, (0, 1, 2), True, 1_000)]
    assert state.links[HOME * 8 + NORTH] == 6
    assert state.chambers[HOME].opened == 1 << NORTH
    assert not state.valve


def test_a43_a_cell_behind_a_wall_that_may_give_way_is_contested_by_whoever_stands_there_too() -> None:
    state = dead_temple()

    assert contest(stand(state, HOME, HOME), ONE, Discover(NORTH)) == "cell 0,1"
    assert contest(stand(state, HOME, EASTERN), ONE, Discover(NORTH)) is None


def test_the_valve_is_shut_while_an_entrance_is_open_or_the_exit_is_found() -> None:
    state = temple("AAA..", ".....")
    assert not state.valve
    assert refused(state, ONE, Discover(NORTH)).code == "no_open_entrance"

    dead = dead_temple()
    dead.pile = ["b07"]
    dead.exit = 2
    settle(dead)
    assert not dead.valve


def parted_temple(pile: tuple[str, ...] = ()) -> State:
    """The tile in the east is parted from the rest by a wall that was not there before."""
    state = temple("AAA..", ".....", pile=pile)
    state.links[HOME * 8 + EAST] = state.links[EASTERN * 8 + WEST] = NO_NODE
    for chamber, way in ((HOME, EAST), (EASTERN, WEST)):
        old = state.chambers[chamber]
        state.chambers[chamber] = Chamber(old.tile, old.x, old.y, old.turned, old.doors & ~(1 << way))
    return state


def test_a43_the_cut_off_valve_opens_the_wall_to_the_rest() -> None:
    state = parted_temple()

    assert Break(EAST) in legal(state, ONE)
    assert refused(state, ONE, Break(WEST)).code == "nothing_to_break"
    happened = do(state, ONE, Break(EAST))

    assert happened == [WallBroken(ONE, 0, EAST, EASTERN * 2, (0, 1, 2), 1_000)]
    assert state.figures[ONE] == EASTERN * 2
    assert state.links[EASTERN * 8 + WEST] == HOME


def test_nobody_breaks_walls_while_there_is_something_to_discover() -> None:
    state = parted_temple(pile=("exit",))

    assert refused(state, ONE, Break(EAST)).code == "nothing_to_break"


def test_nobody_breaks_walls_in_a_temple_that_is_whole() -> None:
    state = temple("AAA..", ".....", pile=())

    assert refused(state, ONE, Break(NORTH)).code == "nothing_to_break"
    assert refused(state, ONE, Break(None)).code == "nothing_to_break"


def test_4_7_without_a_wall_that_leads_out_one_gets_over_to_the_nearest_chamber() -> None:
    state = parted_temple()
    # The eastern chamber moves two cells away, so that nothing lies beside the rest any more.
    old = state.chambers[EASTERN]
    state.cells = {cell: chamber for cell, chamber in state.cells.items() if chamber != EASTERN}
    state.chambers[EASTERN] = Chamber(old.tile, 3, 0, old.turned, old.doors)
    state.cells[(0 + 64) * 128 + 3 + 64] = EASTERN

    assert refused(state, ONE, Break(EAST)).code == "nothing_to_break"
    assert do(state, ONE, Break(None)) == [WallBroken(ONE, 0, None, EASTERN * 2, (0, 1, 2), 1_000)]


def test_4_7_of_chambers_equally_far_the_one_further_south_is_nearest() -> None:
    state = parted_temple()
    state.links[HOME * 8 + WEST] = state.links[WESTERN * 8 + EAST] = NO_NODE
    state.cells = {cell: chamber for cell, chamber in state.cells.items() if chamber == HOME}
    for chamber, x, y in ((EASTERN, 3, 0), (WESTERN, 0, 3)):
        old = state.chambers[chamber]
        state.chambers[chamber] = Chamber(old.tile, x, y, old.turned, old.doors)
        state.cells[(y + 64) * 128 + x + 64] = chamber

    assert do(state, ONE, Break(None)) == [WallBroken(ONE, 0, None, EASTERN * 2, (0, 1, 2), 1_000)]


def test_4_7_an_exit_with_another_way_in_is_not_broken_open() -> None:
    state = temple("AAA..", ".....", pile=("b07",))
    way_out = lay(state, EASTERN, NORTH, "exit")
    state.links[EASTERN * 8 + NORTH] = state.links[way_out * 8 + SOUTH] = NO_NODE
    old = state.chambers[way_out]
    state.chambers[way_out] = Chamber(old.tile, old.x, old.y, old.turned, old.doors, 1 << EAST)
    stand(state, EASTERN)

    assert refused(state, ONE, Break(NORTH)).code == "nothing_to_break"


def test_a43_the_valve_is_judged_by_those_who_are_left() -> None:
    state = dead_temple()
    state.links[HOME * 8 + EAST] = state.links[EASTERN * 8 + WEST] = NO_NODE
    state.gaps[EASTERN * 2] = 1 << EAST
    stand(state, EASTERN, HOME)
    settle(state)
    assert not state.valve

    do(state, ONE, Leave())

    assert state.valve


def test_4_7_b_the_exit_that_faces_a_wall_is_broken_open() -> None:
    state = temple("AAA..", ".....", pile=("b07",))
    way_out = lay(state, EASTERN, NORTH, "exit")
    state.links[EASTERN * 8 + NORTH] = state.links[way_out * 8 + SOUTH] = NO_NODE
    old = state.chambers[EASTERN]
    state.chambers[EASTERN] = Chamber(old.tile, old.x, old.y, old.turned, old.doors & ~(1 << NORTH))
    stand(state, EASTERN)

    assert do(state, ONE, Break(NORTH)) == [WallBroken(ONE, 2, NORTH, way_out * 2, (0, 1, 2), 1_000)]


def test_a_passage_joins_two_neighbours_from_both_sides() -> None:
    state = temple("AA...", ".....")
    corner = lay(state, lay(state, EASTERN, NORTH, "b07"), WEST, "b07")
    assert state.links[corner * 8 + SOUTH] == NO_NODE

    open_side(state, corner, SOUTH)

    assert state.links[corner * 8 + SOUTH] == HOME
    assert state.links[HOME * 8 + NORTH] == corner * 2


def test_a_cell_that_another_could_fill_is_contested() -> None:
    state = temple("AA...", "AA...", ".....")
    north = lay(state, EASTERN, NORTH, "b07")
    beside = lay(state, north, EAST, "b07")
    stand(state, EASTERN, beside, HOME)

    # East of the eastern chamber and south of the one in the north-east lies the same empty cell.
    assert contest(state, ONE, Discover(EAST)) == "cell 2,0"
    assert contest(state, TWO, Discover(SOUTH)) == "cell 2,0"
    assert contest(state, ONE, Discover(SOUTH)) is None
    assert contest(state, THREE, Enter(EAST)) is None
    stand(state, EASTERN, EASTERN, HOME)
    assert contest(state, ONE, Discover(SOUTH)) == "cell 1,-1"


@given(st.lists(st.tuples(st.integers(0, 60), st.integers(0, 3), st.sampled_from(SHEET.basic)), max_size=25))
def test_what_is_remembered_of_the_map_is_what_the_tiles_say(steps: list[tuple[int, int, Tile]]) -> None:
    state = temple(".....", ".....")
    for number, side, tile in steps:
        chamber = number % len(state.chambers)
        if state.gaps[chamber * 2] >> side & 1:
            lay(state, chamber, side, tile.id)
    at = {(here.x, here.y): number for number, here in enumerate(state.chambers)}
    assert len(at) == len(state.chambers)
    for number, here in enumerate(state.chambers):
        for side, (dx, dy) in enumerate(((0, 1), (1, 0), (0, -1), (-1, 0))):
            beside = at.get((here.x + dx, here.y + dy))
            door = here.doors >> side & 1
            joined = beside is not None and door and state.chambers[beside].doors >> (side + 2) % 4 & 1
            assert state.links[number * 8 + side] == (beside * 2 if joined and beside is not None else NO_NODE)
            assert state.gaps[number * 2] >> side & 1 == (door if beside is None else 0)
    assert len(reach(state, 0)) == len(state.chambers)
