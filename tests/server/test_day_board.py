"""Who did best at a day's mazes, and how often that is looked up."""

from collections.abc import Sequence
from typing import Any

import pytest

from wayout.kernel.codec import encode
from wayout.kernel.day import Feat
from wayout.server import day_board
from wayout.server.day_board import FRESH_SECONDS, Boards, board_of, places
from wayout.store.rows import KeptTry

TODAY = "2026-11-18"
MAZE = "temple alone"


def kept(guest: str, match: str, rank: tuple[int, ...] | None, document: bytes | None = None) -> KeptTry:
    feat = None if rank is None else encode(Feat(False, rank, 0, 3, {}))
    return KeptTry(TODAY, "temple alone", guest, match, "ABC", feat, document)


def test_equals_share_a_place_and_those_who_tried_together_a_line() -> None:
    tries = [
        kept("ann", "m1", (1, 5)),
        kept("bob", "m2", (2, -9)),
        kept("cy", "m2", (2, -9), b'{"id":"cy","name":"Cy"}'),
        kept("dee", "m3", (1, 5)),
        kept("eve", "m4", (0, 0)),
        kept("fay", "m5", None),
    ]

    lines = board_of(tries).told_to("eve")

    assert [(line.place, len(line.names), line.yours) for line in lines] == [
        (1, 2, False),
        (2, 1, False),
        (2, 1, False),
        (4, 1, True),
    ]
    assert lines[0].names == ("?", "Cy")


def test_the_ten_best_are_listed_and_the_own_line() -> None:
    tries = [kept(f"g{number:02}", f"m{number:02}", (100 - number,)) for number in range(30)]

    assert [line.place for line in board_of(tries).told_to("g25")] == [*range(1, 11), 26]


def test_thousands_of_tries_are_not_each_compared_with_each() -> None:
    compared = 0

    class Rank(tuple[int, ...]):
        def __lt__(self, other: Any) -> bool:
            nonlocal compared
            compared += 1
            return super().__lt__(other)

        __gt__ = __lt__

    ranks = [Rank((number * 37 % 500, number % 7)) for number in range(3000)]

    assert places(ranks)[max(ranks, key=tuple)] == 1
    assert compared < 50 * len(ranks)


class Tries:
    """A store that counts how often all of them are read."""

    def __init__(self, *tries: KeptTry) -> None:
        self.tries = list(tries)
        self.read = 0

    async def tries_on(self, day: str) -> list[KeptTry]:
        self.read += 1
        return [one for one in self.tries if one.day == day]


async def names(boards: Boards, *own: KeptTry) -> Sequence[str]:
    found = (await boards.of(TODAY, own)).get(MAZE, day_board.NOBODY)
    return [line.company[0].guest for line in found.lines]


async def test_however_many_ask_the_tries_are_read_once() -> None:
    store = Tries(kept("ann", "m1", (1,)), kept("bob", "m2", (2,)))
    boards = Boards(store)  # type: ignore[arg-type]

    told = [await names(boards) for _ in range(100)]

    assert (store.read, told[0], told[-1]) == (1, ["bob", "ann"], ["bob", "ann"])


async def test_the_own_line_is_there_at_once_and_others_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(day_board, "monotonic", lambda: now)
    store = Tries(kept("ann", "m1", (1,)))
    boards = Boards(store)  # type: ignore[arg-type]
    await names(boards)
    bob = kept("bob", "m2", (2,))
    store.tries.append(bob)

    assert await names(boards) == ["ann"]
    assert await names(boards, bob) == ["bob", "ann"]
    assert [await names(boards, bob) for _ in range(9)] == [["bob", "ann"]] * 9
    assert store.read == 2
    store.tries.append(kept("cy", "m3", (3,)))
    now += FRESH_SECONDS
    assert await names(boards) == ["cy", "bob", "ann"]


async def test_a_try_that_is_not_over_has_no_line_and_reads_nothing_anew() -> None:
    running = kept("ann", "m1", None)
    store = Tries(running)
    boards = Boards(store)  # type: ignore[arg-type]

    assert [await names(boards, running) for _ in range(3)] == [[], [], []]
    assert store.read == 1
