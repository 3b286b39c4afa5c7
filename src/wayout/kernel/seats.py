"""Who sits where, and who looks on."""

from enum import Enum
from typing import Final, NewType, TypeAlias

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0. It stays when the person in it changes."""


class Onlooker(Enum):
    """Whoever has no seat. It is no number: nothing that belongs to a seat can be had by it."""

    SPECTATOR = "spectator"


SPECTATOR: Final = Onlooker.SPECTATOR

Viewer: TypeAlias = Seat | Onlooker
"""Whoever reads a letter: one of the seats, or SPECTATOR."""


def viewers(seats: int) -> list[Viewer]:
    """Everybody for whom a letter may be written: the spectator first, then the seats in order."""
    return [SPECTATOR, *map(Seat, range(seats))]


def number_of(viewer: Viewer) -> int:
    """As it is written outside: a seat by its own number, the spectator as -1. In a list with an entry for every seat
    and the spectator's last, it is also where the viewer's entry is."""
    return -1 if viewer is SPECTATOR else viewer


def viewer_of(number: int) -> Viewer:
    """Whom that number means."""
    return SPECTATOR if number == -1 else Seat(number)
