"""What the README shows is true."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from workshop.places import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
SHOWN = [line.split("#")[0].strip() for line in README.splitlines() if line.startswith("wayout ")]


def test_the_example_of_the_library_plays_a_game() -> None:
    found = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert found is not None

    done = subprocess.run([sys.executable, "-c", found[1]], capture_output=True, text=True, check=True)

    assert done.stdout.startswith("Result(outcome=")


@pytest.mark.parametrize("shown", [line for line in SHOWN if not line.startswith("wayout bench")])
def test_the_commands_of_the_command_line_work(shown: str, tmp_path: Path) -> None:
    """On fewer games; a replay is of the first game of the simulation that the README shows before it."""
    before = [line for line in SHOWN if "--records" in line] if "replay" in shown else []
    for line in (*before, shown):
        words = shlex.split(re.sub(r"--games \d+", "--games 3", line))[1:]
        done = subprocess.run(
            [sys.executable, "-m", "wayout.cli", *words], cwd=tmp_path, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr


def test_every_file_that_it_links_to_is_there() -> None:
    targets = [target for target in re.findall(r"\]\(([^)]+)\)", README) if "://" not in target]

    assert targets
    assert [target for target in targets if not (ROOT / target).exists()] == []
