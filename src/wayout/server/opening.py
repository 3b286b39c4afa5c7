"""A record from a file becomes a match that can be watched here. Nobody vouches for it, so it is read with suspicion:
bounded, checked, and tried out in a process of its own before it is kept."""

import asyncio
import hashlib
import sys
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Any, Final, NamedTuple

import msgspec
from litestar import Request, post

from wayout.kernel.codec import encode
from wayout.kernel.game import Game, Result
from wayout.kernel.options import UnknownOption, complete
from wayout.kernel.record import BrokenRecord, Header, Step, read_lines
from wayout.server.day_records import must_not_be_todays
from wayout.server.days import today
from wayout.server.messages import MatchCode
from wayout.server.office import By, Here
from wayout.server.problems import Denied, documented
from wayout.server.replays import AT_NO_TABLE
from wayout.store.rows import MatchBegun, MatchEnded, Overtaken, Row, StepKept
from wayout.table.rules_age import must_be_of_these_rules
from wayout.table.words import name_of_newcomer

PACKED_BYTES: Final = 96 * 1024
"""As it comes, as gzip or not; the longest matches of bots need a quarter of it."""
BYTES: Final = 2 * 1024 * 1024
MOST_STEPS: Final = 20_000
"""All of a record are kept at once, and every table waits for that."""
LONGEST_LINE: Final = 64 * 1024
"""Bytes; each is read at one go, in which no table has its turn. The longest of a match needs a thirtieth."""
ONE: Final = 256 * 1024
"""Bytes; a longer record counts as several."""
PACKED: Final = b"\x1f\x8b"
PATIENCE: Final = 60.0
"""Seconds for trying it out; the process itself has less of the machine's time."""
IDENTITIES: Final = 8
OPENED: Final = "opened"
LATEST: Final = 2**53 - 1
"""Milliseconds; a browser counts no further."""

_one_at_a_time: Final = asyncio.Lock()


def broken(why: str) -> Denied:
    return Denied(400, "broken_record", why=why)


def unpacked(body: bytes) -> bytes:
    if not body.startswith(PACKED):
        return body
    reader = zlib.decompressobj(wbits=31)
    try:
        whole = reader.decompress(body, BYTES)
    except zlib.error as error:
        raise broken("gzip") from error
    if reader.unconsumed_tail:
        raise Denied(413, "too_large")
    return whole


def read(body: bytes) -> tuple[Header, list[Step]]:
    try:
        lines = body.splitlines()
        if len(lines) > MOST_STEPS:
            raise broken("too many steps")
        if any(len(line) > LONGEST_LINE for line in lines):
            raise broken("a line is too long")
        return read_lines(lines)
    except BrokenRecord as error:
        raise broken(str(error)) from error


def must_be_plausible(header: Header, steps: list[Step]) -> None:
    """What a step says of itself is believed by whoever watches: it could have been written by a house."""
    before = 0
    for step in steps:
        if not before <= step.at <= LATEST:
            raise broken(f"step {step.number}: at")
        if step.seat is not None and step.seat not in range(header.seats):
            raise broken(f"step {step.number}: seat")
        if step.back_to is not None and step.back_to not in range(-1, step.number):
            raise broken(f"step {step.number}: back_to")
        if step.undoes is not None and step.undoes not in range(step.number):
            raise broken(f"step {step.number}: undoes")
        before = step.at


def checked(game: Game[Any, Any], header: Header) -> Header:
    """The header as this house would have written it, with a word that it has not."""
    try:
        options = complete(game.options, header.options)
    except UnknownOption as error:
        raise broken(f"option {error}") from error
    if header.seats not in game.seat_counts(options):
        raise broken("seats")
    names = tuple(map(name_of_newcomer, header.names[: header.seats]))
    missing = header.seats - len(names)
    about = {"colours": colours(header), OPENED: True}
    return Header(game.id, game.version, header.seats, options, names=(*names, *[""] * missing), about=about)


def colours(header: Header) -> list[int]:
    given = header.about.get("colours")
    if isinstance(given, list) and len(given) == header.seats and all(map(is_identity, given)):
        return given
    return list(range(header.seats))


def is_identity(given: object) -> bool:
    """Neither true nor 1.0, which would be in the range, too."""
    return type(given) is int and given in range(IDENTITIES)


def name_of(header: Header, steps: list[Step]) -> str:
    """The same record has the same name, however often it is opened."""
    told = hashlib.sha256(encode(header))
    for step in steps:
        told.update(encode(step))
    return urlsafe_b64encode(told.digest()[:18]).decode()


async def tried_out(lines: bytes) -> Result:
    """What it ends with, if it can be replayed through everybody's eyes within bounds."""
    async with _one_at_a_time:
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "wayout.server.tryout"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            told, _ = await asyncio.wait_for(child.communicate(lines), PATIENCE)
        except TimeoutError as error:
            raise broken("it takes too long") from error
        finally:
            if child.returncode is None:
                child.kill()
                await child.wait()
    if child.returncode != 0:
        raise broken("it does not replay")
    return msgspec.json.decode(told, type=Result)


class Opened(NamedTuple):
    match: str
    lines: list[bytes]

    @property
    def rows(self) -> list[Row]:
        steps = [StepKept(self.match, number, line) for number, line in enumerate(self.lines[1:])]
        return [MatchBegun(self.match, AT_NO_TABLE, self.lines[0]), *steps]


def opened(games: Mapping[str, Game[Any, Any]], body: bytes, day_key: bytes, today: str) -> Opened:
    """The record as it would be kept here. Refuses what cannot be."""
    header, steps = read(body)
    game = games.get(header.game)
    if game is None:
        raise Denied(409, "unknown_game", game=header.game)
    must_be_of_these_rules(header, game)
    kept = checked(game, header)
    must_be_plausible(header, steps)
    try:
        must_not_be_todays(game, header, steps, day_key, today)
    except BrokenRecord as error:
        raise broken(str(error)) from error
    steps = [msgspec.structs.replace(step, wish=None) for step in steps]
    return Opened(name_of(kept, steps), [encode(kept), *map(encode, steps)])


@post("/api/records", request_max_body_size=PACKED_BYTES, responses=documented(400, 403, 409, 413, 429, 503))
async def post_record(request: Request[Any, Any, Any], office: Here, visit: By) -> MatchCode:
    """A record, as `GET /api/matches/{match}/record` gives it, becomes a match that can be watched here."""
    guard, hub = office.guard, office.hub
    if not guard.may_open_record(visit.address):
        raise Denied(429, "too_many_records")
    body = unpacked(await request.body())
    if not guard.may_open_record(visit.address, len(body) // ONE):
        raise Denied(429, "too_many_records")
    house = hub.house
    of = await office.shelf.alone(partial(opened, house.games, body, house.day_key, today(hub)), of_strangers=True)
    if await hub.store.match(of.match, from_snapshot=True) is None:
        result = await tried_out(b"\n".join(of.lines))
        with suppress(Overtaken):  # somebody else has just opened the same one
            await hub.store.commit([*of.rows, MatchEnded(of.match, encode(result))])
    return MatchCode(of.match)


HANDLERS = [post_record]
