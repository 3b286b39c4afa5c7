"""Special: the character's own ability (R25-4.9). Not in the Central Room."""

from wayout.games.room25.cells import CENTRE
from wayout.games.room25.parts import Target, Who
from wayout.games.room25.seam import ABILITIES, Todo, TokenKind
from wayout.games.room25.state import State
from wayout.kernel.play import Turn


def options(state: State, who: Who) -> list[Target]:
    return [] if state.cell(who) == CENTRE else list(ABILITIES[who].options(state, who))


def perform(turn: Turn[State], todo: Todo, who: Who, target: Target) -> None:
    ABILITIES[who].perform(turn, todo, who, target)


TOKEN = TokenKind(id="special", options=options, perform=perform)
