"""Team (R25-1.9, R25-D6, R25-4.12)."""

import pytest
from msgspec.structs import replace

from tests.games.room25.shows import finish, opened, program, rest, show
from tests.games.room25.studio import acts, cell, studio, who
from wayout.games.room25.actions import Pick
from wayout.games.room25.dying import die
from wayout.games.room25.modes import DUO_OF
from wayout.games.room25.modes.team import picks, time_out
from wayout.games.room25.parts import Target, Who
from wayout.games.room25.seam import Verdict
from wayout.games.room25.setup import OPTIONS, first_state, open_game
from wayout.games.room25.state import State
from wayout.games.room25.talking import channels
from wayout.kernel.chance import NoLuck, Seeded
from wayout.kernel.options import complete
from wayout.kernel.play import Turn, play
from wayout.kernel.seats import Seat

EXIT = cell(0, 1)
OUT = Target(line=6, forward=False)


def teams(*, alice: int, max: int, kevin: int, emmett: int, left: int = 6) -> State:
    """Alice and Max against Kevin and Emmett."""
    where = {"alice": alice, "kevin": kevin, "max": max, "emmett": emmett}
    state = studio(where, {EXIT: "room25"}, left=left, mode="team")
    for name in where:
        state.side[who(name)] = state.owner[who(name)] % 2
    return state


def dies(state: State, *names: str) -> None:
    die(Turn(state, NoLuck()), list(map(who, names)), "mortal")


def sides(state: State) -> list[list[Who]]:
    return [[one for one in state.order if state.side[one] == side] for side in (0, 1)]


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_r25_1_9_sides_sit_alternately(seats: int) -> None:
    state = opened(seats, mode="team")

    assert [state.side[one] for one in state.order] == [0, 1] * (seats // 2)


@pytest.mark.parametrize("seed", range(10))
def test_r25_1_9_with_four_each_side_is_a_duo(seed: int) -> None:
    state = first_state(4, complete(OPTIONS, {"mode": "team"}))
    open_game(Turn(state, Seeded(seed)))

    for one, other in sides(state):
        assert DUO_OF[one] == other


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("seats", [6, 8])
def test_r25_1_9_with_more_no_side_has_both_of_a_duo(seats: int, seed: int) -> None:
    state = first_state(seats, complete(OPTIONS, {"mode": "team", "characters": "picked"}))
    chance = Seeded(seed)
    open_game(Turn(state, chance))
    while state.casting:
        seat = state.casting[0]
        play(state, seat, Pick(chance.pick(picks(state, seat))[0]), chance)

    for side in sides(state):
        assert len(side) == seats // 2
        assert not any(DUO_OF[one] in side for one in side)


@pytest.mark.parametrize(("seats", "rounds"), [(4, 10), (6, 10), (8, 8)])
def test_r25_d3_eight_characters_have_eight_rounds_and_fewer_have_ten(seats: int, rounds: int) -> None:
    assert opened(seats, mode="team").left == rounds


def test_r25_7_outsider_may_eject_lets_a_rival_move_a_side_out() -> None:
    state = teams(alice=EXIT, max=EXIT, kevin=EXIT, emmett=24)
    state.rules = replace(state.rules, outsider_may_eject=True)

    acts(state, "kevin", "control", OUT)

    assert state.outcome == "escaped"
    assert state.winners == [0, 2]


def test_r25_4_12_the_first_side_that_is_out_wins_as_a_whole() -> None:
    state = teams(alice=EXIT, max=EXIT, kevin=EXIT, emmett=24)

    acts(state, "max", "control", OUT)

    assert state.outcome == "escaped"
    assert state.winners == [0, 2]


def test_r25_4_12_with_a_member_dead_the_rest_goes_only_in_the_last_round_and_the_dead_win_too() -> None:
    early = teams(alice=EXIT, max=0, kevin=24, emmett=24, left=2)
    dies(early, "max")
    acts(early, "alice", "control", OUT)
    assert early.outcome is None

    last = teams(alice=EXIT, max=0, kevin=24, emmett=24, left=1)
    dies(last, "max")
    acts(last, "alice", "control", OUT)
    assert last.outcome == "escaped"
    assert last.winners == [0, 2]


def test_r25_4_12_all_opponents_are_dead() -> None:
    state = teams(alice=0, max=0, kevin=24, emmett=24)

    dies(state, "kevin", "emmett")

    assert state.outcome == "last_side"
    assert state.winners == [0, 2]


def test_r25_4_12_when_time_runs_out_the_side_with_more_in_room_25_wins() -> None:
    state = show(4, {EXIT: "room25"}, at={"alice": EXIT}, mode="team", left=1)

    rest(state)

    assert state.outcome == "closer"
    assert state.winners == [0, 2]


def test_r25_4_12_when_time_runs_out_the_dead_are_not_in_room_25_wherever_that_lies() -> None:
    state = teams(alice=EXIT, max=0, kevin=0, emmett=0)
    state.kinds[EXIT], state.kinds[24] = "empty", "room25"
    state.at[who("alice")] = 24
    dies(state, "kevin")

    assert time_out(state) == Verdict("closer", (Seat(0), Seat(2)))


def test_r25_d7_as_many_of_both_sides_is_a_draw() -> None:
    state = show(4, {EXIT: "room25"}, at={"alice": EXIT, "jennifer": EXIT}, mode="team", left=1)
    program(state, alice=("look", "control"), jennifer=("look", "control"))
    finish(state)

    assert state.outcome == "draw"
    assert state.winners == []


def test_r25_d7_nobody_in_room_25_is_no_win() -> None:
    state = show(4, mode="team", left=1)

    rest(state)

    assert (state.outcome, state.winners) == ("time_up", [])


def test_r25_4_13_sides_may_talk_apart_if_it_was_agreed() -> None:
    apart = show(4, mode="team")
    assert len(channels(apart, Seat(0))) == 2
    assert channels(apart, Seat(0))[1].readers == frozenset((Seat(0), Seat(2)))

    together = show(4, mode="team", team_chat=False)
    assert len(channels(together, Seat(0))) == 1
