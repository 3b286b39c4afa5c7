import threading

import pytest

from workshop import checks, commands
from workshop.checks import Check
from workshop.say import Trouble


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["--help"]) == 0
    shown = capsys.readouterr().out
    assert all(f"\n  {name} " in shown for name in commands.COMMANDS)


def test_an_unknown_command_is_refused_with_the_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["dance"]) == 2
    assert "knows no command 'dance'" in capsys.readouterr().err


def test_arguments_that_a_command_does_not_take_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.main(["lock", "--sideways"]) == 1
    assert commands.main(["check", "everything"]) == 1
    assert "what to do" in capsys.readouterr().err


def test_trouble_is_told_and_not_thrown(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def trouble(arguments: commands.Arguments) -> int:
        raise Trouble("the well is dry", "wait for rain")

    monkeypatch.setitem(commands.COMMANDS, "build", trouble)
    assert commands.main(["build"]) == 1
    assert "the well is dry\n  what to do: wait for rain" in capsys.readouterr().err


def test_checks_stop_at_the_first_failure_and_the_summary_names_all() -> None:
    ran: list[str] = []
    told: list[str] = []

    def check(name: str, code: int) -> Check:
        def go() -> int:
            ran.append(name)
            return code

        return Check(name, go)

    assert checks.run_all([check("lint", 0), check("types", 7), check("tests", 0)], told.append) == 7
    assert ran == ["lint", "types"]
    summary = told[-1].splitlines()
    assert [line.split("(")[0].strip() for line in summary] == [
        "summary",
        "ok       lint",
        "FAILED   types",
        "not run  tests",
    ]


def test_lanes_run_side_by_side_and_all_come_before_the_rest() -> None:
    both_are_there = threading.Barrier(2, timeout=20)
    ran: list[str] = []
    told: list[str] = []

    def meet() -> int:
        both_are_there.wait()
        ran.append("lane")
        return 0

    def last() -> int:
        ran.append("last")
        return 0

    lanes = [[Check("types", meet)], [Check("client", meet)]]
    assert checks.run_all([Check("tests", last)], told.append, first=lanes) == 0
    assert ran == ["lane", "lane", "last"]
    assert [line.split()[:2] for line in told[-1].splitlines()[1:]] == [
        ["ok", "types"],
        ["ok", "client"],
        ["ok", "tests"],
    ]


def test_a_lane_that_fails_lets_the_other_go_on_and_nothing_come_after() -> None:
    told: list[str] = []
    lanes = [[Check("types", lambda: 7), Check("vitest", lambda: 0)], [Check("client", lambda: 0)]]
    assert checks.run_all([Check("tests", lambda: 0)], told.append, first=lanes) == 7
    assert [line.split("(")[0].strip() for line in told[-1].splitlines()[1:]] == [
        "FAILED   types",
        "not run  vitest",
        "ok       client",
        "not run  tests",
    ]


def test_checks_that_all_pass_are_a_success() -> None:
    assert checks.run_all([Check("lint", lambda: 0)], lambda text: None) == 0
