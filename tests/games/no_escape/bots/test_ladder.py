"""Stronger bots beat weaker ones. Seeds are fixed, so the figures are always the same."""

from itertools import pairwise

import pytest

from wayout.games.no_escape import GAME
from wayout.games.no_escape.bots import BOTS
from wayout.kernel.options import complete
from wayout.lab.simulate import Plan, simulate
from wayout.lab.summary import BotLine, summarise


def fared(bots: tuple[str, ...], players: int, games: int) -> list[BotLine]:
    plan = Plan("no_escape", players, games, 1, bots, complete(GAME.options, {}))
    return summarise(plan, simulate(plan), 0.0).bots


@pytest.mark.slow
@pytest.mark.parametrize(("players", "games"), [(2, 60), (4, 50), (8, 60)])
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(BOTS)))
def test_the_stronger_of_two_wins_more_often(weaker: str, stronger: str, players: int, games: int) -> None:
    weak, strong = fared((weaker, stronger), players, games)

    assert strong.wins.low > weak.wins.high


@pytest.mark.slow
def test_at_one_table_they_end_in_order() -> None:
    shares = [line.wins.share for line in fared(tuple(BOTS), 6, 40)]

    assert shares == sorted(shares)
