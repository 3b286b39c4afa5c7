"""Houses with a key for the day's mazes and a clock that tests set, and people who ask them and sit at their tables."""

import contextlib
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any

import httpx
import msgspec

from tests.server.company import Seat, wish
from wayout.games import GAMES
from wayout.server import codes
from wayout.server.app import Parts, make_app
from wayout.server.hub import Hub
from wayout.server.identity import Signer
from wayout.server.limits import Guard, Limits
from wayout.server.metrics import Metrics
from wayout.server.office import PushDesk
from wayout.store.rows import KeptMatch
from wayout.store.store import Store, open_store
from wayout.table.house import Guest, House
from wayout.table.messages import Ready, Start, Wish

Json = dict[str, Any]

NOON = "2026-11-18T12:00"


class DayHouse:
    """The whole application in this process. Opened again at the same place it has the same data."""

    def __init__(self, store: Store, key: bytes, time: str) -> None:
        self.store = store
        self.set_clock(time)
        house = House(GAMES, codes.new_id, codes.new_seed, 0.0, wall=lambda: self._wall, day_key=key)
        self.hub = Hub(store, house, Metrics(), 100)
        self.app = make_app(Parts(self.hub, Signer(b"cookies"), Guard(Limits()), PushDesk("")))

    def set_clock(self, time: str) -> None:
        self._wall = int(datetime.fromisoformat(time).replace(tzinfo=UTC).timestamp() * 1000)

    async def newcomer(self, name: str = "") -> "Person":
        person = Person(self, browser(self))
        person.id = (await person.ask("GET", "/api/me")).json()["id"]
        if name:
            await person.ask("PUT", "/api/me", {"name": name, "colour": None})
        person.name = name
        return person

    async def match(self, match: str) -> KeptMatch:
        kept = await self.store.match(match, from_snapshot=False)
        assert kept is not None
        return kept


@contextlib.asynccontextmanager
async def day_house(place: str, key: bytes = b"our own key", time: str = NOON) -> AsyncIterator[DayHouse]:
    house = DayHouse(await open_store(place), key, time)
    await house.hub.start()
    yield house
    await house.hub.close()
    await house.store.close()


def browser(house: DayHouse) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(house.app), base_url="http://house")  # type: ignore[arg-type]


class Person:
    """Somebody with a cookie."""

    id: str
    name: str

    def __init__(self, house: DayHouse, web: httpx.AsyncClient) -> None:
        self.house = house
        self.web = web

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return await self.web.request(method, path, json=body)

    async def moved_to(self, house: DayHouse) -> "Person":
        """The same cookie, in a house that was opened again."""
        web = browser(house)
        web.cookies = self.web.cookies
        again = Person(house, web)
        again.id, again.name = self.id, self.name
        return again

    async def day(self) -> Json:
        told: Json = (await self.ask("GET", "/api/day")).json()
        return told

    async def maze(self, game: str = "emergency_exit", maze: str = "alone") -> Json:
        mazes = (await self.day())["mazes"]
        found: Json = next(one for one in mazes if (one["game"], one["maze"]) == (game, maze))
        return found

    async def try_(self, game: str = "emergency_exit", maze: str = "alone") -> httpx.Response:
        return await self.ask("POST", "/api/day", {"game": game, "maze": maze})

    async def sit(self, code: str) -> Seat:
        desk = await self.house.hub.find(code)
        assert desk is not None
        return Seat(desk, Guest(self.id, self.name))

    async def begin(self, game: str = "emergency_exit", maze: str = "alone") -> Seat:
        answer = await self.try_(game, maze)
        assert answer.status_code == 201, answer.text
        return await self.sit(answer.json()["code"])


async def get_lost(seat: Seat) -> str:
    """One tile, and that is called the exit; alone in Emergency Exit Only."""
    await seat.until("letter")
    before = seat.letter["number"]
    wish(seat, "lay")
    await seat.until("letter", number=before + 1)
    seat.say(Wish("exit", before + 1, msgspec.Raw(msgspec.json.encode(seat.letter["may"][-1]))))
    around = await seat.until("around", status="over")
    match: str = around["match"]
    return match


async def gathered(*people: Person) -> list[Seat]:
    """All at one table for the maze that is tried together, and ready."""
    host = await people[0].begin(maze="together")
    await host.until("around")
    seats = [host, *[await person.sit(host.desk.table.code) for person in people[1:]]]
    for seat in seats[1:]:
        await seat.until("around")
        seat.say(Ready(True))
    await host.until("around", can_start=True)
    return seats


def start(host: Seat) -> None:
    host.say(Start())
