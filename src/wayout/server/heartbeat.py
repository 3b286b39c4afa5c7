"""A dead link is noticed within five seconds, and how far away a live one is."""

from collections import deque
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PING_SECONDS: Final = 2.0
PATIENCE_SECONDS: Final = 2.5
"""For an answer to a ping; together less than five."""


RECENT: Final = 5
ROUND_TRIP: Final = "round_trip"
"""Under this name a socket's scope has its RoundTrip in `state`."""


class RoundTrip:
    """How long a word takes to the other end and back: the shortest of the last few pings, since noise only adds."""

    def __init__(self) -> None:
        self._recent: deque[float] = deque(maxlen=RECENT)

    def add(self, seconds: float) -> None:
        self._recent.append(seconds)

    @property
    def milliseconds(self) -> int:
        """0 as long as nothing is known."""
        return int(min(self._recent, default=0.0) * 1000)


class HeartbeatProtocol(WebSocketsSansIOProtocol):
    """Pings as uvicorn does, but any sign of life counts, and a link that has none is cut at once."""

    heard_at = 0.0

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.round_trip = RoundTrip()
        self.app_state = {**app_state, ROUND_TRIP: self.round_trip}

    def start_keepalive(self) -> None:
        """The first ping goes out at once, so that the distance is known before the first wish."""
        self.ping_timer = self.loop.call_later(0, self.send_keepalive_ping)

    def handle_pong(self, event: Any) -> None:
        waiting = self.pending_ping_payload
        super().handle_pong(event)
        if waiting is not None and self.pending_ping_payload is None:
            self.round_trip.add(self.last_ping_rtt)

    def data_received(self, data: bytes) -> None:
        self.heard_at = self.loop.time()
        super().data_received(data)

    def keepalive_timeout(self) -> None:
        if self.heard_at > self.ping_sent_at and not self.transport.is_closing():
            self.pong_timer = None
            self.schedule_ping()
            return
        super().keepalive_timeout()
        # Closing alone would wait until what is in the buffer was read, and nobody reads it.
        self.transport.abort()
