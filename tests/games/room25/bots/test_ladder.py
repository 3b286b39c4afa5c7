"""Stronger bots do better. Seeds are fixed, so the figures are always the same."""

from itertools import pairwise

import pytest

from wayout.games.room25 import GAME
from wayout.games.room25.bots import BOTS
from wayout.kernel.options import complete
from wayout.lab.simulate import Plan, simulate
from wayout.lab.summary import BotLine, summarise

pytestmark = pytest.mark.slow


def plan_of(bots: tuple[str, ...], preset: str, players: int, games: int) -> Plan:
    return Plan("room25", players, games, 1, bots, complete(GAME.options, GAME.presets[preset]))


def fared(bots: tuple[str, ...], preset: str, players: int, games: int) -> list[BotLine]:
    plan = plan_of(bots, preset, players, games)
    return summarise(plan, simulate(plan), 0.0).bots


@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(BOTS)))
def test_together_the_stronger_get_out_more_often(weaker: str, stronger: str) -> None:
    weak, strong = (fared((bot,), "base_cooperation", 4, 40)[0] for bot in (weaker, stronger))

    assert strong.wins.low > weak.wins.high


def test_the_stronger_of_two_wins_the_competition() -> None:
    weak, strong = fared(("extra", "contestant"), "competition", 2, 40)

    assert strong.wins.low > weak.wins.high


def test_in_suspicion_neither_role_is_hopeless() -> None:
    outcomes: list[str] = []
    simulate(plan_of(("favourite",), "default", 6, 24), tell=lambda game: outcomes.append(game.result.outcome))

    assert 0.25 < outcomes.count("escaped") / len(outcomes) < 0.75
