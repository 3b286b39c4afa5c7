"""What a bot remembers: rooms it has seen, and whose word has been worth something."""

from collections import Counter, defaultdict

from wayout.games.room25.boxes import ROOM_COLOURS
from wayout.games.room25.cells import EXIT_ZONES, shift
from wayout.games.room25.events import Claimed, Died, Entered, Looked, RoomEmptied, Slid, Swapped, TurnedUp
from wayout.games.room25.laying import reserved
from wayout.games.room25.memory import Memory
from wayout.games.room25.parts import NO_ONE, Colour, Tile, Who
from wayout.games.room25.view import View
from wayout.kernel.letter import Letter
from wayout.kernel.play import Event
from wayout.kernel.seats import Seat

FOUND_TRUE = 0.05
FOUND_FALSE = 0.5
DOUBTED = -FOUND_FALSE
"""So much less than a stranger's, and a word counts nothing."""
OUT_OF_THE_WAY = 0.5
"""What it costs to push somebody out of Room 25, or to death."""


class Knowledge:
    """Follows every room by its number, wherever it is slid to."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.rooms: Memory = {}
        self.trust: defaultdict[int, float] = defaultdict(float)
        """By seat: how much its word counts more or less than a stranger's."""
        self.to_tell: list[Tile] = []
        """What was looked at and not spoken of yet."""
        self.peeked: set[Tile] = set()
        """What others have looked at: they can tell."""
        self._claims: dict[Tile, dict[int, Colour]] = {}
        self._grid: list[Tile] = []
        self._owner: dict[Who, Seat] = {}
        self._in_exit: set[Who] = set()
        self._pushed: tuple[Who, tuple[Who, ...]] = (NO_ONE, ())
        """Who has pushed whom in this step."""

    def read(self, letter: Letter) -> None:
        view: View = letter.view
        if not self._grid:
            self._grid = [room.tile for room in view.rooms]
        self._pushed = (NO_ONE, ())
        for event in letter.happened:
            self._follow(event)
        self._owner = {figure.who: figure.seat for figure in view.figures}
        self._in_exit = {
            figure.who
            for figure in view.figures
            if figure.cell is not None and view.rooms[figure.cell].room == "room25"
        }
        self._grid = [room.tile for room in view.rooms]
        for room in view.rooms:
            if room.note is not None:
                self.rooms[room.tile] = room.note

    def _follow(self, event: Event) -> None:  # type: ignore[type-arg]
        match event:
            case Slid(line, forward):
                shift(self._grid, line, forward)
            case Swapped(cell, other):
                grid = self._grid
                grid[cell], grid[other] = grid[other], grid[cell]
            case Looked(cell=cell, room=str(room)):
                self.rooms[self._grid[cell]] = room
                self.to_tell.append(self._grid[cell])
            case Looked(cell=cell):
                self.peeked.add(self._grid[cell])
            case Claimed(seat, cell, colour):
                self._claims.setdefault(self._grid[cell], {})[seat] = colour
            case TurnedUp(cell, room):
                self._judge(self._grid[cell], room)
            case Entered(group=group, cause="push", by=by):
                self._pushed = (by, group)
                if group[0] in self._in_exit:
                    self._blame(by)
            case Died(group=group) if group == self._pushed[1]:
                self._blame(self._pushed[0])
            case RoomEmptied(cell):
                self.rooms[self._grid[cell]] = "empty"

    def _judge(self, tile: Tile, room: str) -> None:
        """A room lies open: who spoke the truth about it?"""
        self.rooms[tile] = room
        for seat, colour in self._claims.pop(tile, {}).items():
            self.trust[seat] += FOUND_TRUE if colour == ROOM_COLOURS[room] else -FOUND_FALSE

    def _blame(self, who: Who) -> None:
        if who in self._owner:
            self.trust[self._owner[who]] -= OUT_OF_THE_WAY

    def claimed(self, tile: Tile) -> Colour | None:
        """The colour that those worth trusting say, if any does."""
        said = {seat: colour for seat, colour in self._claims.get(tile, {}).items() if seat != self.seat}
        best = max(said, key=lambda seat: self.trust[seat], default=None)
        return None if best is None or self.trust[best] <= DOUBTED else said[best]

    def suspects(self, view: View) -> list[Seat]:
        """Whoever has done or said what only a guard would, worst first; no more than there are guards."""
        doubted = [figure.seat for figure in view.figures if self.trust[figure.seat] <= DOUBTED]
        return sorted(doubted, key=lambda seat: self.trust[seat])[: view.rules.guards]

    def unknown(self, view: View) -> Counter[str]:
        """The rooms that may lie where this seat has not looked."""
        seen = Counter(self.rooms[room.tile] for room in view.rooms if room.room is None and room.tile in self.rooms)
        return Counter(view.hidden) - seen

    def places(self, view: View, kind: str) -> list[Tile]:
        """Which room is of this kind, or may be."""
        known = [room.tile for room in view.rooms if (room.room or self.rooms.get(room.tile)) == kind]
        if known or not self.unknown(view)[kind]:
            return known
        hidden = [room.tile for room in view.rooms if room.room is None and room.tile not in self.rooms]
        if kind in reserved(view.rules):
            hidden = [tile for tile in hidden if tile in EXIT_ZONES]
        colour = ROOM_COLOURS[kind]
        said = [tile for tile in hidden if self.claimed(tile) == colour]
        return said or [tile for tile in hidden if self.claimed(tile) is None] or hidden
