"""Disabled rooms (R25-4.10)."""

import pytest

from tests.games.room25.mac.dealing import card, draws
from tests.games.room25.studio import cell, happened, studio
from wayout.games.room25.cells import CELLS, CENTRE
from wayout.games.room25.events import TurnedDown
from wayout.games.room25.memory import memory
from wayout.games.room25.parts import Colour
from wayout.games.room25.state import NO_AXIS
from wayout.games.room25.view import view
from wayout.kernel.seats import SPECTATOR, Seat

CORNERS = (cell(0, 0), cell(0, 4), cell(4, 0), cell(4, 4))
RED = card("disabled", colour="red")
ROOMS = dict.fromkeys(CELLS, "cold") | dict(zip(CORNERS, ("vision", "mortal", "room25", "acid"), strict=True))


@pytest.mark.parametrize(
    ("colour", "turned"),
    [
        ("green", [cell(0, 0)]),
        ("red", [cell(0, 4), cell(4, 4)]),
        ("yellow", [place for place in CELLS if place not in (*CORNERS, CENTRE)]),
    ],
)
def test_r25_4_10_open_rooms_of_the_colour_turn_face_down(colour: Colour, turned: list[int]) -> None:
    state = studio({"kevin": CENTRE}, {**ROOMS, CENTRE: "central"})

    events = draws(state, card("disabled", colour=colour))

    assert happened(events, TurnedDown) == [TurnedDown(place) for place in turned]
    assert [place for place in CELLS if not state.face_up[place]] == turned


def test_r25_4_10_where_a_character_or_a_robot_is_nothing_turns() -> None:
    state = studio({"kevin": cell(0, 4)}, {cell(0, 4): "acid", cell(4, 4): "acid"}, robots=[cell(4, 4)])

    assert not happened(draws(state, RED), TurnedDown)


@pytest.mark.parametrize(("assist", "note"), [(True, "acid"), (False, None)])
def test_r25_4_13_everybody_has_seen_it_and_only_assist_memory_notes_it(assist: bool, note: str | None) -> None:
    state = studio({"kevin": CENTRE, "max": CENTRE}, {cell(0, 4): "acid"}, assist=assist)

    draws(state, RED)

    assert [view(state, seat).rooms[cell(0, 4)].note for seat in (Seat(0), Seat(1))] == [note, note]
    assert view(state, SPECTATOR).rooms[cell(0, 4)].note is None
    assert memory(state, Seat(1)) == {cell(0, 4): "acid"}


def test_r25_4_10_a_room_that_lies_face_down_is_not_turned_again() -> None:
    state = studio({"kevin": CENTRE}, {cell(0, 4): "acid"}, down=[cell(0, 4)])

    assert not happened(draws(state, RED), TurnedDown)


def test_r25_4_10_lock_and_do_not_cross_go_with_it() -> None:
    state = studio({"kevin": CENTRE}, {cell(0, 4): "flooded"})
    state.barred[cell(0, 4)] = state.locked[cell(0, 4)] = True
    state.free_locks = 1

    draws(state, RED)

    assert not state.barred[cell(0, 4)]
    assert not state.locked[cell(0, 4)]
    assert state.free_locks == 2


def test_r25_4_10_a_pivoting_room_that_turns_down_has_no_axis() -> None:
    state = studio({"kevin": CENTRE}, {cell(0, 0): "pivoting"})
    state.axes[cell(0, 0)] = "h"

    draws(state, card("disabled", colour="yellow"))

    assert state.axes[cell(0, 0)] == NO_AXIS
