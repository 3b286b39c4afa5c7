"""Regeneration Room (R25-4.7, R25-D8)."""

from tests.games.room25.bringing import rolls
from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.cells import CENTRE
from wayout.games.room25.dying import die
from wayout.games.room25.events import Regenerated, RolesShown, RoomEmptied
from wayout.games.room25.parts import Death, Target
from wayout.games.room25.state import State
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import Turn

HERE = cell(1, 1)
BESIDE = cell(1, 2)
GUARDS = {"max": "prisoner", "kevin": "guard", "alice": "guard", "sarah": "prisoner"}


def suspicious() -> State:
    """Two guards can die and the game goes on."""
    where = {"max": BESIDE, "kevin": 0, "alice": 0, "sarah": 0}
    return studio(where, {HERE: "regeneration"}, mode="suspicion", roles=GUARDS)


def bury(state: State, *group: str) -> None:
    die(Turn(state, NoLuck()), list(map(who, group)), "mortal")


def test_r25_d8_regeneration_brings_all_the_dead_back_to_the_central_room_and_is_empty_then() -> None:
    state = suspicious()
    bury(state, "kevin", "alice")

    events = acts(state, "max", "move", Target(cell=HERE))

    assert happened(events, Regenerated) == [Regenerated((who("kevin"), who("alice")))]
    assert happened(events, RoomEmptied) == [RoomEmptied(HERE, "regeneration")]
    assert state.cell(who("kevin")) == state.cell(who("alice")) == CENTRE
    assert state.graveyard == []
    assert state.kind_at(HERE) == "empty"


def test_r25_4_7_regeneration_those_who_come_back_sit_out_until_the_next_round() -> None:
    state = suspicious()
    bury(state, "kevin")

    acts(state, "max", "move", Target(cell=HERE))

    assert state.sits_out[who("kevin")]
    assert not state.sits_out[who("max")]


def test_r25_4_7_regeneration_keeps_role_lost_tokens_adrenaline_and_place_in_the_order() -> None:
    state = suspicious()
    order = state.order[:]
    state.lost[who("kevin")] = ("look",)
    state.adrenaline[who("kevin")] = "gone"
    bury(state, "kevin")

    acts(state, "max", "move", Target(cell=HERE))

    assert state.roles[who("kevin")] == "guard"
    assert state.lost[who("kevin")] == ("look",)
    assert state.adrenaline[who("kevin")] == "gone"
    assert state.order == order


def test_r25_4_7_regeneration_stays_if_nobody_is_dead() -> None:
    state = suspicious()

    events = acts(state, "max", "move", Target(cell=HERE))

    assert not happened(events, RoomEmptied)
    assert state.kind_at(HERE) == "regeneration"


def test_r25_4_11_regeneration_lets_counting_start_anew() -> None:
    state = suspicious()
    bury(state, "sarah")
    acts(state, "max", "move", Target(cell=HERE))

    bury(state, "max")

    assert state.outcome is None
    assert not state.shown[who("sarah")]


def test_r25_1_9_regeneration_while_most_are_in_room_25_shows_who_comes_back_outside() -> None:
    where = {"max": BESIDE, "kevin": 0, "alice": 24, "sarah": 24, "bruce": 24}
    roles = {"max": "guard", "kevin": "guard", "alice": "prisoner", "sarah": "prisoner", "bruce": "prisoner"}
    state = studio(where, {HERE: "regeneration", 24: "room25"}, mode="suspicion", roles=roles)
    bury(state, "kevin")
    assert not state.shown[who("kevin")]

    events = acts(state, "max", "move", Target(cell=HERE))

    assert happened(events, RolesShown) == [RolesShown((who("kevin"),), ("guard",))]


def test_r25_4_7_regeneration_does_nothing_for_a_robot() -> None:
    state = suspicious()
    state.robots[0] = BESIDE
    bury(state, "kevin")

    rolls(state, 0, HERE)

    assert state.graveyard == [who("kevin")]
    assert state.kind_at(HERE) == "regeneration"


def test_r25_4_13_regeneration_does_not_make_anybody_forget_a_death() -> None:
    state = suspicious()
    bury(state, "kevin")
    acts(state, "max", "move", Target(cell=HERE))
    state.round = 2

    bury(state, "kevin")

    assert state.deaths == [Death(who("kevin"), 1, 0, "mortal"), Death(who("kevin"), 2, CENTRE, "mortal")]
