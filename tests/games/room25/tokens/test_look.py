"""Look (R25-4.5)."""

from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.cells import CENTRE
from wayout.games.room25.events import ActionLost, Looked
from wayout.games.room25.parts import NOTHING, Look, Sighting, Target
from wayout.games.room25.tokens import look
from wayout.games.room25.view import view
from wayout.kernel.seats import SPECTATOR, Seat

HERE = cell(1, 1)
ABOVE = cell(0, 1)


def test_r25_4_5_look_shows_a_face_down_neighbour_to_one_player_only() -> None:
    state = studio({"max": HERE, "kevin": HERE}, {ABOVE: "mortal"}, down=[ABOVE])

    events = acts(state, "max", "look", Target(cell=ABOVE))

    looked = happened(events, Looked)[0]
    assert looked.seen_by(Seat(0)).room == "mortal"
    assert looked.seen_by(Seat(1)).room is None
    assert looked.seen_by(SPECTATOR).room is None
    assert not state.face_up[ABOVE]


def test_r25_d12_what_was_looked_at_is_not_told_again() -> None:
    state = studio({"max": HERE}, {ABOVE: "mortal"}, down=[ABOVE])

    events = acts(state, "max", "look", Target(cell=ABOVE))

    assert happened(events, Looked)[0].recalled_by(Seat(0)).room is None
    assert state.looked[0] == [Look(ABOVE, ABOVE, "mortal", "look", 1)]
    assert state.known[0] == [ABOVE]


def test_r25_4_13_who_had_looked_at_what_is_told_once_it_is_over_and_not_before() -> None:
    state = studio({"max": HERE, "kevin": HERE}, {ABOVE: "mortal"}, down=[ABOVE])

    acts(state, "max", "look", Target(cell=ABOVE))

    viewers = (Seat(0), Seat(1), SPECTATOR)
    assert [view(state, viewer).sightings for viewer in viewers] == [(), (), ()]
    state.outcome = "time_up"
    assert [view(state, viewer).sightings for viewer in viewers] == [(Sighting(Seat(0), 1, ABOVE, "mortal"),)] * 3


def test_r25_1_6_look_goes_over_sides_only_and_not_at_open_rooms() -> None:
    state = studio({"max": HERE}, down=[ABOVE, cell(0, 0), cell(1, 3)])

    assert look.options(state, who("max")) == [Target(cell=ABOVE)]


def test_r25_4_5_look_is_lost_if_everything_around_is_open() -> None:
    state = studio({"max": HERE})

    events = acts(state, "max", "look", NOTHING)

    assert happened(events, ActionLost) == [ActionLost(who("max"), "look")]


def test_r25_1_6_look_works_in_the_central_room_and_in_a_corner() -> None:
    state = studio({"max": CENTRE, "kevin": 0}, down=range(25))
    state.face_up[CENTRE] = state.face_up[0] = True

    assert len(look.options(state, who("max"))) == 4
    assert len(look.options(state, who("kevin"))) == 2
