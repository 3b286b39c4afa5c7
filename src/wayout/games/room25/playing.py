"""A token is revealed and carried out."""

from wayout.games.room25.asking import ask_how
from wayout.games.room25.events import TokenRevealed
from wayout.games.room25.events.acting import Source
from wayout.games.room25.parts import Token, Who
from wayout.games.room25.seam import Todo
from wayout.games.room25.state import State
from wayout.games.room25.tasks import EndAction
from wayout.kernel.play import Turn


def reveal(turn: Turn[State], todo: Todo, who: Who, token: Token, source: Source, place: int) -> bool:
    """Play this token. It asks, as the last thing."""
    turn.emit(TokenRevealed(who, token, source, place))
    todo.append(EndAction(who))
    ask_how(turn, todo, who, token)
    return True
