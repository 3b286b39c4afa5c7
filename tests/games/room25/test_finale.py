"""What is told when the show is over is what happened (R25-4.13)."""

from collections.abc import Sequence

from tests.games.room25.mac.dealing import card, draws, stack
from tests.games.room25.modes.test_suspicion import scene
from tests.games.room25.studio import acts, cell, studio, who
from wayout.games.room25.dying import die
from wayout.games.room25.events import ExitMissed, GameEnded, RoundBegan, Slid
from wayout.games.room25.finale import finale
from wayout.games.room25.parts import CELL, SOMEBODY_TO, Target
from wayout.games.room25.state import State
from wayout.kernel.chance import NoLuck
from wayout.kernel.finale import Award, Fact, Finale, Happened, Told
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
    assert end.deciding.id == "exit_found"
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


def test_nobody_comes_first_where_nobody_has_won() -> None:
    state = studio({"alice": HERE, "max": 24}, mode="competition")

    assert told(state.clone(), [GameEnded("time_up", (), ())]).together
    assert not told(state, [GameEnded("last_side", (Seat(0),), ())]).together
