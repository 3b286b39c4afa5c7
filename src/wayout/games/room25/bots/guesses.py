"""What the others will probably do with their actions of this round: each what seems best to it."""

from collections.abc import Iterable
from typing import Final

from wayout.games.room25.bots.others import Course, Intent
from wayout.games.room25.bots.plans import Plan, Prospects, tokens_left
from wayout.games.room25.bots.scene import Scene
from wayout.games.room25.parts import CONTROL, LOOK, MOVE, SECOND, Token, Who
from wayout.games.room25.view import FigureView

LIKELY: Final[tuple[tuple[Token, ...], ...]] = ((LOOK, MOVE), (CONTROL, MOVE), (MOVE, CONTROL), (LOOK, CONTROL))
"""What one expects of others."""
ALONE: Final[tuple[tuple[Token, ...], ...]] = ((LOOK,), (MOVE,), (CONTROL,))


def foreseen(scene: Scene, who: Who) -> Course:
    """Before programming: what all the others will do, before and after each of one's own actions."""
    guess = Guess(scene)
    order = list(scene.view.order)
    place = order.index(who)
    early = [guess.of(other) for other in order[:place]]
    guess.of(who)
    late = [guess.of(other) for other in order[place + 1 :]]
    return Course(before=firsts(early), between=firsts(late) + seconds(early), after=seconds(late))


def to_come(scene: Scene, who: Who) -> Course:
    """While programs are carried out: what the others will do until one's own next action, and after it."""
    guess = Guess(scene)
    order = list(scene.view.order)
    place = order.index(who)
    late = [guess.of(other) for other in order[place + 1 :]]
    if scene.view.going >= SECOND:
        return Course(between=firsts(late))
    early = [guess.of(other) for other in order[:place]]
    return Course(between=firsts(late) + firsts(early), after=seconds(late))


def firsts(plans: Iterable[Plan]) -> list[Intent]:
    return [one for plan in plans for one in plan[:1]]


def seconds(plans: Iterable[Plan]) -> list[Intent]:
    return [one for plan in plans for one in plan[1:2]]


class Guess:
    """Goes through the others one by one, each as if all before had done what they meant to."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.stage = scene.stage

    def of(self, other: Who) -> Plan:
        eyes = self.scene.through(other)
        programs = [] if eyes is None else likely(self.scene, other)
        if eyes is None or not programs or other not in self.stage.at:
            return ()
        prospects = Prospects(eyes, other, self.stage)
        prospects.learn(programs)
        after, plan = prospects.best()
        if after.escaped is None:
            self.stage = after
        return plan


def likely(scene: Scene, other: Who) -> list[tuple[Token, ...]]:
    """What is known of a program of one's own; of others what they still can."""
    figure = scene.figures[other]
    if figure.program is not None and any(figure.slots):
        return [tuple(tokens_left(scene, other))]
    if figure.pile is not None or figure.sits_out:
        return []
    gone = (*figure.lost, *figure.used)
    count = actions_left(scene, figure)
    pairs = [tokens for tokens in LIKELY if not set(tokens) & set(gone)] if count == 2 else []
    return pairs or [tokens for tokens in ALONE if count and tokens[0] not in gone]


def actions_left(scene: Scene, figure: FigureView) -> int:
    """How many this one still has in this round."""
    if scene.view.phase == "program":
        return 1 if figure.cold else 2
    if figure.free or scene.mode == "solo":
        most = 1 if figure.cold else 2
        return max(0, min(most - len(figure.used), 3 - scene.view.going))
    return sum(figure.slots)
