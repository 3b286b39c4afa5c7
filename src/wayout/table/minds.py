"""Bots in seats: each reads the letters of its seat and answers after a moment, like a person would."""

from typing import Any, Final

from wayout.kernel.chance import Chance
from wayout.kernel.game import Bot, LiveBot
from wayout.kernel.letter import Letter
from wayout.kernel.play import Action

QUICKEST: Final = 900
SLOWEST: Final = 2500
RESTS: Final = 1000
"""Milliseconds for which a bot is left alone after it failed."""


class Mind:
    """One bot in one seat. Times are those of the game's clock."""

    def __init__(self, bot: Bot, chance: Chance, pace: float) -> None:
        self.bot = bot
        self.letter: Letter | None = None
        self.due: int | None = None
        self._chance = chance
        self._pace = pace

    def read(self, letter: Letter, earliest: int) -> None:
        """It thinks from when it is asked, and never answers before all have seen what happened."""
        self.letter = letter
        if not letter.asked:
            self.due = None
        elif self.due is None:
            self.due = earliest + int(self._pace * (QUICKEST + self._chance.below(SLOWEST - QUICKEST)))
        else:
            self.due = max(self.due, earliest)
        self.bot.read(letter)


class LiveMind:
    """One bot in one seat of a game of real time: it says itself when it looks up."""

    def __init__(self, bot: LiveBot, at: int) -> None:
        self.bot = bot
        self._not_before = at

    @property
    def due(self) -> int | None:
        due = self.bot.due
        return None if due is None else max(due, self._not_before)

    def answer(self, letter: Letter, at: int) -> Action[Any] | None:
        """It never looks up twice at the same moment, whatever it says."""
        self._not_before = at + 1
        return self.bot.answer(letter, at)

    def rest(self, at: int) -> None:
        """It failed: the others go on, and it may try again."""
        self._not_before = at + RESTS
