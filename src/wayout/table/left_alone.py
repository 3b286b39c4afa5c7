"""Once all people are out of the game, or let bots play for them, nobody waits to see every moment of it."""

from typing import Any, Final

from wayout.kernel.game import Game
from wayout.kernel.seats import Seat
from wayout.table.document import Document

LEFT_ALONE: Final = 0.1
"""How long bots think then, how long everybody looks at what happened, and how long answers lie sealed, beside what is
usual. Who plays is for all to see, so that it tells nothing about hands."""


def is_played(doc: Document, game: Game[Any, Any], state: Any, seat: Seat) -> bool:
    """By a person, whom the rules have not thrown out of the game."""
    held = doc.seats[seat]
    return held.guest is not None and not held.stand_in and game.leave.check(state, seat) is None


def is_any_played(doc: Document, game: Game[Any, Any], state: Any) -> bool:
    return any(is_played(doc, game, state, Seat(number)) for number in range(len(doc.seats)))


def haste(doc: Document, game: Game[Any, Any], state: Any, among_bots: float = 1.0) -> float:
    """Where bots play among themselves from the start, whoever looks on wants to see it."""
    if is_any_played(doc, game, state):
        return 1.0
    return LEFT_ALONE if doc.sat else among_bots
