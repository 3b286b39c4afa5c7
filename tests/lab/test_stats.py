"""Intervals."""

import math
from collections import Counter
from statistics import fmean, median, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wayout.lab.stats import Z, share, spread, total


@pytest.mark.parametrize(
    ("times", "of", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 1, 0.2065, 1.0)],
)
def test_wilson_intervals_are_those_of_the_textbook(times: int, of: int, low: float, high: float) -> None:
    found = share(times, of)

    assert found.low == pytest.approx(low, abs=0.0001)
    assert found.high == pytest.approx(high, abs=0.0001)


def test_nothing_counted_says_nothing() -> None:
    found = share(0, 0)

    assert (found.low, found.high) == (0.0, 1.0)
    assert spread(Counter()) is None


@given(st.integers(0, 500), st.integers(1, 500))
def test_the_share_lies_in_its_interval(times: int, of: int) -> None:
    found = share(min(times, of), of)

    assert 0 <= found.low <= found.share + 1e-12
    assert found.share - 1e-12 <= found.high <= 1


def test_the_spread_of_numbers() -> None:
    found = spread(Counter([1, 2, 3, 10]))

    assert found is not None
    assert (found.mean, found.median, found.least, found.most) == (4.0, 2.5, 1, 10)
    assert found.low < 4.0 < found.high


def test_a_single_number_has_no_width() -> None:
    found = spread(Counter([7]))

    assert found is not None
    assert (found.low, found.mean, found.high) == (7.0, 7.0, 7.0)


@given(st.lists(st.integers(-50, 5000), min_size=2, max_size=200))
def test_counted_numbers_have_the_spread_of_the_same_numbers_one_by_one(numbers: list[int]) -> None:
    found = spread(Counter(numbers))

    assert found is not None
    assert (found.mean, found.median) == (fmean(numbers), median(numbers))
    assert found.high == fmean(numbers) + Z * stdev(numbers) / math.sqrt(len(numbers))
    assert (found.least, found.most) == (min(numbers), max(numbers))
    assert total(Counter(numbers)) == sum(numbers)
