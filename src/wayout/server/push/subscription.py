"""Where a browser can be called, as its page told us. Nothing in it is believed before it is checked."""

import ipaddress
from typing import Final, Literal, TypeAlias
from urllib.parse import urlsplit

import msgspec

from wayout.server.push.envelope import read_point
from wayout.server.push.letters64 import to_bytes
from wayout.server.push.way import is_outside

Language: TypeAlias = Literal["en", "zh-Hant"]

LONGEST: Final = 1000
"""Characters of an endpoint."""
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
HTTPS: Final = 443


class Subscription(msgspec.Struct, frozen=True):
    """As it is kept: the browser's public point, its secret, and the language of its page."""

    endpoint: str
    p256dh: str
    auth: str
    lang: Language

    @property
    def origin(self) -> str:
        return origin_of(self.endpoint)


class Unfit(Exception):
    """No browser would have said this."""


def origin_of(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def place_of(url: str) -> tuple[str, int]:
    """Host and port, as they are connected to."""
    parts = urlsplit(url)
    return parts.hostname or "", parts.port or (HTTPS if parts.scheme == "https" else 80)


def check(given: Subscription, trusted: str | None) -> None:
    """`trusted` is the origin of a push service that the host of the house has named. Raises Unfit."""
    if not (given.endpoint.isascii() and given.endpoint.isprintable() and len(given.endpoint) <= LONGEST):
        raise Unfit("endpoint")
    try:
        if origin_of(given.endpoint) != trusted:
            must_be_public(given.endpoint)
        point, auth = to_bytes(given.p256dh), to_bytes(given.auth)
        read_point(point)
    except ValueError as error:
        raise Unfit("keys") from error
    if len(point) != POINT_BYTES or len(auth) != AUTH_BYTES:
        raise Unfit("keys")


def must_be_public(endpoint: str) -> None:
    """What its name means is looked up when it is called; here only what can be seen."""
    parts = urlsplit(endpoint)
    if parts.scheme != "https" or not parts.hostname or parts.username or parts.password or parts.fragment:
        raise Unfit("endpoint")
    if parts.port not in (None, HTTPS) or " " in endpoint:
        raise Unfit("endpoint")
    try:
        address = ipaddress.ip_address(parts.hostname)
    except ValueError:
        return
    if not is_outside(address):
        raise Unfit("endpoint")
