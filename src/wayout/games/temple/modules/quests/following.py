"""Where the game asks for quests: it is passed on to those that were found."""

from collections.abc import Iterator

from wayout.games.temple.modules.quests.events import QuestFound
from wayout.games.temple.modules.quests.part import chamber_of, part
from wayout.games.temple.modules.quests.pool import QUESTS
from wayout.games.temple.modules.quests.quest import Quest
from wayout.games.temple.seam import Task
from wayout.games.temple.state import State
from wayout.kernel.play import Action, Turn
from wayout.kernel.seats import Seat


def found_quests(state: State) -> list[Quest]:
    return [QUESTS[quest] for quest in part(state).found]


def open_quests(state: State) -> list[Quest]:
    """Found, and not done."""
    quests = part(state)
    return [QUESTS[quest] for quest in quests.found if quest not in quests.done]


def needed(state: State) -> Iterator[str]:
    """TMP-4.7: walls give way for quests that have not been found."""
    found = part(state).found
    return (quest for quest in QUESTS if quest not in found)


def discovered(turn: Turn[State], seat: Seat, chamber: int) -> None:
    quest = QUESTS.get(turn.state.chambers[chamber].tile)
    if quest is None:
        return
    turn.emit(QuestFound(quest.id, chamber))
    if quest.found is not None:
        quest.found(turn, seat, chamber)


def arrived(turn: Turn[State], seat: Seat, node: int) -> None:
    for quest in open_quests(turn.state):
        if quest.arrived is not None:
            quest.arrived(turn, node)


def board_changed(turn: Turn[State]) -> None:
    for quest in found_quests(turn.state):
        if quest.board_changed is not None:
            quest.board_changed(turn, chamber_of(turn.state, quest.id))


def lifted(turn: Turn[State], chamber: int) -> None:
    for quest in found_quests(turn.state):
        if quest.lifted is not None:
            quest.lifted(turn, chamber)


def taken_over(turn: Turn[State], old: int, new: int) -> None:
    for quest in found_quests(turn.state):
        if quest.taken_over is not None:
            quest.taken_over(turn, old, new)


def tasks(state: State, node: int) -> Iterator[Task]:
    for quest in open_quests(state):
        if quest.tasks is not None:
            yield from quest.tasks(state, node)


def may(state: State, seat: Seat) -> Iterator[Action[State]]:
    for quest in open_quests(state):
        if quest.may is not None:
            yield from quest.may(state, seat)


def contest(state: State, seat: Seat, action: Action[State]) -> str | None:
    """Somebody else in the chamber could be quicker with what is moved from it."""
    contested = any(isinstance(action, quest.contested) for quest in QUESTS.values())
    return type(action).__name__ if contested and len(state.at_node(state.figures[seat])) > 1 else None


def thinkable(state: State, seat: Seat) -> Iterator[Action[State]]:
    for quest in QUESTS.values():
        yield from quest.thinkable
    yield from may(state, seat)
