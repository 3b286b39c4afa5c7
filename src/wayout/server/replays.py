"""Finished matches: what they were, what each viewer was told, the record, and playing on from the middle."""

import asyncio
import gzip
import zlib
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from functools import partial
from io import BytesIO
from time import sleep
from typing import Any, Final, TypeVar

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from wayout.kernel.codec import encode
from wayout.kernel.game import Game, Result
from wayout.kernel.letter import letter
from wayout.kernel.play import replay
from wayout.kernel.record import Header, Step, read_lines, standing_steps, told, write_lines
from wayout.kernel.seats import Viewer, viewer_of
from wayout.server import codes
from wayout.server.days import must_be_over, must_not_give_away
from wayout.server.door import Visit
from wayout.server.hub import Hub
from wayout.server.messages import ForkPoint, MatchFinale, MatchInfo, MatchLetters, ReplayLetter, TableCode
from wayout.server.office import By, Here, Office
from wayout.server.pages import page, takes_gzip
from wayout.server.problems import Denied, documented
from wayout.server.shelf import Name
from wayout.store.rows import KeptMatch
from wayout.table.rules_age import must_be_of_these_rules

GOOD_ENOUGH: Final = 6
"""How hard letters are packed: more takes twice the time for hardly less."""
PIECE: Final = 64 * 1024
GZIP: Final = 31
"""How zlib calls it."""
AT_NO_TABLE: Final = ""

T = TypeVar("T")

_result: Final = msgspec.json.Decoder(Result).decode


class Record(msgspec.Struct, frozen=True):
    """A finished match as it was kept. Needs no rules, so it can be had whatever became of them."""

    header: Header
    steps: list[Step]
    result: Result


class Finished(msgspec.Struct, frozen=True):
    """A finished match and the rules it was played by."""

    game: Game[Any, Any]
    header: Header
    steps: list[Step]
    result: Result

    @property
    def standing(self) -> list[Step]:
        """The match as it was in the end, without what was taken back."""
        return standing_steps(list(map(plain, self.steps)))


def plain(step: Step) -> Step:
    return msgspec.structs.replace(step, wish=None)


async def kept_match(hub: Hub, match: str) -> KeptMatch:
    kept = await hub.store.match(match, from_snapshot=False) if codes.is_id(match) else None
    if kept is None:
        raise Denied(404, "no_such_match")
    if kept.result is None:
        raise Denied(409, "not_finished")
    return kept


def record(kept: KeptMatch) -> Record:
    assert kept.result is not None
    header, steps = read_lines([kept.header, *kept.lines])
    return Record(header, steps, _result(kept.result))


def finished(games: Mapping[str, Game[Any, Any]], kept: KeptMatch) -> Finished:
    of = record(kept)
    game = games.get(of.header.game)
    if game is None:
        raise Denied(409, "unknown_game", game=of.header.game)
    must_be_of_these_rules(of.header, game)
    return Finished(game, of.header, of.steps, of.result)


def letters(of: Finished, viewer: Viewer) -> Iterator[ReplayLetter]:
    """What this viewer was told, step by step."""
    state = of.game.first_state(of.header.seats, of.header.options)
    for step in of.standing:
        events = of.game.codec.events(step.events)
        replay(state, events)
        one = letter(of.game, state, viewer, step.number, events)
        told = (one.happened, one.view, one.may, one.asked)
        yield ReplayLetter(step.number, step.at, step.seat, step.by, *told)


def packed(of: Finished, match: str, number: int) -> bytes:
    """Most of a letter is as it was in the one before, so that packed they are hardly a fiftieth. Unpacked they are
    never in memory all at once."""
    if number not in range(-1, of.header.seats):
        raise Denied(400, "no_such_seat", seats=of.header.seats)
    told = BytesIO()
    with gzip.GzipFile(fileobj=told, mode="wb", compresslevel=GOOD_ENOUGH, mtime=0) as file:
        file.write(encode(MatchLetters(match, number, [])).removesuffix(b"]}"))
        for index, one in enumerate(letters(of, viewer_of(number))):
            file.write(b"," * bool(index) + encode(one))
            sleep(0)  # the tables' turn
        file.write(b"]}")
    return told.getvalue()


async def unpacked(packed: bytes) -> AsyncIterator[bytes]:
    """As fast as it is read: whoever reads slowly holds no more of it than a piece."""
    reader = zlib.decompressobj(wbits=GZIP)
    for start in range(0, len(packed), PIECE):
        rest = packed[start : start + PIECE]
        while rest:
            yield reader.decompress(rest, PIECE)
            rest = reader.unconsumed_tail
            await asyncio.sleep(0)
    yield reader.flush()


def info(of: Finished, match: str) -> bytes:
    header = of.header
    steps = len(of.standing)
    who = (header.names, colours_of(header), header.seats)
    return encode(MatchInfo(match, header.game, *who, header.options, steps, of.result, is_opened(header)))


def colours_of(header: Header) -> tuple[int, ...]:
    return tuple(header.about.get("colours", range(header.seats)))


