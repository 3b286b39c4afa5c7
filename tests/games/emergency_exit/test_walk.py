"""EEO-4 and EEO-5.2: the true route."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.emergency_exit.tables import tiles, walked
from wayout.games.emergency_exit.tiles import IS_REPEAT, PLAYABLE
from wayout.games.emergency_exit.walk import ORIGIN, Walk, cell_of
from wayout.kernel.grid import EAST, NORTH, WEST, Cell, Way

PILES = st.permutations(PLAYABLE)


@pytest.mark.parametrize(
    ("pile", "reason", "at"),
    [
        ("S L L L", "dead_end", 4),
        ("X L L L L L", "dead_end", 6),
        ("L L L", "loop", 3),
        ("R RP RP", "loop", 3),
        ("RP L L L", "loop", 4),
        ("DL RP R S R R S", "opposite", 7),
        ("L DR L L L RP", "loop", 6),
    ],
)
def test_5_2_piles_that_get_lost(pile: str, reason: str, at: int) -> None:
    walk = walked(pile)

    assert (walk.failure, len(walk.places)) == (reason, at)


@pytest.mark.parametrize(
    ("pile", "cell", "head"),
    [
        ("", (0, 1), NORTH),
        ("X L L L", (1, 1), EAST),
        ("DL R R R", (1, 1), EAST),
        ("S RP RP", (0, 4), NORTH),
        ("S L S L L", (-1, 1), EAST),
    ],
)
def test_5_2_piles_that_are_safe(pile: str, cell: Cell, head: Way) -> None:
    walk = walked(pile)

    assert (walk.failure, walk.next_cell, walk.head) == (None, cell, head)


def test_4_4_a_repeat_that_copies_the_last_tile_walked_can_go_another_way() -> None:
    walk = walked("L DR L L L RP", last_walked=True)

    assert (walk.failure, walk.next_cell, walk.head) == (None, (-2, 0), WEST)


def test_4_4_a_repeat_as_first_tile_goes_straight() -> None:
    assert walked("RP").next_cell == (0, 2)


@pytest.mark.parametrize(
    ("pile", "move"), [("L RP RP", -1), ("R RP RP", 1), ("X RP RP", 0), ("DR RP", 1), ("DL RP", -1)]
)
def test_4_4_repeat_after_repeat_copies_the_copy(pile: str, move: int) -> None:
    assert walked(pile).last_move == move


def test_4_4_a_repeat_never_gains_the_second_path_of_what_it_copied() -> None:
    # The Repeat at (-1, 1) copied the double left; entered from the west it copies the straight instead.
    walk = walked("DL RP R S R R S")

    assert walk.steps[-1] >> 4 == walk.places[1]
    assert walk.steps[-1] & 3 == EAST


def test_2_2_the_second_path_of_a_double_left_from_its_north_is_a_left_turn() -> None:
    walk = walked("DL R R R")
    cell, into, out = walk.steps[-1] >> 4, walk.steps[-1] >> 2 & 3, walk.steps[-1] & 3

    assert (cell_of(cell), into, out) == ((0, 1), NORTH, EAST)


def test_2_2_the_second_path_of_a_double_left_from_its_east_is_a_right_turn() -> None:
    walk = walked("DL R R X R R")
    through_double_left, through_intersection = walk.steps[-2:]

    assert cell_of(through_double_left >> 4) == (0, 1)
    assert (through_double_left >> 2 & 3, through_double_left & 3) == (EAST, NORTH)
    assert cell_of(through_intersection >> 4) == (0, 2)
    assert (walk.next_cell, walk.head, walk.passes) == ((0, 3), NORTH, 2)


def test_4_2_the_walk_from_a_tile_is_carried_through_at_once() -> None:
    assert walked("S L L").failure is None
    assert walked("S L L L").failure == "dead_end"


def test_4_5_a_route_back_to_start_is_a_loop_at_start() -> None:
    assert walked("L L L").failed_at == ORIGIN


def test_5_1_coming_back_to_start_against_its_own_arrow_is_head_on() -> None:
    walk = walked("RP L S L S L L R")

    assert (walk.failure, len(walk.places), cell_of(walk.failed_at or 0)) == ("opposite", 8, (0, 1))


def test_4_3_passes_count_old_tiles_only() -> None:
    assert walked("X L L").passes == 0
    assert walked("X L L L").passes == 1


def test_a_clone_goes_its_own_way() -> None:
    walk = walked("X L L")
    twin = walk.clone()

    assert twin.lay(tiles("L L L")[2]) is None
    assert (twin.next_cell, twin.passes) == ((1, 1), 1)
    assert (walk.next_cell, walk.passes, len(walk.places)) == ((-1, 1), 0, 3)


def test_a_second_path_that_a_clone_laid_is_not_there_for_the_walk_it_came_from() -> None:
    walk = Walk()
    walk.clone().lay(tiles("X")[0])
    for tile in tiles("S L L L"):
        walk.lay(tile)

    assert walk.failure == "dead_end"


def until_lost(pile: list[int], last_walked: bool) -> Walk:
    walk = Walk(last_walked)
    for tile in pile:
        if walk.lay(tile) is not None:
            break
    return walk


@given(PILES, st.booleans())
def test_4_3_every_walk_ends_and_crosses_no_side_twice(pile: list[int], last_walked: bool) -> None:
    walk = until_lost(pile, last_walked)
    left = [(step >> 4, step & 3) for step in walk.steps]

    assert len(walk.steps) <= 4 * (len(walk.places) + 1)
    assert len(set(left[:-1])) == len(left[:-1])
    assert len(set(walk.places)) == len(walk.places)


@given(PILES, st.booleans())
def test_4_5_without_repeats_only_a_dead_end_or_the_start_stops_a_route(pile: list[int], last_walked: bool) -> None:
    walk = until_lost([tile for tile in pile if not IS_REPEAT[tile]], last_walked)

    assert walk.failure in (None, "dead_end", "loop")
    if walk.failure == "loop":
        assert walk.failed_at == ORIGIN


@given(PILES)
def test_4_4_without_repeats_both_readings_of_repeat_are_one(pile: list[int]) -> None:
    plain = [tile for tile in pile if not IS_REPEAT[tile]]

    assert until_lost(plain, False).steps == until_lost(plain, True).steps


@given(PILES, st.booleans())
def test_every_step_begins_where_the_one_before_it_ended(pile: list[int], last_walked: bool) -> None:
    walk = until_lost(pile, last_walked)

    ahead = {NORTH: (0, 1), EAST: (1, 0), 2: (0, -1), WEST: (-1, 0)}
    for one, other in zip(walk.steps, walk.steps[1:], strict=False):
        (x, y), (dx, dy) = cell_of(one >> 4), ahead[one & 3]
        assert cell_of(other >> 4) == (x + dx, y + dy)
        assert other >> 2 & 3 == (one & 3) ^ 2


@settings(deadline=None)
@given(PILES, st.integers(1, 20), st.booleans())
def test_what_a_clone_does_leaves_the_walk_it_came_from_alone(pile: list[int], cut: int, last_walked: bool) -> None:
    alone = until_lost(pile, last_walked)
    walk = until_lost(pile[:cut], last_walked)
    if walk.failure is not None:
        return
    twin = walk.clone()
    for tile in reversed(pile[cut:]):
        if twin.lay(tile) is not None:
            break
    for tile in pile[cut:]:
        if walk.lay(tile) is not None:
            break

    assert (walk.steps, walk.places, walk.headings) == (alone.steps, alone.places, alone.headings)
    assert (walk.failure, walk.failed_at, walk.passes) == (alone.failure, alone.failed_at, alone.passes)
    assert (walk.character_counts, walk.longest_corridor) == (alone.character_counts, alone.longest_corridor)
