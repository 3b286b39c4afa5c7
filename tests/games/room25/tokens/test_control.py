"""Control (R25-4.5)."""

from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.cells import CELLS, CENTRE
from wayout.games.room25.events import ActionLost, Slid, TurnedUp
from wayout.games.room25.parts import NOTHING, Target
from wayout.games.room25.tokens import control

HERE = cell(1, 1)
BOTH_WAYS = (True, False)


def test_r25_4_5_control_slides_the_own_row_or_column() -> None:
    state = studio({"max": HERE})

    assert control.options(state, who("max")) == [
        Target(line=line, forward=way) for line in (1, 6) for way in BOTH_WAYS
    ]


def test_r25_1_6_a_row_slides_with_all_that_is_on_it_and_comes_in_at_the_other_end() -> None:
    state = studio({"max": HERE, "kevin": cell(1, 4)}, {cell(1, 4): "vortex"}, down=[cell(1, 0)], robots=[cell(1, 0)])
    state.reminder[who("max")] = cell(1, 0)
    state.locked[cell(1, 2)] = True

    events = acts(state, "max", "control", Target(line=1, forward=True))

    assert happened(events, Slid) == [Slid(1, True)]
    assert state.cell(who("max")) == cell(1, 2)
    assert state.cell(who("kevin")) == cell(1, 0)
    assert state.cell_of[state.robots[0]] == cell(1, 1)
    assert not state.face_up[state.grid[cell(1, 1)]]
    assert state.cell_of[state.reminder[who("max")]] == cell(1, 1)
    assert state.locked[state.grid[cell(1, 3)]]
    assert not happened(events, TurnedUp)


def test_r25_1_6_a_column_slides_up() -> None:
    state = studio({"max": cell(0, 1)})

    acts(state, "max", "control", Target(line=6, forward=False))

    assert state.cell(who("max")) == cell(4, 1)
    assert state.arrows[6] == -1


def test_r25_1_6_a_line_slides_again_only_in_the_same_direction() -> None:
    state = studio({"max": HERE})
    acts(state, "max", "control", Target(line=1, forward=True))

    options = control.options(state, who("max"))

    assert Target(line=1, forward=True) in options
    assert Target(line=1, forward=False) not in options


def test_r25_1_6_beside_the_centre_there_is_one_line_only() -> None:
    state = studio({"max": cell(1, 2)})

    assert {target.line for target in control.options(state, who("max"))} == {1}


def test_r25_e2_outside_the_central_room_a_control_is_never_lost() -> None:
    state = studio({"max": HERE})
    state.arrows = [1] * 10

    for place in CELLS:
        state.at[who("max")] = place
        assert bool(control.options(state, who("max"))) == (place != CENTRE)


def test_r25_4_5_control_is_lost_in_the_central_room() -> None:
    state = studio({"max": CENTRE})

    assert happened(acts(state, "max", "control", NOTHING), ActionLost)
