"""Bots in seats: each reads the letters of its seat and answers after a moment, like a person would."""

from typing import Final

from wayout.kernel.chance import Chance
from wayout.kernel.game import Bot
from wayout.kernel.letter import Letter

QUICKEST: Final = 900
SLOWEST: Final = 2500


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
        if not letter.may:
            self.due = None
        elif self.due is None:
            self.due = earliest + int(self._pace * (QUICKEST + self._chance.below(SLOWEST - QUICKEST)))
        else:
            self.due = max(self.due, earliest)
        self.bot.read(letter)
