"""Shredder (R25-4.7, R25-4.6)."""

from tests.games.room25.bringing import carried, rolls
from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.dying import die
from wayout.games.room25.events import Barred, Died
from wayout.games.room25.parts import NOWHERE, Target
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import Turn

HERE = cell(1, 1)
BESIDE = cell(1, 2)


def test_r25_4_7_shredder_does_nothing_to_whoever_enters() -> None:
    state = studio({"max": BESIDE, "kevin": HERE}, {HERE: "shredder"})

    events = acts(state, "max", "move", Target(cell=HERE))

    assert not happened(events, Died)
    assert not state.barred[HERE]


def test_r25_e10_whoever_leaves_kills_who_is_still_inside_and_closes_it() -> None:
    state = studio({"max": HERE, "kevin": HERE, "alice": 0}, {HERE: "shredder"})

    events = acts(state, "max", "move", Target(cell=BESIDE))

    assert happened(events, Died) == [Died((who("kevin"),), (HERE,), "shredder")]
    assert happened(events, Barred) == [Barred(HERE)]
    assert state.alive[who("max")]


def test_r25_e11_whoever_pushes_somebody_out_dies() -> None:
    state = studio({"max": HERE, "kevin": HERE}, {HERE: "shredder"})

    events = acts(state, "max", "push", Target(cell=BESIDE, who=who("kevin")))

    assert happened(events, Died)[0].group == (who("max"),)
    assert state.alive[who("kevin")]


def test_r25_4_7_shredder_closes_behind_the_last_one() -> None:
    state = studio({"max": HERE}, {HERE: "shredder"})

    acts(state, "max", "move", Target(cell=BESIDE))

    assert state.barred[HERE]


def test_r25_4_9_two_leave_together_safely_and_a_third_dies() -> None:
    state = studio({"max": HERE, "alice": HERE, "kevin": HERE}, {HERE: "shredder"})

    events = carried(state, ["max", "alice"], BESIDE)

    assert happened(events, Died)[0].group == (who("kevin"),)


def test_r25_4_6_being_eliminated_is_not_leaving() -> None:
    state = studio({"max": HERE, "kevin": HERE}, {HERE: "shredder"})

    die(Turn(state, NoLuck()), [who("max")], "bomb")

    assert state.alive[who("kevin")]
    assert not state.barred[HERE]


def test_r25_4_6_a_slide_is_not_leaving() -> None:
    state = studio({"max": HERE, "kevin": HERE}, {HERE: "shredder"})

    acts(state, "max", "control", Target(line=1, forward=True))

    assert state.alive[who("kevin")]
    assert not state.barred[HERE]


def test_r25_a20_the_shredder_works_before_the_next_room_opens() -> None:
    state = studio({"max": HERE, "kevin": HERE}, {HERE: "shredder", BESIDE: "mortal"}, down=[BESIDE])

    events = acts(state, "max", "move", Target(cell=BESIDE))

    assert [death.of for death in happened(events, Died)] == ["shredder", "mortal"]
    assert state.outcome == "too_many_dead"


def test_r25_4_7_shredder_kills_all_when_a_robot_comes_and_breaks_it() -> None:
    state = studio({"max": HERE, "kevin": 0}, {HERE: "shredder"}, robots=[BESIDE])

    rolls(state, 0, HERE)

    assert not state.alive[who("max")]
    assert state.robots[0] == NOWHERE
    assert state.barred[HERE]
