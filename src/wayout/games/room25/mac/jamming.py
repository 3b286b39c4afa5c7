"""Jamming: nobody may say or show anything until the round ends. Who plays alone loses the reminders instead."""

from wayout.games.room25.events import RemindersReturned
from wayout.games.room25.mac_deck import Card
from wayout.games.room25.parts import Who
from wayout.games.room25.seam import MODES, CardKind, Todo
from wayout.games.room25.state import IN_HAND, State
from wayout.kernel.play import Turn


def resolve(turn: Turn[State], todo: Todo, card: Card, group: tuple[Who, ...], in_room: bool) -> None:
    """That it lies in view does the rest."""
    state = turn.state
    if MODES[state.rules.mode].alone and any(tile != IN_HAND for tile in state.reminder):
        turn.emit(RemindersReturned())


CARD = CardKind(id="jamming", resolve=resolve, stays=True)
