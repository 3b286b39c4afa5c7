"""Slots and spots as numbers, and back."""

import pytest

from wayout.games.no_escape.catalogue import COUNTS
from wayout.games.no_escape.slots import (
    BOARD_SLOTS,
    HUB,
    REACH,
    XY,
    Slot,
    Spot,
    in_reach,
    number_of,
    place_of,
    spot_of,
)
from wayout.games.no_escape.tiles import MAZE


@pytest.mark.parametrize("slot", [(0, 0), (-REACH, REACH), (REACH, -REACH), (3, -7)])
def test_a_slot_is_its_number(slot: Slot) -> None:
    assert XY[number_of(slot)] == slot
    assert in_reach(slot)


def test_what_is_further_is_out_of_reach() -> None:
    assert not in_reach((REACH + 1, 0))
    assert not in_reach((0, -REACH - 1))


@pytest.mark.parametrize("spot", [(0, 0, 0), (0, 0, 72), (1, -2, 6), (-REACH, -REACH, 3)])
def test_a_spot_is_its_place(spot: Spot) -> None:
    assert spot_of(place_of(spot)) == spot


def test_no_spot_is_off_the_board() -> None:
    assert spot_of(place_of(None)) is None
    assert place_of((0, 0, 0)) == HUB


def test_2_1_the_starting_board_fills_nine_slots() -> None:
    assert [XY[slot] for slot in BOARD_SLOTS] == [(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1)]


def test_2_1_the_longest_line_of_tiles_is_within_reach() -> None:
    """From the edge of the board every straight tile wins a row, and so do two corners; something ends the line.
    Where white teleporters hold its outer part, an inner tile can be shifted, or salvaged and laid, at its far end."""
    straight = sum(tile.count for tile in MAZE if {"N", "S"} <= set(tile.exits))
    corners = sum(tile.count for tile in MAZE if set(tile.exits) == {"N", "E"})
    longest = 1 + straight + corners // 2 + 1 + COUNTS["shift"] + COUNTS["salvage"]

    assert longest <= REACH
