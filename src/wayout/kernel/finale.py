"""What is told of a game once it is over: who came where, who did what, what decided it, where to look again.

Everything has an id with words in every language. All of it is public: it is told only after the end."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, Literal, NamedTuple, TypeAlias

import msgspec

from wayout.kernel.play import Event, S
from wayout.kernel.seats import Seat

Fact: TypeAlias = int | str | tuple[Seat | str, ...] | None
"""A number, the key of a word, several seats or keys, or nothing to tell."""
Facts: TypeAlias = dict[str, Fact]


class Place(msgspec.Struct, frozen=True):
    """Where a seat came. Equals share a place."""

    seat: Seat
    place: int
    score: int | None = None
    was: str | None = None
    """What it was in secret, as the key of a word."""


class Award(msgspec.Struct, frozen=True):
    """What these seats stood out by."""

    id: str
    seats: tuple[Seat, ...]
    facts: Facts = {}


class Mark(msgspec.Struct, frozen=True):
    """Something that happened in the step of this number, and is worth going to."""

    id: str
    number: int
    facts: Facts = {}


class Row(msgspec.Struct, frozen=True):
    """What is told of one seat, or of one round."""

    of: int
    cells: tuple[Fact, ...]


class Table(msgspec.Struct, frozen=True):
    id: str
    by: Literal["seat", "round"]
    columns: tuple[str, ...]
    rows: tuple[Row, ...]


class Series(msgspec.Struct, frozen=True):
    """How something went for a seat, or for all: points (x, y)."""

    seat: Seat | None
    points: tuple[tuple[int, int], ...]


class Plot(msgspec.Struct, frozen=True):
    """A line goes straight from point to point, a step stays until the next one."""

    id: str
    kind: Literal["line", "step"]
    x: str
    series: tuple[Series, ...]


class Finale(msgspec.Struct, frozen=True):
    ranking: tuple[Place, ...]
    together: bool
    """All win or lose as one: places tell nothing."""
    awards: tuple[Award, ...]
    deciding: Mark | None
    """Where it was decided, if it was."""
    tables: tuple[Table, ...]
    plots: tuple[Plot, ...]
    marks: tuple[Mark, ...]
    """In the order of the game."""


class Happened(NamedTuple):
    number: int
    """Of the step."""
    at: int
    """Milliseconds of the game's clock."""
    event: Event[Any]


class Told(Generic[S]):
    """A game told once more, event by event. While it is told, `state` is how things stood before the event; then, how
    they stand in the end."""

    def __init__(self, start: S, seats: int, happened: Iterable[Happened]) -> None:
        self.state = start
        self.seats = tuple(map(Seat, range(seats)))
        self._happened = happened

    def __iter__(self) -> Iterator[Happened]:
        for one in self._happened:
            yield one
            one.event.apply(self.state)


def most(id: str, counts: Sequence[int]) -> list[Award]:
    """For whoever has the most of it, unless nobody has any or everybody has as much, as whoever is alone."""
    best = max(counts)
    seats = tuple(Seat(seat) for seat, count in enumerate(counts) if count == best)
    if best == 0 or len(seats) == len(counts):
        return []
    return [Award(id, seats, {"n": best})]


def ranked(scores: Sequence[int], shown: bool = True) -> tuple[Place, ...]:
    """The best first; of equals the first seat. `shown`: the scores say something to people."""
    order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
    return tuple(
        Place(Seat(seat), 1 + sum(other > scores[seat] for other in scores), scores[seat] if shown else None)
        for seat in order
    )


def together(seats: Sequence[Seat]) -> tuple[Place, ...]:
    return tuple(Place(seat, 1) for seat in seats)


def by_seat(id: str, columns: Mapping[str, Sequence[Fact]]) -> Table:
    """A row for every seat. What is nothing for all has no column."""
    told = {name: cells for name, cells in columns.items() if any(cells)}
    rows = zip(*told.values(), strict=True)
    return Table(id, "seat", tuple(told), tuple(Row(seat, cells) for seat, cells in enumerate(rows)))
