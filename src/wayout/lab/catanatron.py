"""A yardstick from outside: the random players of Catanatron, a quick simulator of another board game."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import msgspec

DRIVER: Final = """
import json, sys, time
from catanatron import Color, Game, RandomPlayer

seconds = float(sys.argv[1])
actions = clones = seed = 0
started = time.process_time()
while time.process_time() - started < seconds:
    seed += 1
    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        actions += 1
playing = time.process_time() - started
started = time.process_time()
while time.process_time() - started < seconds / 2:
    game.copy()
    clones += 1
copying = time.process_time() - started
print(json.dumps({"actions_per_second": actions / playing, "clones_per_second": clones / copying}))
"""


class Yardstick(msgspec.Struct, frozen=True):
    """Per second of processor time."""

    actions_per_second: float
    clones_per_second: float


class NoCatanatron(RuntimeError):
    """That Python cannot run it, with the reason."""


def installed_here() -> Path | None:
    """This Python, if Catanatron is installed for it."""
    return Path(sys.executable) if find_spec("catanatron") else None


def catanatron_speed(python: Path, seconds: float) -> Yardstick:
    """Measured by that Python in a process of its own."""
    command = [str(python), "-c", DRIVER, str(seconds)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60 + 20 * seconds)
        return msgspec.json.decode(done.stdout, type=Yardstick)
    except subprocess.CalledProcessError as error:
        reason = error.stderr.strip().splitlines()[-1] if error.stderr.strip() else str(error)
        raise NoCatanatron(f"{python}: {reason}") from error
    except (OSError, subprocess.SubprocessError, msgspec.MsgspecError) as error:
        raise NoCatanatron(f"{python}: {error}") from error
