"""Paranoia Room: what one does is dealt out blindly from now on."""

from wayout.games.room25.events import Panicked
from wayout.games.room25.programming import tokens_of
from wayout.games.room25.seam import Room, Todo
from wayout.games.room25.state import State
from wayout.games.room25.tasks import Arrive
from wayout.kernel.play import Turn


def unsettle(turn: Turn[State], todo: Todo, arrival: Arrive) -> None:
    for who in arrival.group:
        turn.emit(Panicked(who, tuple(turn.chance.shuffled(tokens_of(turn.state, who)))))


ROOM = Room(id="paranoia", colour="red", on_enter=unsettle, unsettles=True, breaks_robots=True)
