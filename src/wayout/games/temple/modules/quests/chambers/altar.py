"""Altar: two dice are laid on it for good, by one adventurer at once or by two, one each (TMP-3.6)."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import ClassVar, Final

from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.dice import hold, is_free
from wayout.games.temple.modules.quests.crews import everybody, is_late, nearest, node_of, shown
from wayout.games.temple.modules.quests.part import is_open, part
from wayout.games.temple.modules.quests.quest import Quest
from wayout.games.temple.modules.quests.verbs import accomplish, is_at, not_at
from wayout.games.temple.state import State
from wayout.kernel.play import Action, PublicEvent, Refusal, Turn, because
from wayout.kernel.seats import Seat

ALTAR: Final = "altar"
"""The quest, and where its dice are held."""
WANTED: Final = 2
"""So many dice in all."""
USE: Final = ("B", "", "A", "T", "K", "G")
"""What bots give first."""


class DiceSacrificed(PublicEvent[State], frozen=True):
    """Dice lie on the altar until the end."""

    news: ClassVar[bool] = False
    seat: Seat
    dice: tuple[int, ...]
    at: int

    def apply(self, state: State) -> None:
        for die in self.dice:
            hold(state, die, ALTAR)
            part(state).givers.append(self.seat)
        state.last_act[self.seat] = self.at


class Sacrifice(Action[State], frozen=True):
    """Lay dice of one's own on the altar: any that are neither held nor lost, black masks too."""

    dice: tuple[int, ...]

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_at(state, seat, ALTAR)
        if refusal is not None:
            return refusal
        if not self.dice or len(set(self.dice)) < len(self.dice):
            return because("no_dice", rule="TMP-4.5")
        hand = state.hands[seat]
        if any(die not in hand or not is_free(state.dice[die]) for die in self.dice):
            return because("not_your_dice", rule="TMP-4.5", dice=list(self.dice))
        return cannot_give(state, seat, len(self.dice))

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(DiceSacrificed(seat, self.dice, turn.at))
        if len(part(turn.state).givers) == WANTED:
            accomplish(turn, ALTAR)


def cannot_give(state: State, seat: Seat, count: int) -> Refusal | None:
    """Two at once, or one each by two. Whoever is alone in the temple waits for nobody (TMP-5.5)."""
    givers = part(state).givers
    if len(givers) + count > WANTED:
        return because("altar_takes_fewer", rule="TMP-3.6", n=WANTED - len(givers))
    alone = state.inside() == [seat]
    if seat in givers and not alone:
        return because("another_must_give", rule="TMP-3.6")
    if alone and len(givers) + count < WANTED:
        return because("both_at_once", rule="TMP-5.5")
    return None


def may(state: State, seat: Seat) -> Iterable[Action[State]]:
    """Of dice that lie alike only the first."""
    if not is_at(state, seat, ALTAR):
        return
    free = [die for die in state.hands[seat] if is_free(state.dice[die])]
    for count in (1, 2):
        if cannot_give(state, seat, count) is None:
            yield from (Sacrifice(dice) for dice in unlike(state, list(combinations(free, count))))


def unlike(state: State, sets: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """One of each look: how the dice of a set lie."""
    looks = {tuple(sorted(state.dice[die] for die in dice)): dice for dice in reversed(sets)}
    return sorted(looks.values())


def flaw(state: State) -> str | None:
    quests = part(state)
    lying = sum(held == ALTAR for held in state.held)
    if lying != len(quests.givers) or lying > WANTED:
        return f"{lying} dice lie on the altar, given by {quests.givers}"
    return "the altar has its dice and waits for more" if lying == WANTED and is_open(state, ALTAR) else None


def crew(scene: Scene) -> list[int]:
    """One die each of two, as late as can be."""
    givers = shown(scene)["givers"]
    if not is_late(scene):
        return []
    without = givers if len(everybody(scene)) > 1 else ()
    return nearest(scene, node_of(scene, ALTAR), WANTED - len(givers), without)


def goal(scene: Scene) -> Goal:
    return Goal(ALTAR, node_of(scene, ALTAR), "", None)


def handy(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    """The fewest dice that will do, and those that are of least use."""
    faces = {die.id: die.face or "" for die in scene.me.view.dice}
    offers = [action for action in may if isinstance(action, Sacrifice)]
    return min(offers, key=lambda one: (len(one.dice), sum(USE.index(faces[die]) for die in one.dice)), default=None)


QUEST = Quest(
    id=ALTAR,
    may=may,
    crew=crew,
    goal=goal,
    handy=handy,
    actions=(Sacrifice,),
    flaw=flaw,
    events=(DiceSacrificed,),
)
