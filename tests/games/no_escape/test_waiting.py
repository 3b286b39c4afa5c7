"""Timers, and what is played when time is up (NE-3.9)."""

import pytest

from tests.games.no_escape.tables import (
    EAST,
    EAST_EXIT,
    NORTH_EXIT,
    SOUTH_EXIT,
    WEST_EXIT,
    A,
    B,
    N,
    aimed,
    at_cell,
    do,
    move,
    ready_to_roll,
    table,
)
from wayout.games.no_escape.actions import (
    ChooseTeleporter,
    ChooseWay,
    DeclinePath,
    GiveTile,
    LayTile,
    LetPass,
    PlaceTile,
    PlayAction,
    Roll,
    SkipAction,
    SpendEnergy,
)
from wayout.games.no_escape.state import State
from wayout.games.no_escape.waiting import TIMERS, timeout, waiting
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat

GATE = at_cell("1A", 0, 7)


def due(state: State, seat: Seat = A) -> tuple[str, Action[State]]:
    return waiting(state, seat), timeout(state, seat, NoLuck())


@pytest.mark.parametrize(
    ("timer", "seconds"),
    [
        ("action", 45),
        ("maze", 60),
        ("energy", 15),
        ("branch", 15),
        ("teleport", 15),
        ("new_path", 20),
        ("hand", 20),
        ("abort", 5),
    ],
)
def test_3_9_the_limits(timer: str, seconds: int) -> None:
    assert TIMERS[timer] == seconds


def test_3_9_action_pass() -> None:
    assert due(table(hands=["tee tee overdrive"])) == ("action", SkipAction())


def test_3_9_maze_tile_the_first_by_hand_order_then_nearest_to_the_centre() -> None:
    state = table({NORTH_EXIT: "triple"}, hands=["overdrive tee corner"])
    do(state, A, SkipAction())

    # |x|+|y| is 3 for the other three exits; y counts before x, so the western one at y = -1 comes first.
    assert due(state) == ("maze", PlaceTile("tee", WEST_EXIT, 0))


def test_3_9_maze_tile_the_order_of_the_hand_counts_before_the_rotation() -> None:
    state = table(hands=["corner tee tee"])
    do(state, A, SkipAction())

    assert due(state) == ("maze", PlaceTile("corner", NORTH_EXIT, 1))


def test_3_9_maze_tile_the_distance_is_x_and_y_together() -> None:
    tiles = {NORTH_EXIT: "triple", EAST_EXIT: "corner/2", SOUTH_EXIT: "ctrl_y/2", WEST_EXIT: "ctrl_y/3"}
    state = table(tiles, hands=["tee tee tee"])
    do(state, A, SkipAction())

    # (1, -3) and (2, 2) are both four away; the least y comes first.
    assert due(state) == ("maze", PlaceTile("tee", (1, -3), 0))


def test_3_9_maze_tile_of_two_slots_in_a_row_the_western_one() -> None:
    state = table({(0, -2): "ctrl_y"}, side="2A", hands=["tee tee tee"])
    do(state, A, SkipAction())

    assert due(state) == ("maze", PlaceTile("tee", (-2, 0), 0))


def test_3_9_forced_tile() -> None:
    state = table(hands=["swap"], deck="corner")
    do(state, A, SkipAction())

    assert due(state) == ("maze", PlaceTile("corner", NORTH_EXIT, 1))


def test_3_9_energy_no() -> None:
    state = ready_to_roll(table(hands=["tee tee tee"]))
    assert due(state) == ("energy", Roll())
    do(state, A, SpendEnergy())
    assert due(state) == ("energy", Roll())


def test_3_9_branch_straight_on_if_it_exists() -> None:
    state = table({NORTH_EXIT: "tee"}, meeples={A: (GATE, "NS")})
    move(state, 2)

    assert due(state) == ("branch", ChooseWay(N))


def test_3_9_branch_else_right() -> None:
    state = table({NORTH_EXIT: "tee/1"}, meeples={A: (GATE, "NS")})
    move(state, 2)

    assert due(state) == ("branch", ChooseWay(EAST))


def test_3_9_branch_straight_before_left() -> None:
    state = table({NORTH_EXIT: "tee/2"}, meeples={A: (GATE, "NS")})
    move(state, 2)
    assert due(state) == ("branch", ChooseWay(N))


def test_3_9_branch_of_a_turned_meeple_is_seen_from_the_pusher() -> None:
    state = table({NORTH_EXIT: "tee/1"}, meeples={A: ((1, -2, 2), "NS"), B: ((1, -2, 1), "SW")})
    move(state, 1)

    assert (state.asked, due(state, B)) == (B, ("branch", ChooseWay(EAST)))


def test_3_9_on_the_hub_the_first_allowed_arm_clockwise_from_north() -> None:
    state = table()
    move(state, 2)
    assert due(state) == ("branch", ChooseWay(N))

    back = table(meeples={A: (at_cell("1A", 3, 4), "SE")})
    move(back, 1)
    assert due(back) == ("branch", ChooseWay(EAST))


def test_3_9_teleport_to_the_longest_lying_tile() -> None:
    tiles = {SOUTH_EXIT: "tele_w/2", NORTH_EXIT: "tele_w", EAST_EXIT: "tele_w/1"}
    state = table(tiles, meeples={A: (GATE, "NS")})
    move(state, 2)

    assert due(state) == ("teleport", ChooseTeleporter(SOUTH_EXIT))


def test_3_9_new_path_decline() -> None:
    state = table({NORTH_EXIT: "ctrl_w", EAST_EXIT: "triple/1"}, meeples={A: (GATE, "NS")})
    move(state, 2)

    assert due(state) == ("new_path", DeclinePath())


def test_3_9_collapse_the_first_fitting_tile_by_hand_order_then_rotation() -> None:
    state = table({NORTH_EXIT: "triple", (1, -3): "triple"}, hands=["ctrl_w collapse tee single"])
    do(state, A, PlayAction("collapse", aimed(at=NORTH_EXIT)))

    assert due(state) == ("hand", LayTile("tee", 0))


def test_3_9_trade_the_first_tile_in_hand() -> None:
    state = table(hands=["trade tee single", "corner"])
    do(state, A, PlayAction("trade", aimed(seat=B)), ["corner"])

    assert due(state) == ("hand", GiveTile("tee"))


def test_3_9_abort_pass() -> None:
    state = ready_to_roll(table(hands=["tee tee tee", "ab_roll"], discard=""))
    do(state, A, Roll(), [1, 1])

    assert due(state, B) == ("abort", LetPass())
