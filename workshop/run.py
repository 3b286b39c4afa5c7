"""Starting other programs."""

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from workshop import say, trust
from workshop.places import ROOT
from workshop.say import Trouble

Command = Sequence[str | Path]
SHOWN_ON_FAILURE = 60


def environment(extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """The environment for a program: nothing that leads to another Python environment, and whom to trust."""
    clean = {key: value for key, value in os.environ.items() if key not in ("VIRTUAL_ENV", "PYTHONHOME")}
    return clean | trust.settings() | dict(extra or {})


def quietly(command: Command, way_out: str, cwd: Path = ROOT, extra: Mapping[str, str] | None = None) -> str:
    """Runs a program and returns its output; if it fails, shows the end of what it said, and the way out."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(words, cwd=cwd, env=environment(extra), capture_output=True, text=True, errors="replace")
    except OSError as error:
        raise Trouble(f"{words[0]} does not start: {error}", way_out) from error
    if done.returncode != 0:
        said = "\n".join((done.stdout + done.stderr).strip().splitlines()[-SHOWN_ON_FAILURE:])
        raise Trouble(f"{' '.join(words)}\n  failed with code {done.returncode}:\n{said}", way_out)
    return done.stdout


def openly(command: Command, cwd: Path = ROOT, extra: Mapping[str, str] | None = None) -> int:
    """Runs a program that talks to the terminal itself, and returns its code."""
    return subprocess.run([str(word) for word in command], cwd=cwd, env=environment(extra)).returncode


def in_one_piece(command: Command, cwd: Path = ROOT, extra: Mapping[str, str] | None = None) -> int:
    """Runs a program beside others: what it says is shown when it is done. Returns its code."""
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=cwd, env=environment(extra), stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    say.whole(done.stdout.decode(errors="replace"))
    return done.returncode


def answers(program: Path | str, question: str = "--version") -> str | None:
    """What a program says to a question, or nothing if it is not there or does not work."""
    try:
        done = subprocess.run([str(program), question], capture_output=True, text=True, timeout=60, errors="replace")
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout.strip() if done.returncode == 0 else None
