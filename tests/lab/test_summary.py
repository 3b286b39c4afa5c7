"""What a simulation comes to."""

from wayout.kernel.game import Result
from wayout.kernel.seats import Seat
from wayout.lab.bout import Finished
from wayout.lab.simulate import Plan, Simulated
from wayout.lab.summary import summarise

PLAN = Plan("some_game", 2, 4, 9, ("strong", "weak"), {"danger": False})


def played(index: int, bots: tuple[str, str], winners: tuple[int, ...], scores: tuple[int, int]) -> Finished:
    outcome = "won" if len(winners) == 1 else "shared"
    result = Result(outcome, tuple(map(Seat, winners)), scores)
    return Finished(index, bots, result, 10 + index, {"round_began": 2 + index, "tile_played": 5})


GAMES = [
    played(0, ("strong", "weak"), (0,), (3, 1)),
    played(1, ("weak", "strong"), (0, 1), (3, 3)),
    played(2, ("strong", "weak"), (0,), (3, 0)),
]


def test_wins_are_counted_by_bot_and_by_seat() -> None:
    summary = summarise(PLAN, Simulated(GAMES, True), 1.5)

    assert [(line.bot, line.wins.times, line.wins.of) for line in summary.bots] == [("strong", 3, 3), ("weak", 1, 3)]
    assert [(line.seat, line.wins.times, line.wins.of) for line in summary.seats] == [(0, 3, 3), (1, 1, 3)]
    assert [line.points.mean for line in summary.bots if line.points] == [3.0, 4 / 3]


def test_totals_lengths_and_outcomes_are_there() -> None:
    summary = summarise(PLAN, Simulated(GAMES, True), 1.5)

    assert (summary.games, summary.finished, summary.interrupted) == (4, 3, True)
    assert (summary.actions, summary.rounds, summary.seconds) == (33, 9, 1.5)
    assert summary.outcomes == {"shared": 1, "won": 2}
    assert summary.tallies == {"round_began": 9, "tile_played": 15}
    assert summary.lengths.rounds is not None
    assert (summary.lengths.rounds.least, summary.lengths.rounds.most) == (2, 4)


def test_no_finished_game_gives_an_empty_summary() -> None:
    summary = summarise(PLAN, Simulated([], True), 0.0)

    assert (summary.finished, summary.actions, summary.outcomes) == (0, 0, {})
    assert summary.lengths.actions is None
