"""Paranoia Room (R25-4.7, R25-4.8)."""

from tests.games.room25.bringing import carried, rolls
from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.events import Panicked
from wayout.games.room25.parts import NOWHERE, Target
from wayout.games.room25.view import view
from wayout.kernel.chance import Scripted
from wayout.kernel.seats import SPECTATOR, Seat

HERE = cell(1, 1)
BESIDE = cell(1, 2)
MIXED = ["push", "look", "special", "move", "control"]


def test_r25_4_7_paranoia_shuffles_all_tokens_and_clears_the_program() -> None:
    state = studio({"max": BESIDE}, {HERE: "paranoia"})
    state.second[who("max")] = "look"

    acts(state, "max", "move", Target(cell=HERE), luck=Scripted([MIXED]))

    assert state.pile[who("max")] == MIXED
    assert state.second[who("max")] is None


def test_r25_4_7_paranoia_shuffles_only_what_is_not_lost() -> None:
    state = studio({"max": BESIDE}, {HERE: "paranoia"}, abilities=False)
    state.lost[who("max")] = ("look",)

    acts(state, "max", "move", Target(cell=HERE), luck=Scripted([["push", "move", "control"]]))

    assert state.pile[who("max")] == ["push", "move", "control"]


def test_r25_4_8_nobody_sees_the_order_of_the_pile() -> None:
    state = studio({"max": BESIDE}, {HERE: "paranoia"})

    events = acts(state, "max", "move", Target(cell=HERE), luck=Scripted([MIXED]))

    panicked = happened(events, Panicked)[0]
    for viewer in (Seat(0), SPECTATOR):
        assert panicked.seen_by(viewer).pile == panicked.recalled_by(viewer).pile == tuple(sorted(MIXED))
        assert view(state, viewer).figures[0].pile == tuple(sorted(MIXED))


def test_r25_4_8_whoever_enters_again_shuffles_all_tokens_anew() -> None:
    state = studio({"max": BESIDE}, {HERE: "paranoia"})
    state.pile[who("max")] = ["look"]

    acts(state, "max", "move", Target(cell=HERE), luck=Scripted([MIXED]))

    assert state.pile[who("max")] == MIXED


def test_r25_4_8_adrenaline_stays_a_free_choice() -> None:
    state = studio({"max": BESIDE}, {HERE: "paranoia"})
    state.adrenaline[who("max")] = "committed"

    acts(state, "max", "move", Target(cell=HERE), luck=Scripted([MIXED]))

    assert state.adrenaline[who("max")] == "committed"


def test_r25_4_7_paranoia_has_a_pile_for_each_who_comes() -> None:
    state = studio({"max": BESIDE, "alice": BESIDE, "kevin": HERE}, {HERE: "paranoia"})

    carried(state, ["max", "alice"], HERE, luck=Scripted([MIXED, MIXED[::-1]]))

    assert state.pile[who("max")] == MIXED
    assert state.pile[who("alice")] == MIXED[::-1]
    assert state.pile[who("kevin")] is None


def test_r25_4_7_paranoia_breaks_robots() -> None:
    state = studio({"max": HERE}, {HERE: "paranoia"}, robots=[BESIDE])

    rolls(state, 0, HERE)

    assert state.robots[0] == NOWHERE
    assert state.pile[who("max")] is None
