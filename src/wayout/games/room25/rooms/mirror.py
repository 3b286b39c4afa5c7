"""Mirror Room: it takes the adrenaline, and what was programmed for the rest of the round."""

from wayout.games.room25.events import AdrenalineGone, ProgramCancelled
from wayout.games.room25.parts import Who
from wayout.games.room25.programming import laid
from wayout.games.room25.seam import Room, Todo
from wayout.games.room25.state import State
from wayout.games.room25.tasks import Arrive
from wayout.kernel.play import Turn


def reflect(turn: Turn[State], todo: Todo, arrival: Arrive) -> None:
    for who in arrival.group:
        lose_everything(turn, who)


def lose_everything(turn: Turn[State], who: Who) -> None:
    """R25-A13: what paranoia deals and what a known guard chooses is not programmed, and stays."""
    state = turn.state
    if state.adrenaline[who] in ("ready", "committed"):
        turn.emit(AdrenalineGone(who))
    if laid(state, who):
        turn.emit(ProgramCancelled(who))


ROOM = Room(id="mirror", colour="yellow", on_enter=reflect)
