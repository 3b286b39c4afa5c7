"""The random bot for games of real time: anything that it may do, after a pause of any length."""

from collections.abc import Sequence
from typing import Any, Final

from wayout.kernel.chance import Chance
from wayout.kernel.letter import Letter
from wayout.kernel.play import Action, Event
from wayout.kernel.seats import Seat

SHORTEST: Final = 300
LONGEST: Final = 2500
"""Milliseconds of the game's clock between two looks."""


class LiveRandomBot:
    """Hears nothing and weighs nothing."""

    __slots__ = ("_chance", "due")

    def __init__(self, seat: Seat, chance: Chance) -> None:
        self._chance = chance
        self.due: int | None = self._pause()

    def hear(self, happened: Sequence[Event[Any]], at: int) -> None:
        """Whatever happened is all the same to it."""

    def answer(self, letter: Letter, at: int) -> Action[Any] | None:
        self.due = at + self._pause()
        return self._chance.pick(letter.may) if letter.may else None

    def _pause(self) -> int:
        return SHORTEST + self._chance.below(LONGEST - SHORTEST)
