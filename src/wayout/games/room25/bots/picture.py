"""The complex as a bot sees it: what each room may cost, and how far it is from anywhere to anywhere."""

from collections import Counter
from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from typing import Final

from wayout.games.room25.bots.knowledge import Knowledge
from wayout.games.room25.boxes import ROOM_COLOURS
from wayout.games.room25.cells import CELLS, LINES, NEIGHBOURS, Cell, Line
from wayout.games.room25.view import View

COST: Final = {
    "mortal": 40.0,
    "acid": 6.0,
    "illusion": 6.0,
    "paranoia": 6.0,
    "timer": 6.0,
    "trapped": 4.0,
    "flooded": 4.0,
    "shredder": 4.0,
    "vortex": 4.0,
    "prison": 3.5,
    "mirror": 2.0,
    "cold": 1.5,
    "mac": 1.5,
    "dark": 0.5,
    "jamming": 0.5,
    "pivoting": 0.5,
}
"""What entering a room costs, in steps."""
HARMFUL: Final = 2.0
CLOSED: Final = 1000.0
FAR: Final = 20.0


class Picture:
    """Costs by cell, after whatever has been slid in mind."""

    def __init__(self, view: View, knowledge: Knowledge) -> None:
        pool = knowledge.unknown(view)
        self.mean = average(pool)
        self.mildness = mild(pool)
        """How likely it is that an unknown room does no harm."""
        by_colour = {colour: average(only(pool, colour)) for colour in ("green", "yellow", "red", "blue")}
        self.kinds: list[str | None] = []
        self.costs: list[float] = []
        for room in view.rooms:
            kind = room.room or knowledge.rooms.get(room.tile)
            said = None if kind is not None else knowledge.claimed(room.tile)
            self.kinds.append(kind)
            cost = COST.get(kind, 0.0) if kind is not None else self.mean if said is None else by_colour[said]
            self.costs.append(CLOSED if room.barred or room.locked else cost)

    def distances(self, goals: Iterable[Cell], order: Sequence[Cell] = CELLS) -> list[float]:
        """From every cell to the nearest of these: a step for each room, and what it costs to enter. `order` says
        which room would lie on which cell."""
        costs = [self.costs[cell] for cell in order]
        found = [FAR * 4] * len(CELLS)
        queue: list[tuple[float, Cell]] = []
        for goal in goals:
            found[goal] = 0.0
            heappush(queue, (0.0, goal))
        while queue:
            far, cell = heappop(queue)
            if far > found[cell]:
                continue
            step = far + 1.0 + (costs[cell] if far else 0.0)
            for other in NEIGHBOURS[cell]:
                if step < found[other]:
                    found[other] = step
                    heappush(queue, (step, other))
        return found


def average(pool: Counter[str]) -> float:
    count = sum(pool.values())
    return sum(COST.get(kind, 0.0) * times for kind, times in pool.items()) / count if count else 0.0


def mild(pool: Counter[str]) -> float:
    count = sum(pool.values())
    return sum(times for kind, times in pool.items() if COST.get(kind, 0.0) < HARMFUL) / count if count else 1.0


def only(pool: Counter[str], colour: str) -> Counter[str]:
    return Counter({kind: times for kind, times in pool.items() if ROOM_COLOURS[kind] == colour})


def slid(line: Line, forward: bool) -> dict[Cell, Cell]:
    """Where whatever lies on this line goes to."""
    cells = LINES[line]
    onward = cells[1:] + cells[:1]
    pairs = zip(cells, onward, strict=True) if forward else zip(onward, cells, strict=True)
    return dict(pairs)


def order_after(line: Line, forward: bool) -> list[Cell]:
    """Which cell's room lies on each cell after that slide."""
    order = list(CELLS)
    for cell, to in slid(line, forward).items():
        order[to] = cell
    return order
