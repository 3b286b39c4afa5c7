"""Temples in which somebody holds a card."""

from typing import Any

from tests.games.temple.tables import PILE, playing, temple
from wayout.games.temple.modules.characters.cast import CHARACTER_OF
from wayout.games.temple.modules.characters.events import CardDealt
from wayout.games.temple.modules.characters.part import Characters, part
from wayout.games.temple.state import SEATS, State
from wayout.games.temple.tile_set import tile_set
from wayout.kernel.seats import Seat


def holding(
    card: str, *hands: str, east: str = "b07", pile: tuple[str, ...] = PILE, seat: Seat = SEATS[0], **options: bool
) -> State:
    """A running temple with these dice, in which one seat plays with this card."""
    chosen: dict[str, Any] = {"characters": True, **options}
    return give(temple(*hands, east=east, pile=pile, **chosen), seat, card)


def give(state: State, seat: Seat, card: str) -> State:
    CardDealt(seat, CHARACTER_OF[card], card).apply(state)
    return state


def whole_pile(*top: str) -> tuple[str, ...]:
    """All that a temple of two with b07 and b08 beside the start is made of; these lie on top, the first uppermost."""
    rest = [tile for tile in (*tile_set(playing(2)).first,) if tile not in ("b07", "b08", *top)]
    tiles = [*rest, *reversed(top)]
    return (*tiles[: len(tiles) - len(tiles) // 2], "exit", *tiles[len(tiles) - len(tiles) // 2 :])


def people(state: State) -> Characters:
    return part(state)
