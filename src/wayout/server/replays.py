"""Finished matches: what they were, what each viewer was told, the record, and playing on from the middle."""

import asyncio
import gzip
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from wayout.kernel.codec import encode
from wayout.kernel.game import Game, Result
from wayout.kernel.letter import letter
from wayout.kernel.play import replay
from wayout.kernel.record import Header, Step, read_lines, standing_steps, write_lines
from wayout.kernel.seats import Viewer, number_of, viewer_of
from wayout.server import codes
from wayout.server.hub import Hub
from wayout.server.messages import ForkPoint, MatchInfo, MatchLetters, ReplayLetter, TableCode
from wayout.server.office import By, Here
from wayout.server.pages import takes_gzip
from wayout.server.problems import Denied, documented
from wayout.table.rules_age import must_be_of_these_rules

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


async def record(hub: Hub, match: str) -> Record:
    kept = await hub.store.match(match, from_snapshot=False) if codes.is_id(match) else None
    if kept is None:
        raise Denied(404, "no_such_match")
    if kept.result is None:
        raise Denied(409, "not_finished")
    header, steps = read_lines([kept.header, *kept.lines])
    return Record(header, steps, _result(kept.result))


async def finished(hub: Hub, match: str) -> Finished:
    kept = await record(hub, match)
    game = hub.house.games.get(kept.header.game)
    if game is None:
        raise Denied(409, "unknown_game", game=kept.header.game)
    must_be_of_these_rules(kept.header, game)
    return Finished(game, kept.header, kept.steps, kept.result)


def letters(of: Finished, viewer: Viewer) -> list[ReplayLetter]:
    """What this viewer was told, step by step."""
    state = of.game.first_state(of.header.seats, of.header.options)
    told = []
    for step in of.standing:
        events = of.game.codec.events(step.events)
        replay(state, events)
        one = letter(of.game, state, viewer, step.number, events)
        told.append(ReplayLetter(step.number, step.at, step.seat, step.by, one.happened, one.view, one.may, one.asked))
    return told


def written(of: Finished, match: str, viewer: Viewer, *, packed: bool) -> bytes:
    """Most of a letter is as it was in the one before, so that packed they are hardly a fiftieth."""
    body = encode(MatchLetters(match, number_of(viewer), letters(of, viewer)))
    return gzip.compress(body, mtime=0) if packed else body


@get("/api/matches/{match:str}", responses=documented(404, 409, 429))
async def get_match(office: Here, match: FromPath[str]) -> MatchInfo:
    """A finished match."""
    of = await finished(office.hub, match)
    header = of.header
    steps = len(of.standing)
    colours = tuple(header.about.get("colours", range(header.seats)))
    return MatchInfo(match, header.game, header.names, colours, header.seats, header.options, steps, of.result)


@get("/api/matches/{match:str}/letters", responses=documented(400, 404, 409, 429))
async def get_letters(
    request: Request[Any, Any, Any], office: Here, match: FromPath[str], viewer: FromQuery[int] = -1
) -> Response[MatchLetters]:
    """Every letter of a finished match through the eyes of one seat."""
    of = await finished(office.hub, match)
    if viewer not in range(-1, of.header.seats):
        raise Denied(400, "no_such_seat", seats=of.header.seats)
    packed = takes_gzip(request)
    body: Any = await asyncio.to_thread(written, of, match, viewer_of(viewer), packed=packed)
    headers = {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if packed else {})}
    return Response(body, media_type=MediaType.JSON, headers=headers)


@get("/api/matches/{match:str}/record", media_type="application/x-ndjson", responses=documented(404, 409, 429))
async def get_record(office: Here, match: FromPath[str]) -> Response[bytes]:
    """The record as a file that `wayout replay` reads."""
    kept = await record(office.hub, match)
    lines = b"".join(write_lines(kept.header, map(plain, kept.steps)))
    name = f'attachment; filename="wayout-{kept.header.game}-{match}.jsonl"'
    return Response(lines, media_type="application/x-ndjson", headers={"Content-Disposition": name})


@post("/api/matches/{match:str}/fork", responses=documented(400, 403, 404, 409, 413, 429, 503))
async def post_fork(office: Here, visit: By, match: FromPath[str], data: JSONBody[ForkPoint]) -> TableCode:
    """A new table that will play on from after that step."""
    of = await finished(office.hub, match)
    if not office.guard.may_open_table(visit.identity.guest, visit.address):
        raise Denied(429, "too_many_tables")
    host = await office.guests.get(visit.identity.guest)
    return TableCode(await office.hub.fork(of.header, of.steps, data.number, host))


HANDLERS = [get_match, get_letters, get_record, post_fork]
