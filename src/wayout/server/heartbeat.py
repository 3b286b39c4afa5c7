"""A dead link is noticed within five seconds, and how far away a live one is."""

from collections import deque
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from wayout.server.limits import Bucket

PING_SECONDS: Final = 2.0
PATIENCE_SECONDS: Final = 2.5
"""For an answer to a ping; together less than five."""

RECENT: Final = 5
ROUND_TRIP: Final = "round_trip"
BUDGET: Final = "budget"
"""Under these names a socket's scope has its RoundTrip and its Bucket in `state`."""
PIECE_BYTES: Final = 4 * 1024
STUCK_SECONDS: Final = 10.0
LAST_SECONDS: Final = 0.1
"""For reading why it is over."""


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
    """Pings as uvicorn does, but whatever the other end says counts as life too, and a link that has none is cut at
    once. The other end's own pings do not count, and cost as much as messages do."""

    config: Any
    heard_at = 0.0
    pauses = 0

    def __init__(self, config: Any, server_state: Any, app_state: dict[str, Any], _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.round_trip = RoundTrip()
        self.budget = Bucket(config.limits.messages_per_link)
        self.app_state = {**app_state, ROUND_TRIP: self.round_trip, BUDGET: self.budget}
        self._stuck_since: float | None = None
        self._unheard = b""
        """Came in, but the table has not got round to what came before it."""

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.crowd.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """First a handshake and nothing else until it is answered."""
        hasty = self.handshake_initiated and not self.handshake_complete
        if not hasty:
            self._unheard += data
            self._hear()
        if hasty or not self.handshake_initiated:
            self.transport.abort()

    def _hear(self) -> None:
        """Piece by piece, so that a thousand tiny messages in one go hold nobody else up."""
        while self._unheard and not self.read_paused and not self.transport.is_closing():
            piece, self._unheard = self._unheard[:PIECE_BYTES], self._unheard[PIECE_BYTES:]
            super().data_received(piece)

    def handle_parser_exception(self) -> None:
        """Whoever is past a last word, or never got to a first, hears none."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    async def receive(self) -> Any:
        message = await super().receive()
        self._hear()
        return message

    def pause_writing(self) -> None:
        self._stuck_since = self.loop.time()
        super().pause_writing()

    def resume_writing(self) -> None:
        self._stuck_since = None
        super().resume_writing()

    def send_receive_event_to_app(self) -> None:
        self.heard_at = self.loop.time()
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Whoever does not read what we wrote is not written to."""
        if not self._may_say_more():
            return
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_cont(self, event: Any) -> None:
        """A piece of a message costs as much as a message, for it can be empty."""
        if self._may_say_more():
            super().handle_cont(event)

    def handle_text(self, event: Any) -> None:
        if self._is_heard():
            super().handle_text(event)

    def handle_bytes(self, event: Any) -> None:
        if self._is_heard():
            super().handle_bytes(event)

    def _is_heard(self) -> bool:
        """As long as there is a table to count what it says; after the last word it is counted here."""
        return not self.close_sent or self._may_say_more()

    def start_keepalive(self) -> None:
        """The first ping goes out at once, so that the distance is known before the first wish."""
        self.ping_timer = self.loop.call_later(0, self.send_keepalive_ping)

    def handle_pong(self, event: Any) -> None:
        waiting = self.pending_ping_payload
        super().handle_pong(event)
        if waiting is not None and self.pending_ping_payload is None:
            self.round_trip.add(self.last_ping_rtt)
        else:
            self._may_say_more()

    def _may_say_more(self) -> bool:
        if self.budget.take():
            return True
        self._cut(1008, "too fast")
        return False

    def send_keepalive_ping(self) -> None:
        self.pauses = self.config.clock.pauses
        super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        self.pong_timer = None
        if self._house_slept():
            self.pong_timer = self.loop.call_later(PATIENCE_SECONDS, self.keepalive_timeout)
        elif self._is_alive() and not self.transport.is_closing():
            self.schedule_ping()
        else:
            self._cut(1011, "keepalive ping timeout")

    def _is_alive(self) -> bool:
        """It said something, and does not leave unread for long what it is told."""
        reads = self._stuck_since is None or self.loop.time() - self._stuck_since < STUCK_SECONDS
        return reads and self.heard_at > self.ping_sent_at

    def _house_slept(self) -> bool:
        """Since the ping, or since the last time this was asked: then silence means nothing."""
        clock = self.config.clock
        clock.seconds()
        before, self.pauses = self.pauses, clock.pauses
        return bool(before != self.pauses)

    def _cut(self, code: int, reason: str) -> None:
        """A last word if it is read at once. Closing alone would wait until what is in the buffer was read."""
        self.stop_keepalive()
        if self.close_sent or self.transport.is_closing():
            self.transport.abort()
            return
        self.conn.fail(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self.loop.call_later(LAST_SECONDS, self.transport.abort)
