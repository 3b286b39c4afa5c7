"""What a quest is: a constant whose hooks are fields. Its chamber is a tile of the same id."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.seam import Task
from wayout.games.temple.settings import Settings
from wayout.games.temple.state import State
from wayout.kernel.play import Action, Event, Turn
from wayout.kernel.seats import Seat


@dataclass(frozen=True, kw_only=True)
class Quest:
    """One quest of the pool. A hook that is not there is never asked."""

    id: str
    needs: frozenset[str] = frozenset()
    """Without all of these modules it is left out."""
    seats: int = 1
    """With fewer players it is left out."""

    found: Callable[[Turn[State], Seat, int], None] | None = None
    """This seat has discovered its chamber."""
    arrived: Callable[[Turn[State], int], None] | None = None
    """Somebody has come to this node, any of all, and it is not done."""
    board_changed: Callable[[Turn[State], int], None] | None = None
    """The board has changed since its chamber was found, be it done or not."""
    lifted: Callable[[Turn[State], int], None] | None = None
    """This chamber, any of all, is about to leave the temple."""
    taken_over: Callable[[Turn[State], int, int], None] | None = None
    """The second chamber lies where the first one lay: what was in the first is in the second now."""
    tasks: Callable[[State, int], Iterable[Task]] | None = None
    """What can be paid together for it in this node, while it is not done."""
    may: Callable[[State, Seat], Iterable[Action[State]]] | None = None
    """What an adventurer inside may do for it, while it is not done."""
    thinkable: tuple[Action[State], ...] = ()
    flaw: Callable[[State], str | None] | None = None
    """What is wrong with what the module keeps of it, found or not."""

    actions: tuple[type[Action[State]], ...] = ()
    contested: tuple[type[Action[State]], ...] = ()
    """Those of them in which somebody else in the chamber could be quicker."""
    events: tuple[type[Event[State]], ...] = ()

    crew: Callable[[Scene], list[int]] | None = None
    """The seats of those who should see to it now, while it is not done."""
    goal: Callable[[Scene], Goal | None] | None = None
    """What one of the crew is after."""
    handy: Callable[[Scene, list[Action[State]]], Action[State] | None] | None = None
    """What one of the crew should do at once."""

    def is_in_play(self, settings: Settings) -> bool:
        """Whether it is in the pool from which quests are drawn."""
        return settings.modules.issuperset(self.needs) and settings.seats >= self.seats
