"""What was written about finished matches: it stays the same for ever, so it is written once."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

T = TypeVar("T")

MOST_BYTES: Final = 32 * 1024 * 1024

Name = tuple[str, str]
"""A match, and what of it."""


class Shelf:
    """Holds the newest of it. Only one is written at a time, in a thread, so that tables feel little of it; and beside
    it one of the records that strangers brought."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most = most_bytes
        self._size = 0
        self._kept: OrderedDict[Name, bytes] = OrderedDict()
        self._writing: dict[Name, asyncio.Task[bytes]] = {}
        self._pen, self._pencil = asyncio.Lock(), asyncio.Lock()

    def __contains__(self, name: Name) -> bool:
        return name in self._kept

    async def get(self, name: Name, write: Callable[[], Awaitable[bytes]]) -> bytes:
        """From the shelf, or written now; those who ask for the same at the same time wait for the same."""
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        task = self._writing.get(name)
        if task is None:
            task = self._writing[name] = asyncio.create_task(self._put(name, write))
            task.add_done_callback(lambda _: self._writing.pop(name))
        return await asyncio.shield(task)

    async def alone(self, work: Callable[[], T], of_strangers: bool = False) -> T:
        """What came as a file may have been made to take long: nothing else waits for it."""
        async with self._pencil if of_strangers else self._pen:
            return await asyncio.to_thread(work)

    async def _put(self, name: Name, write: Callable[[], Awaitable[bytes]]) -> bytes:
        written = self._kept[name] = await write()
        self._size += len(written)
        while self._size > self._most:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest)
        return written
