"""What to program: the best pair of actions, or one alone."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from wayout.games.room25.actions import Program
from wayout.games.room25.bots.gains import best_play, ways
from wayout.games.room25.bots.others import NOBODY_ELSE, Course, Intent, come_true, intent
from wayout.games.room25.bots.scene import Scene
from wayout.games.room25.bots.stage import Stage
from wayout.games.room25.parts import CONTROL, LOOK, MOVE, PUSH, SPECIAL, Token, Who

Plan: TypeAlias = tuple[Intent, ...]
BASE: Final[tuple[Token, ...]] = (LOOK, MOVE, PUSH, CONTROL)
ADRENALINE: Final = 2.5
"""What the token is worth kept."""
URGENT: Final = 2
"""With so many rounds left nothing is worth keeping."""
FREEDOM: Final = 0.05
"""A single action can wait for the second pass."""
ORDERS: Final = "order"


class Prospects:
    """What each program is worth for one character, if the others do what is expected of them."""

    def __init__(self, scene: Scene, who: Who, stage: Stage | None = None, course: Course = NOBODY_ELSE) -> None:
        self.scene = scene
        self.who = who
        self.course = course
        self.stage = (scene.stage if stage is None else stage).copy()
        come_true(scene, self.stage, course.before)
        self._worths: dict[tuple[Token, ...], float] = {}
        self._ends: dict[tuple[Token, ...], tuple[Stage, Plan]] = {}
        figure = scene.figures[who]
        self.drowns = self.stage.at[who] if figure.drowns is not None and figure.drowns <= scene.view.round else -1

    def learn(self, programs: Iterable[tuple[Token, ...]]) -> None:
        """Weigh all that begin alike at once."""
        by_first: dict[Token, list[Token]] = {}
        for tokens in programs:
            if tokens:
                by_first.setdefault(tokens[0], []).extend(tokens[1:2])
        for first, seconds in by_first.items():
            self._weigh(first, list(dict.fromkeys(seconds)))

    def _weigh(self, first: Token, seconds: list[Token]) -> None:
        scene, who = self.scene, self.who
        for way in ways(scene, self.stage, who, first):
            done = intent(self.stage, who, first, way.target)
            come_true(scene, way.stage, self.course.between)
            self._note((first,), way.stage, (done,))
        if not seconds:
            return
        for way in ways(scene, self.stage, who, first, acts_again=True):
            done = intent(self.stage, who, first, way.target)
            come_true(scene, way.stage, self.course.between)
            for second in seconds:
                for last in ways(scene, way.stage, who, second):
                    self._note((first, second), last.stage, (done, intent(way.stage, who, second, last.target)))

    def _note(self, tokens: tuple[Token, ...], stage: Stage, intents: Plan) -> None:
        come_true(self.scene, stage, self.course.after)
        worth = self.scene.worth(stage) + (FREEDOM if len(tokens) == 1 else 0.0)
        if stage.at[self.who] == self.drowns:
            worth -= self.scene.picture.death
        if worth > self._worths.get(tokens, -1e9):
            self._worths[tokens], self._ends[tokens] = worth, (stage, intents)

    def worth(self, tokens: tuple[Token, ...]) -> float:
        return self._worths[tokens] if tokens else self.scene.worth(self.stage)

    def best(self) -> tuple[Stage, Plan]:
        """After the best of those that were weighed, and how it is done."""
        return self._ends[max(self._worths, key=lambda tokens: self._worths[tokens])]

    def most(self) -> float:
        return max(self._worths.values())

    def with_adrenaline(self, tokens: tuple[Token, ...]) -> float:
        """Another action at the end, if that is worth more than keeping it."""
        stage = self._ends[tokens][0] if tokens in self._ends else self.stage
        most = max(best_play(self.scene, stage, self.who, token)[0] for token in BASE)
        return most - (0.2 if self.scene.view.left <= URGENT else ADRENALINE)


def rank(scene: Scene, who: Who, programs: Sequence[Program], course: Course) -> list[tuple[float, Program]]:
    """The programs with their worth, best first."""
    prospects = Prospects(scene, who, course=course)
    prospects.learn(program.tokens for program in programs)
    plain = sorted({program.tokens for program in programs}, key=lambda tokens: -prospects.worth(tokens))
    wild = {tokens: prospects.with_adrenaline(tokens) for tokens in plain[:3]}
    worths = []
    for program in programs:
        worth = wild.get(program.tokens, -1e6) if program.adrenaline else prospects.worth(program.tokens)
        worths.append((worth - (0.1 if program.aim == ORDERS and None not in scene.view.robots else 0.0), program))
    return sorted(worths, key=lambda pair: -pair[0])


def tokens_left(scene: Scene, who: Who) -> list[Token]:
    """What this one has yet to play this round, by its own program."""
    program = scene.figures[who].program
    if program is None:
        return []
    return [token for token in (program.first, program.second, program.floating) if token is not None]


def allowed(scene: Scene, who: Who) -> list[Token]:
    """What whoever chooses as it goes could choose."""
    figure = scene.figures[who]
    tokens = (*BASE, SPECIAL) if scene.view.rules.abilities else BASE
    return [token for token in tokens if token not in figure.lost and token not in figure.used]
