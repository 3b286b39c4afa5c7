"""What to program: the best pair of actions, or one alone."""

from collections.abc import Iterable, Sequence
from typing import Final

from wayout.games.room25.actions import Program
from wayout.games.room25.bots.gains import best_play, played, targets
from wayout.games.room25.bots.scene import Scene
from wayout.games.room25.bots.stage import Stage
from wayout.games.room25.parts import CONTROL, LOOK, MOVE, PUSH, SPECIAL, Token, Who

BASE: Final[tuple[Token, ...]] = (LOOK, MOVE, PUSH, CONTROL)
LIKELY: Final[tuple[tuple[Token, ...], ...]] = ((LOOK, MOVE), (CONTROL, MOVE), (MOVE, CONTROL), (LOOK, CONTROL))
"""What one expects of others."""
ADRENALINE: Final = 2.5
"""What the token is worth kept."""
URGENT: Final = 2
"""With so many rounds left nothing is worth keeping."""
FREEDOM: Final = 0.05
"""A single action can wait for the second pass."""
ORDERS: Final = "order"


class Prospects:
    """What each program is worth for one character, if nobody else did anything."""

    def __init__(self, scene: Scene, who: Who, stage: Stage | None = None) -> None:
        self.scene = scene
        self.who = who
        self.stage = scene.stage if stage is None else stage
        self._worths: dict[tuple[Token, ...], float] = {}
        self._stages: dict[tuple[Token, ...], Stage] = {}
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
        worth, stage = best_play(scene, self.stage, who, first)
        self._note((first,), worth + FREEDOM, stage)
        ways = [played(scene, self.stage, who, first, one, True) for one in targets(scene, self.stage, who, first)]
        if not ways:
            lost = self.stage.copy()
            lost.spring(who)
            ways = [lost]
        for way in ways:
            for second in seconds:
                self._note((first, second), *best_play(scene, way, who, second))

    def _note(self, tokens: tuple[Token, ...], worth: float, stage: Stage) -> None:
        if stage.at[self.who] == self.drowns:
            worth -= self.scene.picture.death
        if worth > self._worths.get(tokens, -1e9):
            self._worths[tokens], self._stages[tokens] = worth, stage

    def worth(self, tokens: tuple[Token, ...]) -> float:
        return self._worths[tokens] if tokens else self.scene.worth(self.stage)

    def best(self) -> Stage:
        """After the best of those that were weighed."""
        return self._stages[max(self._worths, key=lambda tokens: self._worths[tokens])]

    def with_adrenaline(self, tokens: tuple[Token, ...]) -> float:
        """Another action at the end, if that is worth more than keeping it."""
        stage = self._stages.get(tokens, self.stage)
        most = max(best_play(self.scene, stage, self.who, token)[0] for token in BASE)
        return most - (0.2 if self.scene.view.left <= URGENT else ADRENALINE)


def foreseen(scene: Scene, who: Who) -> Stage:
    """What it may look like once those of one's side have acted who come before this one: all think alike."""
    stage = scene.stage
    for mate in scene.view.order:
        if mate == who:
            return stage
        if mate in scene.team:
            stage = expected(scene, stage, mate)
    return stage


def expected(scene: Scene, stage: Stage, mate: Who) -> Stage:
    prospects = Prospects(scene, mate, stage)
    prospects.learn(LIKELY)
    return prospects.best()


def rank(
    scene: Scene, who: Who, programs: Sequence[Program], stage: Stage | None = None
) -> list[tuple[float, Program]]:
    """The programs with their worth, best first."""
    prospects = Prospects(scene, who, stage)
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
