"""A dead link is noticed within five seconds."""

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PING_SECONDS: Final = 2.0
PATIENCE_SECONDS: Final = 2.5
"""For an answer to a ping; together less than five."""


class HeartbeatProtocol(WebSocketsSansIOProtocol):
    """Pings as uvicorn does, but any sign of life counts, and a link that has none is cut at once."""

    heard_at = 0.0

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
