"""EEO-11: stronger bots beat weaker ones. Seeds are fixed, so the figures are always the same."""

from itertools import pairwise

import pytest

from wayout.games.emergency_exit import GAME
from wayout.games.emergency_exit.bots import BOTS
from wayout.kernel.options import complete
from wayout.lab.simulate import Plan, simulate
from wayout.lab.summary import BotLine, summarise


def fared(bots: tuple[str, ...], players: int, games: int, **options: str) -> list[BotLine]:
    plan = Plan("emergency_exit", players, games, 1, bots, complete(GAME.options, options))
    return summarise(plan, simulate(plan), 0.0).bots


@pytest.mark.slow
@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(["random", *BOTS])))
def test_the_stronger_of_two_wins_more_than_half(weaker: str, stronger: str) -> None:
    weak, strong = fared((weaker, stronger), 2, 300)

    assert strong.wins.low > 0.5 > weak.wins.high


@pytest.mark.slow
def test_at_one_table_they_end_in_order() -> None:
    shares = [line.wins.share for line in fared(tuple(BOTS), 5, 150)]

    assert shares == sorted(shares)


@pytest.mark.slow
def test_together_the_strong_find_the_exit_more_often() -> None:
    weak, strong = (fared((bot,), 2, 60, mode="together", target="one")[0] for bot in ("scatterbrain", "elephant"))

    assert strong.wins.low > weak.wins.high
