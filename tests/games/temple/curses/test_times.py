"""How long things take that cards ask for."""

import pytest

from wayout.games.temple.modules.curses.times import TIMES, BrokenTimes, MagicalBond, MindControl, StandUp, read_times

GOOD = """
stand_up = { stands = 6, gets_up = 5, steady = 4 }
magical_bond = { consent = 3, free = 2, both = 1 }
mind_control = { help = 8, alone = 7 }
"""


def test_the_file_holds_the_times_of_every_card_that_has_some() -> None:
    times = read_times(GOOD)

    assert (times.stand_up, times.magical_bond) == (StandUp(6, 5, 4), MagicalBond(3, 2, 1))
    assert times.mind_control == MindControl(8, 7)


@pytest.mark.parametrize(
    "broken",
    [
        GOOD.replace("stands = 6, ", ""),
        GOOD.replace("both = 1", "both = 0"),
        GOOD.replace("alone = 7", 'alone = "soon"'),
        GOOD.replace("help = 8", "help = 8, later = 9"),
        GOOD + "[",
    ],
)
def test_a_file_without_them_or_with_what_takes_no_time_is_refused(broken: str) -> None:
    with pytest.raises(BrokenTimes):
        read_times(broken)


def test_a_request_waits_longer_where_somebody_can_help() -> None:
    assert TIMES.mind_control.help > TIMES.mind_control.alone
