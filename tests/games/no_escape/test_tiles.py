"""The maze tiles (NE-2.1, NE-2.2), and what the reader of their file refuses."""

from importlib import resources
from itertools import pairwise

import pytest

import wayout.games.no_escape
from wayout.games.no_escape.tiles import MAZE, MID_SIDES, BrokenTiles, read_tiles

SHEET = (resources.files(wayout.games.no_escape) / "data" / "tiles.toml").read_text("utf-8")
TILES = {tile.id: tile for tile in MAZE}

ROWS = [
    ("single", 9, "NS", 1, 2),
    ("triple", 12, "NS", 3, 2),
    ("corner", 12, "NE", 3, 4),
    ("bypass", 7, "NS", 5, 2),
    ("hook", 7, "NE", 5, 4),
    ("switchback", 6, "NS", 7, 2),
    ("tee", 13, "NES", 4, 4),
    ("cross", 5, "NESW", 5, 1),
    ("ctrl_y", 5, "S", 2, 4),
    ("ctrl_w", 4, "S", 2, 4),
    ("tele_w", 6, "S", 2, 4),
    ("tele_y", 4, "S", 2, 4),
]


@pytest.mark.parametrize(("id", "count", "exits", "length", "rotations"), ROWS)
def test_2_2_each_kind_is_as_its_row_says(id: str, count: int, exits: str, length: int, rotations: int) -> None:
    tile = TILES[id]

    assert (tile.count, "".join(tile.exits), len(tile.spaces), tile.rotations) == (count, exits, length, rotations)


@pytest.mark.parametrize(
    ("id", "path"),
    [
        ("triple", "01 11 21"),
        ("corner", "01 11 12"),
        ("bypass", "01 02 12 22 21"),
        ("hook", "01 00 10 11 12"),
        ("switchback", "01 02 12 11 10 20 21"),
        ("ctrl_y", "21 11"),
        ("ctrl_w", "21 11"),
        ("tele_w", "21 11"),
        ("tele_y", "21 11"),
    ],
)
def test_2_2_a_path_goes_over_the_cells_of_its_row(id: str, path: str) -> None:
    cells = [(int(cell[0]), int(cell[1])) for cell in path.split()]

    assert TILES[id].spaces == tuple((cell,) for cell in cells)
    assert TILES[id].links == tuple(pairwise(range(len(cells))))


def test_2_2_a_single_space_covers_three_cells_and_a_branch_links_all_sides() -> None:
    assert TILES["single"].spaces == (((0, 1), (1, 1), (2, 1)),)
    for tile in (TILES["tee"], TILES["cross"]):
        assert [tile.spaces[space] for space in tile.exits.values()] == [(MID_SIDES[side],) for side in tile.exits]
        assert tile.spaces[1] == ((1, 1),)
        assert {frozenset(link) for link in tile.links} == {frozenset((1, space)) for space in tile.exits.values()}


def test_2_2_53_corridors_18_branches_and_19_ends_gain_four_exits_in_all() -> None:
    def how_many(*exits: int) -> int:
        return sum(tile.count for tile in MAZE if len(tile.exits) in exits)

    assert (how_many(2), how_many(3, 4), how_many(1)) == (53, 18, 19)
    assert sum(tile.count * (len(tile.exits) - 2) for tile in MAZE) == 4


def test_2_2_there_are_90_of_12_kinds() -> None:
    assert len(MAZE) == 12
    assert sum(tile.count for tile in MAZE) == 90


def test_2_2_ends_have_their_indicator_on_the_inner_space() -> None:
    assert {tile.id: tile.indicator for tile in MAZE if tile.indicator is not None} == {
        "ctrl_y": 1,
        "ctrl_w": 1,
        "tele_w": 1,
        "tele_y": 1,
    }


def test_2_3_only_single_and_triple_take_a_strip() -> None:
    assert [tile.id for tile in MAZE if tile.takes_strip] == ["single", "triple"]


def test_the_file_as_it_is_can_be_read() -> None:
    assert read_tiles(SHEET) == MAZE


@pytest.mark.parametrize(
    ("good", "bad", "why"),
    [
        ("count = 9", "count = 8", "not 90"),
        ('id = "triple"', 'id = "single"', "same id"),
        ("spaces = [[[0, 1]], [[1, 1]], [[2, 1]]]", "spaces = [[[0, 1]], [[1, 1]], [[3, 1]]]", "stick out"),
        ("spaces = [[[0, 1]], [[1, 1]], [[2, 1]]]", "spaces = [[[0, 1]], [[1, 1]], [[1, 1]]]", "overlap"),
        ("links = [[0, 1], [1, 2]]", "links = [[0, 2], [1, 2]]", "side by side"),
        ("links = [[0, 1], [1, 2]]", "links = [[1, 2]]", "reached"),
        ("exits = { N = 0, S = 2 }", "exits = { N = 0, S = 1 }", "middle"),
        ("exits = { N = 0, S = 2 }", "exits = { N = 0, X = 2 }", "middle"),
        ("rotations = 1", "rotations = 4", "rotations"),
        ("indicator = 1", "colour = 1", "colour"),
        ('id = "corner"\n', 'id = "corner"\ntakes_strip = true\n', "straight"),
        ('id = "tee"\n', 'id = "tee"\nindicator = 1\n', "end"),
        ("[[maze]]", "[maze", "Expected"),
        ("count = 9", "count = -9", "Expected"),
        ("links = [[0, 1], [1, 2]]", "links = [[0, 1], [1, 3]]", "no such space"),
        ("links = [[0, 1], [1, 2]]", "links = [[0, 1], [1, -1]]", "no such space"),
        ("exits = { N = 0, S = 2 }", "exits = { N = 0, S = 3 }", "no such space"),
        ("links = [[0, 1], [1, 2]]", "links = [[0, 1], [0, 1], [1, 2]]", "two links the same way"),
        ('id = "ctrl_y"', 'id = "ctrl_z"', "kinds of tunnel end"),
        ("rotations = 4\nindicator = 1", "rotations = 4", "tunnel end"),
        (
            "spaces = [[[0, 1]], [[1, 1]], [[2, 1]]]\nlinks = [[0, 1], [1, 2]]",
            "spaces = [[[0, 1]], [[1, 1]], [[2, 1]], [[1, 2]]]\nlinks = [[0, 1], [1, 2], [1, 3]]",
            "straight",
        ),
    ],
)
def test_2_1_what_cannot_be_is_refused_when_read(good: str, bad: str, why: str) -> None:
    assert good in SHEET
    with pytest.raises(BrokenTiles, match=why):
        read_tiles(SHEET.replace(good, bad, 1))
