"""The complex as a bot sees it: what each room is, or what it may cost to find out."""

from collections import Counter
from typing import Final

from wayout.games.room25.bots.knowledge import Knowledge
from wayout.games.room25.boxes import ROOM_COLOURS
from wayout.games.room25.parts import Rules
from wayout.games.room25.view import View

PRICES: Final = {
    "acid": 1.0,
    "illusion": 1.6,
    "paranoia": 3.5,
    "timer": 4.0,
    "trapped": 0.9,
    "flooded": 0.7,
    "shredder": 1.0,
    "vortex": 2.5,
    "prison": 1.2,
    "mirror": 1.5,
    "mac": 1.2,
    "jamming": 0.8,
    "pivoting": 0.2,
}
"""What entering a room costs, in steps; where nothing is said, nothing."""
STAYING: Final = {"cold": 1.3, "prison": 1.0, "dark": 0.5, "pivoting": 0.2}
"""What it costs to be in a room when the next round comes."""
DEADLY: Final = "mortal"
ALL_LOST: Final = 20.0


def death(rules: Rules) -> float:
    """What a life is worth, in steps: everything where nobody may die."""
    if rules.mode == "solo" or (rules.mode == "cooperation" and rules.level != "base"):
        return ALL_LOST
    return 12.0 if rules.mode in ("team", "competition") else 8.0


class Picture:
    """By the number of each room: its kind if it is known, and its price."""

    def __init__(self, view: View, knowledge: Knowledge) -> None:
        pool = knowledge.unknown(view)
        self.death = death(view.rules)
        self.mean = self._average(pool)
        self.traps = pool["trapped"] / max(1, sum(pool.values()))
        """How likely it is that an unknown room is a Trapped Chamber."""
        by_colour = {colour: self._average(only(pool, colour)) for colour in ("green", "yellow", "red", "blue")}
        self.kinds: list[str | None] = [None] * len(view.rooms)
        self.prices = [0.0] * len(view.rooms)
        self.staying = [0.0] * len(view.rooms)
        """What it costs to be there still when the next round comes."""
        self.closed = [False] * len(view.rooms)
        for room in view.rooms:
            tile = room.tile
            kind = self.kinds[tile] = room.room or knowledge.rooms.get(tile)
            self.staying[tile] = STAYING.get(kind or "", 0.0)
            said = None if kind is not None else knowledge.claimed(tile)
            self.closed[tile] = room.barred or room.locked
            self.prices[tile] = self.price(kind) if kind else self.mean if said is None else by_colour[said]

    def price(self, kind: str) -> float:
        return self.death if kind == DEADLY else PRICES.get(kind, 0.0)

    def _average(self, pool: Counter[str]) -> float:
        count = sum(pool.values())
        return sum(self.price(kind) * times for kind, times in pool.items()) / count if count else 0.0


def only(pool: Counter[str], colour: str) -> Counter[str]:
    return Counter({kind: times for kind, times in pool.items() if ROOM_COLOURS[kind] == colour})
