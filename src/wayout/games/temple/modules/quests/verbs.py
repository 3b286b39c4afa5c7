"""What all quests have in common."""

from collections.abc import Iterable

from wayout.games.temple.actions.moments import not_inside
from wayout.games.temple.modules.quests.events import QuestDone
from wayout.games.temple.modules.quests.part import is_open, markers, place_of
from wayout.games.temple.seam import Deed, Listing
from wayout.games.temple.state import State
from wayout.kernel.play import Action, Refusal, Turn, because
from wayout.kernel.seats import Seat


def accomplish(turn: Turn[State], quest: str) -> None:
    turn.emit(QuestDone(quest, markers(turn.state) - 1))


def is_at(state: State, seat: Seat, quest: str) -> bool:
    """Whether this adventurer stands in the chamber of this quest, and it is not done."""
    return is_open(state, quest) and state.figures[seat] == place_of(state, quest)


def not_at(state: State, seat: Seat, quest: str) -> Refusal | None:
    """Why this seat can do nothing for this quest."""
    refusal = not_inside(state, seat)
    if refusal is not None:
        return refusal
    return None if is_at(state, seat, quest) else because("no_such_quest_here", rule="TMP-3.6", quest=quest)


def once_there(quest: str, action: Action[State]) -> Listing:
    """This, whenever it can be done in the chamber of this quest."""

    def may(state: State, seat: Seat) -> Iterable[Action[State]]:
        return (action,) if is_at(state, seat, quest) and action.check(state, seat) is None else ()

    return may


def forbids(state: State, deed: Deed) -> Refusal | None:
    """TMP-3.6: nobody gets out while a quest marker lies at the depot."""
    left = markers(state)
    return because("quests_left", rule="TMP-3.6", n=left) if left > 0 else None
