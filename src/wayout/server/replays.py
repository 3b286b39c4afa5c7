"""Finished matches: what they were, what each viewer was told, the record, and playing on from the middle."""

import gzip
from collections.abc import Iterator, Mapping
from functools import partial
from io import BytesIO
from time import sleep
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from wayout.kernel.codec import encode
from wayout.kernel.game import Game, Result
from wayout.kernel.letter import letter
from wayout.kernel.play import replay
from wayout.kernel.record import Header, Step, read_lines, standing_steps, write_lines
from wayout.kernel.seats import Viewer, viewer_of
from wayout.server import codes
from wayout.server.door import Visit
from wayout.server.hub import Hub
from wayout.server.messages import ForkPoint, MatchInfo, MatchLetters, ReplayLetter, TableCode
from wayout.server.office import By, Here, Office
from wayout.server.pages import takes_gzip
from wayout.server.problems import Denied, documented
from wayout.server.shelf import Name
from wayout.store.rows import KeptMatch
from wayout.table.rules_age import must_be_of_these_rules

GOOD_ENOUGH: Final = 6
"""How hard letters are packed: more takes twice the time for hardly less."""

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


def info(of: Finished, match: str) -> bytes:
    header = of.header
    steps = len(of.standing)
    colours = tuple(header.about.get("colours", range(header.seats)))
    return encode(MatchInfo(match, header.game, header.names, colours, header.seats, header.options, steps, of.result))


def must_not_ask_too_much(office: Office, visit: Visit, name: Name, as_it_lies: bool = True) -> None:
    """What lies on the shelf costs nothing, if it is taken as it lies there."""
    if not (as_it_lies and name in office.shelf) and not office.guard.replays.take(visit.address):
        raise Denied(429, "too_fast")


@get("/api/matches/{match:str}", responses=documented(404, 409, 429, 503))
async def get_match(office: Here, visit: By, match: FromPath[str]) -> Response[MatchInfo]:
    """A finished match."""
    name = (match, "info")
    must_not_ask_too_much(office, visit, name)

    async def write() -> bytes:
        kept = await kept_match(office.hub, match)
        return await office.shelf.alone(lambda: info(finished(office.hub.house.games, kept), match))

    body: Any = await office.shelf.get(name, write)
    return Response(body, media_type=MediaType.JSON)


@get("/api/matches/{match:str}/letters", responses=documented(400, 404, 409, 429, 503))
async def get_letters(
    request: Request[Any, Any, Any], office: Here, visit: By, match: FromPath[str], viewer: FromQuery[int] = -1
) -> Response[MatchLetters]:
    """Every letter of a finished match through the eyes of one seat."""
    name = (match, f"letters {viewer}")
    must_not_ask_too_much(office, visit, name, as_it_lies=takes_gzip(request))

    async def write() -> bytes:
        kept = await kept_match(office.hub, match)
        return await office.shelf.alone(lambda: packed(finished(office.hub.house.games, kept), match, viewer))

    body: Any = await office.shelf.get(name, write)
    headers = {"Vary": "Accept-Encoding"}
    if takes_gzip(request):
        headers["Content-Encoding"] = "gzip"
    else:
        body = await office.shelf.alone(partial(gzip.decompress, body))
    return Response(body, media_type=MediaType.JSON, headers=headers)


@get("/api/matches/{match:str}/record", media_type="application/x-ndjson", responses=documented(404, 409, 429, 503))
async def get_record(office: Here, visit: By, match: FromPath[str]) -> Response[bytes]:
    """The record as a file that `wayout replay` reads."""
    if not office.guard.replays.take(visit.address):
        raise Denied(429, "too_fast")
    of = await office.shelf.alone(partial(record, await kept_match(office.hub, match)))
    lines = b"".join(write_lines(of.header, map(plain, of.steps)))
    name = f'attachment; filename="wayout-{of.header.game}-{match}.jsonl"'
    return Response(lines, media_type="application/x-ndjson", headers={"Content-Disposition": name})


@post("/api/matches/{match:str}/fork", responses=documented(400, 403, 404, 409, 413, 429, 503))
async def post_fork(office: Here, visit: By, match: FromPath[str], data: JSONBody[ForkPoint]) -> TableCode:
    """A new table that will play on from after that step."""
    kept = await kept_match(office.hub, match)
    if not office.guard.may_open_table(visit.identity.guest, visit.address):
        raise Denied(429, "too_many_tables")
    of = await office.shelf.alone(partial(finished, office.hub.house.games, kept))
    host = await office.guests.get(visit.identity.guest)
    return TableCode(await office.hub.fork(of.header, of.steps, data.number, host))


HANDLERS = [get_match, get_letters, get_record, post_fork]
