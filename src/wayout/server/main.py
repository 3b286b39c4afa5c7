"""`wayout serve`: opens the house, says where it is, and closes it well."""

import argparse
import asyncio
import contextlib
import gc
import signal
import socket
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Final

import segno
import uvicorn

from wayout.server import codes, descriptors, logs, pages, places
from wayout.server.addresses import Addresses, network_base, public_url, reachable
from wayout.server.app import Parts, make_app
from wayout.server.clock import HouseClock
from wayout.server.connection import KEEP_ALIVE_SECONDS, HouseConfig, HouseProtocol
from wayout.server.crowd import Crowd
from wayout.server.health import Health
from wayout.server.heartbeat import PATIENCE_SECONDS, PING_SECONDS, HeartbeatProtocol
from wayout.server.hub import Hub
from wayout.server.identity import Signer, key_in
from wayout.server.limits import MESSAGE_BYTES, Guard, Limits
from wayout.server.metrics import Metrics
from wayout.server.office import PushDesk
from wayout.server.places import CannotOpen
from wayout.server.push.courier import Courier
from wayout.server.push.house_key import house_key_in
from wayout.server.push.sender import Sender
from wayout.store.store import StoreUnusable, open_store
from wayout.table.house import House

DATABASE: Final = "house.db"
DATABASES: Final = ("postgresql://", "postgres://")
"""A file of its own choice would not be locked with the data folder."""
LOG: Final = "log.jsonl"
DAY_KEY: Final = "day-key"
SHORTEST_KEY: Final = 8
COLLECT: Final = (50_000, 50, 1000)
"""When garbage is looked for. As Python comes, a house of 700 tables stood still for up to 0.6 s now and then, looking
through all it has; with these numbers 99 of 100 wishes there take up to 56 ms instead of 791, with no more memory."""

SERVING: Final = {
    "http": HouseProtocol,
    "ws": HeartbeatProtocol,
    "timeout_keep_alive": KEEP_ALIVE_SECONDS,
    "ws_max_size": MESSAGE_BYTES,
    "ws_ping_interval": PING_SECONDS,
    "ws_ping_timeout": PATIENCE_SECONDS,
    "ws_per_message_deflate": False,
    "lifespan": "off",
    "log_config": None,
    "access_log": False,
    "proxy_headers": False,
    "server_header": False,
    "timeout_graceful_shutdown": 5,
}
"""How uvicorn serves the house."""


def day_key(text: str) -> bytes:
    if len(text) < SHORTEST_KEY:
        raise argparse.ArgumentTypeError(f"at least {SHORTEST_KEY} characters, or somebody may guess the mazes")
    return text.encode()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--host", default="0.0.0.0", help="address to listen on (default: all; 127.0.0.1: this machine only)")  # noqa: S104
    add("--port", type=int, help="port to listen on (default: that of last time, else a free one)")
    add("--data", type=Path, default=places.default_data(), help="folder for all data (default: %(default)s)")
    add("--store", metavar="URL", help="keep games in PostgreSQL, postgresql://..., instead of in the data folder")
    add("--proxy", action="store_true", help="a reverse proxy stands in front: believe its X-Forwarded headers")
    add("--public-url", type=public_url, metavar="URL", help="where everybody finds the house, for links that it makes")
    add(
        "--day-key",
        type=day_key,
        metavar="KEY",
        help="houses with the same key have the same mazes of the day (default: a key of its own)",
    )
    add(
        "--push-service",
        type=public_url,
        metavar="URL",
        help="also call guests by this push service, though it is in the house's own network",
    )
    add("--metrics-token", metavar="TOKEN", help="whoever sends this as bearer may read /metrics, from anywhere")
    add(
        "--limits", type=float, default=1.0, metavar="FACTOR", help="be so many times as generous with rates and counts"
    )
    add("--log", choices=["file", "stderr"], default="file", help="where the log goes (default: log.jsonl in the data)")
    add("--client", type=Path, default=pages.STATIC, help=argparse.SUPPRESS)
    add("--pace", type=float, default=1.0, help=argparse.SUPPRESS)
    add("--speed", type=float, default=1.0, help=argparse.SUPPRESS)


