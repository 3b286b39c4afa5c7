"""How far it is to an exit is told in the end as the hint by the seats told it: as one faces, and by teleporter.

All by the starting board 1A."""

import pytest

from tests.games.no_escape.tables import EAST_EXIT, NORTH_EXIT, A, B, Tiles, at_cell, table
from wayout.games.no_escape.distance import steps_out
from wayout.games.no_escape.slots import GONE
from wayout.games.no_escape.state import BRANCH, State

GATE, THREE_OFF = at_cell("1A", 0, 7), at_cell("1A", 1, 6)
AWAY = 31
"""From that gate on foot to the next one."""


def at_the_gate(facing: str, tiles: Tiles | None = None) -> State:
    return table(tiles, meeples={A: (GATE, facing)})


def test_the_step_that_leads_outside_counts() -> None:
    assert steps_out(at_the_gate("NS"), A) == 1
    assert steps_out(table(meeples={A: (THREE_OFF, "EW")}), A) == 3


def test_nobody_turns_back_on_their_own() -> None:
    assert steps_out(at_the_gate("SN"), A) == AWAY


def test_a_dead_end_turns_one_round() -> None:
    assert steps_out(at_the_gate("NS", {NORTH_EXIT: "ctrl_y"}), A) == 2 + 2 + AWAY


def test_a_teleporter_takes_no_step_unless_somebody_stands_on_the_other() -> None:
    ends = {NORTH_EXIT: "tele_w", EAST_EXIT: "tee/2", (2, 2): "tele_w/2"}
    other = (2, 2, 1)

    free = table(ends, meeples={A: (GATE, "NS")})
    taken = table(ends, meeples={A: (GATE, "NS"), B: (other, "N-")})

    assert steps_out(free, A) == 2 + 5
    assert steps_out(taken, A) == 2 + 2 + AWAY


def test_before_a_branch_only_the_ways_that_are_left_count() -> None:
    state = table(meeples={A: (GATE, "-S")}, question=BRANCH, asked=A, ways=0b0001)
    assert steps_out(state, A) == 1

    state.ways = 0b0100
    assert steps_out(state, A) == AWAY


def test_from_the_hub_all_ways_count() -> None:
    assert steps_out(table(), A) == 16


@pytest.mark.parametrize("heading", ["NS", "--"])
def test_nobody_is_any_steps_away_who_is_gone(heading: str) -> None:
    state = at_the_gate(heading)
    state.places[A] = GONE

    assert steps_out(state, A) is None
