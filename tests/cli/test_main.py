"""The command as a whole."""

import subprocess
import sys

import pytest

from tests.cli.command import wayout
from wayout import __version__
from wayout.cli.main import COMMANDS, main


def test_help_names_every_command() -> None:
    done = wayout("--help")

    assert done.returncode == 0
    for name, about in COMMANDS.items():
        assert name in done.stdout
        assert about in done.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([command, "--help"])

    assert left.value.code == 0
    assert f"usage: wayout {command}" in capsys.readouterr().out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])

    assert left.value.code == 0
    assert capsys.readouterr().out == f"wayout {__version__}\n"


@pytest.mark.parametrize("words", [[], ["fly"], ["sim"], ["sim", "emergency_exit", "--games", "many"]])
def test_a_wrong_command_line_is_status_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)

    assert left.value.code == 2
    assert "usage: wayout" in capsys.readouterr().err


def test_counting_games_does_not_load_the_server() -> None:
    look = "import sys; from wayout.cli import main; main(['games']); sys.exit('wayout.server' in sys.modules)"

    done = subprocess.run([sys.executable, "-c", look], capture_output=True, check=False, timeout=60)

    assert done.returncode == 0
