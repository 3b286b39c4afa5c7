"""Who did best at the mazes of a day: put in order once for all who ask, and not for every question."""

import asyncio
from collections.abc import Iterable, Mapping
from itertools import groupby
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from wayout.kernel.day import Feat
from wayout.server.messages import DayLine
from wayout.store.rows import KeptTry
from wayout.store.store import Store
from wayout.table.house import Guest
from wayout.table.words import name_of_newcomer

LISTED: Final = 10
"""Of the best; beyond them only the own line."""
FRESH_SECONDS: Final = 5.0
"""For so long others' lines may be a little old; one's own never is."""

Rank = tuple[int, ...]

read_feat: Final = msgspec.json.Decoder(Feat).decode
_guest: Final = msgspec.json.Decoder(Guest).decode


class Line(NamedTuple):
    """Those who tried together share one."""

    place: int
    feat: Feat
    company: tuple[KeptTry, ...]


class Board(NamedTuple):
    """Of one maze on one day: those who are through with it, the best first; and by guest, on which line."""

    lines: tuple[Line, ...]
    line_of: Mapping[str, int]

    def told_to(self, guest: str) -> tuple[DayLine, ...]:
        """Only who is listed is named."""
        own = self.line_of.get(guest)
        listed = [*range(min(LISTED, len(self.lines))), *([own] if own is not None and own >= LISTED else [])]
        return tuple(day_line(self.lines[index], index == own) for index in listed)


NOBODY: Final = Board((), {})


def day_line(line: Line, yours: bool) -> DayLine:
    return DayLine(line.place, tuple(map(name_in, line.company)), line.feat, yours)


def name_in(one: KeptTry) -> str:
    return name_of_newcomer("" if one.document is None else _guest(one.document).name)


def places(ranks: Iterable[Rank]) -> dict[Rank, int]:
    """Equals share one."""
    ordered = sorted(ranks, reverse=True)
    return {rank: 1 + index for index, rank in reversed(list(enumerate(ordered)))}


def board_of(tries: Iterable[KeptTry]) -> Board:
    over = [one for one in tries if one.feat is not None]
    companies = [tuple(of) for _, of in groupby(over, key=lambda one: one.match)]
    ordered = sorted(
        ((read_feat(of[0].feat or b""), of) for of in companies), key=lambda one: one[0].rank, reverse=True
    )
    place = places(feat.rank for feat, _ in ordered)
    lines = tuple(Line(place[feat.rank], feat, of) for feat, of in ordered)
    return Board(lines, {one.guest: index for index, line in enumerate(lines) for one in line.company})


def boards_of(tries: Iterable[KeptTry]) -> dict[str, Board]:
    """By maze, from tries in the order of mazes and matches."""
    return {maze: board_of(of) for maze, of in groupby(tries, key=lambda one: one.maze)}


class Boards:
    """Of the days that were asked for lately."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: dict[str, tuple[float, dict[str, Board]]] = {}
        self._reading = asyncio.Lock()

    async def of(self, day: str, own: Iterable[KeptTry]) -> Mapping[str, Board]:
        """By maze. Own tries that are over are on it at once."""
        over = [one for one in own if one.feat is not None]
        async with self._reading:
            boards = self._fresh(day)
            if boards is None or not all(one.guest in boards.get(one.maze, NOBODY).line_of for one in over):
                boards = await asyncio.to_thread(boards_of, await self._store.tries_on(day))
                self._keep(day, boards)
            return boards

    def _fresh(self, day: str) -> dict[str, Board] | None:
        read_at, boards = self._kept.get(day, (0.0, None))
        return boards if monotonic() - read_at < FRESH_SECONDS else None

    def _keep(self, day: str, boards: dict[str, Board]) -> None:
        now = monotonic()
        self._kept = {one: kept for one, kept in self._kept.items() if now - kept[0] < FRESH_SECONDS}
        self._kept[day] = now, boards
