"""All modules at once: what each of them keeps and imagines fits what the others do (TMP-4.15)."""

import pytest

from tests.games.temple.whole_games import held_to_the_rules
from wayout.games.temple.setup import PRESETS
from wayout.kernel.options import Options

AT_MOST: Options = {"quests": 3, "traps": 4, "time_chambers": 4}


@pytest.mark.slow
@pytest.mark.parametrize("side", ["eternal", "doomed"])
@pytest.mark.parametrize("seats", range(1, 7))
def test_4_15_whole_games_with_everything_are_held_to_the_rules(seats: int, side: str) -> None:
    options: Options = {**PRESETS["everything"], **AT_MOST, "calendar": side, "tempo": 150}
    for seed in ("all44", "all49"):
        held_to_the_rules(seats, seed, options)
