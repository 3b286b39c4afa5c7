"""How long a push service that does not answer is left alone."""

import pytest

from wayout.server.push import rests
from wayout.server.push.rests import LONGEST_WAIT, Rests


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_longer_each_time_and_never_longer_than_an_hour() -> None:
    book = Rests(Clock())

    waits = [book.begin("slow", None) for _ in range(40)]

    assert waits[:4] == [60, 240, 960, LONGEST_WAIT]
    assert max(waits) == LONGEST_WAIT


def test_as_it_wants_itself_and_no_other_is_meant() -> None:
    clock = Clock()
    book = Rests(clock)

    assert (book.begin("busy", 7), book.begin("for a year", 31_536_000)) == (7, LONGEST_WAIT)
    clock.now += 3
    assert (book.left("busy"), book.left("other")) == (4, 0)
    clock.now += 4
    assert book.left("busy") == 0


def test_one_that_answers_again_begins_anew() -> None:
    book = Rests(Clock())
    for _ in range(3):
        book.begin("slow", None)

    book.end("slow")

    assert (book.left("slow"), book.begin("slow", None)) == (0, 60)


def test_so_many_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rests, "MOST", 2)
    book = Rests(Clock())

    for name in ("a", "b", "c"):
        book.begin(name, None)

    assert [bool(book.left(name)) for name in "abc"] == [False, True, True]
