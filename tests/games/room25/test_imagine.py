"""An imagined truth is one that its viewer could believe (R25-4.13)."""

from tests.games.room25.shows import does, opened, show
from tests.games.room25.studio import cell, who
from wayout.games.room25.actions import TakeClue
from wayout.games.room25.cells import CENTRE
from wayout.games.room25.events import RoomEmptied, TurnedDown
from wayout.games.room25.imagine import imagine
from wayout.games.room25.state import State
from wayout.games.room25.view import view
from wayout.kernel.chance import Seeded
from wayout.kernel.seats import Seat

NORTH = cell(1, 2)
LUCKS = range(20)


def imagined(state: State, seat: int) -> list[State]:
    return [imagine(view(state, Seat(seat)), Seat(seat), Seeded(luck)) for luck in LUCKS]


def test_r25_4_13_what_a_seat_is_shown_of_its_looks_is_true_in_whatever_it_imagines() -> None:
    state = opened(4, mode="suspicion")
    seen = state.kind_at(NORTH)
    does(state, 0, TakeClue(NORTH))

    assert {other.kind_at(NORTH) for other in imagined(state, 0)} == {seen}
    assert len({other.kind_at(NORTH) for other in imagined(state, 1)}) > 1


def test_r25_4_13_what_it_saw_and_everybody_has_seen_since_is_what_lies_there_now() -> None:
    state = opened(4, mode="suspicion")
    does(state, 0, TakeClue(NORTH))
    state.kinds[NORTH], state.face_up[NORTH] = "empty", True

    assert {other.kind_at(NORTH) for other in imagined(state, 0)} == {"empty"}


def test_r25_4_13_a_room_that_became_another_one_is_not_shown_as_what_was_seen() -> None:
    state = show(4, {NORTH: "timer"}, at={"max": NORTH})
    state.undecided = [Seat(0)]
    does(state, 0, TakeClue(NORTH))
    assert [look.room for look in view(state, Seat(0)).looked] == ["timer"]
    state.at[who("max")] = state.grid[CENTRE]

    for event in (RoomEmptied(NORTH, "timer"), TurnedDown(NORTH)):
        event.apply(state)

    assert view(state, Seat(0)).looked == ()
    assert {other.kind_at(NORTH) for other in imagined(state, 0)} == {"empty"}
