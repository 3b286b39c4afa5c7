"""Jamming Room (R25-4.7)."""

import pytest

from tests.games.room25.shows import does, program, show
from tests.games.room25.studio import cell, studio, who
from wayout.games.room25.actions import ClaimColour, PlaceReminder
from wayout.games.room25.dying import die
from wayout.games.room25.events import GameEnded
from wayout.games.room25.in_force import is_jammed
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import IllegalAction, Turn

HERE = cell(1, 1)


def test_r25_4_7_jamming_nobody_may_say_anything_while_somebody_is_here() -> None:
    state = show(4, {HERE: "jamming"}, at={"alice": HERE})

    with pytest.raises(IllegalAction, match="jammed"):
        does(state, 2, ClaimColour(cell(0, 0), "red"))


@pytest.mark.parametrize("here", [HERE, cell(4, 4)])
def test_r25_4_7_jamming_ends_when_nobody_alive_is_here(here: int) -> None:
    state = studio({"max": here, "kevin": 0}, {here: "jamming"})
    assert is_jammed(state)

    die(Turn(state, NoLuck()), [who("max")], "bomb")

    assert not is_jammed(state)


def test_r25_4_7_jamming_silences_nobody_once_it_is_over() -> None:
    state = studio({"max": HERE, "kevin": 0}, {HERE: "jamming"})

    GameEnded("time_up", (), tuple(state.roles)).apply(state)

    assert not is_jammed(state)


def test_r25_4_7_reminders_may_be_placed() -> None:
    state = show(4, {HERE: "jamming"}, at={"alice": HERE})
    program(state, alice=("move", "look"))

    does(state, 0, PlaceReminder(cell(0, 0)))

    assert state.reminder[who("alice")] == cell(0, 0)
