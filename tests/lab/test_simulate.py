"""Many games of bots."""

import os
import signal
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from wayout.games import GAMES
from wayout.kernel.options import complete
from wayout.lab.bout import Finished
from wayout.lab.simulate import Plan, line_up, play_one, simulate
from wayout.lab.summary import summarise
from wayout.lab.totals import Totals

GAME = GAMES["emergency_exit"]
PLAN = Plan("emergency_exit", 3, 12, 5, ("sharp", "casual"), complete(GAME.options, {}))


def rows(plan: Plan, workers: int = 1) -> list[Finished]:
    """Its games one by one, in the order in which they ended."""
    games: list[Finished] = []
    simulate(plan, workers, games.append)
    return games


def test_any_number_of_workers_plays_the_same_games() -> None:
    alone, together = rows(PLAN), rows(PLAN, workers=2)

    assert [game.index for game in alone] == list(range(12))
    assert sorted(together, key=lambda game: game.index) == alone
    summaries = [summarise(PLAN, simulate(PLAN, workers), 1.0) for workers in (1, 2)]
    assert summaries[0] == summaries[1]
    assert not summaries[0].interrupted


def test_a_game_depends_on_the_seed_and_its_number_only() -> None:
    assert play_one(PLAN, 7) == rows(PLAN)[7]
    assert play_one(PLAN, 7) != play_one(msgspec.structs.replace(PLAN, seed=6), 7)


def test_bots_fill_the_seats_in_turn_and_every_one_sits_everywhere_equally_often() -> None:
    plan = msgspec.structs.replace(PLAN, players=4, bots=("sharp", "casual", "random"))

    seatings = [line_up(plan, index) for index in range(24)]

    assert all(sorted(seating) == ["casual", "random", "sharp", "sharp"] for seating in seatings)
    for seat in range(4):
        assert Counter(seating[seat] for seating in seatings) == {"sharp": 12, "casual": 6, "random": 6}


def test_neighbours_change_too() -> None:
    plan = msgspec.structs.replace(PLAN, bots=("sharp", "casual", "random"))

    after_sharp = {seating[(seating.index("sharp") + 1) % 3] for seating in (line_up(plan, n) for n in range(60))}

    assert after_sharp == {"casual", "random"}


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupt_keeps_what_is_done(workers: int) -> None:
    told: list[Finished] = []

    def tell(played: Finished) -> None:
        told.append(played)
        if len(told) == 3:
            raise KeyboardInterrupt

    simulated = simulate(msgspec.structs.replace(PLAN, games=200), workers, tell)

    assert simulated.interrupted
    assert 3 <= simulated.totals.finished == len(told) < 200
    assert len({game.index for game in told}) == len(told)
    assert simulated.totals.actions.total() == len(told)
    assert told[0] == play_one(PLAN, told[0].index)


class Interrupted(Totals):
    """Ctrl-C comes while a game is being added up."""

    def add(self, game: Finished) -> None:
        if self.finished == 2:
            os.kill(os.getpid(), signal.SIGINT)
        super().add(game)


def test_an_interrupt_never_counts_a_game_by_half(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wayout.lab.simulate.Totals", Interrupted)

    simulated = simulate(PLAN)

    assert simulated.interrupted
    assert simulated.totals.finished == simulated.totals.actions.total() == simulated.totals.seats[2].games == 3


def test_records_are_kept_on_request(tmp_path: Path) -> None:
    simulate(msgspec.structs.replace(PLAN, games=3, records=str(tmp_path)))

    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "emergency_exit-5-000000.jsonl",
        "emergency_exit-5-000001.jsonl",
        "emergency_exit-5-000002.jsonl",
    ]
