"""Which task tiles there are (TMP-2.14)."""

from importlib import resources
from typing import Final

import msgspec

from wayout.games.temple.tiles import ICONS
from wayout.kernel.printed import read_printed


class BrokenTasks(ValueError):
    """The data file does not hold task tiles."""


class TaskSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    used: int
    tiles: tuple[str, ...]
    """By their icons."""


def read_tasks(text: str) -> TaskSheet:
    """The tiles in this TOML; raises BrokenTasks if they cannot be."""
    sheet = read_printed(text, TaskSheet, BrokenTasks)
    if not 0 < sheet.used <= len(set(sheet.tiles)) == len(sheet.tiles):
        raise BrokenTasks(f"{sheet.used} different tiles cannot be drawn from {sheet.tiles}")
    if any(not tile or set(tile) - set(ICONS) for tile in sheet.tiles):
        raise BrokenTasks(f"nobody can pay one of {sheet.tiles}")
    return sheet


TASKS: Final = read_tasks(resources.files(__package__).joinpath("data/tasks.toml").read_text())
