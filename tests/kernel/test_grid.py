"""Four ways, quarter turns, neighbours."""

from hypothesis import given
from hypothesis import strategies as st

from wayout.kernel.grid import EAST, NORTH, SOUTH, WAYS, WEST, Cell, opposite, step, turned

ways = st.sampled_from(WAYS)
cells = st.tuples(st.integers(-50, 50), st.integers(-50, 50))


def test_ways_count_clockwise_from_north() -> None:
    assert [turned(NORTH, quarters) for quarters in range(4)] == [NORTH, EAST, SOUTH, WEST]
    assert turned(NORTH, -1) == WEST


@given(cells, ways)
def test_there_and_back_is_home(cell: Cell, way: int) -> None:
    assert step(step(cell, way), opposite(way)) == cell


@given(cells, ways)
def test_four_left_turns_are_a_walk_round_a_block(cell: Cell, way: int) -> None:
    at, heading = cell, way
    for _ in range(4):
        at, heading = step(at, heading), turned(heading, -1)

    assert (at, heading) == (cell, way)


def test_north_is_up() -> None:
    assert step((0, 0), NORTH) == (0, 1)
    assert step((0, 0), EAST) == (1, 0)
