"""Runs the command as a user does, in a process of its own."""

import subprocess
import sys
from collections.abc import Sequence


def wayout(*words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(command(words), capture_output=True, text=True, check=False, timeout=120)


def command(words: Sequence[str]) -> list[str]:
    return [sys.executable, "-m", "wayout.cli", *words]
