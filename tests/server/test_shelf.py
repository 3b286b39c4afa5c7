"""What was written about finished matches."""

import asyncio
import threading

import pytest

from wayout.server.shelf import Shelf


class Writer:
    """Counts how often it writes, and how many of it write at once."""

    def __init__(self, shelf: Shelf, text: bytes) -> None:
        self.shelf, self.text = shelf, text
        self.times = 0

    async def __call__(self) -> bytes:
        self.times += 1
        return await self.shelf.alone(lambda: self.text)


async def test_what_many_ask_for_at_once_is_written_once() -> None:
    shelf = Shelf()
    write = Writer(shelf, b"letters")

    told = await asyncio.gather(*(shelf.get(("match", "0"), write) for _ in range(12)))
    again = await shelf.get(("match", "0"), write)

    assert (set(told), again, write.times) == ({b"letters"}, b"letters", 1)


async def test_only_one_is_written_at_a_time() -> None:
    shelf = Shelf()
    at_work: list[str] = []
    seen: list[int] = []

    def work(name: str) -> bytes:
        at_work.append(name)
        seen.append(len(at_work))
        at_work.remove(name)
        return name.encode()

    await asyncio.gather(*(shelf.alone(lambda name=str(number): work(name)) for number in range(20)))  # type: ignore[misc]

    assert seen == [1] * 20


async def test_nothing_waits_for_what_strangers_brought() -> None:
    shelf, ready = Shelf(), threading.Event()
    slow = asyncio.create_task(shelf.alone(lambda: ready.wait(20), of_strangers=True))

    own = await shelf.alone(lambda: b"a match of this house")
    ready.set()

    assert (own, await slow) == (b"a match of this house", True)


async def test_a_full_shelf_lets_go_of_what_nobody_asked_for_longest() -> None:
    shelf = Shelf(most_bytes=25)
    for name in ("a", "b"):
        await shelf.get((name, ""), Writer(shelf, b"x" * 10))
    await shelf.get(("a", ""), Writer(shelf, b""))

    await shelf.get(("c", ""), Writer(shelf, b"x" * 10))

    assert [(name, "") in shelf for name in "abc"] == [True, False, True]


async def test_what_is_larger_than_the_shelf_is_written_all_the_same() -> None:
    shelf = Shelf(most_bytes=5)

    assert await shelf.get(("a", ""), Writer(shelf, b"x" * 10)) == b"x" * 10
    assert ("a", "") not in shelf


async def test_what_failed_is_tried_again() -> None:
    shelf = Shelf()

    async def fail() -> bytes:
        raise ValueError

    with pytest.raises(ValueError):
        await shelf.get(("a", ""), fail)
    assert await shelf.get(("a", ""), Writer(shelf, b"x")) == b"x"
