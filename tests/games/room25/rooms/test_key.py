"""Key Room (R25-4.7)."""

from tests.games.room25.bringing import rolls
from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.events import KeyFound, RoomEmptied
from wayout.games.room25.ordering import orders
from wayout.games.room25.parts import Target

HERE = cell(1, 1)
BESIDE = cell(1, 2)


def test_r25_4_7_key_is_found_and_leaves_an_open_empty_room() -> None:
    state = studio({"max": BESIDE}, {HERE: "key"}, down=[HERE], level="standard")

    events = acts(state, "max", "move", Target(cell=HERE))

    assert happened(events, KeyFound) == [KeyFound((who("max"),))]
    assert happened(events, RoomEmptied) == [RoomEmptied(HERE, "key")]
    assert state.key_done
    assert state.kind_at(HERE) == "empty"
    assert state.face_up[HERE]


def test_r25_4_7_key_is_only_revealed_by_a_robot_which_pushes_nobody_from_here() -> None:
    state = studio({"max": 0}, {HERE: "key"}, down=[HERE], robots=[BESIDE], level="standard")

    rolls(state, 0, HERE)

    assert state.face_up[HERE]
    assert not state.key_done
    assert state.robots[0] == HERE
    assert all(order.who is None for order in orders(state))
