"""Quick guesses about a tile agree with the field on the board where it lies."""

import pytest

from tests.games.no_escape.tables import EAST_EXIT, NORTH_EXIT, A, N, at_cell, code, table
from wayout.games.no_escape.bots.building import lengthened
from wayout.games.no_escape.bots.field import Field
from wayout.games.no_escape.slots import number_of

GATE = at_cell("1A", 0, 7)


@pytest.mark.parametrize("tile", ["single", "triple", "corner/1", "hook/1", "switchback", "tee", "cross"])
def test_a_tile_in_the_nearest_way_out_lengthens_it_as_the_field_says(tile: str) -> None:
    before = table(meeples={A: (GATE, "NS")})
    after = table({NORTH_EXIT: tile}, meeples={A: (GATE, "NS")})
    guess = lengthened(before, Field(before).ahead(before.places[A], N), number_of(NORTH_EXIT), code(tile))

    assert guess[0] == Field(after).ahead(after.places[A], N)[0]


def test_a_tile_elsewhere_changes_nothing() -> None:
    state = table(meeples={A: (GATE, "NS")})
    ahead = Field(state).ahead(state.places[A], N)

    assert lengthened(state, ahead, number_of(EAST_EXIT), code("triple/1")) == ahead
