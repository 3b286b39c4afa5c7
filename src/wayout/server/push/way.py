"""The way to a push service. Guests say where it is, so it leads out into the world and never into the house's own
network: names are looked up here, and what is connected to is the very address that was looked at."""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final

from httpcore import AnyIOBackend, AsyncNetworkBackend, AsyncNetworkStream, ConnectError, RemoteProtocolError

NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
LOOKING_UP: Final = 8
"""Names at once. Whoever answers for one may take a minute, so threads of their own wait for it and no others."""
MOST_HEARD: Final = 16 * 1024
"""Bytes of an answer, of which only the head is wanted."""
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


_waiting_for_names: Final = ThreadPoolExecutor(LOOKING_UP, "push-names")


class NoWay(ConnectError):
    """It leads to where guests may not send us."""


def inner(address: Address) -> Address:
    """The IPv4 address that is wrapped in this one, if any."""
    if isinstance(address, ipaddress.IPv4Address):
        return address
    if address in NAT64:
        return ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    teredo = None if address.teredo is None else address.teredo[1]
    return address.ipv4_mapped or address.sixtofour or teredo or address


def is_outside(address: Address) -> bool:
    one = inner(address)
    site_local = isinstance(one, ipaddress.IPv6Address) and one.is_site_local
    return one.is_global and not (one.is_multicast or one.is_reserved or one.is_unspecified or site_local)


async def look_up(host: str, port: int) -> list[str]:
    ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_waiting_for_names, ask)
    return [str(sockaddr[0]) for *_, sockaddr in found]


class Earshot(AsyncNetworkStream):
    """Whoever goes on and on is not listened to: reading it all would take the time of every table."""

    def __init__(self, stream: AsyncNetworkStream) -> None:
        self._stream = stream
        self._left = MOST_HEARD

    async def read(
        self,
        max_bytes: int,
        timeout: float | None = None,  # noqa: ASYNC109 - the signature is httpcore's
    ) -> bytes:
        if not self._left:
            raise RemoteProtocolError("it goes on and on")
        heard = await self._stream.read(min(max_bytes, self._left), timeout)
        self._left -= len(heard)
        return heard

    async def write(
        self,
        buffer: bytes,
        timeout: float | None = None,  # noqa: ASYNC109 - the signature is httpcore's
    ) -> None:
        await self._stream.write(buffer, timeout)

    async def aclose(self) -> None:
        await self._stream.aclose()

    async def start_tls(
        self,
        ssl_context: ssl.SSLContext,
        server_hostname: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109 - the signature is httpcore's
    ) -> AsyncNetworkStream:
        return Earshot(await self._stream.start_tls(ssl_context, server_hostname, timeout))

    def get_extra_info(self, info: str) -> Any:
        return self._stream.get_extra_info(info)


class GuardedNetwork(AsyncNetworkBackend):
    """Connects to what is outside, and to the one place inside that the host of the house has named."""

    def __init__(self, trusted: tuple[str, int] | None = None) -> None:
        self._trusted = trusted
        self._network = AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 - the signature is httpcore's
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> AsyncNetworkStream:
        try:
            async with asyncio.timeout(timeout):
                addresses = await look_up(host, port)
        except (OSError, UnicodeError) as error:
            raise ConnectError("the name is not known") from error
        if (host, port) != self._trusted:
            must_be_outside(addresses)
        to = addresses[0]
        return Earshot(await self._network.connect_tcp(to, port, timeout, local_address, socket_options))

    async def connect_unix_socket(
        self,
        path: str,
        timeout: float | None = None,  # noqa: ASYNC109 - the signature is httpcore's
        socket_options: Iterable[Any] | None = None,
    ) -> AsyncNetworkStream:
        raise NoWay("no push service lives in a file")

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def must_be_outside(addresses: list[str]) -> None:
    """One that is not is enough to go nowhere."""
    if not addresses or not all(is_outside(ipaddress.ip_address(one.partition("%")[0])) for one in addresses):
        raise NoWay("it leads into a network of its own")
