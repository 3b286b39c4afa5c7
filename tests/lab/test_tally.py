"""Counting events by type and by their words."""

from collections import Counter
from typing import Any, ClassVar

import msgspec

from tests.kernel.counting import Counted, Counting, SecretDrawn
from wayout.kernel.play import Event, PublicEvent
from wayout.kernel.seats import Seat
from wayout.lab.tally import tally


class Verdict(msgspec.Struct, frozen=True):
    reason: str | None
    at: int


class Judged(PublicEvent[Counting], frozen=True):
    news: ClassVar[bool] = False
    loud: bool
    verdict: Verdict

    def apply(self, state: Counting) -> None:
        return


def counted(*events: Event[Any]) -> dict[str, int]:
    counts: Counter[str] = Counter()
    tally(counts, events, lambda event: "verdict" if isinstance(event, Judged) else None)
    return dict(counts)


def test_events_are_counted_by_type() -> None:
    assert counted(Counted(1), Counted(2), SecretDrawn(Seat(0), 4)) == {"counted": 2, "secret_drawn": 1}


def test_words_are_counted_too_also_one_level_down_and_the_ends_of_rounds() -> None:
    assert counted(Judged(True, Verdict("loop", 3)), Judged(False, Verdict(None, 3))) == {
        "judged": 2,
        "judged.loud.true": 1,
        "judged.loud.false": 1,
        "judged.reason.loop": 1,
        "judged.reason.none": 1,
        "round_ended": 2,
        "round_ended.how.verdict": 2,
    }
