"""Complex movement: a row or column slides, once or twice."""

from wayout.games.room25.mac_deck import Card
from wayout.games.room25.parts import Who
from wayout.games.room25.seam import CardKind, Todo
from wayout.games.room25.shifting import SLIDES, slide, slides
from wayout.games.room25.state import State
from wayout.kernel.play import Turn


def resolve(turn: Turn[State], todo: Todo, card: Card, group: tuple[Who, ...], in_room: bool) -> None:
    """Against an arrow of this round it is ignored. Nobody ever escapes by it."""
    assert card.line is not None
    assert card.forward is not None
    if SLIDES[card.line, card.forward] in slides(turn.state, (card.line,)):
        slide(turn, card.line, card.forward, card.steps)


CARD = CardKind(id="movement", resolve=resolve)
