"""What can be asked once: the house, oneself, tables."""

import hmac
import io
from collections.abc import Iterable
from math import inf
from typing import Any, Final

import segno
from litestar import Request, Response, get, post, put
from litestar.params import FromPath, JSONBody

from wayout import __version__
from wayout.games import forecast_file, read_forecast
from wayout.kernel.codec import encode
from wayout.kernel.forecast import Forecast, of_version
from wayout.kernel.game import Game
from wayout.kernel.options import complete
from wayout.server.desk import Desk
from wayout.server.door import Visit
from wayout.server.finding import find, must_not_be_guessing, was_wrong
from wayout.server.hub import Hub
from wayout.server.messages import (
    GameInfo,
    Health,
    House,
    Me,
    MoveLink,
    MoveOffer,
    MoveToken,
    NewTable,
    OwnTable,
    Profile,
    Squares,
    TableCode,
    TableInfo,
)
from wayout.server.office import By, Here, Office
from wayout.server.pages import Page, page
from wayout.server.problems import Denied, documented, told
from wayout.table.card import Card
from wayout.table.house import Guest
from wayout.table.table import Table
from wayout.table.tempo import tempi

LISTED_TABLES: Final = 10


def game_info(game: Game[Any, Any]) -> GameInfo:
    return GameInfo(
        id=game.id,
        seat_counts=seat_counts(game),
        options=game.options,
        presets={name: dict(options) for name, options in game.presets.items()},
        first_preset=game.first_preset,
        timers=dict(game.timers),
        brief=tuple(sorted(game.brief)),
        tempi=tempi(game),
        bots=tuple(game.bots),
        standard_bot=game.standard_bot,
        live=game.live,
    )


def house_page(games: Iterable[Game[Any, Any]], build: str) -> Page:
    return page(encode(House(__version__, build, tuple(map(game_info, games)))), "application/json")


def catalogue_page(game: Game[Any, Any]) -> Page:
    return page(encode(game.catalogue), "application/json")


def forecast_page(game: Game[Any, Any]) -> Page:
    known = read_forecast(forecast_file(game.id))
    return page(encode(of_version(known, game.version)), "application/json")


def seat_counts(game: Game[Any, Any]) -> tuple[int, ...]:
    ways = ({}, *game.presets.values())
    return tuple(sorted({count for way in ways for count in game.seat_counts(complete(game.options, way))}))


def names_at(table: Table) -> tuple[str, ...]:
    return tuple(guest.name for guest in table.guests)


def me(guest: Guest) -> Me:
    return Me(guest.id, guest.name, guest.colour)


def own_tables(hub: Hub, guest: Guest) -> list[OwnTable]:
    """Where this guest is waited for before all others, the most urgent first."""
    now = hub.clock.now()
    cards = sorted(hub.cards_of(guest.id), key=lambda card: urgency(card, guest.id))
    return [own_table(card, guest.id, now) for card in cards[:LISTED_TABLES]]


def urgency(card: Card, guest: str) -> float:
    due = card.waited.get(guest)
    return due if due is not None else inf


def own_table(card: Card, guest: str, now: int) -> OwnTable:
    due = card.waited.get(guest)
    return OwnTable(
        card.code,
        card.game,
        card.status,
        guest in card.seated,
        tuple(card.names.values()),
        tuple(card.colours.values()),
        guest in card.waited,
        None if due is None else max(0, due - now) / 1000,
    )


def link_of(office: Office, visit: Visit, table: Table) -> str:
    return f"{office.addresses.for_friends(visit.base, visit.host)}/t/{table.code}"


async def desk_of(office: Office, visit: Visit, typed: str) -> Desk:
    desk = await find(office, visit.address, typed)
    if desk is None:
        raise Denied(404, "no_such_table")
    return desk


@get("/api/house", responses=told(House) | documented(429))
async def get_house(request: Request[Any, Any, Any], office: Here) -> Response[bytes]:
    """What is played here, and by which client. It changes when the house is renewed."""
    return office.house.answer(request)


@get("/api/games/{game:str}/catalogue", responses=documented(404, 429))
async def get_catalogue(request: Request[Any, Any, Any], office: Here, game: FromPath[str]) -> Response[bytes]:
    """The printed matter of a game. It changes with the house's version at most."""
    found = office.catalogues.get(game)
    if found is None:
        raise Denied(404, "unknown_game", game=game)
    return found.answer(request)


@get("/api/games/{game:str}/forecast", responses=told(Forecast) | documented(404, 429))
async def get_forecast(request: Request[Any, Any, Any], office: Here, game: FromPath[str]) -> Response[bytes]:
    """How long, how even and how hard a game was for bots, by options and seats. What is not there is not known."""
    found = office.forecasts.get(game)
    if found is None:
        raise Denied(404, "unknown_game", game=game)
    return found.answer(request)


