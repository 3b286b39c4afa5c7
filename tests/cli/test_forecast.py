"""`wayout forecast`."""

import json
from pathlib import Path
from typing import Any

import pytest

from wayout.cli.main import INTERRUPTED, main
from wayout.lab import forecast_plan, simulate
from wayout.lab.forecast_plan import Forecasting, Mix

SMALL = Forecasting(games=2, mixes=(Mix(seats=(2, 3)),))


@pytest.fixture(autouse=True)
def small_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wayout.cli.forecast.forecasting", lambda game: SMALL)


def figures(folder: Path) -> list[Any]:
    tables: list[Any] = json.loads((folder / "emergency_exit.json").read_text("utf-8"))["tables"]
    return tables


def forecast(folder: Path, *words: str) -> int:
    return main(["forecast", "emergency_exit", "--to", str(folder), *words])


def test_it_keeps_every_table_of_the_plan(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert forecast(tmp_path / "new") == 0

    assert [(one["seats"], one["wins"]["of"]) for one in figures(tmp_path / "new")] == [(2, 2), (3, 2)]
    assert "emergency_exit, seats: 3, by default" in capsys.readouterr().err


def test_what_is_known_is_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    forecast(tmp_path)
    before = figures(tmp_path)
    capsys.readouterr()

    assert forecast(tmp_path, "--seed", "9") == 0

    assert figures(tmp_path) == before
    assert capsys.readouterr().err == ""


def test_it_is_played_anew_for_more_games_or_if_somebody_says_so(tmp_path: Path) -> None:
    forecast(tmp_path)
    before = figures(tmp_path)

    forecast(tmp_path, "--games", "3")
    more = figures(tmp_path)
    forecast(tmp_path, "--anew")

    assert [one["wins"]["of"] for one in more] == [3, 3]
    assert figures(tmp_path) == before


def test_figures_of_other_rules_are_replaced(tmp_path: Path) -> None:
    forecast(tmp_path)
    fresh = figures(tmp_path)
    file = tmp_path / "emergency_exit.json"
    file.write_text(file.read_text("utf-8").replace('"version":1', '"version":0', 1), encoding="utf-8")

    forecast(tmp_path)

    assert figures(tmp_path) == fresh


def test_an_interrupt_leaves_nothing_of_other_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    forecast(tmp_path)
    file = tmp_path / "emergency_exit.json"
    file.write_text(file.read_text("utf-8").replace('"version":1', '"version":0'), encoding="utf-8")

    def interrupted(plan: simulate.Plan, index: int) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "play_one", interrupted)

    assert forecast(tmp_path) == INTERRUPTED
    assert figures(tmp_path) == []


def test_any_number_of_workers_finds_the_same(tmp_path: Path) -> None:
    forecast(tmp_path / "one", "--games", "5")
    forecast(tmp_path / "two", "--games", "5", "--workers", "2")

    assert figures(tmp_path / "one") == figures(tmp_path / "two")


def test_an_interrupt_keeps_the_tables_that_are_done_and_the_next_run_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_one = simulate.play_one

    def interrupted(plan: simulate.Plan, index: int) -> Any:
        if plan.players == 3 and index == 1:
            raise KeyboardInterrupt
        return play_one(plan, index)

    with monkeypatch.context() as at_once:
        at_once.setattr(simulate, "play_one", interrupted)
        assert forecast(tmp_path) == INTERRUPTED
    assert [one["seats"] for one in figures(tmp_path)] == [2]

    assert forecast(tmp_path) == 0
    assert [one["seats"] for one in figures(tmp_path)] == [2, 3]


def test_a_file_that_holds_something_else_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "emergency_exit.json").write_text("[]", encoding="utf-8")

    assert forecast(tmp_path) == 1
    assert "cannot read" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["--games", "0"], ["--workers", "0"]])
def test_numbers_must_make_sense(tmp_path: Path, words: list[str]) -> None:
    assert forecast(tmp_path, *words) == 2


def test_a_plan_that_is_not_there_is_said() -> None:
    with pytest.raises(forecast_plan.BrokenPlan):
        forecast_plan.forecasting("chess")
