"""Drawing from the M.A.C. deck (R25-4.10, R25-D10)."""

from wayout.games.room25.events import CardDrawn, CardGone, DeckShuffled
from wayout.games.room25.mac_deck import CARDS
from wayout.games.room25.seam import CARD_KINDS, Todo
from wayout.games.room25.state import State
from wayout.games.room25.tasks import CardOver, CardStep, Draw
from wayout.kernel.play import Turn


def draw(turn: Turn[State], todo: Todo, task: Draw) -> None:
    """The top card, and the other ones after it. Without a group it is for the first player's character.

    A plus draws another one for the same; the card with the plus is put away only after that, so that it cannot be
    shuffled into what it has begun."""
    state = turn.state
    if task.count > 1:
        todo.append(Draw(task.count - 1, task.group))
    if not state.deck and state.discard:
        turn.emit(DeckShuffled(tuple(turn.chance.shuffled(sorted(state.discard)))))
    if not state.deck:
        return
    in_room = bool(task.group)
    group = tuple(who for who in task.group if state.alive[who]) if in_room else (state.leader(),)
    if not group:
        return
    card = CARDS[state.deck[-1]]
    turn.emit(CardDrawn(card.number, group, in_room))
    todo.append(CardOver(card.number))
    if card.plus:
        todo.append(Draw(1, task.group))
    CARD_KINDS[card.kind].resolve(turn, todo, card, group, in_room)


def card_step(turn: Turn[State], todo: Todo, task: CardStep) -> None:
    card = CARDS[task.card]
    step = CARD_KINDS[card.kind].step
    assert step is not None, card
    step(turn, todo, card, task)


def card_over(turn: Turn[State], task: CardOver) -> None:
    turn.emit(CardGone(task.card, CARD_KINDS[CARDS[task.card].kind].stays))
