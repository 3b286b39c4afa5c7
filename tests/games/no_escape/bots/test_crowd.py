"""The odds at a table of many."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wayout.games.no_escape.bots.crowd import enough, leaving, win_odds

CHANCES = st.floats(0, 1)
LEADS = st.floats(0.1, 1)


@pytest.mark.parametrize(("steps", "ninths"), [(-1, 9), (2, 9), (3, 8), (4, 6), (6, 1), (7, 0), (150, 0)])
def test_two_steps_are_sure_and_seven_too_many(steps: int, ninths: int) -> None:
    assert enough(steps) == pytest.approx(ninths / 9)


def test_another_way_out_helps_if_the_nearest_is_built_over() -> None:
    assert leaving(2, 7, 0.5) == pytest.approx(0.5)
    assert leaving(2, 2, 0.5) == pytest.approx(0.75)
    assert leaving(2, 2, 1.0) == pytest.approx(1.0)


def test_who_is_next_and_surely_out_has_won() -> None:
    assert [win_odds([1.0, 1.0, 0.5], [1.0] * 3, mine) for mine in range(3)] == pytest.approx([1, 0, 0])


def test_if_nobody_leaves_soon_a_lead_is_what_counts() -> None:
    assert [win_odds([0.0, 0.0], [0.3, 0.1], mine) for mine in range(2)] == pytest.approx([0.75, 0.25])


@given(st.lists(st.tuples(CHANCES, LEADS), min_size=2, max_size=8))
def test_all_odds_together_are_one(players: list[tuple[float, float]]) -> None:
    chances, leads = zip(*players, strict=True)

    assert sum(win_odds(chances, leads, mine) for mine in range(len(players))) == pytest.approx(1)


@given(st.integers(-2, 30), st.integers(0, 20), st.floats(0, 1))
def test_fewer_steps_are_never_worse(steps: int, farther: int, is_open: float) -> None:
    other = steps + farther

    assert leaving(steps - 1, other, is_open) >= leaving(steps, other, is_open)
