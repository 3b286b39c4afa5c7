"""Cold Chamber (R25-4.7, R25-4.3)."""

import pytest

from tests.games.room25.shows import does, finish, program, show
from tests.games.room25.studio import acts, cell, studio, who
from wayout.games.room25.actions import Program
from wayout.games.room25.parts import Target
from wayout.games.room25.rules import legal
from wayout.kernel.play import IllegalAction
from wayout.kernel.seats import Seat

HERE = cell(1, 1)


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
    state = show(4, {HERE: "cold"}, at={"alice": cell(1, 2)})
    program(state, alice=("move", "look"))
    finish(state)
    assert state.used[who("alice")] == ()
    assert state.round == 2
    assert state.cell(who("alice")) == cell(0, 2)


def test_r25_4_7_cold_does_nothing_to_whoever_enters() -> None:
    state = studio({"max": cell(1, 2)}, {HERE: "cold"})

    acts(state, "max", "move", Target(cell=HERE))

    assert not state.cold[who("max")]


def test_r25_4_3_cold_lasts_the_round_though_one_has_gone() -> None:
    state = show(4, {HERE: "cold"}, at={"alice": HERE})
    program(state, alice=("move",))
    does(state, 0, legal(state, Seat(0))[0])
    does(state, 0, legal(state, Seat(0))[0])

    assert state.cell(who("alice")) != HERE
    assert state.cold[who("alice")]
    finish(state)
    assert not state.cold[who("alice")]
