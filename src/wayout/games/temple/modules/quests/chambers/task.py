"""Task chamber: four of the six task tiles, one after another (TMP-2.14, TMP-3.6)."""

from collections.abc import Iterable
from typing import ClassVar, Final

from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.dice import blank
from wayout.games.temple.modules.quests.crews import nearest, node_of, offer, share, shown
from wayout.games.temple.modules.quests.part import part, place_of
from wayout.games.temple.modules.quests.quest import Quest
from wayout.games.temple.modules.quests.task_tiles import TASKS
from wayout.games.temple.modules.quests.together import Together
from wayout.games.temple.modules.quests.verbs import accomplish, once_there
from wayout.games.temple.seam import Task
from wayout.games.temple.state import State
from wayout.games.temple.tiles import cost_of
from wayout.kernel.play import Action, Event, PublicEvent, Turn
from wayout.kernel.seats import Seat, Viewer

TASK: Final = "task"
"""The quest, and what is paid for in its chamber."""
CREW: Final = 2
"""So many bots see to it."""


class TasksLaid(Event[State], frozen=True):
    """Task tiles lie in their chamber, face down."""

    news: ClassVar[bool] = True
    tasks: tuple[str, ...]
    """In order. Veiled: nothing."""

    def apply(self, state: State) -> None:
        part(state).tasks = list(self.tasks)

    def seen_by(self, viewer: Viewer) -> "TasksLaid":
        return TasksLaid(())

    def recalled_by(self, viewer: Viewer) -> "TasksLaid":
        return TasksLaid(())


class TaskRevealed(PublicEvent[State], frozen=True):
    """The next task tile lies face up."""

    news: ClassVar[bool] = True
    task: str
    n: int
    """Which one of all it is, from 1 on."""

    def apply(self, state: State) -> None:
        part(state).revealed = self.n


class TaskSolved(PublicEvent[State], frozen=True):
    """The task tile that lies face up is done; `paid` are dice of all who helped."""

    news: ClassVar[bool] = False
    seat: Seat
    task: str
    n: int
    paid: tuple[int, ...]
    at: int

    def apply(self, state: State) -> None:
        blank(state, self.paid)
        part(state).solved = self.n
        state.last_act[self.seat] = self.at


class SolveTask(Together, frozen=True):
    """Pay the icons of the task tile, all in the chamber together."""

    task: ClassVar[str] = TASK

    def paid(self, turn: Turn[State], seat: Seat, dice: tuple[int, ...]) -> None:
        quests = part(turn.state)
        number = quests.solved + 1
        turn.emit(TaskSolved(seat, quests.tasks[quests.solved], number, dice, turn.at))
        if number == len(quests.tasks):
            accomplish(turn, TASK)
        else:
            reveal(turn, number)


def lay_tasks(turn: Turn[State], seat: Seat, chamber: int) -> None:
    turn.emit(TasksLaid(tuple(turn.chance.stream("tasks").shuffled(TASKS.tiles)[: TASKS.used])))


def reveal_first(turn: Turn[State], node: int) -> None:
    """When somebody comes in for the first time."""
    if node == place_of(turn.state, TASK) and not part(turn.state).revealed:
        reveal(turn, 0)


def reveal(turn: Turn[State], number: int) -> None:
    turn.emit(TaskRevealed(part(turn.state).tasks[number], number + 1))


def tasks(state: State, node: int) -> Iterable[Task]:
    quests = part(state)
    if node == place_of(state, TASK) and quests.revealed > quests.solved:
        yield Task(TASK, cost_of(quests.tasks[quests.solved]), (node,))


def flaw(state: State) -> str | None:
    quests = part(state)
    if (TASK in quests.found) != bool(quests.tasks):
        return "task tiles without their chamber, or the other way round"
    if not 0 <= quests.solved <= quests.revealed <= min(quests.solved + 1, len(quests.tasks)):
        return f"{quests.revealed} task tiles lie face up, and {quests.solved} are solved"
    return None


def crew(scene: Scene) -> list[int]:
    return nearest(scene, node_of(scene, TASK), CREW)


def asked(scene: Scene) -> str:
    """The icons of the tile that lies face up; none before anybody has come in."""
    seen = shown(scene)
    tiles: list[str] = seen["tasks"][seen["solved"] :]
    return tiles[0] if tiles else ""


def goal(scene: Scene) -> Goal:
    node = node_of(scene, TASK)
    return Goal(TASK, node, share(scene, asked(scene)) if scene.here == node else "", SolveTask())


def handy(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    return offer(scene, may, asked(scene)) if scene.here == node_of(scene, TASK) else None


QUEST = Quest(
    id=TASK,
    found=lay_tasks,
    arrived=reveal_first,
    tasks=tasks,
    may=once_there(TASK, SolveTask()),
    crew=crew,
    goal=goal,
    handy=handy,
    thinkable=(SolveTask(),),
    actions=(SolveTask,),
    flaw=flaw,
    events=(TasksLaid, TaskRevealed, TaskSolved),
)
