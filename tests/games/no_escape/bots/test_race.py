"""The odds of the race."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wayout.games.no_escape.bots.race import ROLLS, inside, win_odds


def test_1_2_both_dice_together() -> None:
    assert {roll: round(9 * odds) for roll, odds in ROLLS.items()} == {2: 1, 3: 2, 4: 3, 5: 2, 6: 1}


def test_two_steps_are_sure_and_seven_need_energy() -> None:
    assert inside(2, 0)[1] == 0
    assert inside(7, 0)[1] == pytest.approx(1)
    assert inside(7, 1)[1] == pytest.approx(8 / 9)


def test_who_is_next_and_close_has_won() -> None:
    order = [inside(2, 0), inside(2, 0), inside(1, 3)]

    assert [win_odds(order, place, 0.9) for place in range(3)] == pytest.approx([1, 0, 0])


@given(st.lists(st.tuples(st.floats(1, 60), st.integers(0, 3)), min_size=2, max_size=8))
def test_all_odds_together_are_at_most_one(players: list[tuple[float, int]]) -> None:
    order = [inside(steps, tokens) for steps, tokens in players]

    assert 0 < sum(win_odds(order, place, 0.9) for place in range(len(order))) <= 1 + 1e-9


@given(st.floats(3, 40), st.integers(0, 2))
def test_fewer_steps_and_more_tokens_are_better(steps: float, tokens: int) -> None:
    rival = inside(12, 1)
    base = win_odds([inside(steps, tokens), rival], 0, 0.9)

    assert win_odds([inside(steps - 1, tokens), rival], 0, 0.9) >= base
    assert win_odds([inside(steps, tokens + 1), rival], 0, 0.9) >= base
