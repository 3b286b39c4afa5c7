"""Bots in seats: each reads the letters of its seat and answers after a moment, like a person would."""

from typing import Any, Final

from wayout.kernel.chance import Chance
from wayout.kernel.game import Bot, LiveBot
from wayout.kernel.letter import Letter
from wayout.kernel.play import Action

AMONG_OTHERS: Final = (900, 2500)
"""Milliseconds for which a bot thinks, at least and less than, where its choices are nobody's business."""
FORCED: Final = (400, 800)
BETWEEN_FEW: Final = (1000, 2000)
BETWEEN_MANY: Final = (1200, 3000)
MANY: Final = 7
"""Choices."""
GRAIN: Final = 1000
RESTS: Final = 1000
"""Milliseconds for which a bot is left alone after it failed."""


class Mind:
    """One bot in one seat. Times are those of the game's clock."""

    def __init__(self, bot: Bot, chance: Chance) -> None:
        self.bot = bot
        self.letter: Letter | None = None
        self.due: int | None = None
        self._chance = chance

    def read(self, letter: Letter, earliest: int, pace: float, choices: int | None, sealed: int | None = None) -> None:
        """It thinks from when it is asked, and never answers before all have seen what happened. Without `choices` its
        time does not tell how many it has; and where answers are `sealed` until then, it has no time of its own."""
        self.letter = letter
        if not letter.asked:
            self.due = None
        elif self.due is None:
            thought = earliest + int(pace * self._thinks(choices))
            self.due = thought if sealed is None else sealed
        else:
            self.due = max(self.due, earliest)
        self.bot.read(letter)

    def _thinks(self, choices: int | None) -> float:
        """One draw of luck, whatever the choices, so that they do not show in later times either."""
        least, most = thinking_time(choices)
        return least + (most - least) * self._chance.below(GRAIN) / GRAIN


def thinking_time(choices: int | None) -> tuple[int, int]:
    if choices is None:
        return AMONG_OTHERS
    if choices <= 1:
        return FORCED
    return BETWEEN_FEW if choices < MANY else BETWEEN_MANY


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

    def wake(self, at: int) -> None:
        """Something happened while time stands still: it may look up in that very moment once more."""
        if self._not_before == at + 1:
            self._not_before = at

    def rest(self, at: int) -> None:
        """It failed: the others go on, and it may try again."""
        self._not_before = at + RESTS
