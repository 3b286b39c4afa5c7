"""Distances to the outside are what the game's own movement takes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.no_escape.tables import NORTH_EXIT, A, N, at_cell, opened, table
from wayout.games.no_escape import GAME
from wayout.games.no_escape.bots.crossings import NEVER
from wayout.games.no_escape.bots.field import NOWHERE, Field, beyond
from wayout.games.no_escape.bots.mind import moved
from wayout.games.no_escape.slots import GONE, number_of
from wayout.games.no_escape.state import State
from wayout.kernel.chance import Seeded
from wayout.kernel.play import play

GATE = at_cell("1A", 0, 7)


def wandered(seed: int, seats: int, actions: int, **options: object) -> State:
    """Somewhere in a random game, between two movements."""
    chance = Seeded(seed)
    state = opened(seats, chance, **options).state
    before = state.clone()
    for _ in range(actions):
        if GAME.result(state) is not None:
            break
        if state.window is None and state.question is None:
            before = state.clone()
        seat = GAME.asked(state)[0]
        play(state, seat, chance.pick(GAME.legal(state, seat)), chance)
    return before


@given(st.integers(0, 10_000), st.integers(2, 8), st.integers(20, 250), st.booleans())
def test_a_lone_meeple_gets_out_in_just_so_many_steps(seed: int, seats: int, actions: int, walkable: bool) -> None:
    state = wandered(seed, seats, actions, yellow_walkable=walkable)
    state.places = [place if seat == state.turn else GONE for seat, place in enumerate(state.places)]
    state.unasked = True
    state.bonus, state.jetpack = 0, False
    field = Field(state)
    steps = field.ahead(state.places[state.turn], state.headings[state.turn])[0]

    if steps < NEVER:
        assert moved(state, steps, field).winners == [state.turn]
        assert moved(state, steps - 1, field).outcome is None


def test_the_second_way_out_leads_into_another_slot() -> None:
    state = table(meeples={A: (GATE, "NS")})
    steps, out, other, other_out = Field(state).ahead(state.places[A], N)

    assert (steps, beyond(out)) == (1, number_of(NORTH_EXIT))
    assert (other, other_out) == (NEVER, NOWHERE), "who leaves the starting board does not come back"


@pytest.mark.parametrize(("tile", "steps"), [("single", 2), ("switchback", 8), ("tee", 4)])
def test_a_tile_in_the_way_lengthens_it(tile: str, steps: int) -> None:
    state = table({NORTH_EXIT: tile}, meeples={A: (GATE, "NS")})

    assert Field(state).ahead(state.places[A], N)[0] == steps


def test_an_end_sends_a_meeple_back_through_the_hub() -> None:
    state = table({NORTH_EXIT: "ctrl_y"}, meeples={A: (GATE, "NS")})

    assert Field(state).ahead(state.places[A], N)[0] == 3 + 16 + 16


def test_a_white_teleporter_is_a_short_cut() -> None:
    state = table({NORTH_EXIT: "tele_w", (2, 1): "tee/3", (2, 0): "tele_w/2"}, meeples={A: (GATE, "NS")})
    far = Field(table({NORTH_EXIT: "ctrl_y"}, meeples={A: (GATE, "NS")})).ahead(state.places[A], N)[0]

    assert Field(state).ahead(state.places[A], N)[0] < far
