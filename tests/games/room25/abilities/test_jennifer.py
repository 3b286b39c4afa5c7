"""Jennifer calls somebody from next door (R25-4.9)."""

from tests.games.room25.special import EAST, FAR, HERE, NORTH, SOUTH, WEST, asked, choices, group, panics
from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.cells import CENTRE
from wayout.games.room25.events import Barred, Died, Entered, Jumped, Pivoted
from wayout.games.room25.parts import NOTHING, SOMEBODY, Target

JENNIFER = who("jennifer")
BESIDE_CENTRE = cell(2, 1)


def called(name: str) -> Target:
    return SOMEBODY[who(name)]


def test_r25_4_9_jennifer_calls_one_character_from_next_door() -> None:
    state = studio({"jennifer": HERE, "max": NORTH, "kevin": WEST, "franck": FAR, "sarah": HERE})

    assert choices(state, "jennifer") == [called("max"), called("kevin")]


def test_r25_4_9_jennifer_makes_the_called_one_enter_her_room() -> None:
    state = studio({"jennifer": HERE, "max": NORTH})

    events = acts(state, "jennifer", "special", called("max"))

    assert happened(events, Entered) == [Entered(group("max"), HERE, "call", JENNIFER)]
    assert state.cell(who("max")) == HERE


def test_r25_4_9_jennifer_with_nobody_next_door_loses_her_action() -> None:
    assert choices(studio({"jennifer": HERE, "max": FAR}), "jennifer") == [NOTHING]


def test_r25_4_9_jennifer_calls_nobody_into_a_barred_room() -> None:
    state = studio({"jennifer": HERE, "emmett": NORTH}, {HERE: "flooded"})
    state.barred[HERE] = True

    assert choices(state, "jennifer") == [NOTHING]


def test_r25_4_9_jennifer_calls_only_emmett_into_a_locked_room() -> None:
    state = studio({"jennifer": HERE, "max": NORTH, "emmett": WEST})
    state.locked[HERE] = True

    assert choices(state, "jennifer") == [called("emmett")]


def test_r25_4_9_jennifer_calls_through_the_walls_of_a_pivoting_room_and_turns_it() -> None:
    state = studio({"jennifer": HERE, "max": NORTH}, {HERE: "pivoting"})
    state.axes[HERE] = "h"

    events = acts(state, "jennifer", "special", called("max"))

    assert happened(events, Pivoted) == [Pivoted(HERE, "v")]


def test_r25_2_7_jennifer_calls_only_along_the_axis_if_the_table_says_so() -> None:
    where = {"jennifer": HERE, "max": NORTH, "kevin": WEST}
    state = studio(where, {HERE: "pivoting"}, pivot_binds_specials=True)
    state.axes[HERE] = "h"

    assert choices(state, "jennifer") == [called("kevin")]


def test_r25_2_7_jennifer_in_panic_draws_only_along_the_axis_if_the_table_says_so() -> None:
    where = {"jennifer": HERE, "max": NORTH, "kevin": WEST}
    state = studio(where, {HERE: "pivoting"}, pivot_binds_specials=True)
    state.axes[HERE] = "h"

    panics(state, "jennifer")

    assert state.on(HERE) == list(group("jennifer", "kevin"))


def test_r25_6_12_jennifer_dies_in_the_acid_into_which_she_calls_somebody() -> None:
    state = studio({"jennifer": HERE, "max": NORTH}, {HERE: "acid"})

    events = acts(state, "jennifer", "special", called("max"))

    assert happened(events, Died) == [Died((JENNIFER,), (HERE,), "acid")]
    assert state.alive[who("max")]


def test_r25_4_9_jennifer_leaves_the_choices_of_her_room_to_the_called_one() -> None:
    state = studio({"jennifer": HERE, "max": NORTH}, {HERE: "vision"}, down=[FAR, WEST])

    acts(state, "jennifer", "special", called("max"))

    assert (asked(state).id, asked(state).who) == ("vision", who("max"))


def test_r25_a1_jennifer_calls_out_of_a_prison_cell_because_she_is_company() -> None:
    state = studio({"jennifer": HERE, "max": NORTH}, {NORTH: "prison"})

    assert choices(state, "jennifer") == [called("max")]


def test_r25_a17_jennifer_calls_out_of_the_central_room() -> None:
    state = studio({"jennifer": BESIDE_CENTRE, "max": CENTRE})

    assert choices(state, "jennifer") == [called("max")]


def test_r25_6_9_jennifer_calls_somebody_out_of_the_water() -> None:
    state = studio({"jennifer": HERE, "max": NORTH}, {NORTH: "flooded"})
    state.barred[NORTH], state.flood[who("max")], state.flood_round[who("max")] = True, NORTH, 2

    acts(state, "jennifer", "special", called("max"))

    assert state.flood[who("max")] == -1


def test_r25_4_9_jennifer_kills_those_left_in_a_shredder_by_calling_one_out() -> None:
    state = studio({"jennifer": HERE, "max": NORTH, "kevin": NORTH}, {NORTH: "shredder"})

    events = acts(state, "jennifer", "special", called("max"))

    assert happened(events, Died) == [Died(group("kevin"), (NORTH,), "shredder")]


def test_r25_4_10_jennifer_in_panic_draws_all_from_next_door_into_a_yellow_room() -> None:
    state = studio(
        {"max": WEST, "jennifer": HERE, "kevin": NORTH, "alice": EAST, "sarah": FAR}, {HERE: "vortex", WEST: "shredder"}
    )
    state.hidden[who("alice")] = True

    assert panics(state, "jennifer") == [
        Entered(group("max", "kevin"), HERE, "panic", JENNIFER),
        Barred(WEST),
        Jumped(group("max"), CENTRE, "vortex"),
        Jumped(group("kevin"), CENTRE, "vortex"),
    ]


def test_r25_4_10_jennifer_in_panic_draws_nobody_but_emmett_into_a_locked_room() -> None:
    state = studio({"jennifer": HERE, "max": NORTH, "emmett": WEST}, {HERE: "dark"})
    state.locked[HERE] = True

    panics(state, "jennifer")

    assert state.on(HERE) == list(group("jennifer", "emmett"))


def test_r25_4_10_jennifer_in_panic_does_nothing_in_a_room_that_is_not_yellow() -> None:
    state = studio({"jennifer": HERE, "max": NORTH, "kevin": SOUTH}, {HERE: "acid"})

    assert panics(state, "jennifer") == []


def test_r25_4_10_jennifer_in_panic_does_nothing_if_nobody_is_near() -> None:
    assert panics(studio({"jennifer": HERE, "max": FAR}, {HERE: "dark"}), "jennifer") == []
