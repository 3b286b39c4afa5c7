"""What is still to be done when a question is open: kept in the state as plain data."""

from typing import TypeAlias

import msgspec

from wayout.games.room25.cells import Cell
from wayout.games.room25.parts import Cause, Tile, Who


class EndAction(msgspec.Struct, frozen=True, tag="end_action"):
    """An action of this character is over: is it still in a trap?"""

    who: Who


class Arrive(msgspec.Struct, frozen=True, tag="arrive"):
    """The room works on these, who have just entered it together."""

    group: tuple[Who, ...]
    tile: Tile
    from_cell: Cell
    cause: Cause


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Draw so many cards. Nobody in the group: they are for the first player's character."""

    count: int
    group: tuple[Who, ...] = ()


class CardOver(msgspec.Struct, frozen=True, tag="card_over"):
    """A card has done all it does, and what its plus drew is over too."""

    card: int


class CardStep(msgspec.Struct, frozen=True, tag="card_step"):
    """The next step of a card that does something to one after the other."""

    card: int
    step: str
    group: tuple[Who, ...]
    in_room: bool = False


Task: TypeAlias = EndAction | Arrive | Draw | CardOver | CardStep
