"""Matches of No Escape that were played before the story begins: by the rules, with chosen luck, kept in the store."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from wayout.games.no_escape import GAME
from wayout.games.no_escape.actions import ChooseWay, LeaveGame, LetPass, PlaceTile, Roll
from wayout.games.no_escape.catalogue import ALL_TILES
from wayout.games.no_escape.slots import Slot
from wayout.games.no_escape.state import State
from wayout.kernel.chance import Scripted, Seeded
from wayout.kernel.codec import encode
from wayout.kernel.options import complete
from wayout.kernel.play import Action, Event, Turn, play
from wayout.kernel.record import Header, step_of
from wayout.kernel.seats import Seat
from wayout.server.main import DATABASE
from wayout.store.rows import MatchBegun, MatchEnded, Row, StepKept
from wayout.store.store import open_store

NAMES = ("Ava", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")


class Rehearsed(Protocol):
    """What the store can keep."""

    match: str

    def rows(self) -> list[Row]: ...


class Moment(NamedTuple):
    """Where to play on: a match, and the number of its step."""

    match: Rehearsed
    number: int


class Rehearsal:
    """A match on its way into the store."""

    def __init__(self, match: str, seats: int, luck: Sequence[Any]) -> None:
        self.match = match
        options = complete(GAME.options, {})
        self.header = Header(GAME.id, GAME.version, seats, options, names=NAMES[:seats])
        self.state: State = GAME.first_state(seats, options)
        self.lines: list[bytes] = []
        opening = Turn(self.state, Scripted(luck))
        GAME.open(opening)
        self._keep(opening.events)

    @property
    def number(self) -> int:
        """Of the newest step."""
        return len(self.lines) - 1

    def do(self, seat: Seat, action: Action[State], *dice: int) -> None:
        """And nobody aborts it."""
        self._play(seat, action, dice)
        while self.state.window is not None:
            self._play(self.state.waiting[0], LetPass())

    def turn(self, seat: Seat, tile: str, at: Slot, rot: int, dice: tuple[int, int], way: int | None = None) -> None:
        """Lay this, roll that; `way` is where to leave the hub."""
        self.do(seat, PlaceTile(tile, at, rot))
        self.do(seat, Roll(), *dice)
        if way is not None:
            self.do(seat, ChooseWay(way))

    def everybody_leaves(self) -> None:
        """All but the last, so that the match is over and can be played on from any of its moments."""
        for seat in range(self.header.seats - 1):
            self.do(Seat(seat), LeaveGame())

    def rows(self) -> list[Row]:
        steps = [StepKept(self.match, number, line) for number, line in enumerate(self.lines)]
        begun = MatchBegun(self.match, "REHEAR", encode(self.header))
        return [begun, *steps, MatchEnded(self.match, encode(GAME.result(self.state)))]

    def _play(self, seat: Seat, action: Action[State], luck: Sequence[int] = ()) -> None:
        self._keep(play(self.state, seat, action, Scripted(luck)).events, seat=seat, action=action)

    def _keep(self, events: list[Event[State]], **more: Any) -> None:
        self.lines.append(encode(step_of(len(self.lines), 0, events, **more)))


def pile(top: Sequence[str]) -> list[str]:
    """All tiles; these are dealt and drawn first."""
    rest = Counter(ALL_TILES)
    rest.subtract(top)
    assert min(rest.values()) >= 0, "there are not so many tiles"
    return [*Seeded("the rest of the pile").shuffled(list(rest.elements())), *reversed(top)]


def keep(data: Path, *matches: Rehearsed) -> None:
    """Into the store of a house that is not open yet. In a thread of its own: a browser's has a loop already."""

    async def commit() -> None:
        store = await open_store(str(data / DATABASE))
        await store.commit([row for match in matches for row in match.rows()])
        await store.close()

    data.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(commit())).result()
