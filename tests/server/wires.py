"""A connection without a network: what is written on it is kept, and its time is moved by hand."""

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.server import ServerState

from wayout.server.clock import HouseClock
from wayout.server.connection import HouseConfig, HouseProtocol
from wayout.server.crowd import Crowd
from wayout.server.heartbeat import HeartbeatProtocol
from wayout.server.limits import Limits

ADDRESS = ("192.0.2.1", 4321)


class Timer:
    def __init__(self, due: float, work: Callable[[], object]) -> None:
        self.due, self.work = due, work
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Loop:
    """The running loop, but its timers wait for `wait`."""

    def __init__(self) -> None:
        self.now = 100.0
        self._timers: list[Timer] = []

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, work: Callable[[], object]) -> Timer:
        self._timers.append(Timer(self.now + delay, work))
        return self._timers[-1]

    def create_task(self, work: Any) -> "asyncio.Task[Any]":
        return asyncio.get_running_loop().create_task(work)

    def wait(self, seconds: float) -> None:
        until = self.now + seconds
        while due := [timer for timer in self._timers if not timer.cancelled and timer.due <= until]:
            first = min(due, key=lambda timer: timer.due)
            self._timers.remove(first)
            self.now = first.due
            first.work()
        self.now = until


class Transport:
    """Takes everything; `stuck`: nobody reads it."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = self.aborted = False
        self.reading = True

    def get_extra_info(self, name: str) -> Any:
        return {"peername": ADDRESS, "sockname": ("192.0.2.9", 80)}.get(name)

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol


class Wire:
    """A client's end."""

    def __init__(self, app: Any, limits: Limits | None = None, clock: HouseClock | None = None, room: int = 10) -> None:
        limits = limits or Limits()
        self.loop = Loop()
        self.transport = Transport()
        self.crowd = Crowd(limits, room)
        self.config = HouseConfig(
            app, self.crowd, limits, clock or HouseClock(), ws=HeartbeatProtocol, log_config=None, lifespan="off"
        )
        self.protocol = HouseProtocol(self.config, ServerState(), {}, self.loop)

    def connect(self) -> "Wire":
        self.protocol.connection_made(self.transport)  # type: ignore[arg-type]
        return self

    def send(self, data: bytes) -> None:
        self.protocol.data_received(data)

    @property
    def status(self) -> int | None:
        """Of the first answer."""
        return int(self.transport.written.split()[1]) if self.transport.written else None


async def settle() -> None:
    """Everything that was begun gets as far as it can."""
    for _ in range(10):
        await asyncio.sleep(0)
