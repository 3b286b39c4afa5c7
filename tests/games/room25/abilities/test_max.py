"""Max carries somebody next door (R25-4.9)."""

from typing import Any

from tests.games.room25.special import EAST, FAR, HERE, NORTH, SOUTH, WEST, asked, choices, group, panics
from tests.games.room25.studio import acts, answers, cell, happened, studio, who
from wayout.games.room25.cells import CENTRE
from wayout.games.room25.events import AlarmRaised, CardDrawn, Died, Entered, FloodRose, Jumped, Looked, TrapSet
from wayout.games.room25.mac_deck import CARDS
from wayout.games.room25.parts import CELL, NOTHING, SOMEBODY, SOMEBODY_TO, Target
from wayout.games.room25.state import State

MAX, KEVIN, EMMETT = who("max"), who("kevin"), who("emmett")
BOTH = (MAX, KEVIN)


def carried_into(kind: str, **rules: Any) -> State:
    """Max and Kevin are here, and this room lies in the north."""
    return studio({"max": HERE, "kevin": HERE}, {NORTH: kind}, **rules)


def carry(name: str, to: int) -> Target:
    return SOMEBODY_TO[who(name)][to]


def test_r25_4_9_max_carries_anybody_in_his_room_anywhere_next_door() -> None:
    state = studio({"max": HERE, "kevin": HERE, "sarah": HERE, "franck": NORTH})

    assert choices(state, "max") == [
        carry(name, to) for name in ("kevin", "sarah") for to in (NORTH, EAST, SOUTH, WEST)
    ]


def test_r25_4_9_max_goes_along() -> None:
    state = carried_into("empty")

    events = acts(state, "max", "special", carry("kevin", NORTH))

    assert happened(events, Entered) == [Entered(BOTH, NORTH, "carry", MAX)]
    assert state.on(NORTH) == [MAX, KEVIN]


def test_r25_4_9_max_alone_loses_his_action() -> None:
    assert choices(studio({"max": HERE, "kevin": NORTH}), "max") == [NOTHING]


def test_r25_4_9_max_carries_nobody_into_barred_or_locked_rooms() -> None:
    state = studio({"max": HERE, "kevin": HERE})
    state.barred[NORTH] = state.locked[EAST] = True

    assert choices(state, "max") == [carry("kevin", SOUTH), carry("kevin", WEST)]


def test_r25_a25_max_does_not_pass_a_lock_with_emmett_on_his_back() -> None:
    state = studio({"max": HERE, "emmett": HERE})
    state.locked[NORTH] = True

    assert carry("emmett", NORTH) not in choices(state, "max")


def test_r25_a1_max_leaves_a_prison_cell_only_to_where_somebody_is() -> None:
    state = studio({"max": HERE, "kevin": HERE, "sarah": WEST}, {HERE: "prison"})

    assert choices(state, "max") == [carry("kevin", WEST)]


def test_r25_6_22_max_leaves_a_prison_cell_to_where_a_robot_is() -> None:
    state = studio({"max": HERE, "kevin": HERE}, {HERE: "prison"}, robots=[SOUTH])

    assert choices(state, "max") == [carry("kevin", SOUTH)]


def test_r25_6_22_max_leaves_a_prison_cell_to_the_central_room() -> None:
    state = studio({"max": SOUTH, "kevin": SOUTH}, {SOUTH: "prison"})

    assert choices(state, "max") == [carry("kevin", CENTRE)]


def test_r25_a1_max_is_held_by_a_prison_cell_even_if_pushes_are_not() -> None:
    state = studio({"max": HERE, "kevin": HERE, "sarah": WEST}, {HERE: "prison"}, prison_binds_push=False)

    assert choices(state, "max") == [carry("kevin", WEST)]


def test_r25_4_9_max_walks_through_the_walls_of_a_pivoting_room() -> None:
    state = studio({"max": HERE, "kevin": HERE}, {HERE: "pivoting"})
    state.axes[HERE] = "h"

    assert carry("kevin", NORTH) in choices(state, "max")


def test_r25_2_7_max_is_bound_by_those_walls_if_the_table_says_so() -> None:
    state = studio({"max": HERE, "kevin": HERE}, {HERE: "pivoting"}, pivot_binds_specials=True)
    state.axes[HERE] = "h"

    assert choices(state, "max") == [carry("kevin", EAST), carry("kevin", WEST)]


def test_r25_2_7_max_in_panic_is_bound_by_those_walls_too() -> None:
    state = studio({"max": HERE, "kevin": HERE}, {HERE: "pivoting", NORTH: "dark"}, pivot_binds_specials=True)
    state.axes[HERE] = "h"

    assert panics(state, "max") == []


def test_r25_6_10_max_leaves_a_shredder_with_another_and_both_live() -> None:
    state = studio({"max": HERE, "kevin": HERE}, {HERE: "shredder"})

    events = acts(state, "max", "special", carry("kevin", NORTH))

    assert not happened(events, Died)
    assert state.barred[HERE]


