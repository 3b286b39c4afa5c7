"""Coming into a room with others, from different sides (R25-4.6)."""

from typing import Any

from tests.games.room25.studio import cell, settle, studio, who
from wayout.games.room25.course import do
from wayout.games.room25.entering import enter_all
from wayout.games.room25.events import Barred, Died, Entered, GameEnded, Jumped, Pivoted
from wayout.games.room25.parts import Who
from wayout.games.room25.state import State
from wayout.games.room25.tasks import Arrive
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import Event, Turn

MIDDLE, WEST, NORTH = cell(3, 3), cell(3, 2), cell(2, 3)


def come(state: State, names: list[str]) -> list[Event[State]]:
    turn, todo = Turn(state, NoLuck()), list[Any]()
    enter_all(turn, todo, [who(name) for name in names], MIDDLE, "panic")
    settle(turn, todo, [])
    return turn.events


def group(*names: str) -> tuple[Who, ...]:
    return tuple(map(who, names))


def test_r25_4_6_all_have_moved_before_any_room_works() -> None:
    state = studio({"max": WEST, "kevin": NORTH, "sarah": WEST}, {WEST: "shredder", MIDDLE: "vortex"}, mode="team")

    assert come(state, ["kevin", "max"]) == [
        Entered(group("max", "kevin"), MIDDLE, "panic"),
        Barred(WEST),
        Died(group("sarah"), (WEST,), "shredder"),
        Jumped(group("max"), 12, "vortex"),
        Jumped(group("kevin"), 12, "vortex"),
    ]


def test_r25_4_6_a_pivoting_room_ends_up_turned_to_where_the_last_one_came_from() -> None:
    state = studio({"max": WEST, "kevin": NORTH}, {MIDDLE: "pivoting"})

    events = come(state, ["max", "kevin"])

    assert events[1:] == [Pivoted(MIDDLE, "h"), Pivoted(MIDDLE, "v")]


def test_r25_4_6_the_room_does_not_work_on_whom_it_has_lost_meanwhile() -> None:
    """The first to come in kills whoever is there already: the second arrives nowhere."""
    state = studio({"max": WEST, "kevin": NORTH, "alice": 0, "sarah": 0}, {MIDDLE: "acid"})

    events = come(state, ["max", "kevin"])

    assert events[1:] == [Died(group("kevin"), (MIDDLE,), "acid")]
    assert state.alive[who("max")]


def test_r25_4_6_the_room_does_not_work_on_who_is_elsewhere_by_then() -> None:
    state = studio({"max": WEST}, {MIDDLE: "vortex"})
    turn = Turn(state, NoLuck())

    do(turn, [], Arrive(group("max"), MIDDLE, NORTH, "panic"))

    assert turn.events == []


def test_r25_a20_no_room_works_any_more_once_it_is_over() -> None:
    """The first shredder that was left ends it; the second stays as it is."""
    where = {"max": WEST, "sarah": WEST, "kevin": NORTH, "alice": NORTH}
    state = studio(where, {WEST: "shredder", NORTH: "shredder"}, level="standard")

    events = come(state, ["max", "kevin"])

    assert state.outcome == "too_many_dead"
    assert isinstance(events[-1], GameEnded)
    assert not state.barred[NORTH]
