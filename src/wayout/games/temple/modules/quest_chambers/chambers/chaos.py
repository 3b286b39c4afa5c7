"""Chaos chamber: all adventurers are there at once, and each draws a curse (TMP-5.12)."""

from typing import ClassVar, Final

from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.curses.part import ID as CURSES
from wayout.games.temple.modules.curses.verbs import draw_curse
from wayout.games.temple.modules.quest_chambers.part import ID
from wayout.games.temple.modules.quests.crews import everybody, is_late, node_of, shown
from wayout.games.temple.modules.quests.quest import Quest
from wayout.games.temple.modules.quests.verbs import accomplish, not_at, once_there
from wayout.games.temple.state import State
from wayout.kernel.play import Action, PublicEvent, Refusal, Turn, because
from wayout.kernel.seats import Seat

CHAOS: Final = "chaos"


class ChaosCalled(PublicEvent[State], frozen=True):
    """All are in the chaos chamber, and somebody has called for it."""

    news: ClassVar[bool] = True
    seat: Seat
    at: int

    def apply(self, state: State) -> None:
        state.last_act[self.seat] = self.at


class CallChaos(Action[State], frozen=True):
    """Everybody inside is here: now each draws a curse. Cards that one has already count, and so does an empty deck."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_at(state, seat, CHAOS)
        if refusal is not None:
            return refusal
        missing = len(state.inside()) - len(state.at_node(state.figures[seat]))
        return because("not_all_here", rule="TMP-5.12", n=missing) if missing else None

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(ChaosCalled(seat, turn.at))
        for cursed in turn.state.inside():
            draw_curse(turn, cursed)
        accomplish(turn, CHAOS)


def crew(scene: Scene) -> list[int]:
    """All of them, after everything else: curses make all of it harder."""
    seen = shown(scene)
    others = [quest for quest in seen["found"] if quest not in (*seen["done"], CHAOS)]
    return everybody(scene) if is_late(scene) and not others else []


def goal(scene: Scene) -> Goal:
    """Who is there is done with rolling until the others are, too."""
    node = node_of(scene, CHAOS)
    all_here = all(mate.node == node for mate in scene.inside)
    return Goal(CHAOS, node, "G", CallChaos() if all_here else None)


QUEST = Quest(
    id=CHAOS,
    needs=frozenset({ID, CURSES}),
    may=once_there(CHAOS, CallChaos()),
    thinkable=(CallChaos(),),
    actions=(CallChaos,),
    events=(ChaosCalled,),
    crew=crew,
    goal=goal,
)
