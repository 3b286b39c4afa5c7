"""Who can be played against, weakest first. The elephant forgets nothing and is only there for whoever names it."""

from typing import Final

from wayout.games.emergency_exit.bots.player import Player
from wayout.games.emergency_exit.bots.strength import STRENGTHS, Strength
from wayout.kernel.chance import Chance
from wayout.kernel.game import Bot, TurnBotMaker
from wayout.kernel.seats import Seat

STANDARD_BOT: Final = "attentive"


def maker_of(strength: Strength) -> TurnBotMaker:
    def make(seat: Seat, chance: Chance) -> Bot:
        return Player(strength, chance)

    return make


BOTS: Final[dict[str, TurnBotMaker]] = {name: maker_of(strength) for name, strength in STRENGTHS.items()}
