"""What a bot makes of a view: who is where, whose dice are free, what is left to do."""

from typing import Final

from wayout.games.temple.bots.atlas import Atlas
from wayout.games.temple.tiles import SHEET, TILES, Gems
from wayout.games.temple.view_types import SeatView, View

CAPACITY: Final = sum(len(tile.gems.table) for tile in (*SHEET.gem, *SHEET.basic) if tile.gems is not None)
"""Gems in all chambers of a temple."""
KEYS_WANTED: Final = 3
"""So many keys at the exit are not too many."""


class Mate:
    """An adventurer as the others see him."""

    __slots__ = ("chamber", "faces", "free", "locked", "seat", "view")

    def __init__(self, seat: int, view: SeatView) -> None:
        self.seat = seat
        self.view = view
        self.chamber = -1 if view.node is None else view.node >> 1
        self.free = [die for die in view.dice if die.state in ("blank", "shown")]
        self.locked = [die.id for die in view.dice if die.state == "locked"]
        self.faces: list[str] = [die.face for die in self.free if die.face is not None]

    @property
    def dice(self) -> int:
        """Those that can still be rolled one day."""
        return len(self.free) + len(self.locked)

    @property
    def stuck(self) -> bool:
        """Nothing but black masks."""
        return not self.free and bool(self.locked)


class Scene:
    def __init__(self, view: View, atlas: Atlas, seat: int, at: int) -> None:
        self.view = view
        self.atlas = atlas
        self.at = at
        self.mates = [Mate(int(seat), one) for seat, one in view.seats.items()]
        self.me = self.mates[seat]
        self.inside = [mate for mate in self.mates if mate.chamber >= 0]

    @property
    def here(self) -> int:
        return self.me.chamber

    def rolls(self, mate: Mate, chamber: int) -> float:
        return self.atlas.rolls(mate.chamber, chamber)

    def gems(self, chamber: int) -> Gems | None:
        """What can still be had in this chamber."""
        seen = self.view.chambers[str(chamber)]
        return TILES[seen.tile].gems if seen.gems_done is None and self.view.depot else None

    def gem_chambers(self) -> list[int]:
        return [chamber for chamber in range(len(self.view.chambers)) if self.gems(chamber) is not None]

    def frontier(self) -> list[int]:
        """Chambers with an open entrance, while there are tiles to lay."""
        if not self.view.pile:
            return []
        return [chamber for chamber, gaps in enumerate(self.atlas.gaps) if gaps]

    def gems_to_spare(self) -> int:
        """How many gems may be forfeited by taking fewer than a chamber has, before the exit costs too many keys."""
        closed = sum(
            len(gems.table)
            for chamber in self.view.chambers.values()
            if chamber.gems_done is not None and (gems := TILES[chamber.tile].gems) is not None
        )
        return CAPACITY - closed - (self.view.depot + 1 - KEYS_WANTED)

    def pool(self, icon: str) -> int:
        """How many of an icon lie in the own chamber for what is done together: all of one's own, what others offer."""
        mine = self.me.faces.count(icon)
        others = (mate for mate in self.inside if mate is not self.me and mate.chamber == self.here)
        return mine + sum(die.offered and die.face == icon for mate in others for die in mate.free)

    def time_left(self) -> float:
        ends = self.view.ends_at
        return float("inf") if ends is None else ends - self.at
