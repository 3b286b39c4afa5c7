"""Special: the character's own ability (R25-4.9)."""

from collections.abc import Sequence

from wayout.games.room25.doors import companions
from wayout.games.room25.parts import CHARACTERS, Target, Who
from wayout.games.room25.seam import ABILITIES, Todo, TokenKind
from wayout.games.room25.state import State
from wayout.kernel.play import Turn


def options(state: State, who: Who) -> Sequence[Target]:
    return ABILITIES[who].options(state, who)


def perform(turn: Turn[State], todo: Todo, who: Who, target: Target) -> None:
    ABILITIES[who].perform(turn, todo, who, target)


def why_lost(state: State, who: Who) -> str:
    return "alone" if ABILITIES[who].needs_company and not companions(state, who) else CHARACTERS[who]


TOKEN = TokenKind(id="special", options=options, perform=perform, why_lost=why_lost, from_centre=False)
