"""`wayout bench`."""

import json
from pathlib import Path

import pytest

from wayout.cli.main import main
from wayout.games import GAMES

QUICK = ["bench", "--runs", "1", "--seconds", "0.01"]


def test_figures_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--json"]) == 0

    found = json.loads(capsys.readouterr().out)
    assert list(found) == list(GAMES)
    assert all(figures["actions_per_second"] > 0 and figures["clones_per_second"] > 0 for figures in found.values())


def test_figures_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--game", "emergency_exit"]) == 0
    assert "emergency_exit" in capsys.readouterr().out


def test_a_preset_is_measured_beside_the_default(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--json", "--game", "temple", "--game", "emergency_exit", "--preset", "everything"]) == 0
    assert list(json.loads(capsys.readouterr().out)) == ["temple", "temple everything", "emergency_exit"]


def test_what_is_measured_is_named_as_it_begins_beside_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--runs", "2", "--seconds", "0.01", "--json", "--game", "emergency_exit"]) == 0

    said = capsys.readouterr()
    assert said.err.splitlines() == ["run 1 of 2: emergency_exit", "run 2 of 2: emergency_exit"]
    assert list(json.loads(said.out)) == ["emergency_exit"]


@pytest.mark.parametrize("words", [["--runs", "0"], ["--seconds", "0"], ["--game", "chess"], ["--preset", "nonsense"]])
def test_what_cannot_be_measured_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, *words]) == 2
    assert capsys.readouterr().err.startswith("wayout bench: ")


def test_a_python_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--catanatron-python", str(tmp_path / "nowhere")]) == 1
    assert "nowhere" in capsys.readouterr().err
