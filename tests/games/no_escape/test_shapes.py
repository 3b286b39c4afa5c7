"""Tables of turned tiles (NE-2.1) and of combined ones (NE-2.3)."""

import pytest

from tests.games.no_escape.tables import EAST, N, S, W, code
from wayout.games.no_escape.shapes import (
    BOARD_CODE,
    CODES,
    ENTRY,
    EXIT,
    EXITS,
    FIT,
    LINK,
    LINKS,
    MATCH,
    NO_LINK,
    SHAPES,
    STRIPPED,
    TILE,
)
from wayout.kernel.grid import WAYS


def exits(text: str) -> str:
    return "".join("NESW"[way] for way in WAYS if EXITS[code(text)] >> way & 1)


@pytest.mark.parametrize(
    ("text", "sides"),
    [("corner", "NE"), ("corner/1", "ES"), ("corner/2", "SW"), ("corner/3", "NW"), ("tee/1", "ESW"), ("ctrl_y/1", "W")],
)
def test_2_1_a_quarter_turn_is_clockwise(text: str, sides: str) -> None:
    assert exits(text) == sides


def test_2_1_every_link_leads_back_the_opposite_way() -> None:
    for table in LINK:
        for place, to in enumerate(table):
            if to >= 0:
                assert table[to * 4 + (place % 4 ^ 2)] == place // 4


def test_2_1_an_exit_belongs_to_the_space_behind_it() -> None:
    for one in range(CODES):
        for side in WAYS:
            space = ENTRY[one][side]
            assert (space != NO_LINK) == bool(EXITS[one] >> side & 1)
            assert space == NO_LINK or LINK[one][space * 4 + side] == EXIT


def test_2_2_half_turns_of_straight_tiles_do_not_differ_for_play() -> None:
    for tile in ("single", "triple", "bypass", "switchback"):
        assert exits(tile) == exits(f"{tile}/2") == "NS"
    assert exits("cross") == exits("cross/3") == "NESW"


def test_2_2_a_tee_and_a_crossing_take_three_spaces_whichever_way() -> None:
    for tile in ("tee", "cross"):
        link = LINK[code(tile)]
        for side in WAYS:
            space = ENTRY[code(tile)][side]
            if space != NO_LINK:
                assert link[space * 4 + (side ^ 2)] == 1
        assert LINKS[True][code(tile)][1].bit_count() == EXITS[code(tile)].bit_count()


def test_2_3_a_triple_with_a_strip_has_the_graph_of_a_tee() -> None:
    combined, tee = code("triple+E"), code("tee")

    assert EXITS[combined] == EXITS[tee]
    assert sorted(mask.bit_count() for mask in LINKS[True][combined]) == sorted(
        mask.bit_count() for mask in LINKS[True][tee]
    )
    assert LINK[combined][1 * 4 + EAST] == 3


def test_2_3_a_single_with_a_strip_has_two_spaces_and_a_branch() -> None:
    combined = code("single+E")

    assert len(LINKS[True][combined]) == 2
    assert LINKS[True][combined][0] == 1 << N | 1 << S | 1 << EAST
    assert LINKS[True][combined][1] == 1 << W | 1 << EAST


@pytest.mark.parametrize(
    ("text", "side", "sides"), [("triple", W, "NSW"), ("triple/1", N, "NEW"), ("single/1", S, "ESW")]
)
def test_2_3_the_strip_opens_the_side_that_was_chosen(text: str, side: int, sides: str) -> None:
    combined = STRIPPED[code(text)][side]

    assert "".join("NESW"[way] for way in WAYS if EXITS[combined] >> way & 1) == sides
    assert TILE[combined] == text.split("/")[0]


def test_2_3_no_second_strip_and_none_on_other_tiles() -> None:
    assert set(STRIPPED[code("triple+E")]) == {NO_LINK}
    assert set(STRIPPED[code("corner")]) == {NO_LINK}
    assert STRIPPED[code("triple")][N] == NO_LINK


def test_3_3_a_rotation_fits_if_exits_meet_exits_and_walls_meet_walls() -> None:
    wall_north_exit_south = (1 << N | 1 << S) << 4 | 1 << S
    corner = code("corner") // 4

    assert [rot for rot, _ in FIT[corner][wall_north_exit_south]] == [1, 2]
    assert MATCH[code("cross") // 4][wall_north_exit_south] == ()


def test_3_3_nothing_is_attached_where_no_exit_leads_in() -> None:
    wall_north = 1 << N << 4
    corner = code("corner") // 4

    assert FIT[corner][wall_north] == ()
    assert [rot for rot, _ in MATCH[corner][wall_north]] == [1, 2]


def test_a_part_of_the_starting_board_is_a_code_with_its_exits() -> None:
    assert EXITS[BOARD_CODE + 5] == 5
    assert len(EXITS) == len(SHAPES) * 4 + 16


def test_a21_unless_walkable_a_yellow_teleporter_ends_one_space_earlier() -> None:
    yellow = code("tele_y")

    assert LINKS[True][yellow] == (1 << N | 1 << S, 1 << S)
    assert LINKS[False][yellow] == (1 << S, 1 << S)
