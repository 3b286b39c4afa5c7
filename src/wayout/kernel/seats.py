"""Who sits where, and who looks on."""

from typing import Final, NewType, TypeAlias

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0. It stays when the person in it changes."""

Viewer: TypeAlias = Seat
"""Whoever reads a letter: one of the seats, or SPECTATOR."""

SPECTATOR: Final = Viewer(-1)


def viewers(seats: int) -> list[Viewer]:
    """Everybody for whom a letter may be written: the spectator first, then the seats in order."""
    return [SPECTATOR, *map(Seat, range(seats))]
