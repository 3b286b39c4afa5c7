"""TMP-5.0, TMP-2.18: how a temple is laid, and which can be won."""

import re
from collections import Counter
from importlib import resources

import pytest

from tests.games.temple.tables import ONE, playing, settled
from wayout.games.temple import GAME
from wayout.games.temple.events import TempleLaid
from wayout.games.temple.setup import build_pile, first_state, open_game, why_not, with_exit
from wayout.games.temple.solvable import capacity, depot_of, keys_at_best, solvable_seats
from wayout.games.temple.state import NO_DIE, START, State
from wayout.games.temple.tiles import SHEET, TILES, BrokenTiles, Tile, printed, read_tiles
from wayout.kernel.chance import Scripted, Seeded
from wayout.kernel.options import Value, complete
from wayout.kernel.play import Refusal, Turn

BASIC = [tile.id for tile in SHEET.basic]
GEM = [tile.id for tile in SHEET.gem]
BASE = playing(3)


def opened(seats: int, luck: int = 1, /, **options: Value) -> State:
    turn = Turn(first_state(seats, complete(GAME.options, options)), Seeded(luck))
    open_game(turn)
    return turn.state


def test_everybody_begins_in_the_start_between_two_tiles_with_five_blank_dice() -> None:
    state = opened(3)

    assert state.figures == [START] * 3
    assert [(chamber.x, chamber.y, chamber.turned) for chamber in state.chambers] == [(0, 0, 0), (1, 0, 1), (-1, 0, 3)]
    assert state.links[1] == 2
    assert state.links[3] == 4
    assert state.hands == [[0, 1, 2, 3, 4], [10, 11, 12, 13, 14], [20, 21, 22, 23, 24]]
    assert set(state.dice) == {0, NO_DIE}
    assert (state.depot, state.spare) == (11, 2)


def test_9_alone_one_has_seven_dice_and_seven_gems() -> None:
    state = opened(1)

    assert state.hands == [[0, 1, 2, 3, 4, 5, 6]]
    assert (state.depot, state.spare) == (7, 2)


@pytest.mark.parametrize("seats", range(1, 7))
def test_every_tile_is_there_once(seats: int) -> None:
    state = opened(seats)
    drawn = [chamber.tile for chamber in state.chambers]

    assert Counter(drawn + state.pile) == Counter(["start", "exit", *BASIC, *GEM])
    assert "exit" not in drawn


@pytest.mark.parametrize("modules", [{"curses": True}, {"treasures": True}, {"curses": True, "treasures": True}])
def test_a_module_with_signs_brings_the_cursed_thirteen(modules: dict[str, Value]) -> None:
    state = opened(3, 1, **modules)
    tiles = {chamber.tile for chamber in state.chambers} | set(state.pile)

    assert {tile.id for tile in SHEET.cursed} <= tiles
    assert not set(BASIC) & tiles


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_exit_is_among_the_last_five(seats: int) -> None:
    places = Counter(opened(seats, seed).pile.index("exit") for seed in range(200))

    assert set(places) == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("seats", [1, 2])
def test_the_exit_is_in_the_middle_when_one_or_two_play(seats: int) -> None:
    for seed in range(20):
        pile = opened(seats, seed).pile
        assert len(pile) == 16
        assert pile[::-1].index("exit") == 7


def test_step_6_says_where_the_exit_lies() -> None:
    tiles = ["a", "b", "c", "d", "e"]

    assert with_exit(tiles, 2, Scripted([])) == ["a", "b", "exit", "c", "d", "e"]
    script = Scripted([["e", "a", "b", "c", "d"], ["c", "exit", "a", "d", "b"]])
    assert with_exit(tiles, 3, script) == ["e", "c", "exit", "a", "d", "b"]


def test_every_tile_can_lie_beside_the_start() -> None:
    beside = Counter(tile for seed in range(400) for tile in build_pile(BASE, [*BASIC, *GEM], (), Seeded(seed))[:2])

    assert set(beside) == {*BASIC, *GEM}


def test_the_veiled_opening_tells_neither_pile_nor_track() -> None:
    laid = TempleLaid("b01", "b02", ("exit", "b03"), 2, "track_2", ("b01", "b02", "b03"))

    assert laid.seen_by(ONE) == TempleLaid("b01", "b02", (), 2, "", ())
    assert laid.recalled_by(ONE) == laid.seen_by(ONE)
    assert TempleLaid("b01", "b02", (), 0, "sand", ()).seen_by(ONE).track == "sand"


def test_2_18_depot_by_players_and_difficulty() -> None:
    assert [depot_of(seats, "normal") for seats in range(1, 7)] == [7, 7, 11, 14, 16, 18]
    assert depot_of(3, "expert") == 14
    assert depot_of(6, "professional") == 24


def test_a11_professionals_have_no_spare_gems() -> None:
    assert opened(3, difficulty="professional").spare == 0
    assert opened(3, difficulty="expert").spare == 2


def test_2_18_capacity_is_what_the_dice_of_the_team_can_reach() -> None:
    assert capacity(playing(1)) == 14
    assert [capacity(playing(seats)) for seats in range(2, 7)] == [18] * 5
    assert capacity(playing(4, curses=True, treasures=True)) == 20