@get("/api/me", responses=documented(429))
async def get_me(office: Here, visit: By) -> Me:
    """Who you are."""
    return me(await office.guests.get(visit.identity.guest))


@put("/api/me", responses=documented(400, 403, 413, 429))
async def put_me(office: Here, visit: By, data: JSONBody[Profile]) -> Me:
    """How you want to be called."""
    return me(await office.guests.rename(visit.identity.guest, data.name, data.colour))


@get("/api/me/tables", responses=documented(429))
async def get_me_tables(office: Here, visit: By) -> list[OwnTable]:
    """The tables you are at, the newest first."""
    return own_tables(office.hub, await office.guests.get(visit.identity.guest))


@post("/api/me/move", status_code=200, responses=documented(400, 403, 429))
async def post_me_move(office: Here, visit: By) -> MoveLink:
    """A link that opens you on another device, once. It leads to the house and nowhere else, whatever was asked for."""
    base = office.addresses.base(visit.base, visit.host)
    if base is None:
        raise Denied(400, "unknown_host")
    link = f"{base}/move/{office.guests.start_move(visit.identity)}"
    return MoveLink(link, squares(link))


def squares(text: str) -> Squares:
    rows = list(segno.make(text, micro=False).matrix_iter(border=4))
    dark = (f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, square in enumerate(row) if square)
    return Squares(len(rows), "".join(dark))


@get("/api/move/{token:str}", responses=documented(404, 429, 503))
async def get_move(office: Here, visit: By, token: FromPath[str]) -> MoveOffer:
    """Whom this device would become by that token, and whom it is now. The token stays good."""
    must_not_be_guessing(office, visit.address)
    identity = office.guests.who_moves(token)
    if identity is None:
        was_wrong(office, visit.address)
        raise Denied(404, "no_such_token")
    guest, you = await office.guests.get(identity.guest), await office.guests.get(visit.identity.guest)
    seated = tuple(table for table in own_tables(office.hub, guest) if table.seated)
    return MoveOffer(me(guest), seated, me(you))


@post("/api/move", status_code=200, responses=documented(400, 403, 404, 413, 429))
async def post_move(office: Here, visit: By, data: JSONBody[MoveToken]) -> Me:
    """This device becomes the guest whose token this is."""
    must_not_be_guessing(office, visit.address)
    identity = office.guests.finish_move(data.token)
    if identity is None:
        was_wrong(office, visit.address)
        raise Denied(404, "no_such_token")
    visit.become(identity)
    return me(await office.guests.get(identity.guest))


@post("/api/tables", responses=documented(400, 403, 413, 429, 503))
async def post_table(office: Here, visit: By, data: JSONBody[NewTable]) -> TableCode:
    """A new table, with you as its host."""
    if data.game in office.hub.house.games and not office.guard.may_open_table(visit.identity.guest, visit.address):
        raise Denied(429, "too_many_tables")
    return TableCode(await office.hub.create(data.game, await office.guests.get(visit.identity.guest)))


@get("/api/tables/{code:str}", responses=documented(404, 409, 429, 503))
async def get_table(office: Here, visit: By, code: FromPath[str]) -> TableInfo:
    """Is there such a table, and who is at it?"""
    table = (await desk_of(office, visit, code)).table
    return TableInfo(table.code, table.game_id, table.status, names_at(table), link_of(office, visit, table))


@get("/api/tables/{code:str}/qr.svg", media_type="image/svg+xml", responses=documented(404, 409, 429, 503))
async def get_table_qr(office: Here, visit: By, code: FromPath[str]) -> Response[bytes]:
    """The table's link as a QR code."""
    table = (await desk_of(office, visit, code)).table
    drawn = io.BytesIO()
    segno.make(link_of(office, visit, table), micro=False).save(drawn, kind="svg", scale=4, border=3, light="#fff")
    return Response(drawn.getvalue(), media_type="image/svg+xml")


@get("/healthz", responses=documented(503))
async def get_health(office: Here) -> Health:
    """Is the house open, and does its store write and read within a second?"""
    if office.hub.closing:
        raise Denied(503, "closing")
    trouble = await office.health.trouble()
    if trouble is not None:
        raise Denied(503, trouble)
    return Health("ok")


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def get_metrics(office: Here, visit: By) -> Response[bytes]:
    """For this machine, and for whoever has the token."""
    if not (visit.is_from_here or has_token(office.metrics_token, visit.header("authorization"))):
        raise Denied(404, "not_found")
    return Response(office.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def has_token(token: str | None, given: str) -> bool:
    return token is not None and hmac.compare_digest(given.encode(), f"Bearer {token}".encode())


HANDLERS = [
    get_house,
    get_catalogue,
    get_forecast,
    get_me,
    put_me,
    get_me_tables,
    post_me_move,
    get_move,
    post_move,
    post_table,
    get_table,
    get_table_qr,
    get_health,
    get_metrics,
]
