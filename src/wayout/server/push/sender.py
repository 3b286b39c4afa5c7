"""One note to one push service, and what came of it."""

import asyncio
import hashlib
import ssl
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import UTC
from email.utils import parsedate_to_datetime
from typing import Final, Literal, NamedTuple, TypeAlias

import httpcore

from wayout.server.push.envelope import seal
from wayout.server.push.house_key import HouseKey
from wayout.server.push.letters64 import to_bytes, to_text
from wayout.server.push.subscription import Subscription, place_of
from wayout.server.push.way import GuardedNetwork, NoWay

PATIENCE_SECONDS: Final = 10.0
KEPT_FOR_SECONDS: Final = 24 * 3600
"""A browser that is off for longer hears nothing; its table tells it anyway."""
AT_ONCE: Final = 16
TOPIC_CHARACTERS: Final = 32

End: TypeAlias = Literal["delivered", "gone", "later", "refused"]


class Outcome(NamedTuple):
    """`why` is for the log; `after`: seconds for which the service wants to be left alone."""

    end: End
    why: str
    after: float | None = None


class Sender:
    def __init__(
        self,
        key: HouseKey,
        trusted: str | None = None,
        tls: ssl.SSLContext | None = None,
        now: Callable[[], float] = time.time,
        patience: float = PATIENCE_SECONDS,
    ) -> None:
        self._key = key
        self._now = now
        self._patience = patience
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=tls,
            max_connections=AT_ONCE,
            max_keepalive_connections=0,
            network_backend=GuardedNetwork(None if trusted is None else place_of(trusted)),
        )

    async def send(self, to: Subscription, words: bytes, topic: str) -> Outcome:
        """A newer note of the same topic takes the place of one that was not fetched yet. Never raises."""
        sealed = seal(words, to_bytes(to.p256dh), to_bytes(to.auth))
        try:
            async with asyncio.timeout(self._patience):
                return await self._post(to, sealed, topic)
        except NoWay as error:
            return Outcome("gone", str(error))
        except (TimeoutError, OSError, httpcore.NetworkError, httpcore.TimeoutException) as error:
            return Outcome("later", type(error).__name__)
        except Exception as error:
            return Outcome("refused", type(error).__name__)

    async def _post(self, to: Subscription, sealed: bytes, topic: str) -> Outcome:
        headers = {
            "Authorization": self._key.authorization(to.origin, self._now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Content-Length": str(len(sealed)),
            "TTL": str(KEPT_FOR_SECONDS),
            "Topic": topic_of(to.auth, topic),
            "Urgency": "normal",
        }
        # Only the status and the headers are read: whatever else a stranger sends, it ends here.
        async with self._pool.stream("POST", to.endpoint, headers=list(headers.items()), content=sealed) as answer:
            return outcome(answer.status, answer.headers, self._now())

    async def close(self) -> None:
        await self._pool.aclose()


def topic_of(auth: str, topic: str) -> str:
    """The service sees that two notes are about the same, but not about what."""
    return to_text(hashlib.sha256(f"{auth} {topic}".encode()).digest())[:TOPIC_CHARACTERS]


def outcome(status: int, headers: Iterable[tuple[bytes, bytes]], now: float) -> Outcome:
    """A redirect is none of ours to follow."""
    if 200 <= status < 300:
        return Outcome("delivered", str(status))
    if status in (404, 410):
        return Outcome("gone", str(status))
    if status == 429 or status >= 500:
        asked = next((value for name, value in headers if name.lower() == b"retry-after"), b"")
        return Outcome("later", str(status), seconds_in(asked.decode("latin-1"), now))
    return Outcome("refused", str(status))


def seconds_in(retry_after: str, now: float) -> float | None:
    """A number of seconds, or a date."""
    if retry_after.isdecimal() and len(retry_after) < 10:
        return float(retry_after)
    with suppress(ValueError, TypeError, OverflowError):
        date = parsedate_to_datetime(retry_after)
        return max(0.0, (date if date.tzinfo else date.replace(tzinfo=UTC)).timestamp() - now)
    return None
