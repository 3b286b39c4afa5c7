"""Move (R25-4.5)."""

from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.events import ActionLost, TurnedUp
from wayout.games.room25.parts import NOTHING, Target
from wayout.games.room25.tokens import move

HERE = cell(1, 1)
ABOVE = cell(0, 1)


def test_r25_4_5_move_reveals_the_room_which_stays_open() -> None:
    state = studio({"max": HERE}, down=[ABOVE])

    events = acts(state, "max", "move", Target(cell=ABOVE))

    assert happened(events, TurnedUp) == [TurnedUp(ABOVE, "empty")]
    acts(state, "max", "move", Target(cell=HERE))
    assert state.face_up[ABOVE]


def test_r25_4_5_a_room_works_every_time_somebody_enters() -> None:
    state = studio({"max": HERE}, {ABOVE: "vortex"})
    acts(state, "max", "move", Target(cell=ABOVE))
    state.at[who("max")] = HERE

    acts(state, "max", "move", Target(cell=ABOVE))

    assert state.cell(who("max")) == cell(2, 2)


def test_r25_4_4_move_enters_no_barred_room_and_a_locked_one_only_as_emmett() -> None:
    state = studio({"max": HERE, "emmett": HERE})
    state.barred[ABOVE] = True
    state.locked[cell(1, 0)] = True

    assert {target.cell for target in move.options(state, who("max"))} == {cell(1, 2), cell(2, 1)}
    assert {target.cell for target in move.options(state, who("emmett"))} == {cell(1, 0), cell(1, 2), cell(2, 1)}


def test_r25_2_5_without_abilities_emmett_passes_no_lock() -> None:
    state = studio({"emmett": HERE}, abilities=False)
    state.locked[ABOVE] = True

    assert Target(cell=ABOVE) not in move.options(state, who("emmett"))


def test_r25_4_5_move_is_lost_if_there_is_no_way() -> None:
    state = studio({"max": 0})
    state.barred[1] = state.barred[5] = True

    events = acts(state, "max", "move", NOTHING)

    assert happened(events, ActionLost) == [ActionLost(who("max"), "move", "no_way")]


def test_r25_4_5_a_move_that_can_be_made_must_be_made() -> None:
    state = studio({"max": 0, "kevin": 24}, {1: "mortal"})
    state.barred[5] = True

    acts(state, "max", "move")

    assert state.question is not None
    assert state.question.options == (Target(cell=1),)


def test_r25_4_5_whoever_hid_comes_out_with_the_next_action() -> None:
    state = studio({"alice": HERE})
    state.hidden[who("alice")] = True

    acts(state, "alice", "move")

    assert not state.hidden[who("alice")]


def test_r25_1_6_a_reminder_comes_back_when_its_room_is_revealed() -> None:
    state = studio({"max": HERE, "kevin": 24}, down=[ABOVE, cell(1, 0)])
    state.reminder[who("kevin")] = ABOVE
    state.reminder[who("max")] = cell(1, 0)

    acts(state, "max", "move", Target(cell=ABOVE))

    assert state.reminder[who("kevin")] == -1
    assert state.reminder[who("max")] == cell(1, 0)
