"""Steps across tiles and boards are those of the printed tables (NE-2.2, NE-2.4)."""

import pytest

from tests.games.no_escape.tables import EAST, N, S, code
from wayout.games.no_escape.bots.crossings import ACROSS, BOARD_ACROSS, BOARD_OUTWARD, INWARD, NEVER, OUTWARD
from wayout.games.no_escape.sides import SIDES
from wayout.games.no_escape.slots import HUB
from wayout.kernel.grid import WAYS


@pytest.mark.parametrize(
    ("tile", "steps"),
    [("single", 1), ("triple", 3), ("bypass", 5), ("switchback", 7), ("tee", 3), ("single+E", 1), ("triple+E", 3)],
)
def test_straight_across_takes_the_length_of_the_tile(tile: str, steps: int) -> None:
    assert dict(ACROSS[True][code(tile)][N])[S] == steps


@pytest.mark.parametrize(("tile", "steps"), [("corner", 3), ("hook", 5), ("tee", 3), ("single+E", 2)])
def test_round_the_corner_takes_the_length_of_the_tile(tile: str, steps: int) -> None:
    assert dict(ACROSS[True][code(tile)][N])[EAST] == steps


@pytest.mark.parametrize(
    ("tile", "walkable", "steps"), [("ctrl_y", True, 3), ("tele_y", True, 3), ("tele_y", False, 1), ("tele_w", True, 3)]
)
def test_at_an_end_a_meeple_comes_out_where_it_went_in(tile: str, walkable: bool, steps: int) -> None:
    assert ACROSS[walkable][code(tile)][S] == ((S, steps),)


def test_nobody_turns_round_in_a_corridor() -> None:
    assert OUTWARD[True][code("triple")][1 * 4 + N] == ((N, 1),)
    assert ACROSS[True][code("triple")][N] == ((S, 3),)


def test_the_indicator_is_two_steps_in() -> None:
    inward = INWARD[code("tele_w")]

    assert inward[0 * 4 + N] == 1
    assert inward[0 * 4 + S] == NEVER


@pytest.mark.parametrize("side", SIDES)
def test_2_4_the_hub_is_as_far_from_every_exit_as_the_table_says(side: str) -> None:
    one = SIDES[side]
    found: dict[int, int] = {}
    for way in WAYS:
        for door, steps in BOARD_OUTWARD[one.id][HUB * 4 + way]:
            found[door] = min(found.get(door, NEVER), steps + 1)

    assert sorted(found.values()) == sorted(one.steps.values())


@pytest.mark.parametrize("side", SIDES)
def test_the_way_from_door_to_door_is_as_long_as_the_way_back(side: str) -> None:
    across = BOARD_ACROSS[side]

    assert all(dict(across[out])[door] == steps for door, ways in across.items() for out, steps in ways)
