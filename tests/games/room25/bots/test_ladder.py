"""Stronger bots do better in every mode. Seeds are fixed, so the figures are always the same."""

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


def test_together_the_stronger_get_out_more_often() -> None:
    lines = [fared((bot,), "base_cooperation", 4, 24)[0] for bot in BOTS]

    assert all(strong.wins.low > weak.wins.high for weak, strong in pairwise(lines))


@pytest.mark.parametrize(
    ("preset", "players", "weaker", "stronger", "games"),
    [
        ("competition", 2, "extra", "contestant", 40),
        ("competition", 2, "contestant", "favourite", 60),
        ("team", 4, "extra", "contestant", 24),
        ("team", 4, "contestant", "favourite", 60),
    ],
)
def test_against_each_other_the_stronger_win(preset: str, players: int, weaker: str, stronger: str, games: int) -> None:
    weak, strong = fared((weaker, stronger), preset, players, games)

    assert strong.wins.low > weak.wins.high


def test_the_strongest_get_out_of_season_2_more_often_too() -> None:
    contestant, favourite = (fared((bot,), "cooperation", 4, 16)[0] for bot in ("contestant", "favourite"))

    assert favourite.wins.share > contestant.wins.share


def test_in_suspicion_neither_role_is_hopeless() -> None:
    outcomes: list[str] = []
    simulate(plan_of(("contestant",), "default", 7, 16), tell=lambda game: outcomes.append(game.result.outcome))

    assert 0.2 < outcomes.count("escaped") / len(outcomes) < 0.75