def test_r25_4_9_max_leaves_the_third_in_a_shredder_to_die() -> None:
    state = studio({"max": HERE, "kevin": HERE, "sarah": HERE}, {HERE: "shredder"})

    events = acts(state, "max", "special", carry("kevin", NORTH))

    assert happened(events, Died) == [Died(group("sarah"), (HERE,), "shredder")]


def test_r25_a15_max_picks_who_dies_in_acid_after_the_one_who_was_there() -> None:
    state = studio({"max": HERE, "kevin": HERE, "sarah": NORTH, "franck": FAR}, {NORTH: "acid"}, mode="team")

    events = acts(state, "max", "special", carry("kevin", NORTH))
    assert happened(events, Died) == [Died(group("sarah"), (NORTH,), "acid")]
    assert (asked(state).who, asked(state).options) == (MAX, (SOMEBODY[MAX], SOMEBODY[KEVIN]))
    events = answers(state, SOMEBODY[KEVIN])

    assert happened(events, Died) == [Died((KEVIN,), (NORTH,), "acid")]
    assert state.alive[MAX]


def test_r25_a14_max_draws_one_card_for_both_in_the_mac_room() -> None:
    state = carried_into("mac")
    movement = next(card.number for card in CARDS if card.kind == "movement" and not card.plus)
    state.deck = [movement]

    events = acts(state, "max", "special", carry("kevin", NORTH))

    assert happened(events, CardDrawn) == [CardDrawn(movement, BOTH, in_room=True)]


def test_r25_4_7_max_shows_the_passenger_what_he_looks_at() -> None:
    state = studio({"max": HERE, "kevin": HERE}, {NORTH: "vision", FAR: "mortal"}, down=[FAR, cell(0, 0)])

    acts(state, "max", "special", carry("kevin", NORTH))
    assert asked(state).who == MAX
    events = answers(state, CELL[FAR])

    assert happened(events, Looked) == [Looked((state.owner[MAX], state.owner[KEVIN]), FAR, "mortal", "vision")]


def test_r25_4_9_max_and_the_passenger_share_what_the_room_does() -> None:
    state = carried_into("vortex")
    assert happened(acts(state, "max", "special", carry("kevin", NORTH)), Jumped) == [Jumped(BOTH, CENTRE, "vortex")]

    state = carried_into("flooded")
    assert happened(acts(state, "max", "special", carry("kevin", NORTH)), FloodRose) == [FloodRose(BOTH, 2)]

    state = carried_into("room25", mode="team")
    assert happened(acts(state, "max", "special", carry("kevin", NORTH)), AlarmRaised) == [AlarmRaised(5)]


def test_r25_4_7_max_has_one_more_action_in_a_trap_and_so_has_the_passenger() -> None:
    state = carried_into("trapped")

    events = acts(state, "max", "special", carry("kevin", NORTH))

    assert happened(events, TrapSet) == [TrapSet(BOTH, (KEVIN,))]
    assert state.alive[MAX]
    assert state.armed[MAX]


def test_r25_4_10_max_in_panic_carries_everybody_into_a_yellow_room_of_his_choice() -> None:
    where = {"kevin": HERE, "max": HERE, "alice": HERE, "sarah": HERE}
    state = studio(where, {NORTH: "dark", EAST: "cold", SOUTH: "acid", WEST: "prison"}, down=[WEST])
    state.hidden[who("alice")] = True

    panics(state, "max")
    assert (asked(state).who, asked(state).options) == (MAX, (CELL[NORTH], CELL[EAST]))
    events = answers(state, CELL[EAST])

    assert happened(events, Entered) == [Entered(group("max", "kevin", "sarah"), EAST, "panic", MAX)]
    assert state.on(HERE) == list(group("alice"))


def test_r25_4_6_max_in_panic_takes_all_out_of_a_shredder_unharmed() -> None:
    state = studio({"max": HERE, "kevin": HERE, "sarah": HERE}, {HERE: "shredder", NORTH: "dark"})

    assert not happened(panics(state, "max"), Died)
    assert state.on(NORTH) == list(group("max", "kevin", "sarah"))


def test_r25_4_10_max_in_panic_stays_where_he_is_alone() -> None:
    assert panics(studio({"max": HERE, "kevin": NORTH}, {NORTH: "dark"}), "max") == []


def test_r25_4_10_max_in_panic_stays_if_no_yellow_room_is_open_to_him() -> None:
    state = studio({"max": HERE, "emmett": HERE}, {NORTH: "dark", SOUTH: "cold", EAST: "jamming"}, down=[EAST])
    state.barred[SOUTH] = state.locked[NORTH] = True

    assert panics(state, "max") == []


def test_r25_4_10_max_in_panic_does_not_carry_from_the_central_room() -> None:
    state = studio({"max": CENTRE, "kevin": CENTRE}, {EAST: "dark"})

    assert panics(state, "max") == []
