"""Teleporting (NE-3.6)."""

from tests.games.no_escape.tables import (
    EAST_EXIT,
    NORTH_EXIT,
    SOUTH_EXIT,
    WEST_EXIT,
    A,
    B,
    C,
    at_cell,
    do,
    faces,
    kinds,
    move,
    refusal,
    table,
    where,
)
from wayout.games.no_escape.actions import ChooseTeleporter, LetPass, PlayAbort
from wayout.games.no_escape.rules import asked, legal

GATE = at_cell("1A", 0, 7)
WHITE = {NORTH_EXIT: "tele_w", EAST_EXIT: "tele_w/1"}
THREE = {**WHITE, SOUTH_EXIT: "tele_y/2"}


def test_3_6_white_sends_to_the_only_other_indicator_at_no_cost() -> None:
    state = table(WHITE, meeples={A: (GATE, "NS")})
    move(state, 2)

    assert (where(state, A), faces(state, A)) == ((2, 1, 1), "W-")


def test_3_6_the_rest_of_the_movement_goes_on_afterwards() -> None:
    state = table(WHITE, meeples={A: (GATE, "NS")})
    move(state, 3)

    assert (where(state, A), faces(state, A)) == ((2, 1, 0), "WE")


def test_3_6_the_owner_chooses_among_several_white_or_yellow() -> None:
    state = table(THREE, meeples={A: (GATE, "NS")})
    move(state, 2)

    assert legal(state, A) == [ChooseTeleporter(EAST_EXIT), ChooseTeleporter(SOUTH_EXIT)]
    assert refusal(state, A, ChooseTeleporter(NORTH_EXIT)) == "no_free_teleporter NE-3.6"
    assert refusal(state, B, ChooseTeleporter(EAST_EXIT)) == "not_asked NE-3.5"
    do(state, A, ChooseTeleporter(SOUTH_EXIT))
    assert (where(state, A), faces(state, A)) == ((-1, 2, 1), "N-")


def test_3_6_arriving_never_starts_a_second_jump() -> None:
    state = table(WHITE, meeples={A: (GATE, "NS")})

    assert kinds(move(state, 2)).count("Teleported") == 1


def test_3_5_a_flight_onto_an_occupied_white_indicator_teleports() -> None:
    state = table(WHITE, meeples={A: (GATE, "NS"), B: ((1, -2, 1), "S-")}, jetpack=True)
    move(state, 2)

    assert (where(state, A), where(state, B)) == ((2, 1, 1), (1, -2, 1))


def test_3_6_one_teleporter_alone_does_nothing() -> None:
    state = table({NORTH_EXIT: "tele_w"}, meeples={A: (GATE, "NS")})
    move(state, 2)

    assert (where(state, A), faces(state, A)) == ((1, -2, 1), "S-")


def test_3_6_without_a_target_there_is_nothing_to_abort() -> None:
    state = table({NORTH_EXIT: "tele_w"}, meeples={A: (GATE, "NS")}, hands=["tee tee tee", "ab_tele"], discard="")

    assert "WindowOpened" not in kinds(move(state, 2))


def test_3_6_yellow_is_never_left_by_teleport() -> None:
    state = table({NORTH_EXIT: "tele_y", EAST_EXIT: "tele_w/1"}, meeples={A: (GATE, "NS")})
    move(state, 3)

    assert where(state, A) == (1, -2, 0)


def test_a7_the_jump_from_white_is_not_optional() -> None:
    state = table(THREE, meeples={A: (GATE, "NS")})
    move(state, 2)

    assert {type(action) for action in legal(state, A)} == {ChooseTeleporter}


def test_a8_an_occupied_indicator_cannot_be_chosen() -> None:
    state = table(THREE, meeples={A: (GATE, "NS"), B: ((2, 1, 1), "W-")})
    move(state, 2)

    assert where(state, A) == (-1, 2, 1)


def test_a8_only_a_meeple_on_the_indicator_itself_occupies_it() -> None:
    state = table(WHITE, meeples={A: (GATE, "NS"), B: ((2, 1, 0), "WE")})
    move(state, 2)

    assert where(state, A) == (2, 1, 1)


def test_3_6_a_pushed_meeple_is_teleported_by_its_owner() -> None:
    state = table(THREE, meeples={A: (GATE, "NS"), B: ((1, -2, 0), "NS")})
    move(state, 1)

    assert list(asked(state)) == [B]
    do(state, B, ChooseTeleporter(EAST_EXIT))
    assert (where(state, A), where(state, B)) == ((1, -2, 0), (2, 1, 1))


def test_3_10_3_the_pusher_follows_and_picks_another_indicator() -> None:
    state = table({**THREE, WEST_EXIT: "tele_w/3"}, meeples={A: (GATE, "NS"), B: ((1, -2, 0), "NS")})
    move(state, 2)
    do(state, B, ChooseTeleporter(EAST_EXIT))

    assert list(asked(state)) == [A]
    assert legal(state, A) == [ChooseTeleporter(WEST_EXIT), ChooseTeleporter(SOUTH_EXIT)]


def test_3_10_3_or_turns_around_if_no_other_is_free() -> None:
    state = table(WHITE, meeples={A: (GATE, "NS"), B: ((1, -2, 0), "NS")})
    move(state, 2)

    assert (where(state, B), where(state, A), faces(state, A)) == ((2, 1, 1), (1, -2, 1), "S-")


def test_3_10_4_an_aborted_teleport_of_a_pushed_meeple_blocks_the_pusher() -> None:
    state = table(
        WHITE,
        seats=3,
        meeples={A: (GATE, "NS"), B: ((1, -2, 0), "NS")},
        hands=["tee tee tee", "corner", "ab_tele"],
        discard="",
    )
    move(state, 2)
    assert list(asked(state)) == [C]
    events = do(state, C, PlayAbort("ab_tele"))
    assert "TeleportStopped" not in kinds(events)  # B may still stop that abort
    events = do(state, B, LetPass())

    assert "TeleportStopped" in kinds(events)
    assert "Blocked" in kinds(events)
    assert (where(state, B), faces(state, B), where(state, A)) == ((1, -2, 1), "S-", (1, -2, 0))
