"""Letters for one seat of a table that a test has set, and what a bot answers."""

from typing import Any

from wayout.games.no_escape import GAME
from wayout.games.no_escape.bots import BOTS
from wayout.games.no_escape.state import State
from wayout.kernel.chance import Seeded
from wayout.kernel.letter import letter
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat


def answered(bot: str, state: State, seat: Seat, seed: int = 1) -> Action[Any]:
    """What this bot does in this seat, told nothing but the letter."""
    mind = BOTS[bot](seat, Seeded(seed))
    news = letter(GAME, state, seat, 0)
    mind.read(news)
    return mind.answer(news)
