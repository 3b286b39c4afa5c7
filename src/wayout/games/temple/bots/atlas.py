"""The temple as a map: which chambers are joined, where it is unexplored, and how many rolls a way should take."""

from collections.abc import Mapping
from heapq import heappop, heappush
from typing import Final

from wayout.games.temple.tiles import TILES, printed
from wayout.games.temple.view_types import ChamberView
from wayout.kernel.grid import STEPS, opposite

FAR: Final = 1e9
ROLLS: Final = {"AA": 1.7, "AK": 2.0, "AT": 2.0, "KT": 2.5, "KK": 3.1, "TT": 3.1}
"""What one player with five dice needs on average; other costs by their length."""
ROLLS_PER_ICON: Final = 1.6


def rolls_for(icons: str) -> float:
    found = ROLLS.get("".join(sorted(icons)))
    return found if found is not None else ROLLS_PER_ICON * len(icons)


def part_at(number: int, chamber: ChamberView, side: int) -> int:
    """The node of this chamber to which that side belongs."""
    return 2 * number + (printed(chamber.tile).rear[chamber.turned] >> side & 1)


class Atlas:
    """Made anew when the temple has changed; ways are found when somebody asks for them. Everything goes by node."""

    def __init__(self, chambers: Mapping[str, ChamberView], tolls: Mapping[int, float] | None = None) -> None:
        self._tolls = tolls or {}
        """By node: rolls by which its way is longer than its frame says."""
        self.entry: dict[int, str] = {}
        """The icons on the frame of every place where one can be."""
        self.joined: dict[int, dict[int, int]] = {}
        """Side to the node behind it."""
        self.gaps: dict[int, list[int]] = {}
        """Sides with an open entrance to nowhere."""
        self.outer: set[int] = set()
        """Nodes beside which nothing lies on some side, wall or door."""
        self._from: dict[int, tuple[dict[int, float], dict[int, int]]] = {}
        cells = {(chamber.x, chamber.y): int(number) for number, chamber in chambers.items()}
        for key, chamber in chambers.items():
            tile = TILES[chamber.tile]
            if not tile.closed:
                for node in range(2 * int(key), 2 * int(key) + (2 if tile.rear else 1)):
                    self.entry[node], self.joined[node], self.gaps[node] = tile.entry, {}, []
        for key, chamber in chambers.items():
            if not TILES[chamber.tile].closed:
                self._look_around(int(key), chamber, chambers, cells)

    def _look_around(
        self, number: int, here: ChamberView, chambers: Mapping[str, ChamberView], cells: dict[tuple[int, int], int]
    ) -> None:
        for side, (dx, dy) in enumerate(STEPS):
            if (here.x + dx, here.y + dy) not in cells:
                self.outer.add(part_at(number, here, side))
        in_only = printed(here.tile).in_only[here.turned]
        for side in sorted({*(door for door in here.doors if not in_only >> door & 1), *here.passages}):
            node = part_at(number, here, side)
            dx, dy = STEPS[side]
            other = cells.get((here.x + dx, here.y + dy))
            if other is None:
                self.gaps[node].append(side)
                continue
            there, back = chambers[str(other)], opposite(side)
            if not TILES[there.tile].closed and (back in there.doors or back in there.passages):
                self.joined[node][side] = part_at(other, there, back)

    def rolls(self, start: int, goal: int) -> float:
        """Between two nodes; FAR if there is no way."""
        if start not in self.entry:
            return FAR
        return self._ways(start)[0].get(goal, FAR)

    def side_towards(self, start: int, goal: int) -> int:
        """Through which side the best way begins."""
        first = goal
        before = self._ways(start)[1]
        while before[first] != start:
            first = before[first]
        return next(side for side, other in self.joined[start].items() if other == first)

    def _ways(self, start: int) -> tuple[dict[int, float], dict[int, int]]:
        found = self._from.get(start)
        if found is None:
            found = self._from[start] = self._search(start)
        return found

    def _search(self, start: int) -> tuple[dict[int, float], dict[int, int]]:
        best = dict.fromkeys(self.entry, FAR)
        before = dict.fromkeys(self.entry, start)
        best[start] = 0.0
        queue = [(0.0, start)]
        while queue:
            cost, here = heappop(queue)
            if cost > best[here]:
                continue
            for other in self.joined[here].values():
                further = cost + rolls_for(self.entry[other]) + self._tolls.get(other, 0.0)
                if further < best[other]:
                    best[other], before[other] = further, here
                    heappush(queue, (further, other))
        return best, before
