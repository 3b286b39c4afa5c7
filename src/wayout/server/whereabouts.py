"""At which tables each guest is known, so that nobody who asks for their own makes the house look through all."""

from collections.abc import Iterable


class Whereabouts:
    """By code: those in memory and those asleep."""

    def __init__(self) -> None:
        self._guests: dict[str, frozenset[str]] = {}
        self._codes: dict[str, dict[str, None]] = {}
        """By guest, the oldest first."""

    def note(self, code: str, guests: Iterable[str]) -> None:
        """These are at that table now, and no others."""
        before, now = self._guests.get(code, frozenset()), frozenset(guests)
        for guest in before - now:
            self._drop(guest, code)
        for guest in now - before:
            self._codes.setdefault(guest, {})[code] = None
        self._guests[code] = now

    def forget(self, code: str) -> None:
        for guest in self._guests.pop(code, ()):
            self._drop(guest, code)

    def of(self, guest: str) -> list[str]:
        """The newest first."""
        return list(reversed(self._codes.get(guest, {})))

    def _drop(self, guest: str, code: str) -> None:
        codes = self._codes[guest]
        del codes[code]
        if not codes:
            del self._codes[guest]
