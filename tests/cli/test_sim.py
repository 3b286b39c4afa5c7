"""`wayout sim`."""

import json
import os
import re
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import command
from wayout.cli.main import INTERRUPTED, main
from wayout.games.no_escape import invariants

SIM = ["sim", "emergency_exit"]


def figures(path: Path) -> Any:
    return json.loads(path.read_text())


def test_the_figures_are_written_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "figures.json"

    code = main(
        [*SIM, "--players", "3", "--games", "8", "--seed", "4", "--bots", "sharp,random", "--json", str(target)]
    )

    found = figures(target)
    assert code == 0
    assert (found["game"], found["players"], found["games"], found["finished"]) == ("emergency_exit", 3, 8, 8)
    assert (found["seed"], found["line_up"], found["interrupted"]) == (4, ["sharp", "random"], False)
    assert sum(found["outcomes"].values()) == 8
    assert [seat["seat"] for seat in found["seats"]] == [0, 1, 2]
    assert {bot["bot"]: bot["wins"]["of"] for bot in found["bots"]} == {"sharp": 16, "random": 8}
    assert found["actions"] > 8
    assert found["rounds"] >= 8
    assert found["seconds"] > 0
    shown = capsys.readouterr().out
    assert "8 of 8 games" in shown
    assert "by bot" in shown
    assert "round ended" in shown


def test_the_same_seed_gives_the_same_figures_on_any_number_of_workers(tmp_path: Path) -> None:
    one, two = tmp_path / "one.json", tmp_path / "two.json"

    main([*SIM, "--games", "10", "--json", str(one)])
    main([*SIM, "--games", "10", "--json", str(two), "--workers", "2"])

    assert figures(one) | {"seconds": 0} == figures(two) | {"seconds": 0}


def test_options_and_presets_are_taken(tmp_path: Path) -> None:
    target = tmp_path / "figures.json"

    main(
        [
            *SIM,
            "--games",
            "1",
            "--preset",
            "together",
            "--option",
            "level=2",
            "--option",
            "danger=true",
            "--json",
            str(target),
        ]
    )

    found = figures(target)
    assert found["players"] == 1
    assert (found["options"]["mode"], found["options"]["level"], found["options"]["danger"]) == ("together", 2, True)


def test_json_on_the_standard_output_stands_alone(capsys: pytest.CaptureFixture[str]) -> None:
    main([*SIM, "--games", "1", "--json", "-"])

    said = capsys.readouterr()
    assert json.loads(said.out)["finished"] == 1
    assert "1 of 1 games" in said.err


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["sim", "chess"], "emergency_exit"),
        ([*SIM, "--players", "6"], "2, 3, 4, 5 players"),
        ([*SIM, "--games", "0"], "--games"),
        ([*SIM, "--workers", "0"], "--workers"),
        ([*SIM, "--bots", "grandmaster"], "sharp"),
        ([*SIM, "--bots", "sharp,sharp,sharp"], "too many"),
        ([*SIM, "--preset", "deadly"], "danger"),
        ([*SIM, "--option", "danger"], "KEY=VALUE"),
        ([*SIM, "--option", "colour=red"], "repeat_copies"),
        ([*SIM, "--option", "danger=maybe"], "false, true"),
    ],
)
def test_what_cannot_be_simulated_is_said_before_any_game(
    words: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2

    said = capsys.readouterr()
    assert why in said.err
    assert said.out == ""


@pytest.mark.parametrize("where", ["--json", "--records"])
def test_a_place_that_cannot_be_written_to_is_named(
    where: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")

    assert main([*SIM, "--games", "1", where, str(tmp_path / "file" / "below")]) == 1
    assert str(tmp_path) in capsys.readouterr().err


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_keeps_what_is_done(workers: str, tmp_path: Path) -> None:
    records, target = tmp_path / "records", tmp_path / "figures.json"
    words = [*SIM, "--games", "1000000", "--workers", workers, "--records", str(records), "--json", str(target)]

    with subprocess.Popen(
        command(words), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as running:
        while running.poll() is None and (not records.exists() or len(list(records.iterdir())) < 20):
            time.sleep(0.05)
        # As a terminal does: to the command and to all its workers.
        os.killpg(running.pid, signal.SIGINT)
        try:
            shown, trouble = running.communicate(timeout=60)
        finally:
            running.kill()

    found = figures(target)
    assert running.returncode == INTERRUPTED, trouble
    # Nothing but how far it had come, and that only if it took long.
    assert re.fullmatch(r"(emergency_exit: \d+ of 1000000 games\n)*", trouble), trouble
    assert found["interrupted"]
    # A game whose record was just written may be cut off before it is counted.
    assert len(list(records.iterdir())) - found["finished"] in (0, 1)
    assert sum(found["outcomes"].values()) == found["finished"] >= 19
    assert f"{found['finished']} of 1000000 games, stopped early" in shown


def test_every_step_is_checked_if_wanted(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["sim", "no_escape", "--games", "2", "--check"])

    assert code == 0
    assert "2 of 2 games" in capsys.readouterr().out


def test_what_is_wrong_is_said_with_the_game_that_shows_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(invariants, "flaw", lambda state: "too quiet" if state.turns == 2 else None)

    code = main(["sim", "no_escape", "--games", "2", "--seed", "5", "--check"])

    assert code == 1
    assert re.search(r"game 0 of seed 5: no_escape after step \d+: too quiet", capsys.readouterr().err)


def test_a_game_without_invariants_cannot_be_checked(capsys: pytest.CaptureFixture[str]) -> None:
    code = main([*SIM, "--games", "1", "--check"])

    assert code == 2
    assert "emergency_exit has nothing to check" in capsys.readouterr().err


def test_turns_are_counted(tmp_path: Path) -> None:
    target = tmp_path / "figures.json"

    main(["sim", "no_escape", "--games", "2", "--json", str(target)])

    found = figures(target)
    assert found["lengths"]["turns"]["mean"] * 2 == found["tallies"]["turn_began"]
