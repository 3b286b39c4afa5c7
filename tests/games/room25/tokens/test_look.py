"""Look (R25-4.5)."""

from tests.games.room25.shows import chooses, finish, idle, program, show
from tests.games.room25.studio import acts, cell, happened, studio, who
from wayout.games.room25.cells import CENTRE
from wayout.games.room25.events import ActionLost, Looked, Slid, Swapped
from wayout.games.room25.moments import FREE
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


def test_r25_d12_strict_memory_ends_for_good_when_the_room_is_moved() -> None:
    state = studio({"max": HERE}, {ABOVE: "mortal"}, down=[ABOVE])
    acts(state, "max", "look", Target(cell=ABOVE))
    assert view(state, Seat(0)).looked == (Look(ABOVE, ABOVE, "mortal", "look", 1),)

    Slid(0, True).apply(state)
    assert view(state, Seat(0)).looked == ()
    Slid(0, False).apply(state)
    assert state.grid[ABOVE] == ABOVE
    assert view(state, Seat(0)).looked == ()


def test_r25_d12_strict_memory_ends_when_the_room_is_swapped_and_no_other_is_forgotten() -> None:
    right = cell(1, 2)
    state = studio({"max": HERE}, {ABOVE: "mortal", right: "dark"}, down=[ABOVE, right])
    acts(state, "max", "look", Target(cell=ABOVE))
    acts(state, "max", "look", Target(cell=right))

    Swapped(ABOVE, cell(4, 4)).apply(state)

    assert [look.room for look in view(state, Seat(0)).looked] == ["dark"]


def test_r25_d12_assist_memory_follows_the_room_and_is_for_its_seat_alone() -> None:
    state = studio({"max": HERE, "kevin": HERE}, {ABOVE: "mortal"}, down=[ABOVE], assist=True)
    acts(state, "max", "look", Target(cell=ABOVE))

    Slid(0, True).apply(state)

    assert [room.note for room in view(state, Seat(0)).rooms if room.tile == ABOVE] == ["mortal"]
    assert {room.note for viewer in (Seat(1), SPECTATOR) for room in view(state, viewer).rooms} == {None}


def test_r25_d12_strict_memory_lasts_until_the_next_programs_are_laid() -> None:
    state = show(4, at={"alice": HERE})
    program(state, alice=("look", "push"))
    chooses(state, "alice", Target(cell=ABOVE))
    finish(state)
    assert (state.round, state.phase) == (2, "program")
    assert [look.cell for look in view(state, Seat(0)).looked] == [ABOVE]

    program(state)

    assert view(state, Seat(0)).looked == ()


def test_r25_d12_alone_strict_memory_lasts_until_the_end_of_the_next_round() -> None:
    state = show(1, at={"alice": HERE}, mode="solo")
    chooses(state, "alice", FREE["look"], Target(cell=ABOVE))
    seen = Look(ABOVE, ABOVE, "empty", "look", 1)
    while state.round < 3:
        assert seen in view(state, Seat(0)).looked
        idle(state)

    assert seen not in view(state, Seat(0)).looked


def test_r25_d12_strict_memory_notes_nothing() -> None:
    state = studio({"max": HERE}, {ABOVE: "mortal"}, down=[ABOVE])

    acts(state, "max", "look", Target(cell=ABOVE))

    assert {room.note for room in view(state, Seat(0)).rooms} == {None}


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

    assert happened(events, ActionLost) == [ActionLost(who("max"), "look", "all_open")]


def test_r25_1_6_look_works_in_the_central_room_and_in_a_corner() -> None:
    state = studio({"max": CENTRE, "kevin": 0}, down=range(25))
    state.face_up[CENTRE] = state.face_up[0] = True

    assert len(look.options(state, who("max"))) == 4
    assert len(look.options(state, who("kevin"))) == 2
