"""What a card of the M.A.C. deck does: one kind, one file (R25-4.10). Here is what some of them share."""

from collections.abc import Iterable

from wayout.games.room25.mac_deck import Card
from wayout.games.room25.parts import ALICE, Who
from wayout.games.room25.seam import Todo
from wayout.games.room25.tasks import CardStep


def touched(group: Iterable[Who]) -> tuple[Who, ...]:
    """Punishment, Panic and Rewind never affect Alice (R25-4.9)."""
    return tuple(who for who in group if who != ALICE)


def one_by_one(todo: Todo, card: Card, step: str, group: Iterable[Who]) -> None:
    """This step of the card for each of these, one after the other."""
    steps = [CardStep(card.number, step, (who,)) for who in group]
    todo.extend(reversed(steps))
