"""The best programs are tried out in imagined worlds: what is behind a door may change the next action."""

from collections.abc import Sequence
from typing import Final

from wayout.games.room25.actions import Program
from wayout.games.room25.bots.gains import played, targets
from wayout.games.room25.bots.scene import Scene
from wayout.games.room25.bots.stage import Stage
from wayout.games.room25.bots.worlds import world
from wayout.games.room25.parts import Token, Who
from wayout.kernel.chance import Chance

PROGRAMS: Final = 4
"""So many are tried out."""
SHARE: Final = 0.5
"""How much the trials count, beside the first thought."""

Ranked = Sequence[tuple[float, Program]]


def tried(scene: Scene, who: Who, ranked: Ranked, stage: Stage, worlds: int, chance: Chance) -> Program:
    """The program that does best on average."""
    best = [pair for pair in ranked if pair[1].adrenaline == ranked[0][1].adrenaline][:PROGRAMS]
    truths = [world(scene, chance) for _ in range(worlds)]
    worths = []
    for worth, program in best:
        mean = sum(outcome(scene, who, program.tokens, stage, truth) for truth in truths) / max(1, worlds)
        worths.append((1.0 - SHARE) * worth + SHARE * mean)
    return best[worths.index(max(worths))][1]


def outcome(scene: Scene, who: Who, tokens: Sequence[Token], stage: Stage, truth: Sequence[str]) -> float:
    """Each action as it seems best when it comes; then the world shows what it was."""
    now = stage.copy()
    now.truth = truth
    for number, token in enumerate(tokens):
        now = step(scene, who, token, now, number + 1 < len(tokens))
    return scene.worth(now)


def step(scene: Scene, who: Who, token: Token, stage: Stage, acts_again: bool) -> Stage:
    options = targets(scene, stage, who, token)
    if not options:
        lost = stage.copy()
        lost.spring(who)
        return lost
    guess = stage.copy()
    guess.guessing = True
    worths = [scene.worth(played(scene, guess, who, token, option, acts_again)) for option in options]
    return played(scene, stage, who, token, options[worths.index(max(worths))], acts_again)
