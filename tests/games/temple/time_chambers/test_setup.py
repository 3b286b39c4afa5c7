"""Which time chambers are in the temple, and what is printed on them: TMP-2.9, A19, A29, TMP-13.17."""

from collections import Counter

import pytest

from tests.games.temple.tables import playing
from wayout.games.temple import GAME
from wayout.games.temple.modules.time_chambers.printed import BANS, SAND_MS, TASKS, TIME_CHAMBERS, colour_of
from wayout.games.temple.setup import exit_company
from wayout.games.temple.state import State
from wayout.games.temple.tiles import TILES
from wayout.games.temple.view import view
from wayout.kernel.chance import Seeded
from wayout.kernel.codec import encode
from wayout.kernel.options import complete
from wayout.kernel.play import Turn
from wayout.kernel.seats import SPECTATOR, Seat


def opened(count: int, seed: int, seats: int = 4) -> State:
    state = GAME.first_state(seats, playing(seats, time_chambers=count).options)
    GAME.open(Turn(state, Seeded(seed)))
    return state


@pytest.mark.parametrize("count", [2, 3, 4])
def test_3_8_as_many_of_the_eight_are_drawn_as_were_chosen(count: int) -> None:
    drawn = [[tile for tile in TIME_CHAMBERS if tile in opened(count, seed).pile] for seed in range(40)]

    assert {len(found) for found in drawn} == {count}
    assert set().union(*drawn) == set(TIME_CHAMBERS)


def test_a19_they_never_lie_beside_the_start() -> None:
    assert not any(chamber.tile in TIME_CHAMBERS for seed in range(60) for chamber in opened(4, seed).chambers)


def test_13_17_the_exit_is_shuffled_with_five_chambers() -> None:
    assert exit_company(playing(4, time_chambers=2)) == 5
    assert exit_company(playing(4, time_chambers=2, traps=4)) == 5


def test_4_12_nobody_is_told_which_there_are() -> None:
    state = opened(4, 1)

    for viewer in (Seat(0), SPECTATOR):
        assert not any(tile in encode(view(state, viewer)).decode() for tile in TIME_CHAMBERS)


def test_2_9_doors_and_frames_are_as_printed() -> None:
    assert {tile: (TILES[tile].doors, TILES[tile].entry) for tile in TIME_CHAMBERS} == {
        "prohibition_1": ("NES", "AA"),
        "prohibition_2": ("NSW", "AA"),
        "prohibition_3": ("ESW", "AA"),
        "prohibition_4": ("NSW", "AA"),
        "lava_dice": ("NES", "AA"),
        "lava_gems": ("ESW", "AA"),
        "torch_chamber": ("NSW", "AA"),
        "sacrifice": ("NES", "AA"),
    }


def test_a29_each_ban_stands_on_two_chambers_once_above_and_once_below() -> None:
    uppers, lowers = zip(*BANS.values(), strict=True)

    assert sorted(uppers) == sorted(lowers) == ["gems", "masks", "moving", "start"]
    assert set(Counter([*uppers, *lowers]).values()) == {2}


def test_2_9_what_each_task_takes_and_costs() -> None:
    assert {tile: [(s.cost, s.losers, s.dice, s.gems) for s in steps] for tile, steps in TASKS.items()} == {
        "torch_chamber": [("T" * 7, 2, 0, 0)],
        "lava_dice": [("TTTTT", 0, 3, 0), ("KKKK", 0, 2, 0), ("AAA", 0, 1, 0)],
        "lava_gems": [("TTTTT", 0, 0, 3), ("KKKK", 0, 0, 2), ("AAA", 0, 0, 1)],
    }


def test_2_17_the_sand_runs_a_minute_or_twice_half_of_one() -> None:
    assert SAND_MS == {"blue": 60_000, "green": 20_000}
    assert [colour_of(tile) for tile in TIME_CHAMBERS] == ["green"] * 4 + ["blue"] * 4


@pytest.mark.parametrize(("preset", "count"), [("trapped", 2), ("everything", 2)])
def test_7_presets_have_their_time_chambers(preset: str, count: int) -> None:
    assert complete(GAME.options, GAME.presets[preset])["time_chambers"] == count
