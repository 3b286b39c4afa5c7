"""Is the store well? Asked by writing and reading, and never for longer than a second."""

import asyncio
import shutil
from pathlib import Path
from time import monotonic
from typing import Final

from wayout.server import logs
from wayout.server.metrics import Metrics
from wayout.server.store_trouble import DISK_FULL
from wayout.store.store import Store, StoreFull

PATIENCE_SECONDS: Final = 1.0
GOOD_FOR_SECONDS: Final = 1.0
"""However many ask, the store is bothered no more often than that."""
WATCH_SECONDS: Final = 10.0
FREE_BYTES: Final = 1024 * 1024


class Health:
    def __init__(self, store: Store, metrics: Metrics, data: Path | None = None) -> None:
        self._store = store
        self._metrics = metrics
        self._data = data
        self._asking: asyncio.Task[str | None] | None = None
        self._asked_at = 0.0

    async def trouble(self) -> str | None:
        """A code, or None if all is well. All who ask at the same time get the same answer."""
        if self._asking is None or (self._asking.done() and monotonic() - self._asked_at > GOOD_FOR_SECONDS):
            self._asking, self._asked_at = asyncio.create_task(self._ask()), monotonic()
        await asyncio.wait({self._asking}, timeout=PATIENCE_SECONDS)
        return self._asking.result() if self._asking.done() else "no_store"

    async def watch(self) -> None:
        """For as long as the house is open, so that there is something to be seen even if nobody asks."""
        while True:
            await self.trouble()
            await asyncio.sleep(WATCH_SECONDS)

    async def _ask(self) -> str | None:
        try:
            if self._data is not None and shutil.disk_usage(self._data).free < FREE_BYTES:
                return DISK_FULL
            with self._metrics.commits.time():
                await self._store.check()
        except StoreFull:
            return DISK_FULL
        except Exception as error:
            logs.say("the store is not well", why=str(error))
            return "no_store"
        return None