def test_2_18_six_professionals_are_refused_and_five_are_warned() -> None:
    assert keys_at_best(playing(6, difficulty="professional")) == 7
    assert keys_at_best(playing(5, difficulty="professional")) == 5
    assert solvable_seats(settled(difficulty="professional")) == (1, 2, 3, 4, 5)
    assert solvable_seats(settled()) == (1, 2, 3, 4, 5, 6)
    with pytest.raises(ValueError, match="not a game for 6"):
        first_state(6, complete(GAME.options, {"difficulty": "professional"}))


def test_2_18_a_table_that_could_not_win_is_told_how_many_keys_it_would_take() -> None:
    told = why_not(settled(difficulty="professional"), 6)

    assert told == Refusal("too_many_keys", "TMP-2.18", {"n": 7, "dice": 5})
    assert why_not(settled(difficulty="professional"), 5) is None
    assert why_not(settled(difficulty="professional", treasures=True), 6) is None


def test_with_extra_gems_six_professionals_can_just_make_it() -> None:
    assert 6 in GAME.seat_counts(complete(GAME.options, {"difficulty": "professional", "treasures": True}))


PRINTED = {
    "start": "EW AA",
    "exit": "S AA",
    "gems_key_a": "NESW AT K4,7,10",
    "gems_key_b": "NSW AK K4,7,10",
    "gems_torch_a": "NESW AK T4,7,10",
    "gems_torch_b": "NES AT T4,7,10",
    "01": "NS AK K4 mask",
    "02": "SW AT K4 chest",
    "03": "NES AA K4 mask chest",
    "04": "NSW TT T4 chest",
    "05": "ES AK T4 mask",
    "06": "ESW AA T4 mask chest",
    "07": "NESW AA mask",
    "08": "NESW AT chest",
    "09": "NESW AK mask chest",
    "10": "ESW KT chest",
    "11": "NSW AA mask",
    "12": "NES KK mask chest",
    "13": "NS AT mask",
}
"""Doors, frame, gems; and what the cursed chambers show that the basic ones do not."""


def printed_as(tile: Tile) -> str:
    gems = "" if tile.gems is None else f" {tile.gems.icon}{','.join(str(need) for need, _ in tile.gems.table)}"
    return f"{tile.doors} {tile.entry}{gems}" + " mask" * tile.mask + " chest" * tile.chest


def test_2_2_2_4_every_chamber_is_printed_as_the_tables_say() -> None:
    assert {tile.id.removeprefix("c"): printed_as(tile) for tile in (*SHEET.main, *SHEET.gem, *SHEET.cursed)} == PRINTED


def test_2_3_the_basic_chambers_show_neither_masks_nor_chests() -> None:
    for tile in SHEET.basic:
        assert printed_as(tile) == re.sub(" mask| chest", "", PRINTED[tile.id.removeprefix("b")])


def test_a1_the_tiles_are_those_of_the_tables() -> None:
    assert [tile.id for tile in SHEET.gem] == ["gems_key_a", "gems_key_b", "gems_torch_a", "gems_torch_b"]
    assert sum(printed(tile).table == ((4, 1),) for tile in BASIC) == 6
    assert Counter(tile.gems.icon for tile in SHEET.basic if tile.gems) == {"K": 3, "T": 3}
    for basic, cursed in zip(SHEET.basic, SHEET.cursed, strict=True):
        assert (basic.doors, basic.entry, basic.gems) == (cursed.doors, cursed.entry, cursed.gems)
        assert cursed.mask or cursed.chest
        assert not basic.mask
        assert not basic.chest
    assert sum(tile.mask for tile in SHEET.cursed) == 9
    assert sum(tile.chest for tile in SHEET.cursed) == 8
    assert TILES["start"].doors == "EW"
    assert TILES["exit"].doors == "S"


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ('doors = "EW"', 'doors = "WE"'),
        ('doors = "EW"', 'doors = "EX"'),
        ('doors = "EW"', 'doors = "ESW"'),
        ('id = "b01"', 'id = "b02"'),
        ('entry = "AT"', 'entry = "AB"'),
        ('entry = "AT"', 'entry = ""'),
        ("[[4, 1], [7, 2], [10, 3]]", "[[4, 1], [4, 2], [10, 3]]"),
        ("[[4, 1], [7, 2], [10, 3]]", "[[4, 1], [7, 1], [10, 3]]"),
        ("[[4, 1], [7, 2], [10, 3]]", "[[4, 0], [7, 2], [10, 3]]"),
        ("[[4, 1], [7, 2], [10, 3]]", "[]"),
        ('icon = "K"', 'icon = "B"'),
        ("[[gem]]", "[[basic]]"),
        ('id = "start"', 'id = "begin"'),
        ("mask = true", "masks = true"),
        ("[[main]]", "[[main"),
    ],
)
def test_a_broken_sheet_is_refused(good: str, bad: str) -> None:
    text = resources.files("wayout.games.temple").joinpath("data/tiles.toml").read_text()
    assert good in text

    with pytest.raises(BrokenTiles):
        read_tiles(text.replace(good, bad, 1))


def test_the_catalogue_tells_what_there_is_for_everybody_to_add_up_and_no_gong() -> None:
    assert GAME.catalogue["gems"] == (14, 18, 18, 18, 18, 18)
    modules = GAME.catalogue["modules"]
    assert isinstance(modules, dict)
    assert modules["curses"]["gems"] == (0,) * 6
    assert modules["treasures"]["gems"] == (2,) * 6
    assert GAME.catalogue["warn_keys"] == 4
    assert "165000" not in repr(GAME.catalogue)
