"""Rewind: back to the Central Room. Programs stay as they are."""

from wayout.games.room25.cells import CENTRE
from wayout.games.room25.entering import jump
from wayout.games.room25.mac import touched
from wayout.games.room25.mac_deck import Card
from wayout.games.room25.parts import Who
from wayout.games.room25.seam import CardKind, Todo
from wayout.games.room25.state import State
from wayout.kernel.play import Turn


def resolve(turn: Turn[State], todo: Todo, card: Card, group: tuple[Who, ...], in_room: bool) -> None:
    away = tuple(who for who in touched(group) if turn.state.cell(who) != CENTRE)
    if away:
        jump(turn, away, CENTRE, "rewind")


CARD = CardKind(id="rewind", resolve=resolve)
