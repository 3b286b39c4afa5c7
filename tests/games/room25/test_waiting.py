"""Which timer runs for whom."""

import pytest

from wayout.games.room25.waiting import TIMERS

FAST = 2
"""So many times as quick as usual is a table that wants to be fast."""


@pytest.mark.parametrize("kind", ["pick", "clue"])
def test_whoever_has_just_sat_down_has_time_to_look_around_also_at_a_fast_table(kind: str) -> None:
    assert TIMERS[kind] / FAST >= 30
