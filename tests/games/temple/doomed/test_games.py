"""Doomed needs curses, and its games end."""

import pytest

from tests.games.temple.mixes import play_to_the_end
from tests.games.temple.tables import settled
from wayout.games.temple import GAME
from wayout.games.temple.setup import PRESETS, why_not
from wayout.kernel.options import Options


def test_5_10_it_is_refused_without_curses() -> None:
    refusal = why_not(settled(doomed=True, treasures=True), 2)

    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("doomed_needs_curses", "TMP-5.10")
    assert GAME.seat_counts(settled(doomed=True)) == ()
    assert 2 in GAME.seat_counts(settled(doomed=True, curses=True))


def test_everything_has_it() -> None:
    assert PRESETS["everything"]["doomed"] is True


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 5])
@pytest.mark.parametrize("company", [{"curses": True}, {"curses": True, "treasures": True}], ids=str)
def test_4_15_games_with_it_go_to_their_end(seats: int, company: Options) -> None:
    play_to_the_end(seats, company, seats, doomed=True)
