"""The temple as a map: which chambers are joined, where it is unexplored, and how many rolls a way should take."""

from collections.abc import Mapping
from heapq import heappop, heappush
from typing import Final

from wayout.games.temple.tiles import TILES
from wayout.games.temple.view_types import ChamberView
from wayout.kernel.grid import STEPS, opposite

FAR: Final = 1e9
ROLLS: Final = {"AA": 1.7, "AK": 2.0, "AT": 2.0, "KT": 2.5, "KK": 3.1, "TT": 3.1}
"""What one player with five dice needs on average; other costs by their length."""
ROLLS_PER_ICON: Final = 1.6


def rolls_for(icons: str) -> float:
    found = ROLLS.get("".join(sorted(icons)))
    return found if found is not None else ROLLS_PER_ICON * len(icons)


class Atlas:
    """Made anew when the temple has changed; ways are found when somebody asks for them."""

    def __init__(self, chambers: Mapping[str, ChamberView]) -> None:
        self.entry: list[str] = []
        """By chamber: the icons on its frame."""
        self.joined: list[dict[int, int]] = []
        """By chamber: side to the chamber behind it."""
        self.gaps: list[list[int]] = []
        """By chamber: sides with an open entrance to nowhere."""
        self._from: dict[int, tuple[list[float], list[int]]] = {}
        cells = {(chamber.x, chamber.y): int(number) for number, chamber in chambers.items()}
        open_sides = [{*chamber.doors, *chamber.passages} for chamber in chambers.values()]
        for number, chamber in enumerate(chambers.values()):
            self.entry.append(TILES[chamber.tile].entry)
            joined, gaps = {}, []
            for side in sorted(open_sides[number]):
                dx, dy = STEPS[side]
                other = cells.get((chamber.x + dx, chamber.y + dy))
                if other is None:
                    gaps.append(side)
                elif opposite(side) in open_sides[other]:
                    joined[side] = other
            self.joined.append(joined)
            self.gaps.append(gaps)

    def rolls(self, start: int, goal: int) -> float:
        """Between two chambers; FAR if there is no way."""
        return self._ways(start)[0][goal]

    def side_towards(self, start: int, goal: int) -> int:
        """Through which side the best way begins."""
        first = goal
        before = self._ways(start)[1]
        while before[first] != start:
            first = before[first]
        return next(side for side, other in self.joined[start].items() if other == first)

    def _ways(self, start: int) -> tuple[list[float], list[int]]:
        found = self._from.get(start)
        if found is None:
            found = self._from[start] = self._search(start)
        return found

    def _search(self, start: int) -> tuple[list[float], list[int]]:
        best = [FAR] * len(self.entry)
        before = [start] * len(self.entry)
        best[start] = 0.0
        queue = [(0.0, start)]
        while queue:
            cost, here = heappop(queue)
            if cost > best[here]:
                continue
            for other in self.joined[here].values():
                further = cost + rolls_for(self.entry[other])
                if further < best[other]:
                    best[other], before[other] = further, here
                    heappush(queue, (further, other))
        return best, before
