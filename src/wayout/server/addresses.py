"""Under which addresses the house may send out links to itself. What a request says about that is not believed."""

import socket
from collections.abc import Collection
from dataclasses import dataclass
from urllib.parse import urlsplit

from wayout.server import places


@dataclass(frozen=True)
class Addresses:
    """`public`: where the house is for everybody, if those who run it said so. `hosts`: its names, if not."""

    public: str | None = None
    hosts: Collection[str] = frozenset()

    def base(self, asked: str, host: str) -> str | None:
        """The beginning of a link for somebody who `asked` for the house as this `host`; None if that is not us."""
        if self.public is not None:
            return self.public
        return asked if host.lower() in self.hosts else None


def public_url(text: str) -> str:
    """As given on the command line; raises ValueError."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise ValueError(text)
    return text.rstrip("/")


def reachable(bound: str, port: int) -> frozenset[str]:
    """How a house that listens here can be called from this machine and from the network around it."""
    here = socket.gethostname().lower()
    names = {"localhost", "127.0.0.1", "[::1]", places.local_address(bound), here, f"{here}.local"}
    lan = places.lan_address(bound)
    if lan is not None:
        names.add(f"[{lan}]" if ":" in lan else lan)
    usual = names if port == 80 else set()
    return frozenset({f"{name.lower()}:{port}" for name in names} | usual)
