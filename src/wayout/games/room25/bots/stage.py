"""The complex in a bot's head, a few moves ahead: rooms slide, figures walk, and what it costs adds up."""

from collections.abc import Sequence
from typing import Final, Self

from wayout.games.room25.bots.picture import Picture
from wayout.games.room25.cells import CENTRE, LINES, NEIGHBOURS, Cell, Line, shift
from wayout.games.room25.parts import Tile, Who
from wayout.games.room25.view import View

LOOKED: Final = 0.3
"""What is left of an unknown room's price once it has been looked at: one would not go in if it were bad."""
CROWDED: Final = 4.0
"""What it costs to come into a Shredder Room where somebody is: neither can leave without the other's death."""


class Stage:
    """Everything goes by the rooms' numbers, so that a slide changes nothing but where the rooms lie."""

    __slots__ = (
        *("picture", "grid", "cell_of", "at", "axes", "exits", "keys", "arrows", "seen", "tolls"),
        *("traps", "escaped", "gained", "promised"),
    )

    def __init__(self, view: View, picture: Picture, exits: Sequence[Tile], keys: Sequence[Tile]) -> None:
        self.picture = picture
        self.grid = [room.tile for room in view.rooms]
        self.cell_of = [0] * len(self.grid)
        for cell, tile in enumerate(self.grid):
            self.cell_of[tile] = cell
        self.axes = {room.tile: room.axis for room in view.rooms if room.axis is not None}
        self.at: dict[Who, Tile] = {one.who: self.grid[one.cell] for one in view.figures if one.cell is not None}
        self.exits = tuple(exits)
        """The rooms of which one may be Room 25; a single one: found."""
        self.keys = tuple(keys)
        self.arrows = list(view.arrows)
        self.seen: frozenset[Tile] = frozenset()
        self.tolls: dict[Who, float] = {}
        self.traps = {one.who: self.at[one.who] for one in view.figures if one.trap is not None and one.who in self.at}
        self.escaped: Who | None = None
        """Who has moved Room 25 out."""
        self.gained = 0.0
        """What else has been won: things learnt, powers recovered."""
        self.promised = 0.0
        """What it is worth that others will probably get out, or that rivals will."""

    def copy(self) -> Self:
        twin = self.__class__.__new__(self.__class__)
        twin.picture = self.picture
        twin.grid, twin.cell_of, twin.arrows = self.grid[:], self.cell_of[:], self.arrows[:]
        twin.at, twin.tolls, twin.traps = self.at.copy(), self.tolls.copy(), self.traps
        twin.axes, twin.exits, twin.keys, twin.seen = self.axes, self.exits, self.keys, self.seen
        twin.escaped, twin.gained, twin.promised = self.escaped, self.gained, self.promised
        return twin

    def cell(self, who: Who) -> Cell:
        return self.cell_of[self.at[who]]

    def beside(self, who: Who) -> list[Who]:
        """The others in the same room."""
        here = self.at[who]
        return [other for other, tile in self.at.items() if tile == here and other != who]

    def doors(self, who: Who) -> list[Cell]:
        """Next doors that are not closed."""
        tile = self.at[who]
        cell = self.cell_of[tile]
        closed, grid = self.picture.closed, self.grid
        around = [other for other in NEIGHBOURS[cell] if not closed[grid[other]]]
        axis = self.axes.get(tile)
        if axis is not None:
            around = [other for other in around if (axis == "h") == (other // 5 == cell // 5)]
        if self.picture.kinds[tile] == "prison":
            taken = set(self.at.values())
            around = [other for other in around if other == CENTRE or grid[other] in taken]
        return around

    def slide(self, line: Line, forward: bool) -> None:
        grid = self.grid
        shift(grid, line, forward)
        for cell in LINES[line]:
            self.cell_of[grid[cell]] = cell
        self.arrows[line] = 1 if forward else -1

    def swap(self, one: Cell, two: Cell) -> None:
        grid = self.grid
        grid[one], grid[two] = grid[two], grid[one]
        self.cell_of[grid[one]], self.cell_of[grid[two]] = one, two

    def see(self, tile: Tile) -> None:
        """Somebody of one's own looks at it, or it is turned up."""
        self.seen |= {tile}
        self.exits = without(self.exits, tile)
        self.keys = without(self.keys, tile)

    def pay(self, who: Who, price: float) -> None:
        self.tolls[who] = self.tolls.get(who, 0.0) + price

    def enter(self, who: Who, cell: Cell, *, acts_again: bool = False) -> None:
        """Into that room, at its price; whoever acts again in this round, or is taken there by somebody else, must not
        get into a trap."""
        tile = self.grid[cell]
        kind = self.picture.kinds[tile]
        self._leave(who)
        self.pay(who, self._price(tile, kind, acts_again))
        if kind == "acid":
            for other, at in self.at.items():
                if at == tile and other != who:
                    self.pay(other, self.picture.death)
        if kind == "shredder" and tile in self.at.values():
            self.pay(who, CROWDED)
        self.at[who] = self.grid[CENTRE] if kind == "vortex" else tile
        if kind is None or tile in self.exits or tile in self.keys:
            self.see(tile)
        if kind == "key" and tile in self.keys:
            self.keys = ()

    def _leave(self, who: Who) -> None:
        """R25-4.6: whoever stays behind in a Shredder Room dies."""
        if self.picture.kinds[self.at[who]] == "shredder":
            for other in self.beside(who):
                self.pay(other, self.picture.death)

    def _price(self, tile: Tile, kind: str | None, acts_again: bool) -> float:
        picture = self.picture
        if kind is None:
            price = picture.prices[tile] + (picture.traps * picture.death if acts_again else 0.0)
            return price * LOOKED if tile in self.seen else price
        price = picture.price(kind)
        return price + picture.death if kind == "trapped" and acts_again else price

    def spring(self, who: Who) -> None:
        """After an action: whoever is still in the trap dies."""
        if self.traps.get(who) == self.at[who]:
            self.pay(who, self.picture.death)


def without(places: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    """It is none of them, unless there is no other."""
    return places if tile not in places or len(places) == 1 else tuple(place for place in places if place != tile)
