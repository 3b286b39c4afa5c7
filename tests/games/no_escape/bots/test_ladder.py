"""Stronger bots beat weaker ones. Seeds are fixed, so the figures are always the same."""

from itertools import pairwise

import pytest

from wayout.games.no_escape import GAME
from wayout.games.no_escape.bots import BOTS, STANDARD_BOT
from wayout.kernel.options import complete
from wayout.lab.simulate import Plan, simulate
from wayout.lab.summary import BotLine, summarise

pytestmark = pytest.mark.slow


def plan_of(bots: tuple[str, ...], players: int, games: int) -> Plan:
    return Plan("no_escape", players, games, 1, bots, complete(GAME.options, {}))


def fared(bots: tuple[str, ...], players: int, games: int) -> list[BotLine]:
    plan = plan_of(bots, players, games)
    return summarise(plan, simulate(plan), 0.0).bots


@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(BOTS)))
def test_the_stronger_of_two_wins_more_often(weaker: str, stronger: str) -> None:
    weak, strong = fared((weaker, stronger), 2, 60)

    assert strong.wins.low > weak.wins.high


@pytest.mark.parametrize(
    ("weaker", "stronger", "players", "games"),
    [
        ("drifter", "technician", 4, 160),
        ("technician", "commander", 4, 100),
        ("drifter", "technician", 8, 60),
    ],
)
def test_so_it_does_at_larger_tables(weaker: str, stronger: str, players: int, games: int) -> None:
    weak, strong = fared((weaker, stronger), players, games)

    assert strong.wins.low > weak.wins.high


def test_at_a_full_table_the_commander_is_ahead_of_the_technician() -> None:
    """By less than at smaller ones: the intervals of so few games still touch."""
    weak, strong = fared(("technician", "commander"), 8, 100)

    assert strong.wins.share > weak.wins.share


def test_at_one_table_they_end_in_order() -> None:
    shares = [line.wins.share for line in fared(tuple(BOTS), 6, 60)]

    assert shares == sorted(shares)


def test_anybody_at_all_is_beaten_by_the_weakest() -> None:
    _, drifter = fared(("random", "drifter"), 2, 60)

    assert drifter.wins.low > 0.6


def test_eight_standard_bots_do_not_push_their_leader_out_at_once() -> None:
    turns: list[int] = []
    simulate(plan_of((STANDARD_BOT,), 8, 40), tell=lambda game: turns.append(game.tallies["turn_began"]))

    assert sum(one <= 12 for one in turns) <= 2
