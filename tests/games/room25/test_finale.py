"""What is told when the show is over is what happened (R25-4.13)."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.room25.mac.dealing import card, draws, stack
from tests.games.room25.modes.test_suspicion import scene
from tests.games.room25.studio import acts, cell, studio, who
from wayout.games.room25.dying import die
from wayout.games.room25.events import (
    Died,
    Entered,
    ExitMissed,
    GameEnded,
    KeyFound,
    Looked,
    RobotMoved,
    RoundBegan,
    Slid,
    TurnedUp,
)
from wayout.games.room25.finale import finale
from wayout.games.room25.parts import CELL, SOMEBODY_TO, Target
from wayout.games.room25.state import State
from wayout.kernel.chance import NoLuck
from wayout.kernel.finale import Award, Fact, Facts, Finale, Happened, Mark, Told
from wayout.kernel.play import Event, Turn
from wayout.kernel.seats import Seat

HERE, BESIDE, EXIT = cell(1, 1), cell(1, 2), cell(0, 1)
OUT = Target(line=6, forward=False)


def told(start: State, events: Sequence[Event[State]]) -> Finale:
    """Each event in a step of its own, after the round has begun."""
    began = RoundBegan(1, start.left, tuple(start.order))
    happened = [Happened(number, 0, event) for number, event in enumerate([began, *events])]
    return finale(Told(start, start.seats, happened))


def column(end: Finale, name: str) -> list[Fact]:
    (table,) = end.tables
    if name not in table.columns:
        return []
    return [row.cells[table.columns.index(name)] for row in table.rows]


def awards(end: Finale, id: str) -> list[Award]:
    return [award for award in end.awards if award.id == id]


def test_whoever_pushes_and_whoever_is_pushed_is_counted() -> None:
    state = studio({"alice": HERE, "max": HERE, "kevin": 24})
    start = state.clone()

    end = told(start, acts(state, "max", "push", SOMEBODY_TO[who("alice")][BESIDE]))

    assert awards(end, "shover") == [Award("shover", (Seat(1),), {"n": 1})]
    assert awards(end, "shoved") == [Award("shoved", (Seat(0),), {"n": 1})]


def test_a_line_that_is_controlled_counts_for_whoever_did_it() -> None:
    state = studio({"alice": HERE, "max": 24})
    start = state.clone()

    end = told(start, acts(state, "alice", "control", Target(line=1, forward=True)))

    assert column(end, "slid") == [1, 0]


def test_an_accelerated_control_is_one_line_slid_by_two() -> None:
    state = studio({"alice": HERE, "max": 24})
    draws(state, card("acceleration"))
    start = state.clone()

    first = acts(state, "alice", "control", Target(line=1, forward=True))
    again = acts(state, "max", "control", Target(line=4, forward=True))

    assert column(told(start, [*first, *again]), "slid") == [1, 1]


def test_an_exit_that_is_missed_half_way_makes_it_no_second_line() -> None:
    state = scene(inside="kevin", outside="alice max", guards="kevin")
    Slid(6, True).apply(state)
    RoundBegan(1, state.left, tuple(state.order)).apply(state)
    draws(state, card("acceleration"))
    start = state.clone()

    events = acts(state, "kevin", "control", OUT)

    assert [type(event) for event in events if isinstance(event, Slid | ExitMissed)] == [Slid, ExitMissed, Slid]
    assert awards(told(start, events), "engineer") == [Award("engineer", (state.owner[who("kevin")],), {"n": 1})]


def test_a_line_that_a_card_slides_counts_for_nobody() -> None:
    state = studio({"alice": HERE, "max": 24}, {BESIDE: "mac"})
    stack(state, card("movement", line=0, forward=True, steps=2))
    start = state.clone()

    end = told(start, acts(state, "alice", "move", CELL[BESIDE]))

    assert column(end, "slid") == []
    assert awards(end, "engineer") == []


def test_an_escape_was_decided_when_the_exit_was_found() -> None:
    state = scene(inside="alice max", outside="kevin", guards="kevin")
    tile = state.grid[EXIT]
    state.face_up[tile], state.at[who("max")] = False, state.grid[HERE]
    state.at[who("alice")] = state.grid[HERE]
    start = state.clone()

    found = acts(state, "alice", "move", CELL[EXIT])
    events = [*found, *acts(state, "max", "move", CELL[EXIT]), *acts(state, "max", "control", OUT)]
    end = told(start, events)

    assert end.deciding is not None
    assert (end.deciding.id, end.deciding.facts["who"]) == ("exit_found", ("character.alice",))
    assert [mark.id for mark in end.marks] == ["round", "exit_found", "alarm", "roles", "escape", "end"]
    assert column(end, "role") == ["role.prisoner", "role.prisoner", "role.guard"]


def test_the_death_that_was_one_too_many_decided_it() -> None:
    state = scene(inside="", outside="alice max kevin jennifer", guards="kevin")
    start, turn = state.clone(), Turn(state, NoLuck())

    die(turn, [who("alice")], "mortal")
    die(turn, [who("max")], "acid")
    end = told(start, turn.events)

    assert end.deciding is not None
    assert (end.deciding.id, end.deciding.facts["of"]) == ("death", "ui.panel.finale.of.acid")
    assert column(end, "deaths") == [1, 1, 0, 0]
    assert [line.points for plot in end.plots for line in plot.series] == [((1, 4), (2, 2))]
    assert [place.seat for place in end.ranking if place.place == 1] == [Seat(2)]


def test_what_everybody_was_is_told_with_who_came_where() -> None:
    state = scene(inside="", outside="alice max kevin jennifer", guards="kevin")
    start, turn = state.clone(), Turn(state, NoLuck())

    for name in ("alice", "max"):
        die(turn, [who(name)], "mortal")
    end = told(start, turn.events)

    assert [place.was for place in end.ranking] == ["role.guard", *["role.prisoner"] * 3]


def test_where_nobody_had_a_role_nobody_was_anything() -> None:
    end = told(studio({"alice": HERE, "max": 24}, mode="cooperation"), [])

    assert [place.was for place in end.ranking] == [None, None]


def ending(state: State, *events: Event[State], outcome: str = "time_up") -> Mark:
    """What is told as the deciding moment if these happen and then time is up."""
    start = state.clone()
    for event in events:
        event.apply(state)
    deciding = told(start, [*events, GameEnded(outcome, (), tuple(state.roles))]).deciding
    assert deciding is not None
    return deciding


def late(**rules: Any) -> State:
    """Alice and Kevin stand beside Room 25, which nobody has opened; Max is far away."""
    where = {"alice": HERE, "kevin": HERE, "max": 24}
    return studio(where, {EXIT: "room25"}, down=[EXIT], **rules)


FOUND = (Entered((who("alice"),), EXIT, "move"), TurnedUp(EXIT, "room25"))
FINDER: Facts = {"round": 1, "who": ("character.alice",)}


def test_whoever_was_missing_when_time_was_up_decided_it_for_the_guards() -> None:
    roles = {"alice": "prisoner", "kevin": "guard", "max": "prisoner"}
    state = late(mode="suspicion", roles=roles)

    end = ending(state, *FOUND, Entered((who("kevin"),), EXIT, "move"))

    assert end == Mark("left_behind", 2, {**FINDER, "missing": ("character.max",)})


def test_a_dead_prisoner_is_missing_and_a_dead_one_of_those_who_play_together_is_not() -> None:
    dead = Died((who("kevin"), who("max")), (HERE, 24), "acid")
    roles = {"alice": "prisoner", "kevin": "guard", "max": "prisoner"}

    betrayed = ending(late(mode="suspicion", roles=roles), *FOUND, dead)
    together = ending(late(), *FOUND, dead)

    assert betrayed == Mark("left_behind", 2, {**FINDER, "missing": ("character.max",)})
    assert together == Mark("never_moved_out", 2, FINDER)


def test_an_exit_that_everybody_had_left_again_is_told_as_empty() -> None:
    end = ending(late(), *FOUND, Entered((who("alice"),), HERE, "move"))

    assert end == Mark("nobody_in", 2, FINDER)


def test_without_the_key_nobody_could_leave() -> None:
    assert ending(late(level="standard"), *FOUND) == Mark("keyless", 2, FINDER)
    assert ending(late(level="standard"), *FOUND, KeyFound((who("max"),))) == Mark(
        "left_behind", 2, {**FINDER, "missing": ("character.kevin", "character.max")}
    )


@pytest.mark.parametrize(("mode", "outcome"), [("competition", "time_up"), ("team", "closer"), ("team", "draw")])
def test_of_sides_that_race_it_is_told_who_had_come_as_far_as_the_exit(mode: str, outcome: str) -> None:
    end = ending(late(mode=mode), *FOUND, outcome=outcome)

    assert end == Mark("in_at_the_end", 2, {**FINDER, "inside": ("character.alice",)})


def test_a_robot_may_find_the_exit_too() -> None:
    state = studio({"alice": HERE}, {EXIT: "room25"}, down=[EXIT], robots=[HERE])

    end = ending(state, RobotMoved(0, EXIT), TurnedUp(EXIT, "room25"))

    assert end == Mark("nobody_in", 2, {"round": 1, "who": ("ui.panel.finale.robot",)})


def test_whoever_alone_had_seen_the_exit_is_told_when_nobody_opened_it() -> None:
    seen = Looked((Seat(1),), EXIT, "room25", "look")

    end = ending(late(), seen, Looked((Seat(0),), EXIT, "room25", "look"))

    assert end == Mark("only_seen", 1, {"round": 1, "seats": (Seat(1),)})
    assert ending(late(), Looked((Seat(1),), EXIT, "room25", "clue")).id == "only_clued"


def test_an_exit_that_nobody_ever_saw_is_told_with_the_last_round() -> None:
    empty = Looked((Seat(1),), BESIDE, "empty", "look")

    end = ending(late(), empty, RoundBegan(2, 1, (who("kevin"), who("max"), who("alice"))))

    assert end == Mark("never_seen", 2, {"round": 2})


def test_a_game_that_everybody_left_was_decided_by_nothing() -> None:
    assert told(late(), [GameEnded("abandoned", (), ())]).deciding is None


def test_nobody_comes_first_where_nobody_has_won() -> None:
    state = studio({"alice": HERE, "max": 24}, mode="competition")

    assert told(state.clone(), [GameEnded("time_up", (), ())]).together
    assert not told(state, [GameEnded("last_side", (Seat(0),), ())]).together
