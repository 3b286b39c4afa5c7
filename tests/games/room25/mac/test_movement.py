"""Complex movement (R25-4.10)."""

from tests.games.room25.mac.dealing import card, draws
from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.cells import CENTRE
from wayout.games.room25.events import CardDrawn, CardGone, Escaped, Slid
from wayout.games.room25.parts import Target

COLUMN_0 = 5
UP_ONCE = card("movement", line=COLUMN_0, forward=False, steps=1)
UP_TWICE = card("movement", line=COLUMN_0, forward=False, steps=2)
DOWN_ONCE = card("movement", line=COLUMN_0, forward=True, steps=1)


def test_r25_4_10_a_movement_slides_its_line_by_one_and_leaves_an_arrow() -> None:
    state = studio({"kevin": cell(3, 0)})

    events = draws(state, UP_ONCE)

    assert events == [CardDrawn(UP_ONCE, (who("kevin"),), False), Slid(COLUMN_0, False), CardGone(UP_ONCE, False)]
    assert state.cell(who("kevin")) == cell(2, 0)
    assert state.arrows[COLUMN_0] == -1


def test_r25_4_10_a_movement_with_times_two_slides_its_line_by_two() -> None:
    state = studio({"kevin": cell(3, 0)})

    assert happened(draws(state, UP_TWICE), Slid) == [Slid(COLUMN_0, False)] * 2
    assert state.cell(who("kevin")) == cell(1, 0)


def test_r25_4_10_a_row_slides_to_the_right_and_comes_in_again_at_the_left() -> None:
    state = studio({"kevin": cell(0, 4)})

    draws(state, card("movement", line=0, forward=True, steps=1))

    assert state.cell(who("kevin")) == cell(0, 0)


def test_r25_6_19_the_second_of_two_opposite_movements_is_ignored() -> None:
    state = studio({"kevin": cell(3, 0)})

    events = draws(state, [UP_ONCE, DOWN_ONCE], count=2)

    assert happened(events, Slid) == [Slid(COLUMN_0, False)]
    assert state.discard == [UP_ONCE, DOWN_ONCE]
    assert state.arrows[COLUMN_0] == -1


def test_r25_4_10_a_movement_against_the_arrow_of_a_control_action_is_ignored() -> None:
    state = studio({"kevin": cell(3, 0)})
    acts(state, "kevin", "control", Target(line=COLUMN_0, forward=True))

    assert not happened(draws(state, UP_TWICE), Slid)


def test_r25_4_10_a_movement_bars_the_way_back_for_control_actions() -> None:
    state = studio({"kevin": cell(3, 0)})
    draws(state, UP_ONCE)

    acts(state, "kevin", "control")

    assert state.question is not None
    assert Target(line=COLUMN_0, forward=True) not in state.question.options
    assert Target(line=COLUMN_0, forward=False) in state.question.options


def test_r25_6_5_a_movement_by_two_takes_room_25_round_and_nobody_out() -> None:
    state = studio({"kevin": cell(1, 0)}, {cell(1, 0): "room25"})

    events = draws(state, UP_TWICE)

    assert not happened(events, Escaped)
    assert state.outcome is None
    assert state.cell(who("kevin")) == cell(4, 0)


def test_r25_7_a_movement_lets_nobody_out_even_if_outsiders_may_eject() -> None:
    state = studio({"kevin": cell(0, 0)}, {cell(0, 0): "room25"}, outsider_may_eject=True)

    events = draws(state, UP_ONCE)

    assert not happened(events, Escaped)
    assert state.cell(who("kevin")) == cell(4, 0)


def test_r25_4_10_a_movement_is_not_doubled_by_acceleration() -> None:
    state = studio({"kevin": cell(3, 0)})

    assert happened(draws(state, [card("acceleration"), UP_ONCE], count=2), Slid) == [Slid(COLUMN_0, False)]


def test_r25_4_10_a_slide_triggers_no_room() -> None:
    state = studio({"kevin": cell(3, 0)}, {cell(3, 0): "vortex"})

    draws(state, UP_ONCE)

    assert state.cell(who("kevin")) != CENTRE
