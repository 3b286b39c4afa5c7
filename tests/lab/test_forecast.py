"""What is kept of the games that bots played for a forecast."""

from pathlib import Path

import msgspec
import pytest

from wayout.games import GAMES, read_forecast
from wayout.kernel.forecast import Forecast
from wayout.kernel.game import Result
from wayout.kernel.options import Options, complete
from wayout.kernel.seats import Seat
from wayout.lab.bout import Finished
from wayout.lab.forecast import found, in_order, is_known, play, spread_of, summed_up, write
from wayout.lab.forecast_plan import Forecasting, Mix, Side, Wanted, wanted
from wayout.lab.pace import Lasted

EXIT, SHOW = GAMES["emergency_exit"], GAMES["room25"]
PLAN = Forecasting(games=2, mixes=(Mix(), Mix(preset="danger", seats=(3,))), close=1)


def table(seats: int, options: Options | None = None) -> Wanted:
    return Wanted(complete(EXIT.options, options or {}), seats)


def ended(winners: tuple[int, ...], scores: tuple[int, ...], first: int = 0, outcome: str = "won") -> Finished:
    result = Result(outcome, tuple(map(Seat, winners)), scores)
    return Finished(0, ("attentive",) * len(scores), result, 10, {}, Seat(first), Lasted(600.4, 200.0))


def test_a_plan_names_presets_and_seats() -> None:
    tables = wanted(EXIT, PLAN)

    assert [one.seats for one in tables] == [2, 3, 4, 5, 3]
    assert [one.options["danger"] for one in tables] == [False] * 4 + [True]


def test_in_a_race_it_counts_how_often_whoever_began_won_and_how_often_it_was_close() -> None:
    bouts = [ended((0,), (3, 2), first=0), ended((1,), (0, 3), first=0), ended((0, 1), (3, 3), first=1)]

    outlook = summed_up(EXIT, PLAN, table(2), bouts)

    assert (outlook.whose, outlook.wins.times, outlook.wins.of) == ("first", 2, 3)
    assert outlook.fair == pytest.approx(4 / 6, abs=0.001)
    assert outlook.close is not None
    assert (outlook.close.times, outlook.close.of) == (2, 3)
    assert (outlook.people, outlook.alone) == ((600, 600, 600), (200, 200, 200))


def test_together_it_counts_how_often_the_team_won() -> None:
    bouts = [ended((), (1, 1), outcome="lost"), ended((0, 1), (3, 3), outcome="escaped")]

    outlook = summed_up(EXIT, PLAN, table(2, {"mode": "together"}), bouts)

    assert (outlook.whose, outlook.wins.times, outlook.close) == ("team", 1, None)
    assert outlook.options == {"mode": "together"}


def test_of_two_sides_it_counts_the_one_that_the_plan_names() -> None:
    plan = Forecasting(games=2, mixes=(Mix(),), side=Side({"mode": "suspicion"}, ("escaped",)))
    bouts = [ended((0, 1, 2), (1, 1, 1, 0), outcome="escaped"), ended((3,), (0, 0, 0, 1), outcome="time_up")]

    outlook = summed_up(SHOW, plan, Wanted(complete(SHOW.options, {}), 4), bouts)

    assert (outlook.whose, outlook.wins.times, outlook.wins.of) == ("side", 1, 2)


def test_the_same_seed_gives_the_same_figures() -> None:
    one, same, other = (play(EXIT, PLAN, table(2), 6, seed, 1, lambda _: None) for seed in (1, 1, 2))

    assert one == same
    assert one != other


def test_a_tenth_a_half_and_nine_tenths() -> None:
    assert spread_of(range(100)) == (10, 50, 90)
    assert spread_of([7]) == (7, 7, 7)


def test_figures_of_other_rules_another_bot_or_fewer_games_are_not_enough() -> None:
    outlook = summed_up(EXIT, PLAN, table(2), [ended((0,), (3, 2))] * 4)

    assert is_known(EXIT, outlook, 4)
    assert not is_known(EXIT, outlook, 5)
    assert not is_known(EXIT, msgspec.structs.replace(outlook, version=EXIT.version + 1), 4)
    assert not is_known(EXIT, msgspec.structs.replace(outlook, bot="casual"), 4)


def test_what_is_written_is_read_again_in_the_order_of_the_plan(tmp_path: Path) -> None:
    file = tmp_path / "forecast.json"
    outlooks = [summed_up(EXIT, PLAN, table(seats), [ended((0,), (3,) + (0,) * (seats - 1))]) for seats in (5, 2)]
    stray = msgspec.structs.replace(outlooks[0], options={"target": "one"})

    write(file, in_order(EXIT, PLAN, [*outlooks, stray]))

    kept = read_forecast(file)
    assert kept == Forecast((), (outlooks[1], outlooks[0]))
    assert found(EXIT, kept.tables, table(5)) == outlooks[0]
    assert found(EXIT, kept.tables, table(4)) is None
    assert [path.name for path in tmp_path.iterdir()] == ["forecast.json"]


def test_nothing_is_known_where_there_is_no_file(tmp_path: Path) -> None:
    assert read_forecast(tmp_path / "forecast.json") == Forecast((), ())
