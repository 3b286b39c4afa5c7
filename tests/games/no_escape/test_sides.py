"""The four sides of the starting boards (NE-2.4), and what the reader of the drawings refuses."""

from importlib import resources
from itertools import pairwise

import pytest

import wayout.games.no_escape
from wayout.games.no_escape.board import board_of
from wayout.games.no_escape.shapes import EXIT
from wayout.games.no_escape.sides import SIDE_OF_PLAYERS, SIDES, BrokenBoards, exit_name, read_sides
from wayout.games.no_escape.slots import XY, Slot

DRAWINGS = (resources.files(wayout.games.no_escape) / "data" / "boards.toml").read_text("utf-8")
Cell = tuple[int, int]

SNAKE: list[Cell] = [(4, 4), (3, 4), (3, 5), (3, 6), (3, 7), (3, 8), (2, 8), (2, 7), (2, 6), (2, 5), (2, 4), (1, 4)]
ARMS: dict[str, list[list[Cell]]] = {
    "1A": [SNAKE, [(1, 4), (1, 5), (1, 6), (1, 7), (0, 7)]],
    "1B": [SNAKE, [(1, 4), (0, 4)], [(1, 4), (1, 5), (1, 6), (1, 7), (0, 7)]],
    "2A": [
        SNAKE,
        [(1, 4), (0, 4)],
        [(1, 4), (1, 5), (1, 6)],
        [(1, 6), (0, 6), (0, 7)],
        [(1, 6), (1, 7), (1, 8)],
    ],
    "2B": [
        [(4, 4), (3, 4), (3, 5), (4, 5), (5, 5), (5, 6), (4, 6), (3, 6), (2, 6), (2, 5), (2, 4), (2, 3), (1, 3)],
        [(1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (1, 6), (1, 7)],
        [(1, 7), (2, 7), (3, 7), (4, 7), (5, 7), (6, 7), (7, 7)],
        [(1, 1), (0, 1)],
        [(1, 4), (0, 4)],
        [(1, 7), (0, 7)],
        [(1, 7), (1, 8)],
        [(4, 7), (4, 8)],
        [(7, 7), (7, 8)],
    ],
}
TURNS = {"1A": (0, 1, 2, 3), "1B": (0, 1, 2, 3), "2A": (0, 1, 2, 3), "2B": (0, 2)}


def turned(cell: Cell, quarters: int) -> Cell:
    for _ in range(quarters):
        cell = (cell[1], 8 - cell[0])
    return cell


def edges_by_rule(side: str) -> set[frozenset[Cell]]:
    """The board as its polylines say, arm by arm."""
    return {
        frozenset((turned(one, quarters), turned(other, quarters)))
        for quarters in TURNS[side]
        for line in ARMS[side]
        for one, other in pairwise(line)
    }


@pytest.mark.parametrize("side", SIDES)
def test_2_4_the_drawing_is_the_graph_of_the_polylines(side: str) -> None:
    board = SIDES[side]
    drawn = {frozenset((board.cells[place // 4], board.cells[to])) for place, to in enumerate(board.link) if to >= 0}

    assert drawn == edges_by_rule(side)


@pytest.mark.parametrize(("side", "players"), [("1A", (2, 3)), ("1B", (4,)), ("2A", (5, 6)), ("2B", (7, 8))])
def test_2_4_a17_which_side_by_number_of_players(side: str, players: tuple[int, ...]) -> None:
    assert SIDES[side].players == players
    assert [SIDE_OF_PLAYERS[number] for number in players] == [side] * len(players)


@pytest.mark.parametrize(
    ("side", "exits", "spaces", "arms"), [("1A", 4, 60, 4), ("1B", 8, 64, 4), ("2A", 12, 72, 4), ("2B", 12, 58, 2)]
)
def test_2_4_how_many_exits_spaces_and_arms(side: str, exits: int, spaces: int, arms: int) -> None:
    board = SIDES[side]

    assert len(board.doors) == exits == board_of(board.codes).open
    assert len(board.cells) - 1 == spaces
    assert board.links[0].bit_count() == arms


@pytest.mark.parametrize(
    ("side", "steps"),
    [
        ("1A", {16: "N3 E3 S1 W1"}),
        ("1B", {13: "N2 E2 S2 W2", 16: "N3 E3 S1 W1"}),
        ("2A", {13: "N2 E2 S2 W2", 16: "N1 N3 E1 E3 S1 S3 W1 W3"}),
        ("2B", {15: "N2 S2", 16: "N1 W1 E3 S3", 18: "N3 E1 S1 W3", 19: "E2 W2"}),
    ],
)
def test_2_4_how_many_steps_lead_out_by_which_exit(side: str, steps: dict[int, str]) -> None:
    assert SIDES[side].steps == {name: number for number, names in steps.items() for name in names.split()}


@pytest.mark.parametrize("side", SIDES)
def test_2_4_no_exit_is_nearer_than_the_longest_first_move(side: str) -> None:
    assert min(SIDES[side].steps.values()) > 9


def test_2_4_an_exit_sits_on_the_slot_that_its_name_says() -> None:
    slots: dict[str, Slot] = {
        exit_name(SIDES["2A"].cells[door // 4], door % 4): XY[slot] for door, slot in SIDES["2A"].doors.items()
    }

    assert slots["N1"] == (-1, -1)
    assert slots["N3"] == (1, -1)
    assert slots["E2"] == (1, 0)
    assert slots["S1"] == (-1, 1)
    assert slots["W3"] == (-1, 1)


def test_an_exit_can_be_entered_where_it_is_left() -> None:
    for side in SIDES.values():
        for door, slot in side.doors.items():
            assert side.link[door] == EXIT
            assert side.entries[slot * 4 + door % 4] == door // 4


@pytest.mark.parametrize(
    ("good", "bad", "why"),
    [
        ("spaces = 60", "spaces = 61", "are drawn"),
        ("N3 = 16", "N3 = 15", "the ways to the exits"),
        ("o---H---o", "o---o---o", "hub"),
        ("< o---o   o", "v o---o   o", "leads nowhere"),
        ("< o---+---o   o---H", "< o---o---o   o---H", "marked wrongly"),
        ("players = [2, 3]", "players = 2", "Expected"),
        ('["1A"]', '["1A', "line"),
        ("players = [2, 3]", "players = [2]", "0 sides for 3"),
        ("players = [4]", "players = [3, 4]", "2 sides for 3"),
        ("      v\n", "      v       |\n", "belongs to no space"),
        ("< o---o   o", "< o---o?  o", "belongs to no space"),
    ],
)
def test_2_4_what_cannot_be_is_refused_when_read(good: str, bad: str, why: str) -> None:
    assert good in DRAWINGS
    with pytest.raises(BrokenBoards, match=why):
        read_sides(DRAWINGS.replace(good, bad, 1))


def test_a_space_without_a_way_to_the_hub_is_refused() -> None:
    cut = DRAWINGS.replace("o---H---o", "o   H   o", 1)

    with pytest.raises(BrokenBoards, match="there is no way"):
        read_sides(cut)
