"""One open socket as its table sees it: a bounded outbox, and a task that empties it."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from wayout.kernel.codec import encode
from wayout.server.heartbeat import RoundTrip
from wayout.table.house import Guest
from wayout.table.messages import Gone, Message
from wayout.table.presence import PUBLIC

LETTERS_WAITING: Final = 32
"""Whoever has more unread letters than that gets the newest alone; it is complete in itself."""
CHANGES_WAITING: Final = 64
"""Whoever has more unread changes gets only the newest, sees the gap, and asks for a whole letter."""
OTHERS_WAITING: Final = 256
"""Answers and chat cannot be left out: whoever lets so many pile up is let go."""

Send = Callable[[str], Awaitable[None]]


class Link:
    """Mail goes in by `post`, in order; `write_on` sends it for as long as the socket takes it."""

    def __init__(self, id: str, guest: Guest, round_trip: RoundTrip | None = None, is_screen: bool = False) -> None:
        self.id = id
        self.guest = guest
        self.is_screen = is_screen
        """A big screen: what it reads and says is nobody's own, least of all that of the guest whose browser it is."""
        self.round_trip = round_trip or RoundTrip()
        self.gone = False
        """The last word is in the outbox, or the outbox ran over: nothing more is taken in."""
        self._behind = False
        """Changes are no use until it has a whole letter again."""
        self._outbox: deque[tuple[str, bytes]] = deque()
        self._filled = asyncio.Event()
        self.sent = asyncio.Event()
        """The socket got all it will get."""

    @property
    def reader(self) -> str:
        """Whose mail comes this way."""
        return PUBLIC if self.is_screen else self.guest.id

    def post(self, kind: str, data: bytes) -> None:
        if self.gone:
            return
        if kind in ("around", "clocks"):
            self._drop(kind)
        elif kind == "change":
            if not self._takes_change():
                return
        elif kind == "letter":
            self._behind = False
            if self._count("letter") >= LETTERS_WAITING:
                self._drop("letter")
        elif len(self._outbox) >= OTHERS_WAITING:
            self.let_go()
            return
        self._outbox.append((kind, data))
        self.gone = kind == "gone"
        self._filled.set()

    def _takes_change(self) -> bool:
        if self._behind:
            return False
        if len(self._outbox) >= CHANGES_WAITING and self._count("change") >= CHANGES_WAITING:
            self._drop("change")
            self._behind = True
        return True

    def let_go(self) -> None:
        """Without a last word: the client comes back by itself."""
        self._outbox.clear()
        self.gone = True
        self._filled.set()

    def tell(self, message: Message) -> None:
        """A word from the server itself."""
        kind = "gone" if isinstance(message, Gone) else "other"
        self.post(kind, encode(message))

    async def write_on(self, send: Send) -> None:
        """Until the last word is sent."""
        try:
            while self._outbox or not self.gone:
                await self._filled.wait()
                self._filled.clear()
                while self._outbox:
                    _, data = self._outbox.popleft()
                    await send(data.decode())
        finally:
            self.sent.set()

    def _count(self, kind: str) -> int:
        return sum(waiting == kind for waiting, _ in self._outbox)

    def _drop(self, kind: str) -> None:
        self._outbox = deque((waiting, data) for waiting, data in self._outbox if waiting != kind)
