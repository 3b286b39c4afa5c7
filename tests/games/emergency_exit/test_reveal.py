"""EEO-4, EEO-5 and EEO-7: what a reveal says, and who scores."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.emergency_exit.tables import A, B, C, do, table, tile, tiles
from wayout.games.emergency_exit import GAME
from wayout.games.emergency_exit.reveal import reveal_of
from wayout.games.emergency_exit.tiles import FREE, PLAYABLE, TILES
from wayout.games.emergency_exit.view import Group, Laid, Pass


@pytest.mark.parametrize(
    ("pile", "seats", "lost_at", "points"),
    [
        ("L L L [A]", 2, 3, (1, 0)),
        ("S L [A]", 2, None, (0, 1)),
        ("S [A] L L L [BC]", 4, 4, (0, 1, 1, 0)),
        ("S [A] L L L S", 4, 4, (0, 0, 0, 0)),
    ],
)
def test_7_worked_examples(pile: str, seats: int, lost_at: int | None, points: tuple[int, ...]) -> None:
    reveal = reveal_of(table(pile, seats=seats))

    assert (reveal.lost_at, reveal.points) == (lost_at, points)


def test_4_2_declaring_on_the_very_tile_that_fails_is_right() -> None:
    assert reveal_of(table("S L L L [A]", seats=2)).points == (1, 0)


def test_7_declaring_one_tile_too_early_is_wrong() -> None:
    assert reveal_of(table("S L L [A] L", seats=3)).points == (0, 0, 0)


def test_7_only_the_first_right_group_scores() -> None:
    reveal = reveal_of(table("S [A] L L L [B] S [C]", seats=4))

    assert reveal.groups == (Group(1, (A,), False), Group(4, (B,), True), Group(5, (C,), False))
    assert reveal.points == (0, 1, 0, 0)


def test_7_two_groups_on_the_same_tile_are_two_groups() -> None:
    assert reveal_of(table("L L L [A] [B]", seats=4)).points == (1, 0, 0, 0)


def test_7_if_the_route_never_fails_each_who_kept_lost_scores() -> None:
    assert reveal_of(table("S [A] S [B] L", seats=4)).points == (0, 0, 1, 1)


def test_8_who_has_left_cannot_score() -> None:
    right = table("L L L [AB]", seats=4, in_game=[False, True, True, True])
    kept = table("S [A]", seats=4, in_game=[True, True, True, False])
    kept.holds[3] = False

    assert reveal_of(right).points == (0, 1, 0, 0)
    assert reveal_of(kept).points == (0, 1, 1, 0)


def test_8_if_all_of_the_right_group_have_left_nobody_else_takes_their_points() -> None:
    state = table("L L L [A] S [B]", seats=4, in_game=[False, True, True, True])

    assert reveal_of(state).points == (0, 0, 0, 0)


def test_7_the_route_stops_at_the_loss_and_the_rest_is_only_named() -> None:
    reveal = reveal_of(table("S1 L1 L2 L3 X1 R1", seats=2))

    assert [laid.tile for laid in reveal.route] == tiles("S1 L1 L2 L3")
    assert reveal.rest == tuple(tiles("X1 R1"))
    assert (reveal.reason, reveal.lost_cell) == ("dead_end", (0, 1))


def test_4_1_each_tile_lies_where_the_route_first_met_an_empty_cell_and_is_turned_as_it_was_entered() -> None:
    reveal = reveal_of(table("X1 L1 L2 L3"))

    assert reveal.route[:2] == (
        Laid(tile("X1"), (0, 1), 0, (Pass((0, 1), 2, 0),)),
        Laid(tile("L1"), (0, 2), 0, (Pass((0, 2), 2, 3),)),
    )
    assert reveal.route[3] == Laid(tile("L3"), (-1, 1), 2, (Pass((-1, 1), 0, 1), Pass((0, 1), 3, 1)))


def test_5_1_a_route_back_at_the_start_fails_there() -> None:
    reveal = reveal_of(table("L L L"))

    assert (reveal.reason, reveal.lost_cell) == ("loop", (0, 0))


@pytest.mark.parametrize(
    ("floor", "pile", "lost_at"),
    [
        ("five_faces", "S2 L4 S3 R3 S5", 5),
        ("too_far", "S S S S S", 5),
        ("same_face", "L4 S1 R4 DL1", 4),
        ("long_corridor", "S X S", 3),
        ("long_corridor", "S L S X S", 5),
        ("no_crossing", "X L L L", 4),
        ("no_retreat", "L L S S", 4),
    ],
)
def test_5_3_a_floor_card_in_force_is_a_reason_at_its_tile(floor: str, pile: str, lost_at: int) -> None:
    reveal = reveal_of(table(f"{pile} R", floor=floor))

    assert (reveal.reason, reveal.lost_at) == (floor, lost_at)
    assert reveal.lost_cell == reveal.route[-1].cell


def test_5_3_a_floor_card_that_is_not_up_is_no_reason() -> None:
    assert reveal_of(table("S S S S S")).lost_at is None


def test_5_the_first_tile_with_any_reason_counts() -> None:
    assert reveal_of(table("S S S S S", floor="too_far long_corridor")).reason == "long_corridor"
    assert reveal_of(table("L L L", floor="no_retreat")).reason == "loop"


@pytest.mark.parametrize(("copies", "lost_at"), [("last_revealed", 6), ("last_walked", None)])
def test_4_4_the_table_chooses_what_a_repeat_copies(copies: str, lost_at: int | None) -> None:
    assert reveal_of(table("L DR L L L RP", options={"repeat_copies": copies})).lost_at == lost_at


def test_8_a_reveal_of_nothing_is_safe() -> None:
    reveal = reveal_of(table("[A]", seats=2))

    assert (reveal.route, reveal.lost_at, reveal.points) == ((), None, (0, 1))


@pytest.mark.slow
@given(st.permutations(PLAYABLE), st.lists(st.integers(0, 3), min_size=37, max_size=37))
def test_3_4_the_shown_rotations_never_change_the_true_route(order: list[int], rotations: list[int]) -> None:
    state = table(seats=2)
    state.hands, state.deck = [order[:3], order[3:6]], order[:5:-1]
    number = 0
    while state.phase == "turn":
        free = state.heading == FREE
        plays = [action for action in GAME.legal(state, state.turn) if hasattr(action, "tile")]
        do(state, state.turn, plays[rotations[number] if free else 0])
        number += 1

    assert number == 37
    assert state.reveal == reveal_of(table(" ".join(TILES[one].id for one in state.pile), seats=2, hands=["", ""]))
