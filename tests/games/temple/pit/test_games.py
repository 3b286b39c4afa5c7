"""TMP-4.15 in whole games with the Pit."""

import pytest

from tests.games.temple.mixes import COMPANY, play_to_the_end
from wayout.kernel.options import Options


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 3, 6])
@pytest.mark.parametrize("company", COMPANY, ids=str)
def test_4_15_games_with_the_pit_go_to_their_end(seats: int, company: Options) -> None:
    play_to_the_end(seats, company, seats, pit=True)
