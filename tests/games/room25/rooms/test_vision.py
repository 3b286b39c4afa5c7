"""Vision Chamber (R25-4.7)."""

from tests.games.room25.bringing import carried, rolls
from tests.games.room25.studio import acts, cell, happened, studio
from wayout.games.room25.events import Looked
from wayout.games.room25.parts import Target
from wayout.kernel.seats import Seat

HERE = cell(1, 1)
BESIDE = cell(1, 2)
FAR = cell(4, 4)


def test_r25_4_7_vision_shows_any_face_down_room_to_whoever_enters_alone() -> None:
    state = studio({"kevin": 0, "max": BESIDE}, {HERE: "vision", FAR: "mortal"}, down=[FAR, cell(0, 4)])

    events = acts(state, "max", "move", Target(cell=HERE), Target(cell=FAR))

    looked = happened(events, Looked)[0]
    assert looked == Looked((Seat(1),), FAR, "mortal", "vision")
    assert looked.seen_by(Seat(1)).room == "mortal"
    assert looked.seen_by(Seat(0)).room is None
    assert not state.face_up[FAR]


def test_r25_4_7_vision_offers_only_face_down_rooms() -> None:
    state = studio({"max": BESIDE}, {HERE: "vision"}, down=[HERE, FAR, cell(0, 4)])

    acts(state, "max", "move", Target(cell=HERE))

    assert state.question is not None
    assert {target.cell for target in state.question.options} == {FAR, cell(0, 4)}


def test_r25_4_7_vision_shows_nothing_if_all_is_open() -> None:
    state = studio({"max": BESIDE}, {HERE: "vision"})

    events = acts(state, "max", "move", Target(cell=HERE))

    assert not happened(events, Looked)


def test_r25_4_7_who_is_carried_in_sees_it_too() -> None:
    state = studio({"max": BESIDE, "alice": BESIDE, "kevin": 0}, {HERE: "vision"}, down=[FAR, cell(0, 4)])

    events = carried(state, ["max", "alice"], HERE, Target(cell=FAR))

    assert happened(events, Looked)[0].seats == (0, 1)


def test_r25_4_7_vision_shows_nothing_for_a_robot() -> None:
    state = studio({"max": 0}, {HERE: "vision"}, down=[FAR], robots=[BESIDE])

    events = rolls(state, 0, HERE)

    assert not happened(events, Looked)
