"""Which chambers are special, and who plays with which: TMP-2.6, TMP-2.18, TMP-5.4."""

from typing import Any

import pytest

from tests.games.temple.tables import playing
from wayout.games.temple import GAME
from wayout.games.temple.modules.special.chalice import TREASURE_CHAMBER
from wayout.games.temple.modules.special.printed import LINKS
from wayout.games.temple.setup import build_pile, with_flanks
from wayout.games.temple.solvable import capacity, keys_at_best
from wayout.games.temple.tile_set import tile_set
from wayout.games.temple.tiles import TILES
from wayout.kernel.chance import Seeded

DOUBLES = ("double_chamber_key", "double_chamber_torch")
SPECIAL = (*LINKS, *DOUBLES, TREASURE_CHAMBER)


@pytest.mark.parametrize(
    ("tile", "doors", "rear", "entry", "most"),
    [
        ("linked_1", "NES", "", "AA", 1),
        ("linked_2", "NSW", "", "AA", 1),
        ("linked_3", "ESW", "", "AA", 1),
        ("double_chamber_key", "NESW", "N", "AK", 2),
        ("double_chamber_torch", "NES", "N", "AT", 2),
        ("treasure_chamber", "NES", "", "AA", 0),
    ],
)
def test_2_6_each_chamber_is_printed_like_this(tile: str, doors: str, rear: str, entry: str, most: int) -> None:
    printed = TILES[tile]

    assert (printed.doors, printed.rear, printed.entry, printed.most_gems) == (doors, rear, entry, most)
    assert not printed.mask
    assert not printed.chest


def test_2_6_a20_a21_what_their_gems_cost() -> None:
    assert LINKS == {"linked_1": "KKK", "linked_2": "TTT", "linked_3": "KKK"}
    assert GAME.catalogue["links"] == LINKS
    doubles = [TILES[tile].gems for tile in DOUBLES]
    assert [(gems.icon, gems.table) for gems in doubles if gems is not None] == [("K", ((4, 2),)), ("T", ((4, 2),))]


@pytest.mark.parametrize("seats", range(1, 7))
def test_5_0_all_six_are_shuffled_before_the_flanks_but_for_the_linked_ones_alone(seats: int) -> None:
    before, after = tile_set(playing(seats)), tile_set(playing(seats, special=True))

    more = set(after.first) - set(before.first)
    assert more == set(SPECIAL) - (set(LINKS) if seats == 1 else set())
    assert (after.later, after.pools) == ((), ())


def test_5_0_with_quests_the_treasure_chamber_is_theirs() -> None:
    assert TREASURE_CHAMBER not in tile_set(playing(3, special=True, quests=2)).first
    assert set(DOUBLES) <= set(tile_set(playing(3, special=True, quests=2)).first)


def test_3_5_a_treasure_chamber_drawn_for_a_flank_goes_into_the_middle_and_another_is_drawn() -> None:
    east, west, rest = with_flanks([TREASURE_CHAMBER, "b01", "b02", "b03", "b04", "b05"])

    assert (east, west) == ("b01", "b02")
    assert rest == [TREASURE_CHAMBER, "b03", "b04", "b05"]


def test_3_5_it_never_lies_beside_the_start() -> None:
    four = playing(4, special=True)
    first = tile_set(four).first
    flanks: set[Any] = set()
    for seed in range(300):
        flanks |= set(build_pile(four, first, (), Seeded(seed))[:2])

    assert TREASURE_CHAMBER not in flanks
    assert set(LINKS) | set(DOUBLES) <= flanks


@pytest.mark.parametrize(("seats", "more"), [(1, 4), (2, 7), (3, 7), (6, 7)])
def test_2_18_13_18_seven_gems_more_and_four_alone(seats: int, more: int) -> None:
    assert capacity(playing(seats, special=True)) == capacity(playing(seats)) + more


def test_2_18_six_professionals_can_play_with_them() -> None:
    hard = playing(6, special=True, difficulty="professional")

    assert keys_at_best(hard) == 1
    assert 6 in GAME.seat_counts(hard.options)


def test_the_presets_have_them() -> None:
    assert GAME.presets["vault"]["special"] is True
    assert GAME.presets["everything"]["special"] is True
