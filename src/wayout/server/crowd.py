"""All connections of the house: how many there are, whose, and which of them the house waits for."""

from collections import Counter
from typing import Protocol

from wayout.server.limits import Buckets, Limits


class Connection(Protocol):
    """What the house needs to know of a transport."""

    def abort(self) -> None: ...


class Crowd:
    """Lets connections in. One is silent while the house waits for it: for its first request, for the rest of one, or
    for the next. Where there are too many, the one that has been silent longest makes room for the newcomer, so that
    nobody can fill the house by saying nothing."""

    def __init__(self, limits: Limits, room: int, behind_proxy: bool = False) -> None:
        self._limits = limits
        self._room = room
        self._alike = behind_proxy
        """All come from the proxy's address, so that addresses tell nothing."""
        self._questions = Buckets(limits.questions_per_address)
        self._addresses: dict[Connection, str] = {}
        self._by_address: Counter[str] = Counter()
        self._silent: dict[str, dict[Connection, None]] = {}
        self._all_silent: dict[Connection, None] = {}
        """The longest silent first, as in those of each address."""

    def __len__(self) -> int:
        return len(self._addresses)

    def enter(self, one: Connection, address: str) -> bool:
        """It comes in, silent; or there is no room, not even for somebody else's silence."""
        if not self._make_room(address):
            return False
        self._addresses[one] = address
        self._by_address[address] += 1
        self.falls_silent(one)
        return True

    def _make_room(self, address: str) -> bool:
        silent, limits = self._silent.get(address, {}), self._limits
        if not self._alike and len(silent) >= limits.silent_per_address:
            self._cut_first(silent)
        if not self._alike and self._by_address[address] >= limits.connections_per_address:
            return self._cut_first(silent)
        return len(self) < self._room or self._cut_first(self._all_silent)

    def _cut_first(self, silent: dict[Connection, None]) -> bool:
        longest = next(iter(silent), None)
        if longest is None:
            return False
        self.leave(longest)
        longest.abort()
        return True

    def leave(self, one: Connection) -> None:
        """Gone; whoever was cut has left already."""
        if one not in self._addresses:
            return
        self.speaks(one)
        address = self._addresses.pop(one)
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def may_ask(self, one: Connection) -> bool:
        """Its address asks no faster than one may, whatever for. Behind a proxy all would share one."""
        return self._alike or self._questions.take(self._addresses.get(one, ""))

    def speaks(self, one: Connection) -> None:
        """It has asked, and now waits for the house."""
        if one not in self._all_silent:
            return
        address = self._addresses[one]
        del self._all_silent[one], self._silent[address][one]
        if not self._silent[address]:
            del self._silent[address]

    def falls_silent(self, one: Connection) -> None:
        """It has its answer, and the house waits for what it asks next."""
        self.speaks(one)
        address = self._addresses.get(one)
        if address is not None:
            self._silent.setdefault(address, {})[one] = None
            self._all_silent[one] = None
