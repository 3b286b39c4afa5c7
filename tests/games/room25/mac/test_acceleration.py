"""Acceleration (R25-4.10)."""

from tests.games.room25.mac.dealing import card, draws
from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.events import Escaped, RoundBegan, Slid
from wayout.games.room25.parts import Target

ACCELERATION = card("acceleration")
UP = Target(line=5, forward=False)


def test_r25_4_10_control_actions_slide_twice_until_the_round_ends() -> None:
    state = studio({"kevin": cell(3, 0), "max": cell(3, 4)})
    draws(state, ACCELERATION)

    assert happened(acts(state, "kevin", "control", UP), Slid) == [Slid(5, False)] * 2
    assert happened(acts(state, "max", "control", Target(line=3, forward=True)), Slid) == [Slid(3, True)] * 2

    assert state.in_view == [ACCELERATION]
    RoundBegan(2, 7, tuple(state.order)).apply(state)
    assert state.discard == [ACCELERATION]
    assert happened(acts(state, "kevin", "control", Target(line=5, forward=True)), Slid) == [Slid(5, True)]


def test_r25_4_7_the_control_chamber_is_not_doubled() -> None:
    state = studio({"kevin": cell(1, 1)}, {cell(1, 2): "control"})
    draws(state, ACCELERATION)

    events = acts(state, "kevin", "move", Target(cell=cell(1, 2)), UP)

    assert happened(events, Slid) == [Slid(5, False)]


def test_r25_6_4_with_the_second_step_room_25_leaves_the_complex() -> None:
    state = studio({"kevin": cell(1, 0)}, {cell(1, 0): "room25"})
    draws(state, ACCELERATION)

    events = acts(state, "kevin", "control", UP)

    assert happened(events, Slid) == [Slid(5, False)]
    assert happened(events, Escaped) == [Escaped(who("kevin"), (who("kevin"),))]
    assert state.outcome == "escaped"
