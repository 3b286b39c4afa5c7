"""One connection as it comes in: nobody can make the house wait or remember without end."""

from asyncio import TimerHandle, Transport
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from wayout.kernel.codec import encode
from wayout.server.clock import HouseClock
from wayout.server.crowd import Crowd
from wayout.server.limits import MESSAGE_BYTES, Limits
from wayout.server.messages import Problem

HEAD_BYTES: Final = 16 * 1024
HEAD_LINES: Final = 64
LINE_BYTES: Final = 8_000
"""A header, and an address; sockets are opened by a library that takes no more than 8192."""
REQUEST_BYTES: Final = 8 * MESSAGE_BYTES
"""A body as it comes, in however small chunks. What it holds may be MESSAGE_BYTES."""
PIECE_BYTES: Final = 4 * 1024
"""Read at once."""
WAITING_REQUESTS: Final = 8
"""Sent before the answers to those before them came. Browsers do not do that at all."""
HEAD_SECONDS: Final = 10.0
BODY_SECONDS: Final = 10.0
ANSWER_SECONDS: Final = 60.0
"""Until the answer is on its way; whoever does not read it holds it up."""
LAST_SECONDS: Final = 30.0
"""For reading the last answer."""
KEEP_ALIVE_SECONDS: Final = 5


class HouseConfig(uvicorn.Config):
    """With what connections need to know of the house."""

    def __init__(self, app: Any, crowd: Crowd, limits: Limits, clock: HouseClock, **others: Any) -> None:
        super().__init__(app, **others)
        self.crowd = crowd
        self.limits = limits
        self.clock = clock


class TooMuch(Exception):
    """Ends the reading of a request."""


class HouseProtocol(HttpToolsProtocol):
    """As uvicorn speaks HTTP, with limits on the size of a request and on the time for each of its parts."""

    config: HouseConfig
    cycle: Any
    """None before the first request."""

    def __init__(self, config: HouseConfig, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._patience: TimerHandle | None = None
        self._in_head = True
        """Between requests too."""
        self._came = 0
        """Bytes of the part of a request that is being read."""
        self._upgraded = False
        self._refusal = (400, "malformed")
        """What is said when reading breaks off."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.config.crowd.enter(transport, self.client[0] if self.client else ""):
            self._wait(HEAD_SECONDS)
        else:
            self._refuse(503, "house_full")

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self.config.crowd.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._patience is None:
            self._wait(HEAD_SECONDS)
        for start in range(0, len(data), PIECE_BYTES):
            if self._upgraded or self.transport.is_closing():
                return
            self._hear(data[start : start + PIECE_BYTES])

    def _hear(self, piece: bytes) -> None:
        self._came += len(piece)
        super().data_received(piece)
        if self._came > (HEAD_BYTES if self._in_head else REQUEST_BYTES) and not self.transport.is_closing():
            self._refuse(431 if self._in_head else 413, "too_large")

    def on_message_begin(self) -> None:
        self._came = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LINE_BYTES:
            self._break_off(414, "too_large")

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > HEAD_LINES or len(name) + len(value) > LINE_BYTES:
            self._break_off(431, "too_large")

    def on_headers_complete(self) -> None:
        self._in_head, self._came = False, 0
        self._wait(BODY_SECONDS)
        if not self.config.crowd.may_ask(self.transport):
            self._break_off(429, "too_fast")
        super().on_headers_complete()
        if len(self.pipeline) >= WAITING_REQUESTS:
            self._break_off(429, "too_fast")

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_head, self._came = True, 0
        if self.cycle is None or self.cycle.response_complete:
            self._wait(HEAD_SECONDS)
            return
        self._wait(ANSWER_SECONDS)
        self.config.crowd.speaks(self.transport)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.config.crowd.falls_silent(self.transport)
        if self.transport.is_closing():
            self._wait(LAST_SECONDS)
        elif self._in_head and self.timeout_keep_alive_task is not None:
            self._stop_waiting()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._wait(LAST_SECONDS)

    def handle_websocket_upgrade(self) -> None:
        self._upgraded = True
        self._stop_waiting()
        self.config.crowd.speaks(self.transport)
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """Called where reading breaks off, for whatever reason."""
        self._refuse(*self._refusal)

    def _break_off(self, status: int, code: str) -> None:
        self._refusal = (status, code)
        raise TooMuch

    def _refuse(self, status: int, code: str) -> None:
        """A last word, unless another answer is on its way; then the end."""
        begun = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if begun or self.pipeline:
            self.transport.abort()
            return
        body = encode(Problem(code, "", {}))
        head = f"content-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
        self.transport.write(STATUS_LINE[status] + head.encode() + body)
        self.transport.close()
        self._wait(LAST_SECONDS)

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._patience = self.loop.call_later(seconds, self._too_slow)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _too_slow(self) -> None:
        self._patience = None
        if self.transport.is_closing() or (self.cycle is not None and not self.cycle.more_body):
            self.transport.abort()
        else:
            self._refuse(408, "too_slow")
