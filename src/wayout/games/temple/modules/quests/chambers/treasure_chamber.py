"""Treasure chamber: the chalice appears in it, and is done when it is in the exit (TMP-3.6, A46)."""

from collections.abc import Iterable

from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.quests.crews import shown
from wayout.games.temple.modules.quests.quest import Quest
from wayout.games.temple.modules.quests.verbs import accomplish
from wayout.games.temple.modules.special import chalice, chalice_bots
from wayout.games.temple.modules.special.chalice import TREASURE_CHAMBER, Carry
from wayout.games.temple.state import State
from wayout.kernel.play import Action, Turn
from wayout.kernel.seats import Seat


def appear(turn: Turn[State], seat: Seat, chamber: int) -> None:
    chalice.appear(turn, chamber)


def see_if_saved(turn: Turn[State], node: int) -> None:
    """Whoever carries it arrives with it."""
    if chalice.is_saved(turn.state):
        accomplish(turn, TREASURE_CHAMBER)


def may(state: State, seat: Seat) -> Iterable[Action[State]]:
    return chalice.may(state, seat)


def crew(scene: Scene) -> list[int]:
    return chalice_bots.crew(scene, shown(scene)["chalice"])


def goal(scene: Scene) -> Goal:
    return chalice_bots.goal(scene, shown(scene)["chalice"])


QUEST = Quest(
    id=TREASURE_CHAMBER,
    found=appear,
    arrived=see_if_saved,
    lifted=chalice.lifted,
    taken_over=chalice.taken_over,
    may=may,
    thinkable=tuple(chalice.thinkable()),
    flaw=chalice.flaw,
    actions=(Carry,),
    contested=(Carry,),
    crew=crew,
    goal=goal,
)
