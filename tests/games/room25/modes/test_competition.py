"""Competition (R25-1.9, R25-4.12)."""

from typing import Any

import pytest

from tests.games.room25.shows import is_over, opened, rest, show
from tests.games.room25.studio import acts, cell, studio, who
from wayout.games.room25.dying import die
from wayout.games.room25.modes import DUO_OF
from wayout.games.room25.parts import Target
from wayout.games.room25.state import State
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat

EXIT = cell(0, 1)
OUT = Target(line=6, forward=False)


def rivals(*, alice: int, max: int, kevin: int, emmett: int, left: int = 6, **rules: Any) -> State:
    """Alice and Max of seat 0 against Kevin and Emmett of seat 1."""
    where = {"alice": alice, "kevin": kevin, "max": max, "emmett": emmett}
    state = studio(where, {EXIT: "room25"}, left=left, mode="competition", **rules)
    for name, seat in (("alice", 0), ("max", 0), ("kevin", 1), ("emmett", 1)):
        state.owner[who(name)], state.side[who(name)] = Seat(seat), seat
    return state


def dies(state: State, *names: str) -> None:
    die(Turn(state, NoLuck()), list(map(who, names)), "mortal")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r25_1_9_everybody_plays_a_duo_and_nobodys_two_are_side_by_side(seats: int) -> None:
    state = opened(seats, mode="competition")

    for seat in range(seats):
        one, other = state.of_seat(Seat(seat))
        assert DUO_OF[one] == other
    assert [state.owner[one] for one in state.order] == [*range(seats), *range(seats)]


@pytest.mark.parametrize(("seats", "rounds"), [(2, 10), (3, 10), (4, 8)])
def test_r25_d3_eight_characters_have_eight_rounds_and_fewer_have_ten(seats: int, rounds: int) -> None:
    assert opened(seats, mode="competition").left == rounds


def test_r25_a22_one_clue_for_each_player() -> None:
    assert opened(3, mode="competition").undecided == [0, 1, 2]


def test_r25_4_12_both_are_out_first_and_win() -> None:
    state = rivals(alice=EXIT, max=EXIT, kevin=EXIT, emmett=24)

    acts(state, "max", "control", OUT)

    assert state.outcome == "escaped"
    assert state.winners == [0]


def test_r25_4_12_nobody_goes_without_the_other() -> None:
    state = rivals(alice=EXIT, max=0, kevin=EXIT, emmett=24)

    acts(state, "alice", "control", OUT)

    assert state.outcome is None


def test_r25_a2_a_rival_does_not_move_them_out() -> None:
    state = rivals(alice=EXIT, max=EXIT, kevin=EXIT, emmett=24)

    acts(state, "kevin", "control", OUT)

    assert state.outcome is None


def test_r25_7_outsider_may_eject_takes_no_side_along_of_which_nobody_lives() -> None:
    state = rivals(alice=EXIT, max=EXIT, kevin=24, emmett=24, left=1, outsider_may_eject=True)
    third = who("sarah")
    state.order.append(third)
    state.owner[third], state.side[third], state.alive[third], state.at[third] = Seat(2), 2, True, 24
    state.seats, state.in_game = 3, [True] * 3
    dies(state, "sarah")

    acts(state, "alice", "control", OUT)

    assert state.outcome == "escaped"
    assert state.winners == [0]


def test_r25_4_12_a_survivor_goes_only_in_the_last_round() -> None:
    early = rivals(alice=EXIT, max=0, kevin=24, emmett=24, left=2)
    dies(early, "max")
    acts(early, "alice", "control", OUT)
    assert early.outcome is None

    last = rivals(alice=EXIT, max=0, kevin=24, emmett=24, left=1)
    dies(last, "max")
    acts(last, "alice", "control", OUT)
    assert last.outcome == "escaped"
    assert last.winners == [0]


def test_r25_4_12_the_last_side_alive_wins() -> None:
    state = rivals(alice=0, max=0, kevin=24, emmett=24)
    dies(state, "kevin")
    assert not is_over(state)

    dies(state, "emmett")

    assert state.outcome == "last_side"
    assert state.winners == [0]


def test_r25_4_12_the_last_sides_die_together_and_nobody_wins() -> None:
    state = rivals(alice=0, max=0, kevin=24, emmett=24)
    dies(state, "kevin")
    dies(state, "max")

    dies(state, "emmett", "alice")

    assert state.outcome == "all_dead"
    assert state.winners == []


def test_r25_d7_nobody_wins_when_time_runs_out() -> None:
    state = show(2, mode="competition", left=1)

    rest(state)

    assert state.outcome == "time_up"
    assert state.winners == []
