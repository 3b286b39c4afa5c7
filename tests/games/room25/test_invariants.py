"""What always holds is seen to be broken when it is (R25-4.1)."""

from collections.abc import Callable

import pytest

from tests.games.room25.studio import cell, studio, who
from wayout.games.room25.invariants import change_flaw, flaw
from wayout.games.room25.state import State

HERE = cell(1, 1)


def scene() -> State:
    return studio({"max": HERE, "kevin": 0}, {24: "pivoting", 20: "flooded"}, down=[3])


def swap_tiles(state: State) -> None:
    state.grid[0] = 1


def lose_the_centre(state: State) -> None:
    state.kinds[12] = "empty"


def too_many_keys(state: State) -> None:
    state.kinds[1] = state.kinds[2] = "key"


def bar_what_is_hidden(state: State) -> None:
    state.barred[3] = True


def turn_an_empty_room(state: State) -> None:
    state.axes[1] = "h"


def lose_a_lock(state: State) -> None:
    state.free_locks = 1


def lose_a_card(state: State) -> None:
    state.deck = [1]


def rob_a_home(state: State) -> None:
    state.homes[0] = 1


def hide_a_robot(state: State) -> None:
    state.robots[0] = 3


def mark_an_open_room(state: State) -> None:
    state.reminder[who("max")] = 1


def die_standing(state: State) -> None:
    state.alive[who("max")] = False
    state.graveyard = [who("max")]


def die_unburied(state: State) -> None:
    state.alive[who("max")], state.at[who("max")] = False, -1


def stand_in_the_dark(state: State) -> None:
    state.at[who("max")] = 3


def drown_on_land(state: State) -> None:
    state.flood[who("max")] = HERE


def program_twice(state: State) -> None:
    state.first[who("max")] = state.second[who("max")] = "look"


def lose_the_legs(state: State) -> None:
    state.lost[who("max")] = ("move",)


def rush_in_the_cold(state: State) -> None:
    state.adrenaline[who("max")], state.cold[who("max")] = "committed", True


def end_without_end(state: State) -> None:
    state.outcome = "escaped"


def run_out_of_rounds(state: State) -> None:
    state.left = 0


def decide_after_leaving(state: State) -> None:
    state.deciding, state.in_game[0] = [who("max")], False


BREAKS = [
    swap_tiles,
    lose_the_centre,
    too_many_keys,
    bar_what_is_hidden,
    turn_an_empty_room,
    lose_a_lock,
    lose_a_card,
    rob_a_home,
    hide_a_robot,
    mark_an_open_room,
    die_standing,
    die_unburied,
    stand_in_the_dark,
    drown_on_land,
    program_twice,
    lose_the_legs,
    rush_in_the_cold,
    end_without_end,
    run_out_of_rounds,
    decide_after_leaving,
]


def test_a_scene_is_in_order() -> None:
    assert flaw(scene()) is None


@pytest.mark.parametrize("breaks", BREAKS)
def test_what_is_broken_is_seen(breaks: Callable[[State], None]) -> None:
    state = scene()

    breaks(state)

    assert flaw(state) is not None


def test_time_does_not_come_back_and_nobody_enters_a_barred_room() -> None:
    before = scene()
    before.barred[20] = True
    assert change_flaw(before, before.clone()) is None

    later = before.clone()
    later.left += 1
    assert change_flaw(before, later) is not None

    inside = before.clone()
    inside.at[who("max")] = 20
    assert change_flaw(before, inside) is not None
