"""The sockets of a table, for a guest and for a big screen: messages in, mail out, one task for each way."""

import asyncio
import contextlib
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from wayout.kernel.codec import UNREADABLE, encode
from wayout.kernel.play import IllegalAction
from wayout.server import codes, logs
from wayout.server.desk import Arrived, Desk, Left, Spoke
from wayout.server.door import Visit
from wayout.server.finding import find
from wayout.server.heartbeat import BUDGET, ROUND_TRIP
from wayout.server.hub import HouseFull
from wayout.server.limits import MALFORMED_IN_A_ROW, WAITING_AT_A_TABLE, Bucket
from wayout.server.link import Link
from wayout.server.office import By, Here, Office
from wayout.server.problems import Denied
from wayout.server.store_trouble import last_word, why
from wayout.table.messages import ClientMessage, Gone, Ping, Pong, Refused
from wayout.table.playing import refused

ENDED: Final = 1000
AGAIN: Final = 1013
"""Try again later."""

NO_ROOM: Final = (Refused("table_full", "", {}), Gone("not_allowed"))
"""Nobody takes all the places, or all the big screens, that a table may have."""

_read: Final = msgspec.json.Decoder[ClientMessage](ClientMessage).decode


class _Named(msgspec.Struct):
    id: str | None = None


_named: Final = msgspec.json.Decoder(_Named).decode

Socket = WebSocket[Any, Any, Any]


class Conversation:
    """One socket at one table."""

    def __init__(self, socket: Socket, link: Link, desk: Desk, office: Office, address: str) -> None:
        self._socket = socket
        self._link = link
        self._desk = desk
        self._metrics = office.metrics
        own: Bucket = socket.scope["state"][BUDGET]
        self._buckets = (own, *office.guard.messages(link.guest.id, address))
        self._malformed = 0

    async def run(self) -> None:
        self._desk.post(Arrived(self._link))
        tasks = {asyncio.create_task(self._read_on()), asyncio.create_task(self._link.write_on(self._socket.send_text))}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._desk.post(Left(self._link))
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _read_on(self) -> None:
        """Until the client is gone or, after a last word, the writer has hung up."""
        while True:
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if not self._link.gone:
                text = event.get("text")
                self._hear(text if isinstance(text, str) else "")

    def _hear(self, text: str) -> None:
        if not all(bucket.take() for bucket in self._buckets) or self._desk.backlog > WAITING_AT_A_TABLE:
            self._link.tell(Gone("too_fast"))
            return
        try:
            message = _read(text)
        except UNREADABLE as error:
            self._refuse(text, error)
            return
        self._malformed = 0
        if isinstance(message, Ping):
            self._link.tell(Pong(message.sent))
            return
        self._desk.post(Spoke(self._link, message, self._desk.clock.seconds()))

    def _refuse(self, text: str, error: Exception) -> None:
        self._malformed += 1
        self._metrics.refusals.labels("malformed").inc()
        self._link.tell(Refused("malformed", "", {"why": str(error)}, id_in(text)))
        if self._malformed >= MALFORMED_IN_A_ROW:
            self._link.tell(Gone("not_allowed"))


def id_in(text: str) -> str | None:
    """The id of a message that is otherwise wrong."""
    try:
        return _named(text).id
    except UNREADABLE:
        return None


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: Socket, office: Here, visit: By, code: FromPath[str]) -> None:
    await serve(socket, office, visit, code, is_screen=False)


@websocket("/api/tables/{code:str}/screen")
async def screen_socket(socket: Socket, office: Here, visit: By, code: FromPath[str]) -> None:
    """What all may see, whoever asks."""
    await serve(socket, office, visit, code, is_screen=True)


async def serve(socket: Socket, office: Office, visit: Visit, code: str, is_screen: bool) -> None:
    await socket.accept()
    guest = visit.identity.guest
    if not office.guard.enter(guest, visit.address):
        await say_and_close(socket, Gone("too_fast"))
        return
    office.metrics.sockets.inc()
    try:
        await talk(socket, office, visit, code, is_screen)
    except Exception as error:
        await say_why(socket, error)
    finally:
        office.metrics.sockets.dec()
        office.guard.leave(guest, visit.address)


async def say_why(socket: Socket, error: Exception) -> None:
    """The store's trouble is told; any other goes up."""
    code = why(error)
    if code is None:
        raise error
    logs.trouble("a socket was let go", error)
    await say_and_close(socket, last_word(code), code=AGAIN)


async def talk(socket: Socket, office: Office, visit: Visit, typed: str, is_screen: bool) -> None:
    who = await office.guests.get(visit.identity.guest)
    try:
        desk = await find(office, visit.address, typed)
    except Denied:
        await say_and_close(socket, Gone("too_fast"))
        return
    except HouseFull:
        await close(socket, AGAIN)
        return
    except IllegalAction as error:
        await say_and_close(socket, refused(error), Gone("other_version"))
        return
    if desk is None:
        await say_and_close(socket, Refused("no_such_table", "", {}), Gone("not_allowed"))
        return
    link = Link(codes.new_id(), who, socket.scope["state"].get(ROUND_TRIP), is_screen)
    guard, code = office.guard, desk.table.code
    with guard.screen(code, visit.address) if is_screen else guard.place(code, visit.address) as has_room:
        if not has_room and (is_screen or not desk.table.knows(who.id)):
            await say_and_close(socket, *NO_ROOM)
            return
        await Conversation(socket, link, desk, office, visit.address).run()
    await close(socket, ENDED if link.gone else AGAIN)


async def say_and_close(socket: Socket, *words: Refused | Gone, code: int = ENDED) -> None:
    with contextlib.suppress(Exception):
        for word in words:
            await socket.send_text(encode(word).decode())
    await close(socket, code)


async def close(socket: Socket, code: int) -> None:
    """The client may have gone first."""
    with contextlib.suppress(Exception):
        await socket.close(code)
