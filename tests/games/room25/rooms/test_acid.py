"""Acid Bath (R25-4.7)."""

from tests.games.room25.bringing import carried, rolls
from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.events import Died
from wayout.games.room25.parts import NOWHERE, SOMEBODY, Target

BATH = cell(1, 1)
BESIDE = cell(1, 2)


def test_r25_4_7_acid_kills_whoever_was_there_first() -> None:
    state = studio({"max": BESIDE, "kevin": BATH}, {BATH: "acid"})

    events = acts(state, "max", "move", Target(cell=BATH))

    assert happened(events, Died) == [Died((who("kevin"),), (BATH,), "acid")]
    assert state.cell(who("max")) == BATH


def test_r25_4_7_acid_does_nothing_to_the_first_one() -> None:
    state = studio({"max": BESIDE}, {BATH: "acid"}, down=[BATH])

    events = acts(state, "max", "move", Target(cell=BATH))

    assert not happened(events, Died)
    assert state.alive[who("max")]


def test_r25_4_7_acid_kills_who_was_there_when_somebody_is_pushed_in() -> None:
    state = studio({"max": BESIDE, "alice": BESIDE, "kevin": BATH}, {BATH: "acid"})

    events = acts(state, "max", "push", Target(cell=BATH, who=who("alice")))

    assert happened(events, Died)[0].group == (who("kevin"),)
    assert state.alive[who("alice")]


def test_r25_4_7_acid_spares_nobody_who_hides() -> None:
    state = studio({"max": BESIDE, "alice": BATH}, {BATH: "acid"})
    state.hidden[who("alice")] = True

    acts(state, "max", "move", Target(cell=BATH))

    assert not state.alive[who("alice")]


def test_r25_a15_of_two_who_come_together_the_carrier_picks_one_after_the_old_one_is_dead() -> None:
    state = studio(
        {"max": BESIDE, "alice": BESIDE, "kevin": BATH, "sarah": 0, "emmett": 0}, {BATH: "acid"}, mode="team"
    )

    events = carried(state, ["max", "alice"], BATH, SOMEBODY[who("alice")])

    assert [death.group for death in happened(events, Died)] == [(who("kevin"),), (who("alice"),)]
    assert state.alive[who("max")]


def test_r25_a15_of_two_who_come_together_one_dies_even_if_the_bath_was_empty() -> None:
    state = studio({"max": BESIDE, "alice": BESIDE}, {BATH: "acid"})

    carried(state, ["max", "alice"], BATH)

    question = state.question
    assert question is not None
    assert question.who == who("max")
    assert set(question.options) == {SOMEBODY[who("max")], SOMEBODY[who("alice")]}


def test_r25_4_7_acid_kills_all_when_a_robot_comes_and_breaks_it() -> None:
    state = studio({"max": BATH, "alice": BATH, "kevin": 0}, {BATH: "acid"}, robots=[BESIDE], mode="team")

    events = rolls(state, 0, BATH)

    assert happened(events, Died)[0].group == (who("max"), who("alice"))
    assert state.robots[0] == NOWHERE


def test_r25_a15_nobody_picks_any_more_if_the_death_of_the_old_one_ends_it() -> None:
    state = studio({"max": BESIDE, "alice": BESIDE, "kevin": BATH}, {BATH: "acid"}, level="standard")

    carried(state, ["max", "alice"], BATH)

    assert state.outcome == "too_many_dead"
    assert state.question is None
    assert state.alive[who("max")]
    assert state.alive[who("alice")]
