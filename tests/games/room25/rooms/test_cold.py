"""Cold Chamber (R25-4.7, R25-4.3)."""

import pytest

from tests.games.room25.shows import chooses, does, finish, program, show
from tests.games.room25.studio import acts, cell, studio, who
from wayout.games.room25.actions import Program
from wayout.games.room25.moments import NOW
from wayout.games.room25.parts import Target
from wayout.games.room25.rules import legal
from wayout.kernel.play import IllegalAction
from wayout.kernel.seats import Seat

HERE = cell(1, 1)
BESIDE = cell(1, 2)


def test_r25_4_7_cold_allows_one_action_and_no_adrenaline() -> None:
    state = show(4, {HERE: "cold"}, at={"alice": HERE}, adrenaline=True)

    wishes = legal(state, Seat(0))

    assert wishes
    assert all(isinstance(wish, Program) and len(wish.tokens) == 1 and not wish.adrenaline for wish in wishes)


def test_r25_4_7_cold_refuses_two_actions_and_adrenaline() -> None:
    state = show(4, {HERE: "cold"}, at={"alice": HERE}, adrenaline=True)

    with pytest.raises(IllegalAction, match="too_cold"):
        does(state, 0, Program(who("alice"), ("look", "move")))
    with pytest.raises(IllegalAction, match="too_cold"):
        does(state, 0, Program(who("alice"), ("look",), adrenaline=True))


def test_r25_4_7_cold_is_felt_when_programs_are_made_and_not_on_entering() -> None:
    state = show(4, {HERE: "cold"}, at={"alice": BESIDE})
    program(state, alice=("move", "look"))

    chooses(state, "alice", Target(cell=HERE), Target(cell=cell(0, 1)))
    assert not state.cold[who("alice")]
    finish(state)

    assert state.cold[who("alice")]


def test_r25_4_7_cold_does_nothing_to_whoever_enters() -> None:
    state = studio({"max": BESIDE}, {HERE: "cold"})

    acts(state, "max", "move", Target(cell=HERE))

    assert not state.cold[who("max")]


def test_r25_4_3_cold_lasts_the_round_though_one_has_gone() -> None:
    state = show(4, {HERE: "cold"}, at={"alice": HERE})
    program(state, alice=("move",))

    chooses(state, "alice", NOW, Target(cell=BESIDE))
    assert state.cold[who("alice")]
    finish(state)

    assert not state.cold[who("alice")]
