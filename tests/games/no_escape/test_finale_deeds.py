"""What a finale counts is what happened: by seat, turn by turn, and at the steps where it happened."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.no_escape.tables import EAST, EAST_EXIT, NORTH_EXIT, A, B, C, N, S, W, at_cell, move, table
from wayout.games.no_escape.events import (
    AbortPlayed,
    AbortSettled,
    ActionAnnounced,
    ActionDone,
    EnergySpent,
    Escaped,
    FacedAbout,
    GameEnded,
    Pushed,
    Rolled,
    SeatLeft,
    Stepped,
    Teleported,
    TileLost,
    TilePlaced,
    TurnBegan,
)
from wayout.games.no_escape.finale import finale
from wayout.games.no_escape.parts import Targets
from wayout.games.no_escape.state import State
from wayout.kernel.finale import Award, Finale, Happened, Mark, Plot, Series, Told
from wayout.kernel.play import Event
from wayout.kernel.seats import Seat

GATE, BEFORE_GATE, THREE_OFF = at_cell("1A", 0, 7), at_cell("1A", 1, 7), at_cell("1A", 1, 6)
"""One, two and three steps from the outside."""
WALKERS = {A: (THREE_OFF, "EW"), B: (GATE, "NS"), C: (BEFORE_GATE, "NW")}


def told(start: State, events: Sequence[Event[State]]) -> Finale:
    """Every event in a step of its own."""
    return finale(Told(start, start.seats, [Happened(number, 0, event) for number, event in enumerate(events)]))


def counted(end: Finale) -> dict[str, tuple[Any, ...]]:
    """By column: what is told of each seat."""
    [seats] = end.tables
    assert [row.of for row in seats.rows] == [A, B, C]
    return dict(zip(seats.columns, zip(*(row.cells for row in seats.rows), strict=True), strict=True))


def test_whoever_is_behind_has_pushed_and_whoever_is_in_the_way_was_pushed() -> None:
    queue = {A: ((1, -2, 2), "NS"), B: ((1, -2, 1), "NS"), C: ((1, -2, 0), "NS")}
    state = table({NORTH_EXIT: "triple", (1, -3): "triple"}, seats=3, meeples=queue)
    start = state.clone()

    end = told(start, [*move(state, 2), Pushed(C, A)])

    assert counted(end) == {"pushed": (3, 2, 0), "was_pushed": (0, 2, 3)}
    assert end.awards == (Award("shover", (A,), {"n": 3}), Award("shoved", (C,), {"n": 3}))


def test_an_abort_that_another_one_stops_was_played_but_thwarted_nobody() -> None:
    start = table(seats=3, hands=["tee", "ab_roll ab_action", "ab_roll"])
    stacked: list[Event[State]] = [
        AbortPlayed(B, "ab_action", A),
        AbortPlayed(C, "ab_roll", B),
        AbortPlayed(B, "ab_roll", C),
    ]
    settled: list[Event[State]] = [
        AbortSettled(B, "ab_roll", works=True),
        AbortSettled(C, "ab_roll", works=False),
        AbortSettled(B, "ab_action", works=True),
    ]

    end = told(start, stacked + settled)

    assert counted(end) == {"aborted": (0, 2, 1), "was_aborted": (1, 0, 1)}
    assert end.awards == (Award("saboteur", (B,), {"n": 2}), Award("thwarted", (A, C), {"n": 1}))
    assert end.marks == (
        Mark("abort", 0, {"seat": (B,), "by": (A,), "tile": "tile.ab_action"}),
        Mark("abort", 1, {"seat": (C,), "by": (B,), "tile": "tile.ab_roll"}),
        Mark("abort", 2, {"seat": (B,), "by": (C,), "tile": "tile.ab_roll"}),
    )


def test_tiles_laid_energy_spent_and_teleports_are_counted_by_seat() -> None:
    start = table(seats=3, hands=["triple triple", "single", ""])

    end = told(
        start,
        [
            TilePlaced(A, "triple", NORTH_EXIT, 0, flipped=False),
            TilePlaced(A, "triple", (1, -3), 0, flipped=False),
            TilePlaced(B, "single", (1, -4), 0, flipped=False),
            EnergySpent(B),
            EnergySpent(C),
            EnergySpent(C),
            EnergySpent(C),
            Teleported(C, GATE, N),
            Teleported(A, BEFORE_GATE, N),
            Teleported(C, THREE_OFF, N),
        ],
    )

    assert counted(end) == {"laid": (2, 1, 0), "teleported": (1, 0, 2), "energy": (0, 1, 3)}
    assert end.awards == (Award("builder", (A,), {"n": 2}), Award("traveller", (C,), {"n": 2}))
    assert end.marks == tuple(Mark("teleport", number, {"seat": (seat,)}) for number, seat in ((7, C), (8, A), (9, C)))


def won() -> Finale:
    """In turn 2 B makes the way through the gate three steps longer; then C leaves, and B gets out."""
    start = table(seats=3, meeples=WALKERS, hands=["tee", "triple", "corner"])
    return told(
        start,
        [
            TurnBegan(A, 1),
            Stepped(A, BEFORE_GATE, N, None),
            Stepped(C, THREE_OFF, EAST, None),
            TurnBegan(B, 2),
            TilePlaced(B, "triple", NORTH_EXIT, 0, flipped=False),
            TurnBegan(C, 3),
            SeatLeft(C, ("corner",)),
            TurnBegan(A, 4),
            Stepped(B, (1, -2, 1), N, S),
            TurnBegan(B, 5),
            Escaped(B, B),
            GameEnded("escaped", (B,)),
        ],
    )


def test_the_plot_tells_how_far_everybody_was_from_an_exit_when_each_turn_began() -> None:
    [plot] = won().plots

    assert plot == Plot(
        "distance",
        "line",
        "turn",
        (
            Series(A, ((1, 3), (2, 2), (3, 5), (4, 5), (5, 5))),
            Series(B, ((1, 1), (2, 1), (3, 4), (4, 4), (5, 2), (6, 0))),
            Series(C, ((1, 2), (2, 3), (3, 6))),
        ),
    )


def test_a_game_is_marked_at_its_turns_as_the_plot_counts_them_and_where_somebody_left_escaped_or_won() -> None:
    assert won().marks == (
        Mark("turn", 0, {"n": 1, "seat": (A,)}),
        Mark("turn", 3, {"n": 2, "seat": (B,)}),
        Mark("turn", 5, {"n": 3, "seat": (C,)}),
        Mark("left", 6, {"seat": (C,)}),
        Mark("turn", 7, {"n": 4, "seat": (A,)}),
        Mark("turn", 9, {"n": 5, "seat": (B,)}),
        Mark("escape", 10, {"seat": (B,)}),
        Mark("end", 11, {"outcome": "outcome.escaped"}),
    )


def test_the_winner_was_given_the_most_in_the_turn_of_another() -> None:
    start = table(seats=3, meeples={A: (at_cell("1A", 2, 7), "WE"), B: WALKERS[B], C: WALKERS[C]})

    end = told(
        start,
        [
            TurnBegan(A, 1),
            Stepped(A, at_cell("1A", 2, 6), W, None),
            TurnBegan(C, 2),
            Stepped(A, BEFORE_GATE, N, None),
            TurnBegan(A, 3),
            Escaped(A, A),
            GameEnded("escaped", (A,)),
        ],
    )

    assert end.deciding == Mark("gift", 2, {"seat": (A,), "by": (C,), "turn": 2, "far": 8, "near": 2})


def led_out(*deeds: Event[State], seat: Seat = A) -> Mark | None:
    """What decided a game in which A, at the gate but facing away from it, gets out in the turn in which this happens;
    it begins 31 steps from an exit."""
    start = table(seats=3, meeples={A: (GATE, "SN")}, hands=["tee", "aboutface triple", "corner"])
    out = [*deeds, Rolled(seat, (1, 1), 0, again=False), Escaped(A, seat), GameEnded("escaped", (A,))]
    return told(start, [TurnBegan(seat, 1), *out]).deciding


def test_the_last_turn_is_told_by_how_far_it_was_to_walk() -> None:
    assert led_out() == Mark("dash", 0, {"seat": (A,), "n": 31, "turn": 1})


def test_where_a_tile_of_the_last_turn_brought_an_exit_near_it_is_told_what_and_how_near() -> None:
    announced = ActionAnnounced(B, "aboutface", Targets(seat=A))

    deciding = led_out(announced, FacedAbout(A, B), ActionDone(B, "aboutface", aborted=False), seat=B)

    assert deciding == Mark("played", 3, {"seat": (A,), "by": (B,), "tile": "tile.aboutface", "n": 1, "turn": 1})


def test_an_aborted_action_has_brought_nothing_near() -> None:
    announced = ActionAnnounced(B, "aboutface", Targets(seat=A))

    deciding = led_out(announced, ActionDone(B, "aboutface", aborted=True), FacedAbout(A, B), seat=B)

    assert deciding == Mark("dash", 0, {"seat": (A,), "n": 31, "turn": 1})


@pytest.mark.parametrize("lost", [False, True])
def test_a_laid_tile_may_have_brought_an_exit_near_unless_it_was_lost(lost: bool) -> None:
    """A second teleporter is laid where an exit is five steps away."""
    maze = {NORTH_EXIT: "tele_w", EAST_EXIT: "tee/2"}
    start = table(maze, seats=3, meeples={A: (GATE, "NS")}, hands=["tele_w", "corner", "corner"])
    laid = [TurnBegan(A, 1), TilePlaced(A, "tele_w", (2, 2), 2, flipped=False)]
    lifted = [TileLost(A, "tele_w", (2, 2))] if lost else []

    end = told(start, [*laid, *lifted, Escaped(A, A), GameEnded("escaped", (A,))])

    near = Mark("laid", 1, {"seat": (A,), "by": (A,), "tile": "tile.tele_w", "n": 7, "turn": 1})
    assert end.deciding == (Mark("dash", 0, {"seat": (A,), "n": 35, "turn": 1}) if lost else near)


def test_when_all_are_lost_it_is_told_how_near_somebody_had_come_and_when() -> None:
    start = table(seats=3, meeples={A: (THREE_OFF, "EW"), B: WALKERS[C], C: WALKERS[C]})

    end = told(
        start,
        [TurnBegan(A, 1), Stepped(B, GATE, N, None), TurnBegan(B, 2), TurnBegan(C, 3), GameEnded("exploded", ())],
    )

    assert end.deciding == Mark("nearest", 2, {"seat": (B,), "n": 1, "turn": 2})
    assert [line.points[-1] for line in end.plots[0].series] == [(3, 3), (3, 1), (3, 2)]
