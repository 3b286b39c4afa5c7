"""Under which addresses the house may send out links to itself. What a request says about that is not believed."""

import socket
from collections.abc import Collection
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from wayout.server import places


@dataclass(frozen=True)
class Addresses:
    """`public`: where the house is for everybody, if those who run it said so. `hosts`: its names, if not. `around`:
    where it is for the network around it, if anywhere."""

    public: str | None = None
    hosts: Collection[str] = frozenset()
    around: str | None = None

    def base(self, asked: str, host: str) -> str | None:
        """The beginning of a link for somebody who `asked` for the house as this `host`; None if that is not us."""
        if self.public is not None:
            return self.public
        return asked if host.lower() in self.hosts else None

    def for_friends(self, asked: str, host: str) -> str:
        """The beginning of a link to show to others: this machine's name for itself means another one to a phone."""
        if self.public is not None:
            return self.public
        return self.around if self.around is not None and is_loopback(host) else asked


def is_loopback(host: str) -> bool:
    try:
        name = urlsplit(f"//{host}").hostname or ""
        return name == "localhost" or ip_address(name).is_loopback
    except ValueError:
        return False


def public_url(text: str) -> str:
    """As given on the command line; raises ValueError."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise ValueError(text)
    return text.rstrip("/")


def network_base(bound: str, port: int) -> str | None:
    """The house as the network around it calls it, if anybody there can reach it."""
    lan = places.lan_address(bound)
    return None if lan is None else f"http://{f'[{lan}]' if ':' in lan else lan}:{port}"


def reachable(bound: str, port: int) -> frozenset[str]:
    """How a house that listens here can be called from this machine and from the network around it."""
    here = socket.gethostname().lower()
    names = {"localhost", "127.0.0.1", "[::1]", places.local_address(bound), here, f"{here}.local"}
    lan = places.lan_address(bound)
    if lan is not None:
        names.add(f"[{lan}]" if ":" in lan else lan)
    usual = names if port == 80 else set()
    return frozenset({f"{name.lower()}:{port}" for name in names} | usual)
