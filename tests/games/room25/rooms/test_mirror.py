"""Mirror Room (R25-4.7, R25-A13)."""

from tests.games.room25.bringing import carried, rolls
from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.events import AdrenalineGone, ProgramCancelled
from wayout.games.room25.parts import Target

HERE = cell(1, 1)
BESIDE = cell(1, 2)


def test_r25_4_7_mirror_takes_the_adrenaline_and_the_rest_of_the_program() -> None:
    state = studio({"max": BESIDE}, {HERE: "mirror"})
    state.second[who("max")] = "look"
    state.adrenaline[who("max")] = "committed"

    events = acts(state, "max", "move", Target(cell=HERE))

    assert happened(events, AdrenalineGone) == [AdrenalineGone(who("max"))]
    assert happened(events, ProgramCancelled) == [ProgramCancelled(who("max"))]
    assert state.second[who("max")] is None
    assert state.adrenaline[who("max")] == "gone"


def test_r25_4_7_mirror_takes_an_adrenaline_that_was_kept() -> None:
    state = studio({"max": BESIDE}, {HERE: "mirror"})

    acts(state, "max", "move", Target(cell=HERE))

    assert state.adrenaline[who("max")] == "gone"


def test_r25_4_7_mirror_cancels_a_floating_token_of_whoever_is_pushed_in() -> None:
    state = studio({"max": BESIDE, "alice": BESIDE}, {HERE: "mirror"})
    state.floating[who("alice")] = "move"

    acts(state, "max", "push", Target(cell=HERE, who=who("alice")))

    assert state.floating[who("alice")] is None
    assert state.adrenaline[who("max")] == "ready"


def test_r25_a13_paranoia_and_a_known_guard_lose_only_the_adrenaline() -> None:
    state = studio({"max": BESIDE, "alice": BESIDE}, {HERE: "mirror"})
    state.pile[who("alice")] = ["look", "move"]
    state.free[who("max")] = True

    events = carried(state, ["max", "alice"], HERE)

    assert not happened(events, ProgramCancelled)
    assert state.pile[who("alice")] == ["look", "move"]
    assert state.free[who("max")]
    assert state.adrenaline[who("alice")] == state.adrenaline[who("max")] == "gone"


def test_r25_4_7_mirror_has_nothing_to_take_without_adrenaline() -> None:
    state = studio({"max": BESIDE}, {HERE: "mirror"}, adrenaline=False)

    events = acts(state, "max", "move", Target(cell=HERE))

    assert not happened(events, AdrenalineGone)
    assert state.adrenaline[who("max")] == "none"


def test_r25_4_7_mirror_does_nothing_to_a_robot() -> None:
    state = studio({"max": HERE}, {HERE: "mirror"}, robots=[BESIDE])

    rolls(state, 0, HERE)

    assert state.robots[0] == HERE
    assert state.adrenaline[who("max")] == "ready"
