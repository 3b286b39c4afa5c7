"""Whose sockets are open, and since when the others are gone. Not kept: after a restart nobody is here."""


class Presence:
    def __init__(self) -> None:
        self._links: dict[str, set[str]] = {}
        self._gone_since: dict[str, int] = {}
        self.alone_since: int | None = None
        """When the last guest went, if nobody is here."""

    def here(self, guest: str | None) -> bool:
        return guest is not None and guest in self._links

    @property
    def all_here(self) -> list[str]:
        return list(self._links)

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
        if links:
            return False
        self.forget(guest, now)
        self._gone_since[guest] = now
        return True

    def forget(self, guest: str, now: int) -> None:
        """The guest is no longer at this table."""
        self._links.pop(guest, None)
        self._gone_since.pop(guest, None)
        if not self._links and self.alone_since is None:
            self.alone_since = now

    def gone_since(self, guest: str, now: int) -> int:
        """When this absent guest went; if nobody knows, it counts as now."""
        return self._gone_since.setdefault(guest, now)
