"""Time bomb: the second one in a round kills everybody in red rooms."""

from wayout.games.room25.dying import die
from wayout.games.room25.mac_deck import CARDS, Card
from wayout.games.room25.parts import Who
from wayout.games.room25.seam import ROOMS, CardKind, Todo
from wayout.games.room25.state import State
from wayout.kernel.play import Turn


def resolve(turn: Turn[State], todo: Todo, card: Card, group: tuple[Who, ...], in_room: bool) -> None:
    state = turn.state
    if any(CARDS[other].kind == CARD.id for other in state.in_view):
        die(turn, [who for who in state.living() if ROOMS[state.kinds[state.at[who]]].colour == "red"], "bomb")


CARD = CardKind(id="time_bomb", resolve=resolve, stays=True)
