"""For how long answers lie sealed: never longer than anybody has time, and otherwise as long as anybody may think."""

from typing import ClassVar

import pytest

from tests.table.climb import Climb
from wayout.kernel.chance import Seeded
from wayout.kernel.play import PublicEvent
from wayout.table.document import Progress, Wait
from wayout.table.match import fresh_progress
from wayout.table.sealing import LONGEST, seal

AT = 1_000
DRAWS = 2_000


class Asked(PublicEvent[Climb], frozen=True):
    sealed_for: ClassVar[tuple[int, int]] = (700, 15_000)

    def apply(self, state: Climb) -> None: ...


class Shown(PublicEvent[Climb], frozen=True):
    shown_for: ClassVar[int] = 1_200

    def apply(self, state: Climb) -> None: ...


def waits(limit: int | None) -> Progress:
    progress = fresh_progress(2)
    progress.at = AT
    progress.waits = {1: Wait("abort", 1, None if limit is None else AT + limit, False)}
    return progress


def times(limit: int | None) -> list[int]:
    found, luck = [], Seeded(1)
    for _ in range(DRAWS):
        progress = waits(limit)
        seal(progress, [Asked()], luck, 1.0)
        found.append(progress.sealed_until - AT)
    return found


@pytest.mark.parametrize("limit", [5_000, 10_000, 15_000])
def test_ne_3_7_however_long_somebody_thinks_a_window_that_nobody_could_answer_lasts_as_long_now_and_then(
    limit: int,
) -> None:
    found = times(limit)

    for tenths, share in [(2, 0.35), (5, 0.13), (7, 0.07), (9, 0.02)]:
        thinking = limit * tenths // 10
        assert sum(one > thinking for one in found) > share * DRAWS, thinking
    assert 700 <= min(found) <= max(found) < limit


@pytest.mark.parametrize(("limit", "mean"), [(5_000, 1_700), (10_000, 2_800), (None, 2_800)])
def test_mostly_nobody_waits_for_long(limit: int | None, mean: int) -> None:
    assert sum(times(limit)) / DRAWS < mean


def test_where_nobodys_time_runs_it_lasts_as_long_as_most_would_think() -> None:
    assert 0.9 * LONGEST < max(times(None)) < LONGEST


def test_answers_to_a_question_without_a_secret_lie_sealed_no_longer_than_none() -> None:
    progress = waits(10_000)
    progress.shown_until = progress.sealed_until = AT + 1_200

    seal(progress, [Shown()], Seeded(1), 1.0)

    assert (progress.sealed_until, progress.shut_until) == (AT, AT + 1_200)
