"""Bots that play without any person take turns: nobody waits for them, and everybody else is to have the house."""

from typing import Final

SPACING: Final = 20
"""Milliseconds from one turn to the next, whosever it is. How long a bot thinks has no part in it, or it would tell."""


class Turns:
    """Of all tables of a house together."""

    def __init__(self) -> None:
        self._next = 0

    def next(self, now: int) -> int:
        """When it is the turn of whoever asks, in milliseconds of the house's clock."""
        turn = max(self._next, now)
        self._next = turn + SPACING
        return turn
