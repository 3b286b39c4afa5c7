"""Any two modules go together (TMP-5.0): a sample of pairs, and all at once. `scripts/mixes.py` walks them all."""

from itertools import combinations

import pytest

from scripts.mixes import completed, value_of
from tests.games.temple.whole_games import held_to_the_rules
from wayout.games.temple import GAME
from wayout.games.temple.seam import MODULES
from wayout.kernel.options import Options

PAIRS = [frozenset(pair) for pair in combinations(sorted(MODULES), 2)]


def mix_of(pair: frozenset[str]) -> Options:
    chosen: Options = {MODULES[name].option.id: value_of(MODULES[name]) for name in completed(pair)}
    return chosen | {"tempo": 150}


@pytest.mark.slow
@pytest.mark.parametrize("number", range(0, len(PAIRS), 13))
def test_7_two_modules_are_held_to_the_rules_together(number: int) -> None:
    held_to_the_rules(2 + number % 4, f"pair {number}", mix_of(PAIRS[number]))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 4, 6])
def test_7_all_modules_at_once_are_held_to_the_rules(seats: int) -> None:
    held_to_the_rules(seats, f"all {seats}", GAME.presets["everything"] | {"tempo": 150})
