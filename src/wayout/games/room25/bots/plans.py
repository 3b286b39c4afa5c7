"""What to program: the best pair of actions, or one alone."""

from collections.abc import Sequence
from typing import Final

from wayout.games.room25.actions import Program
from wayout.games.room25.bots.gains import (
    control_gain,
    look_gain,
    move_gain,
    push_gain,
    slides_for,
    threatened,
    unknown_around,
)
from wayout.games.room25.bots.powers import special_gain
from wayout.games.room25.bots.scene import Scene
from wayout.games.room25.cells import CENTRE, EXIT_ZONES, NEIGHBOURS
from wayout.games.room25.parts import CONTROL, LOOK, MOVE, PUSH, SPECIAL, Token, Who

LATER: Final = 0.8
"""How much a second action counts: who knows what happens before."""
ALL_COMING: Final = 8.0
HOLD: Final = 2.0
"""What staying in Room 25 is worth, once there."""


class Prospects:
    """What each token is worth for one character as things stand."""

    def __init__(self, scene: Scene, who: Who) -> None:
        self.scene = scene
        self.who = who
        self.ways = scene.picture.distances(scene.goals(who))
        self.after_look = self._after_look()
        self.worth: dict[Token, float] = {
            LOOK: max((look_gain(scene, who, cell, self.ways) for cell in unknown_around(scene, who)), default=0.0),
            MOVE: max((self._move(cell, False) for cell in scene.steps(who)), default=0.0),
            CONTROL: max((control_gain(scene, who, slide) for slide in slides_for(scene, who)), default=0.0),
            PUSH: self._push(),
            SPECIAL: special_gain(scene, who, self.ways),
        }

    def _move(self, cell: int, seen: bool) -> float:
        return move_gain(self.scene, self.who, cell, self.ways, seen)

    def _after_look(self) -> float:
        """Moving once one has looked: there if it is harmless, else wherever one knows one's way."""
        scene = self.scene
        steps = scene.steps(self.who)
        known = [cell for cell in steps if scene.picture.kinds[cell] is not None]
        back = max((self._move(cell, False) for cell in known), default=-scene.picture.mean)
        hoped = max((self._move(cell, True) for cell in steps), default=0.0)
        return scene.picture.mildness * max(hoped, back) + (1.0 - scene.picture.mildness) * back

    def _push(self) -> float:
        """Only if somebody is here; whom one pushes may be gone by then."""
        scene, who = self.scene, self.who
        here = scene.cell(who)
        if here == CENTRE:
            return 0.0
        others = [one.who for one in scene.view.figures if one.cell == here and one.who != who and not one.hidden]
        gains = [push_gain(scene, who, other, cell, self.ways) for other in others for cell in scene.steps(who)]
        return 0.7 * max(gains, default=0.0)

    def pair(self, tokens: Sequence[Token]) -> float:
        """The worth of playing these one after the other. What must be played even if it hurts counts as it is."""
        if not tokens:
            return 0.0
        first = tokens[0]
        total = self.worth[first]
        if len(tokens) == 1:
            return total + (arriving(self.scene, self.who) if first == CONTROL else 0.0)
        second = tokens[1]
        later = self.after_look if (first, second) == (LOOK, MOVE) else self.worth[second]
        if threatened(self.scene, self.who) and first != MOVE and self.worth[first] < HOLD:
            later -= 20.0  # the second action comes too late
        return total + LATER * later


def arriving(scene: Scene, who: Who) -> float:
    """In Room 25, when the last ones are next door: whoever waits with Control may bring everybody out."""
    here = scene.cell(who)
    if scene.view.rooms[here].room != "room25" or scene.wicked or scene.keys:
        return 0.0
    missing = [mate for mate in scene.mates(who) if mate.cell != here]
    near = all(mate.cell in NEIGHBOURS[here] for mate in missing)
    return ALL_COMING if near and here in EXIT_ZONES else 0.0


def rank(scene: Scene, who: Who, programs: Sequence[Program]) -> list[tuple[float, Program]]:
    """The programs with their worth, best first."""
    prospects = Prospects(scene, who)
    worths = [(prospects.pair(program.tokens) + wild(scene, who, program, prospects), program) for program in programs]
    return sorted(worths, key=lambda pair: -pair[0])


def wild(scene: Scene, who: Who, program: Program, prospects: Prospects) -> float:
    """Adrenaline is for when it decides something: the last rounds, danger, or the way out."""
    if not program.adrenaline:
        return 0.0
    best = max(prospects.worth[token] for token in (LOOK, MOVE, PUSH, CONTROL))
    urgent = scene.view.left <= 2 or threatened(scene, who) or (scene.found and best > 1.5)
    return 0.4 * best if urgent else -1.5
