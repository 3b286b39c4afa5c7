"""How much is enough: buckets that fill with time, and counts of what is open."""

from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field, fields, replace
from time import monotonic
from typing import Any, Final

from wayout.table.allowance import Allowance, Rate

MESSAGE_BYTES: Final = 16 * 1024
"""A message on a socket, and a body over HTTP."""
MALFORMED_IN_A_ROW: Final = 10
WAITING_AT_A_TABLE: Final = 2000
"""Messages that one table has not got round to yet."""
FORGET_AT: Final = 20_000
"""A book of buckets this long is looked through for those that are full again."""


@dataclass(frozen=True)
class Limits:
    """What one link, guest, address and the whole house may use. A guess is a code or a token that was wrong."""

    messages_per_link: Rate = field(default=Rate(30, 150))
    messages_per_guest: Rate = field(default=Rate(60, 300))
    messages_per_address: Rate = field(default=Rate(240, 600))
    questions_per_address: Rate = field(default=Rate(100, 1000))
    """Of every kind, also for pages and files; requests are those that the house must think about."""
    requests_per_address: Rate = field(default=Rate(30, 300))
    replays_per_address: Rate = field(default=Rate(1, 30))
    handshakes_per_address: Rate = field(default=Rate(5, 200))
    guesses_per_address: Rate = field(default=Rate(0.2, 40))
    records_per_address: Rate = field(default=Rate(20 / 3600, 10))
    records: Rate = field(default=Rate(200 / 3600, 50))
    tables_per_guest: Rate = field(default=Rate(20 / 3600, 20))
    tables_per_address: Rate = field(default=Rate(60 / 3600, 60))
    subscriptions_per_guest: Rate = field(default=Rate(10 / 3600, 10))
    subscriptions_per_address: Rate = field(default=Rate(60 / 3600, 40))
    calls_per_guest: Rate = field(default=Rate(60 / 3600, 30))
    sockets_per_guest: int = 16
    sockets_per_address: int = 100
    screens_per_address: int = 4
    """At one table, which has room for twice as many."""
    places_per_address: int = 24
    """Sockets at one table, which has room for 32 guests; guests of the table may have more."""
    sockets: int = 4000
    silent_per_address: int = 128
    connections_per_address: int = 300
    tables: int = 5000

    def times(self, factor: float) -> "Limits":
        """For a school behind one address, or a load test."""
        changed: dict[str, Any] = {}
        for one in fields(self):
            value = getattr(self, one.name)
            changed[one.name] = value.times(factor) if isinstance(value, Rate) else round(value * factor)
        return replace(self, **changed)

    def within(self, room: int) -> "Limits":
        """Where there is room for so many connections, sockets leave a quarter of it to questions."""
        return replace(self, sockets=min(self.sockets, room * 3 // 4))


class Bucket(Allowance):
    """By this machine's steady clock; empty means too fast."""

    __slots__ = ()

    def __init__(self, rate: Rate) -> None:
        super().__init__(rate, monotonic())

    def take(self, count: int = 1) -> bool:
        return self.take_at(monotonic(), count)

    @property
    def has_one(self) -> bool:
        return self.has(1)

    def has(self, count: int) -> bool:
        return self.has_at(monotonic(), count)

    @property
    def is_full(self) -> bool:
        return self.has_at(monotonic(), self._rate.at_once)


class Buckets:
    """One bucket for everybody who comes, by name."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._by_name: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        return self.of(name).take()

    def of(self, name: str) -> Bucket:
        found = self._by_name.get(name)
        if found is None:
            if len(self._by_name) >= FORGET_AT:
                self._by_name = {one: bucket for one, bucket in self._by_name.items() if not bucket.is_full}
            found = self._by_name[name] = Bucket(self._rate)
        return found


class Guard:
    """Counts what everybody does, against the limits."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.requests = Buckets(limits.requests_per_address)
        self.handshakes = Buckets(limits.handshakes_per_address)
        self.guesses = Buckets(limits.guesses_per_address)
        self.replays = Buckets(limits.replays_per_address)
        self._records = Bucket(limits.records)
        self._records_by_address = Buckets(limits.records_per_address)
        self._messages_by_guest = Buckets(limits.messages_per_guest)
        self._messages_by_address = Buckets(limits.messages_per_address)
        self._tables_by_guest = Buckets(limits.tables_per_guest)
        self._tables_by_address = Buckets(limits.tables_per_address)
        self.calls = Buckets(limits.calls_per_guest)
        self._subscriptions_by_guest = Buckets(limits.subscriptions_per_guest)
        self._subscriptions_by_address = Buckets(limits.subscriptions_per_address)
        self._guests: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        self._at_tables: Counter[tuple[str, str, str]] = Counter()
        self._sockets = 0

    def messages(self, guest: str, address: str) -> tuple[Bucket, ...]:
        """Of which each message takes one, beside that of its link."""
        return self._messages_by_guest.of(guest), self._messages_by_address.of(address)

    def may_open_table(self, guest: str, address: str) -> bool:
        buckets = (self._tables_by_guest.of(guest), self._tables_by_address.of(address))
        return all(bucket.has_one for bucket in buckets) and all(bucket.take() for bucket in buckets)

    def may_subscribe(self, guest: str, address: str) -> bool:
        buckets = (self._subscriptions_by_guest.of(guest), self._subscriptions_by_address.of(address))
        return all(bucket.has_one for bucket in buckets) and all(bucket.take() for bucket in buckets)

    def may_open_record(self, address: str, count: int = 1) -> bool:
        """Each costs work and is kept for good, so the whole house takes only so many; a long one counts as several."""
        buckets = (self._records, self._records_by_address.of(address))
        return all(bucket.has(count) for bucket in buckets) and all(bucket.take(count) for bucket in buckets)

    def enter(self, guest: str, address: str) -> bool:
        """A socket opens; False if there are too many already. Whoever entered must leave."""
        limits = self.limits
        full = (
            self._sockets >= limits.sockets
            or self._guests[guest] >= limits.sockets_per_guest
            or self._addresses[address] >= limits.sockets_per_address
        )
        if full:
            return False
        self._sockets += 1
        self._guests[guest] += 1
        self._addresses[address] += 1
        return True

    def leave(self, guest: str, address: str) -> None:
        self._sockets -= 1
        for counter, name in ((self._guests, guest), (self._addresses, address)):
            counter[name] -= 1
            if not counter[name]:
                del counter[name]

    def screen(self, table: str, address: str) -> AbstractContextManager[bool]:
        """A big screen at a table, for as long as it is on; False if there are too many of that address."""
        return self._at_a_table(("screen", table, address), self.limits.screens_per_address)

    def place(self, table: str, address: str) -> AbstractContextManager[bool]:
        """A socket at a table, likewise."""
        return self._at_a_table(("place", table, address), self.limits.places_per_address)

    @contextmanager
    def _at_a_table(self, name: tuple[str, str, str], most: int) -> Iterator[bool]:
        self._at_tables[name] += 1
        try:
            yield self._at_tables[name] <= most
        finally:
            self._at_tables[name] -= 1
            if not self._at_tables[name]:
                del self._at_tables[name]
