"""Push (R25-4.5)."""

from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.cells import CENTRE
from wayout.games.room25.events import ActionLost, Entered
from wayout.games.room25.parts import NOTHING, Target
from wayout.games.room25.tokens import move, push

HERE = cell(1, 1)
ABOVE = cell(0, 1)


def test_r25_4_5_push_moves_the_other_and_the_pusher_stays() -> None:
    state = studio({"max": HERE, "kevin": HERE}, down=[ABOVE])

    events = acts(state, "max", "push", Target(cell=ABOVE, who=who("kevin")))

    assert happened(events, Entered) == [Entered((who("kevin"),), ABOVE, "push", who("max"))]
    assert state.cell(who("max")) == HERE
    assert state.face_up[ABOVE]


def test_r25_4_4_a_locked_room_is_left_freely_and_others_are_pushed_out_of_it() -> None:
    state = studio({"max": HERE, "kevin": HERE})
    state.locked[HERE] = True

    assert Target(cell=ABOVE) in move.options(state, who("max"))
    assert Target(cell=ABOVE, who=who("kevin")) in push.options(state, who("max"))


def test_r25_4_5_push_is_lost_alone_and_in_the_central_room() -> None:
    alone = studio({"max": HERE, "kevin": ABOVE})
    central = studio({"max": CENTRE, "kevin": CENTRE})

    for state in (alone, central):
        assert happened(acts(state, "max", "push", NOTHING), ActionLost)


def test_r25_4_4_whoever_hides_is_not_pushed_but_alice_sees_bruce() -> None:
    state = studio({"max": HERE, "alice": HERE, "bruce": HERE})
    state.hidden[who("bruce")] = True

    assert {target.who for target in push.options(state, who("max"))} == {who("alice")}
    assert {target.who for target in push.options(state, who("alice"))} == {who("max"), who("bruce")}


def test_r25_4_4_nobody_sees_alice() -> None:
    state = studio({"max": HERE, "alice": HERE, "bruce": HERE})
    state.hidden[who("alice")] = True

    assert {target.who for target in push.options(state, who("bruce"))} == {who("max")}


def test_r25_4_5_push_goes_where_the_pushed_one_may_enter() -> None:
    state = studio({"max": HERE, "emmett": HERE, "kevin": HERE})
    state.barred[ABOVE] = True
    state.locked[cell(1, 2)] = True

    cells = {(target.who, target.cell) for target in push.options(state, who("max"))}

    assert (who("emmett"), cell(1, 2)) in cells
    assert (who("kevin"), cell(1, 2)) not in cells
    assert (who("emmett"), ABOVE) not in cells


def test_r25_4_5_robots_and_the_dead_are_never_pushed() -> None:
    state = studio({"max": HERE, "kevin": HERE}, robots=[HERE])
    state.alive[who("kevin")], state.at[who("kevin")] = False, -1

    assert push.options(state, who("max")) == []