class HouseServer(uvicorn.Server):
    """Says goodbye at every table before the sockets are closed."""

    def __init__(self, config: uvicorn.Config, hub: Hub) -> None:
        super().__init__(config)
        self._hub = hub

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As uvicorn does, but the signal is not raised again afterwards: there is a store to be closed."""
        before = {one: signal.signal(one, self.handle_exit) for one in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for one in sockets or []:
            one.close()
        await self._hub.close()
        await super().shutdown(sockets)


async def open_house(args: argparse.Namespace, listening: socket.socket) -> None:
    """Runs until it is told to stop."""
    from wayout.games import GAMES

    if args.store is not None and not args.store.startswith(DATABASES):
        raise StoreUnusable(f"--store is for PostgreSQL, postgresql://..., and not for {args.store}; see --data")
    store = await open_store(args.store or str(args.data / DATABASE))
    room = descriptors.room()
    limits = Limits().times(args.limits).within(room)
    clock = HouseClock()
    mazes = args.day_key or key_in(args.data, DAY_KEY)
    house = House(GAMES, codes.new_id, codes.new_seed, args.pace, args.speed, clock.wall, mazes, args.limits)
    guard = Guard(limits)
    key = house_key_in(args.data, args.public_url)
    courier = Courier(store, Sender(key, args.push_service), guard.calls)
    hub = Hub(store, house, Metrics(), limits.tables, clock, courier)
    health = Health(store, hub.metrics, args.data)
    watching = asyncio.create_task(health.watch())
    try:
        courier.start(hub.wants)
        await hub.start()
        port = listening.getsockname()[1]
        parts = Parts(
            hub,
            Signer(key_in(args.data)),
            guard,
            PushDesk(key.public, args.push_service),
            args.proxy,
            client=pages.Client(args.client),
            health=health,
            addresses=Addresses(args.public_url, reachable(args.host, port), network_base(args.host, port)),
            metrics_token=args.metrics_token,
        )
        config = HouseConfig(make_app(parts), Crowd(limits, room, args.proxy), limits, clock, **SERVING)
        collect_garbage_seldom()
        announce(args, port)
        await HouseServer(config, hub).serve(sockets=[listening])
    finally:
        watching.cancel()
        await hub.close()
        await courier.close()
        await store.close()
        logs.say("the house is closed")


def collect_garbage_seldom() -> None:
    """What is there by now stays: programs, games, tables in use."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def announce(args: argparse.Namespace, port: int) -> None:
    """Where the house is: links, a QR code if others can reach it, and the folder that must not be lost."""
    here = f"http://{places.local_address(args.host)}:{port}/"
    base = network_base(args.host, port)
    there = None if base is None else f"{base}/"
    lines = ["Wayout is open.", f"  on this machine  {here}"]
    if there is None:
        lines.append("  on the network   nobody else can reach it (see --host)")
    else:
        lines.append(f"  on the network   {there}")
    lines.append(f"  data             {args.data}")
    if there is not None:
        drawn = StringIO()
        segno.make(there, micro=False).terminal(drawn, compact=True, border=2)
        lines += ["", drawn.getvalue().rstrip("\n")]
    lines += ["", "Stop it with Ctrl-C."]
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()
    logs.say("the house is open", port=port)


def run(args: argparse.Namespace) -> int:
    args.data = args.data.expanduser().absolute()
    with contextlib.suppress(AttributeError):  # a captured stream has no encoding of its own
        sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        with places.take(args.data), places.listen(args.host, args.port, args.data) as listening:
            logs.set_up(args.data / LOG if args.log == "file" else None)
            with asyncio.Runner(loop_factory=_new_loop) as runner, contextlib.suppress(KeyboardInterrupt):
                runner.run(open_house(args, listening))
    except (CannotOpen, StoreUnusable) as trouble:
        sys.stderr.write(f"wayout: {trouble}\n")
        return 1
    return 0


def _new_loop() -> asyncio.AbstractEventLoop:
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop

    return uvloop.new_event_loop()
