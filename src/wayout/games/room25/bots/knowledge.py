"""What a bot remembers: rooms it has seen, and whose word has been worth something."""

from collections import Counter

from wayout.games.room25.boxes import ROOM_COLOURS
from wayout.games.room25.cells import EXIT_ZONES, LINES, Cell
from wayout.games.room25.events import Claimed, Looked, RoomEmptied, Slid, Swapped, TurnedUp
from wayout.games.room25.memory import Memory
from wayout.games.room25.parts import Colour, Tile
from wayout.games.room25.setup import reserved
from wayout.games.room25.view import View
from wayout.kernel.letter import Letter
from wayout.kernel.play import Event
from wayout.kernel.seats import Seat

TRUSTED = 0.8
FOUND_TRUE = 0.05
FOUND_FALSE = 0.5


class Knowledge:
    """Follows every room by its number, wherever it is slid to."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.rooms: Memory = {}
        self.trust: Counter[int] = Counter()
        """By seat: how much its word counts more or less than a stranger's."""
        self.to_tell: list[Tile] = []
        """What was looked at and not spoken of yet."""
        self._claims: dict[Tile, dict[int, Colour]] = {}
        self._grid: list[Tile] = []

    def read(self, letter: Letter) -> None:
        view: View = letter.view
        if not self._grid:
            self._grid = [room.tile for room in view.rooms]
        for event in letter.happened:
            self._follow(event)
        self._grid = [room.tile for room in view.rooms]
        for room in view.rooms:
            if room.note is not None:
                self.rooms[room.tile] = room.note

    def _follow(self, event: Event) -> None:  # type: ignore[type-arg]
        match event:
            case Slid(line, forward):
                self._slide(line, forward)
            case Swapped(cell, other):
                grid = self._grid
                grid[cell], grid[other] = grid[other], grid[cell]
            case Looked(cell=cell, room=str(room)):
                self.rooms[self._grid[cell]] = room
                self.to_tell.append(self._grid[cell])
            case Claimed(seat, cell, colour):
                self._claims.setdefault(self._grid[cell], {})[seat] = colour
            case TurnedUp(cell, room):
                self._judge(self._grid[cell], room)
            case RoomEmptied(cell):
                self.rooms[self._grid[cell]] = "empty"

    def _slide(self, line: int, forward: bool) -> None:
        cells = LINES[line]
        tiles = [self._grid[cell] for cell in cells]
        tiles = tiles[-1:] + tiles[:-1] if forward else tiles[1:] + tiles[:1]
        for cell, tile in zip(cells, tiles, strict=True):
            self._grid[cell] = tile

    def _judge(self, tile: Tile, room: str) -> None:
        """A room lies open: who spoke the truth about it?"""
        self.rooms[tile] = room
        for seat, colour in self._claims.pop(tile, {}).items():
            self.trust[seat] += FOUND_TRUE if colour == ROOM_COLOURS[room] else -FOUND_FALSE  # type: ignore[assignment]

    def claimed(self, tile: Tile) -> Colour | None:
        """The colour that those worth trusting say, if any does."""
        said = {seat: colour for seat, colour in self._claims.get(tile, {}).items() if seat != self.seat}
        best = max(said, key=lambda seat: self.trust[seat], default=None)
        return None if best is None or self.trust[best] <= -FOUND_FALSE else said[best]

    def unknown(self, view: View) -> Counter[str]:
        """The rooms that may lie where this seat has not looked."""
        seen = Counter(self.rooms[room.tile] for room in view.rooms if room.room is None and room.tile in self.rooms)
        return Counter(view.hidden) - seen

    def places(self, view: View, kind: str) -> list[Cell]:
        """Where a room of this kind is, or may be."""
        known = [cell for cell, room in enumerate(view.rooms) if (room.room or self.rooms.get(room.tile)) == kind]
        if known or not self.unknown(view)[kind]:
            return known
        hidden = [c for c, room in enumerate(view.rooms) if room.room is None and room.tile not in self.rooms]
        at_exits = [cell for cell in hidden if view.rooms[cell].tile in EXIT_ZONES]
        return at_exits if kind in reserved(view.rules) and at_exits else hidden
