"""Punishment: two characters lose an action token for the rest of the game."""

from wayout.games.room25.events import TokenLost
from wayout.games.room25.mac import touched
from wayout.games.room25.mac_deck import Card
from wayout.games.room25.parts import CHARACTERS, Who
from wayout.games.room25.programming import tokens_of
from wayout.games.room25.seam import CardKind, Todo
from wayout.games.room25.state import State
from wayout.kernel.play import Turn


def resolve(turn: Turn[State], todo: Todo, card: Card, group: tuple[Who, ...], in_room: bool) -> None:
    """Whoever drew it in a M.A.C. Room suffers it instead of those on the picture. Only what one has can be lost."""
    assert card.token is not None
    state = turn.state
    for who in touched(group if in_room else pictured(state, card)):
        if card.token in tokens_of(state, who):
            turn.emit(TokenLost(who, card.token))


def pictured(state: State, card: Card) -> list[Who]:
    """Those of the pair who are in the game, and alive."""
    assert card.pair is not None
    return [who for who in state.living() if CHARACTERS[who] in card.pair]


CARD = CardKind(id="punishment", resolve=resolve)
