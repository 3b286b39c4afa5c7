"""What a simulation comes to."""

import math
from collections.abc import Iterable
from statistics import fmean, median, stdev

from wayout.kernel.game import Result
from wayout.kernel.seats import Seat
from wayout.lab.bout import Finished
from wayout.lab.simulate import Plan, Simulated
from wayout.lab.stats import Z
from wayout.lab.summary import summarise
from wayout.lab.totals import Totals

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


def added(games: Iterable[Finished]) -> Totals:
    totals = Totals()
    for game in games:
        totals.add(game)
    return totals


def test_wins_are_counted_by_bot_and_by_seat() -> None:
    summary = summarise(PLAN, Simulated(added(GAMES), True), 1.5)

    assert [(line.bot, line.wins.times, line.wins.of) for line in summary.bots] == [("strong", 3, 3), ("weak", 1, 3)]
    assert [(line.seat, line.wins.times, line.wins.of) for line in summary.seats] == [(0, 3, 3), (1, 1, 3)]
    assert [line.points.mean for line in summary.bots if line.points] == [3.0, 4 / 3]


def test_totals_lengths_and_outcomes_are_there() -> None:
    summary = summarise(PLAN, Simulated(added(GAMES), True), 1.5)

    assert (summary.games, summary.finished, summary.interrupted) == (4, 3, True)
    assert (summary.actions, summary.rounds, summary.seconds) == (33, 9, 1.5)
    assert summary.outcomes == {"shared": 1, "won": 2}
    assert summary.tallies == {"round_began": 9, "tile_played": 15}
    assert summary.lengths.rounds is not None
    assert (summary.lengths.rounds.least, summary.lengths.rounds.most) == (2, 4)


def test_no_finished_game_gives_an_empty_summary() -> None:
    summary = summarise(PLAN, Simulated(added([]), True), 0.0)

    assert (summary.finished, summary.actions, summary.outcomes) == (0, 0, {})
    assert summary.lengths.actions is None


def test_adding_up_gives_what_the_games_one_by_one_give() -> None:
    games = [
        played(n, ("strong", "weak") if n % 3 else ("weak", "strong"), (n % 2,), (n % 5, n % 7)) for n in range(50)
    ]
    points = [game.result.scores[game.bots.index("strong")] for game in games]

    strong = summarise(PLAN, Simulated(added(games), False), 1.0).bots[0]

    assert strong.wins.times == sum(game.bots[game.result.winners[0]] == "strong" for game in games)
    assert strong.points is not None
    assert (strong.points.mean, strong.points.median) == (fmean(points), median(points))
    assert strong.points.low == fmean(points) - Z * stdev(points) / math.sqrt(50)


def test_a_hundred_times_as_many_games_take_no_more_room() -> None:
    game_of = [played(n, ("strong", "weak"), (0,), (3, 1)) for n in range(10)]
    few, many = added(game_of), added(game_of * 100)

    assert many.finished == 100 * few.finished
    assert [set(counts) for counts in kept(many)] == [set(counts) for counts in kept(few)]


def kept(totals: Totals) -> list[Iterable[object]]:
    fared = [*totals.seats.values(), *totals.bots.values()]
    return [
        totals.actions,
        totals.rounds,
        totals.turns,
        totals.outcomes,
        totals.tallies,
        *(one.points for one in fared),
    ]
