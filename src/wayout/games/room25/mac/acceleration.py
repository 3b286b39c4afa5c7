"""Acceleration: every Control action slides twice until the round ends."""

from wayout.games.room25.mac_deck import Card
from wayout.games.room25.parts import Who
from wayout.games.room25.seam import CardKind, Todo
from wayout.games.room25.state import State
from wayout.kernel.play import Turn


def resolve(turn: Turn[State], todo: Todo, card: Card, group: tuple[Who, ...], in_room: bool) -> None:
    """It only has to lie in view: Control looks for it."""


CARD = CardKind(id="acceleration", resolve=resolve, stays=True)
