"""How far it is if one also slides."""

from tests.games.room25.studio import cell
from wayout.games.room25.bots.reach import FAR, SLIDE, STEP
from wayout.games.room25.cells import CELLS, CENTRE


def test_where_one_is_it_is_no_way() -> None:
    assert all(FAR[place][place] == 0.0 for place in CELLS)


def test_from_the_centre_one_can_only_walk_at_first() -> None:
    assert FAR[cell(2, 3)][CENTRE] == STEP
    assert FAR[cell(1, 1)][CENTRE] == 2 * STEP


def test_what_falls_off_comes_back_so_opposite_corners_are_near() -> None:
    assert FAR[cell(0, 0)][cell(0, 4)] == SLIDE + STEP
    assert FAR[cell(0, 0)][cell(4, 4)] < 4 * STEP
