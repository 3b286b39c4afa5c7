"""Whose sockets are open, and since when the others are gone. Not kept: after a restart nobody is here."""

from typing import Final

from wayout.table.document import SeatDoc

PUBLIC: Final = ""
"""Whom mail for all big screens is addressed to. No guest has that id."""


class Presence:
    def __init__(self) -> None:
        self._links: dict[str, set[str]] = {}
        self._gone_since: dict[str, int] = {}
        self._round_trips: dict[str, int] = {}
        self.screens: dict[str, str] = {}
        """By link, the big screens, and by whose browser each was opened; that makes nobody be here."""
        self.alone_since: int | None = None
        """When the last guest went, if nobody is here."""

    def here(self, guest: str | None) -> bool:
        return guest is not None and guest in self._links

    def dropped_from(self, seat: SeatDoc) -> str | None:
        """The guest whom this seat lacks: gone, and no bot plays for them."""
        return None if seat.stand_in or self.here(seat.guest) else seat.guest

    @property
    def all_here(self) -> list[str]:
        return list(self._links)

    @property
    def readers(self) -> list[str]:
        """To whom it is told what happens: who is here and, as one, all big screens."""
        return [*self._links, PUBLIC] if self.screens else list(self._links)

    def drop_screen(self, link: str) -> bool:
        """True if it was on."""
        return self.screens.pop(link, None) is not None

    def add(self, guest: str, link: str) -> bool:
        """True if the guest was not here before."""
        came = guest not in self._links
        self._links.setdefault(guest, set()).add(link)
        self._gone_since.pop(guest, None)
        self.alone_since = None
        return came

    def drop(self, guest: str, link: str, now: int) -> bool:
        """True if that was the guest's last link."""
        links = self._links.get(guest)
        if links is None or link not in links:
            return False
        links.discard(link)
        self._round_trips.pop(link, None)
        if links:
            return False
        self.forget(guest, now)
        self._gone_since[guest] = now
        return True

    def forget(self, guest: str, now: int) -> None:
        """The guest is no longer at this table."""
        for link in self._links.pop(guest, ()):
            self._round_trips.pop(link, None)
        self._gone_since.pop(guest, None)
        if not self._links and self.alone_since is None:
            self.alone_since = now

    def measure(self, link: str, milliseconds: int) -> None:
        """How long a word takes to this link and back. Of one whose guest is gone, nobody wants to know."""
        if any(link in links for links in self._links.values()):
            self._round_trips[link] = milliseconds

    def round_trip(self, guest: str, link: str | None = None) -> int:
        """Over that link, or over the quickest of the guest's; 0 if nobody knows yet."""
        if link is not None:
            return self._round_trips.get(link, 0)
        return min((self._round_trips.get(one, 0) for one in self._links.get(guest, ())), default=0)

    def gone_since(self, guest: str, now: int) -> int:
        """When this absent guest went; if nobody knows, it counts as now."""
        return self._gone_since.setdefault(guest, now)
