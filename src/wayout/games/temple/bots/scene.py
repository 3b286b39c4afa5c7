"""What a bot makes of a view: who is where, whose dice are free, what is left to do."""

from functools import cached_property
from typing import Final

from wayout.games.temple.bots.atlas import Atlas
from wayout.games.temple.seam import settings_of
from wayout.games.temple.shown import options_shown
from wayout.games.temple.tile_set import tile_set
from wayout.games.temple.tiles import TILES, Gems, printed
from wayout.games.temple.view_types import SeatView, View

KEYS_WANTED: Final = 3
"""So many keys at the exit are not too many."""


class Mate:
    """An adventurer as the others see him."""

    __slots__ = ("faces", "free", "locked", "node", "seat", "view")

    def __init__(self, seat: int, view: SeatView) -> None:
        self.seat = seat
        self.view = view
        self.node = -1 if view.node is None else view.node
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
        self.inside = [mate for mate in self.mates if mate.node >= 0]

    @property
    def here(self) -> int:
        return self.me.node

    @property
    def exit(self) -> int | None:
        """The node of the exit, once it is found."""
        return None if self.view.exit is None else 2 * self.view.exit

    def rolls(self, mate: Mate, node: int) -> float:
        return self.atlas.rolls(mate.node, node)

    def gems(self, node: int) -> Gems | None:
        """What can still be had in this place."""
        seen = self.view.chambers[str(node >> 1)]
        if seen.gems_done is not None or not self.view.depot or printed(seen.tile).part != node & 1:
            return None
        return TILES[seen.tile].gems

    def gem_nodes(self) -> list[int]:
        return [node for node in self.atlas.entry if self.gems(node) is not None]

    def frontier(self) -> list[int]:
        """Nodes with an open entrance, while there are tiles to lay."""
        if not self.view.pile:
            return []
        return [node for node, gaps in self.atlas.gaps.items() if gaps]

    def gems_to_spare(self) -> int:
        """How many gems may be forfeited by taking fewer than a chamber has, before the exit costs too many keys."""
        closed = sum(
            TILES[chamber.tile].most_gems for chamber in self.view.chambers.values() if chamber.gems_done is not None
        )
        return self._gems_in_all - closed - (self.view.depot + 1 - KEYS_WANTED)

    @cached_property
    def _gems_in_all(self) -> int:
        """In all chambers that are sure to be in this temple."""
        made_of = tile_set(settings_of(len(self.mates), options_shown(self.view)))
        return sum(TILES[tile].most_gems for tile in (*made_of.first, *made_of.later))

    def pool(self, icon: str) -> int:
        """How many of an icon lie in the own chamber for what is done together: all of one's own, what others offer."""
        mine = self.me.faces.count(icon)
        others = (mate for mate in self.inside if mate is not self.me and mate.node == self.here)
        return mine + sum(die.offered and die.face == icon for mate in others for die in mate.free)

    def time_left(self) -> float:
        ends = self.view.ends_at
        return float("inf") if ends is None else ends - self.at
