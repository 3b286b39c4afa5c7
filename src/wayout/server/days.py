"""The day's mazes: what there is to try, one try for everybody, and the best of today and of yesterday."""

from collections.abc import Iterator
from typing import Any

from litestar import get, post
from litestar.params import JSONBody

from wayout.kernel.day import DayMaze
from wayout.kernel.game import Game
from wayout.server.day_board import NOBODY, read_feat
from wayout.server.door import Visit
from wayout.server.hub import Hub
from wayout.server.messages import Day, DayStart, DayTry, MazeOfDay, TableCode
from wayout.server.office import By, Here, Office
from wayout.server.problems import Denied, documented
from wayout.store.rows import KeptTry, TryTaken
from wayout.table.day import DAY, date_of, left_of_day, name_of, todays_maze


def today(hub: Hub) -> str:
    return date_of(hub.time_of_day)


def yesterday(hub: Hub) -> str:
    return date_of(hub.time_of_day - DAY)


def mazes(hub: Hub) -> Iterator[tuple[Game[Any, Any], DayMaze]]:
    return ((game, maze) for game in hub.house.games.values() for maze in game.mazes)


def day_try(one: KeptTry | None) -> DayTry | None:
    if one is None:
        return None
    return DayTry(one.code, one.match, None if one.feat is None else read_feat(one.feat))


async def own_tries(hub: Hub, day: str, guest: str) -> dict[str, KeptTry]:
    """By maze."""
    names = [name_of(game.id, maze.id) for game, maze in mazes(hub)]
    found = [await hub.store.try_of(day, name, guest) for name in names]
    return {one.maze: one for one in found if one is not None}


async def may_be_shown(hub: Hub, match: str, guest: str) -> bool:
    """Whether this match gives no maze away: of a maze that is still to be tried, or is being tried, it does."""
    tries = await hub.store.tries_in(match)
    if not tries:
        return True
    own = await hub.store.try_of(tries[0].day, tries[0].maze, guest)
    return tries[0].day < today(hub) if own is None else own.feat is not None


async def must_not_give_away(office: Office, visit: Visit, match: str) -> None:
    if not await may_be_shown(office.hub, match, visit.identity.guest):
        raise Denied(409, "day_not_tried")


async def must_be_over(hub: Hub, match: str) -> None:
    """Nobody plays on from a maze of this day."""
    if any(one.day >= today(hub) for one in await hub.store.tries_in(match)):
        raise Denied(409, "day_lasts")


@get("/api/day", responses=documented(429, 503))
async def get_day(office: Here, visit: By) -> Day:
    """Today's mazes: your own tries, and the house's best of today and yesterday."""
    hub, guest, boards = office.hub, visit.identity.guest, office.boards
    own, own_before = await own_tries(hub, today(hub), guest), await own_tries(hub, yesterday(hub), guest)
    now = await boards.of(today(hub), own.values())
    before = await boards.of(yesterday(hub), own_before.values())
    told = tuple(
        MazeOfDay(
            game=game.id,
            maze=maze.id,
            seats=maze.seats,
            own=day_try(own.get(name)),
            today=now.get(name, NOBODY).told_to(guest),
            yesterday=before.get(name, NOBODY).told_to(guest),
        )
        for game, maze in mazes(hub)
        for name in (name_of(game.id, maze.id),)
    )
    return Day(today(hub), yesterday(hub), left_of_day(hub.time_of_day) // 1000, told)


@post("/api/day", responses=documented(400, 403, 409, 413, 429, 503))
async def post_day(office: Here, visit: By, data: JSONBody[DayStart]) -> TableCode:
    """Your one try: where it goes on, or a new table for it. Alone it begins at once, together when all are there."""
    hub, guest = office.hub, visit.identity.guest
    todays_maze(hub.house, data.game, data.maze)
    code = await running_try(hub, data, guest)
    if code is not None:
        return TableCode(code)
    if not office.guard.may_open_table(guest, visit.address):
        raise Denied(429, "too_many_tables")
    try:
        return TableCode(await hub.open_day(data.game, data.maze, await office.guests.get(guest)))
    except TryTaken:  # by the same guest, a moment ago
        code = await running_try(hub, data, guest)
        if code is None:
            raise Denied(409, "day_tried") from None
        return TableCode(code)


async def running_try(hub: Hub, data: DayStart, guest: str) -> str | None:
    own = await hub.store.try_of(today(hub), name_of(data.game, data.maze), guest)
    if own is not None and own.feat is not None:
        raise Denied(409, "day_tried")
    return None if own is None else own.code


HANDLERS = [get_day, post_day]
