"""Tree of Life: two golden masks for each player, shown in its chamber at the same time (TMP-3.6)."""

from collections.abc import Iterable
from typing import ClassVar, Final

from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.quests.crews import everybody, is_late, node_of, offer
from wayout.games.temple.modules.quests.events import DicePaid
from wayout.games.temple.modules.quests.part import place_of
from wayout.games.temple.modules.quests.quest import Quest
from wayout.games.temple.modules.quests.together import Together
from wayout.games.temple.modules.quests.verbs import accomplish, once_there
from wayout.games.temple.seam import Task
from wayout.games.temple.state import GOLDEN, State
from wayout.kernel.play import Action, Turn
from wayout.kernel.seats import Seat

TREE: Final = "tree"
"""The quest, and what is paid for in its chamber."""
EACH: Final = 2
"""So many golden masks for each player at the start."""


class TreeTended(DicePaid, frozen=True):
    """The tree lives."""

    news: ClassVar[bool] = False


class TendTree(Together, frozen=True):
    """Pay the golden masks of all in the chamber."""

    task: ClassVar[str] = TREE

    def paid(self, turn: Turn[State], seat: Seat, dice: tuple[int, ...]) -> None:
        turn.emit(TreeTended(seat, dice, turn.at))
        accomplish(turn, TREE)


def tasks(state: State, node: int) -> Iterable[Task]:
    if node == place_of(state, TREE):
        yield Task(TREE, ((GOLDEN, EACH * state.seats),), (node,))


def crew(scene: Scene) -> list[int]:
    """All together, when the rest is done or time is short."""
    return everybody(scene) if is_late(scene) else []


def goal(scene: Scene) -> Goal:
    return Goal(TREE, node_of(scene, TREE), "G" * len(scene.me.free), TendTree(), hoards=True)


def handy(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    return offer(scene, may, "G") if scene.here == node_of(scene, TREE) else None


QUEST = Quest(
    id=TREE,
    tasks=tasks,
    may=once_there(TREE, TendTree()),
    crew=crew,
    goal=goal,
    handy=handy,
    thinkable=(TendTree(),),
    actions=(TendTree,),
    events=(TreeTended,),
)
