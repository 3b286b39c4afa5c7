"""Which tiles are good to have later: for what is laid first, what is given away, and what is salvaged."""

from collections.abc import Iterable
from typing import Final

KEEPING: Final = {
    "ab_roll": 9,
    "overdrive": 8,
    "ab_maze": 7,
    "lockdown": 7,
    "breach": 7,
    "ab_energy": 6,
    "ab_action": 5,
    "newpath": 5,
    "switchback": 5,
    "realign": 4,
    "shift": 4,
    "hook": 4,
    "bypass": 4,
    "ctrl_y": 4,
    "ctrl_w": 4,
    "tele_y": 4,
    "collapse": 3,
    "swap": 3,
    "ab_tele": 3,
    "beam": 3,
    "tele_w": 3,
    "aboutface": 3,
    "siphon": 2,
    "salvage": 2,
    "recharge": 2,
    "corner": 2,
    "triple": 2,
    "single": 1,
    "tee": 1,
    "cross": 1,
    "trade": 0,
}
"""Aborts, and what gets a meeple out or keeps others in; long tiles and ends to build over a way out."""


def best_kept(tiles: Iterable[str]) -> str:
    return max(sorted(tiles), key=KEEPING.__getitem__)


def first_given(tiles: Iterable[str]) -> str:
    return min(sorted(tiles), key=KEEPING.__getitem__)
