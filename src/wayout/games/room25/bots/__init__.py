"""Players without a socket, weakest first."""

from collections.abc import Mapping
from typing import Final

from wayout.games.room25.bots.player import Player
from wayout.games.room25.bots.temper import Temper
from wayout.kernel.chance import Chance
from wayout.kernel.game import BotMaker
from wayout.kernel.seats import Seat

EXTRA: Final = Temper(slips=0.3, wavers=0.0, remembers=False, listens=False, foresees=False)
CONTESTANT: Final = Temper(slips=0.0, wavers=0.25, remembers=True, listens=True, foresees=False)
FAVOURITE: Final = Temper(slips=0.0, wavers=0.0, remembers=True, listens=True, foresees=True)


def extra(seat: Seat, chance: Chance) -> Player:
    """Walks through the picture."""
    return Player(seat, chance, EXTRA)


def contestant(seat: Seat, chance: Chance) -> Player:
    """Remembers, avoids red, wants out."""
    return Player(seat, chance, CONTESTANT)


def favourite(seat: Seat, chance: Chance) -> Player:
    """Thinks a round ahead."""
    return Player(seat, chance, FAVOURITE)


BOTS: Final[Mapping[str, BotMaker]] = {"extra": extra, "contestant": contestant, "favourite": favourite}
STANDARD_BOT: Final = "contestant"
