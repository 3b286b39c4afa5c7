"""Solo (R25-1.9, R25-2.6, R25-4.12)."""

import pytest

from tests.games.room25.shows import does, finish, opened, show
from tests.games.room25.studio import acts, cell, studio, who
from wayout.games.room25.actions import Pick
from wayout.games.room25.dying import die
from wayout.games.room25.parts import Level, Target
from wayout.games.room25.state import State
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import Turn

EXIT = cell(0, 1)
OUT = Target(line=6, forward=False)
ALL = ("alice", "max", "kevin", "sarah")


def alone(*absent: str, level: Level = "base") -> State:
    where = {name: 24 if name in absent else EXIT for name in ALL}
    return studio(where, {EXIT: "room25"}, mode="solo", level=level)


def test_r25_1_9_one_player_has_four_characters() -> None:
    state = opened(1, mode="solo")

    assert len(state.order) == 4
    assert {state.owner[one] for one in state.order} == {0}
    assert state.undecided == [0]


def test_r25_4_2_the_player_picks_four_characters_and_their_order() -> None:
    state = opened(1, mode="solo", characters="picked")

    for name in ("sarah", "alice", "bruce", "max"):
        does(state, 0, Pick(who(name)))

    assert state.order == [who(name) for name in ("sarah", "alice", "bruce", "max")]
    assert state.phase == "clue"


@pytest.mark.parametrize("level", ["base", "standard", "madness"])
def test_r25_2_2_eight_rounds(level: Level) -> None:
    assert opened(1, mode="solo", level=level).left == 8


def test_r25_4_12_all_four_escape() -> None:
    state = alone()

    acts(state, "max", "control", OUT)

    assert state.outcome == "escaped"


def test_r25_4_12_nobody_stays_behind() -> None:
    state = alone("sarah")

    acts(state, "max", "control", OUT)

    assert state.outcome is None


@pytest.mark.parametrize("level", ["base", "standard", "madness"])
def test_r25_4_12_any_death_loses(level: Level) -> None:
    state = alone(level=level)

    die(Turn(state, NoLuck()), [who("max")], "mortal")

    assert state.outcome == "too_many_dead"


def test_r25_2_6_season_2_nobody_escapes_without_the_key() -> None:
    state = alone(level="standard")

    acts(state, "max", "control", OUT)

    assert state.outcome is None


def test_r25_4_12_time_runs_out() -> None:
    state = show(1, mode="solo", left=1)

    finish(state)

    assert state.outcome == "time_up"


def test_r25_2_6_madness_keeps_reminders_alone() -> None:
    assert opened(1, mode="solo", level="madness").rules.reminders
    assert not opened(4, mode="cooperation", level="madness").rules.reminders
