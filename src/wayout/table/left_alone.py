"""Nobody has to wait for what nobody waits to see. How long bots think, things are shown and answers lie sealed follows
from whose seats are whose and who is at the table. All can see that; hands have no part in it."""

from typing import Any, Final

from wayout.kernel.game import Game
from wayout.kernel.seats import Seat
from wayout.table.clocks import Haste
from wayout.table.document import Document
from wayout.table.presence import Presence

LEFT_ALONE: Final = 0.1


def is_played(doc: Document, game: Game[Any, Any], state: Any, seat: Seat) -> bool:
    """By a person, whom the rules have not thrown out of the game."""
    return not doc.seats[seat].stand_in and may_be_played(doc, game, state, seat)


def is_any_played(doc: Document, game: Game[Any, Any], state: Any) -> bool:
    return any(is_played(doc, game, state, Seat(number)) for number in range(len(doc.seats)))


def may_be_played(doc: Document, game: Game[Any, Any], state: Any, seat: Seat) -> bool:
    """Also by whoever dropped or lets a bot play: the seat is theirs, and they want to find the game still going on."""
    return doc.seats[seat].guest is not None and game.leave.check(state, seat) is None


def haste(doc: Document, presence: Presence, game: Game[Any, Any], state: Any, among_bots: float = 1.0) -> Haste:
    """Where bots play among themselves from the start, whoever looks on wants to see it."""
    if any(may_be_played(doc, game, state, Seat(number)) for number in range(len(doc.seats))):
        return Haste(1.0, LEFT_ALONE if has_nobody_to_hide_from(doc, presence) else 1.0)
    return Haste(LEFT_ALONE, LEFT_ALONE) if doc.sat else Haste(among_bots, 1.0)


def has_nobody_to_hide_from(doc: Document, presence: Presence) -> bool:
    """One person among bots, nobody else at the table, and no big screen, before which anybody may stand."""
    return len(doc.guests) == 1 and not presence.screens and any(seat.guest is not None for seat in doc.seats)