def is_opened(header: Header) -> bool:
    """Whether it came as a file. What stands in it may be made up, so nobody plays on from it."""
    return header.about.get("opened") is True


def finale(of: Finished, match: str) -> bytes:
    if of.game.finale is None:
        raise Denied(404, "no_finale")
    header = of.header
    about = of.game.finale(told(of.game, header, of.steps))
    return encode(
        MatchFinale(match, header.game, header.names, colours_of(header), of.result, is_opened(header), about)
    )


def must_not_ask_too_much(office: Office, visit: Visit, name: Name, as_it_lies: bool = True) -> None:
    """What lies on the shelf costs nothing, if it is taken as it lies there."""
    if not (as_it_lies and name in office.shelf) and not office.guard.replays.take(visit.address):
        raise Denied(429, "too_fast")


async def written(office: Office, kept: KeptMatch, work: Callable[[], T]) -> T:
    """A match that came as a file was at no table."""
    return await office.shelf.alone(work, of_strangers=kept.code == AT_NO_TABLE)


@get("/api/matches/{match:str}", responses=documented(404, 409, 429, 503))
async def get_match(office: Here, visit: By, match: FromPath[str]) -> Response[MatchInfo]:
    """A finished match."""
    name = (match, "info")
    await must_not_give_away(office, visit, match)
    must_not_ask_too_much(office, visit, name)

    async def write() -> bytes:
        kept = await kept_match(office.hub, match)
        return await written(office, kept, lambda: info(finished(office.hub.house.games, kept), match))

    body: Any = await office.shelf.get(name, write)
    return Response(body, media_type=MediaType.JSON)


@get("/api/matches/{match:str}/letters", responses=documented(400, 404, 409, 429, 503))
async def get_letters(
    request: Request[Any, Any, Any], office: Here, visit: By, match: FromPath[str], viewer: FromQuery[int] = -1
) -> Response[MatchLetters]:
    """Every letter of a finished match through the eyes of one seat."""
    name = (match, f"letters {viewer}")
    await must_not_give_away(office, visit, match)
    must_not_ask_too_much(office, visit, name, as_it_lies=takes_gzip(request))

    async def write() -> bytes:
        kept = await kept_match(office.hub, match)
        return await written(office, kept, lambda: packed(finished(office.hub.house.games, kept), match, viewer))

    body: Any = await office.shelf.get(name, write)
    headers = {"Vary": "Accept-Encoding"}
    if takes_gzip(request):
        headers["Content-Encoding"] = "gzip"
    else:
        streamed: Any = Stream(unpacked(body), media_type=MediaType.JSON, headers=headers)
        return streamed  # type: ignore[no-any-return]
    return Response(body, media_type=MediaType.JSON, headers=headers)


@get("/api/matches/{match:str}/finale", responses=documented(404, 409, 429, 503))
async def get_finale(
    request: Request[Any, Any, Any], office: Here, visit: By, match: FromPath[str]
) -> Response[MatchFinale]:
    """What is told of a finished match when it is over."""
    name = (match, "finale")
    await must_not_give_away(office, visit, match)
    must_not_ask_too_much(office, visit, name)

    async def write() -> bytes:
        kept = await kept_match(office.hub, match)
        return await written(office, kept, lambda: finale(finished(office.hub.house.games, kept), match))

    answer: Any = page(await office.shelf.get(name, write), MediaType.JSON).answer(request)
    return answer  # type: ignore[no-any-return]


@get("/api/matches/{match:str}/record", media_type="application/x-ndjson", responses=documented(404, 409, 429, 503))
async def get_record(office: Here, visit: By, match: FromPath[str]) -> Response[bytes]:
    """The record as a file that `wayout replay` reads."""
    if not office.guard.replays.take(visit.address):
        raise Denied(429, "too_fast")
    await must_not_give_away(office, visit, match)
    kept = await kept_match(office.hub, match)
    of = await written(office, kept, partial(record, kept))
    lines = b"".join(write_lines(of.header, map(plain, of.steps)))
    name = f'attachment; filename="wayout-{of.header.game}-{match}.jsonl"'
    return Response(lines, media_type="application/x-ndjson", headers={"Content-Disposition": name})


@post("/api/matches/{match:str}/fork", responses=documented(400, 403, 404, 409, 413, 429, 503))
async def post_fork(office: Here, visit: By, match: FromPath[str], data: JSONBody[ForkPoint]) -> TableCode:
    """A new table that will play on from after that step."""
    await must_not_give_away(office, visit, match)
    await must_be_over(office.hub, match)
    kept = await kept_match(office.hub, match)
    if not office.guard.may_open_table(visit.identity.guest, visit.address):
        raise Denied(429, "too_many_tables")
    of = await written(office, kept, partial(finished, office.hub.house.games, kept))
    if is_opened(of.header):
        raise Denied(409, "opened_from_a_file")
    host = await office.guests.get(visit.identity.guest)
    return TableCode(await office.hub.fork(of.header, of.steps, data.number, host))


HANDLERS = [get_match, get_letters, get_finale, get_record, post_fork]
