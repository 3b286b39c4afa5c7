"""All tiles, and the printed matter that a client draws."""

import json

import pytest

from wayout.games.no_escape.catalogue import ABORTS, ABORTS_OF, ACTION_TILES, ALL_TILES, CATALOGUE, COUNTS, DICE
from wayout.games.no_escape.state import WINDOWS
from wayout.kernel.codec import encode

ROWS = [
    ("collapse", 4),
    ("swap", 4),
    ("shift", 3),
    ("breach", 2),
    ("realign", 2),
    ("newpath", 3),
    ("lockdown", 2),
    ("overdrive", 2),
    ("aboutface", 2),
    ("beam", 1),
    ("recharge", 1),
    ("siphon", 1),
    ("salvage", 2),
    ("trade", 1),
    ("ab_roll", 4),
    ("ab_action", 3),
    ("ab_maze", 2),
    ("ab_energy", 1),
    ("ab_tele", 2),
]


@pytest.mark.parametrize(("id", "count"), ROWS)
def test_2_5_each_kind_is_there_so_often(id: str, count: int) -> None:
    assert ACTION_TILES[id].count == count


def test_2_5_there_are_42_of_19_kinds_of_which_12_are_aborts() -> None:
    assert list(ACTION_TILES) == [id for id, _ in ROWS]
    assert sum(tile.count for tile in ACTION_TILES.values()) == 42
    assert sum(COUNTS[tile] for tile in ABORTS) == 12


def test_1_2_there_are_132_tiles_to_draw() -> None:
    assert len(ALL_TILES) == 132


def test_1_2_the_dice_show_1_to_3_twice_each() -> None:
    assert DICE == (1, 1, 2, 2, 3, 3)


def test_3_7_each_window_has_its_abort_and_an_abort_any() -> None:
    assert {window: ABORTS_OF[window] for window in WINDOWS[:-1]} == {
        "action": ("ab_action",),
        "maze": ("ab_maze",),
        "energy": ("ab_energy",),
        "roll": ("ab_roll",),
        "teleport": ("ab_tele",),
    }
    assert ABORTS_OF["abort"] == ABORTS


def test_the_catalogue_can_be_sent_and_has_every_tile_and_side() -> None:
    sent = json.loads(encode(CATALOGUE))

    assert {*sent["maze"], *sent["actions"]} == set(COUNTS)
    assert list(sent["sides"]) == ["1A", "1B", "2A", "2B"]
    assert sent["sides"]["1A"]["spaces"][0] == [4, 4]
    assert len(sent["sides"]["2A"]["exits"]) == 12
    assert all(one < other for one, other in sent["sides"]["2B"]["links"])
