"""The true route: tiles laid one after the other, each walked on from at once (EEO-4)."""

from typing import Final

from wayout.games.emergency_exit.tiles import CHARACTER, CHARACTERS, COPY, HAS_SECOND_PATH, MOVE
from wayout.kernel.grid import NORTH, Cell

OPPOSITE: Final = "opposite"
LOOP: Final = "loop"
DEAD_END: Final = "dead_end"

# A place is a cell as one number, on a square wider than all tiles in one line.
WIDTH: Final = 128
MIDDLE: Final = 64
ORIGIN: Final = MIDDLE * WIDTH + MIDDLE
AHEAD: Final = (WIDTH, 1, -WIDTH, -1)


def cell_of(place: int) -> Cell:
    return (place % WIDTH - MIDDLE, place // WIDTH - MIDDLE)


class Walk:
    """A route under way. Floor cards read it; the shown rotations have no part in it."""

    __slots__ = (
        "_corridor",
        "_crossed",
        "_doors",
        "_laid",
        "_repeats",
        "character_counts",
        "failed_at",
        "failure",
        "head",
        "headings",
        "last_move",
        "last_walked",
        "longest_corridor",
        "passes",
        "place",
        "places",
        "starts",
        "steps",
    )

    def __init__(self, last_walked: bool = False) -> None:
        self.last_walked = last_walked
        """Does a Repeat copy the last tile walked, or only the last one revealed (EEO-4.4)?"""
        self.place = ORIGIN + AHEAD[NORTH]
        """Where the next tile goes, entered with `head`."""
        self.head = NORTH
        self.last_move = 0
        self.failure: str | None = None
        """Why the route cannot go on: opposite, loop or dead_end."""
        self.failed_at: int | None = None
        self.passes = 0
        """How often the route went through a tile that lay there already."""
        self.longest_corridor = 0
        """The most straight moves in a row."""
        self.character_counts = [0] * len(CHARACTERS)
        self.places: list[int] = []
        """By laid tile: where it lies; `headings`: how it was entered; `starts`: its first one of the `steps`."""
        self.headings: list[int] = []
        self.starts: list[int] = []
        self.steps: list[int] = []
        """Every crossing of a cell in order: place * 16 + side in * 4 + side out."""
        self._corridor = 0
        self._crossed = {ORIGIN * 4 + NORTH}
        self._doors: dict[int, int] = {}
        self._laid = {ORIGIN}
        self._repeats: set[int] = set()

    def clone(self) -> "Walk":
        twin = Walk(self.last_walked)
        twin.place, twin.head, twin.last_move = self.place, self.head, self.last_move
        twin.failure, twin.failed_at = self.failure, self.failed_at
        twin.passes, twin.longest_corridor, twin._corridor = self.passes, self.longest_corridor, self._corridor
        twin.character_counts = self.character_counts[:]
        twin.places, twin.headings = self.places[:], self.headings[:]
        twin.starts, twin.steps = self.starts[:], self.steps[:]
        twin._crossed, twin._doors = self._crossed.copy(), self._doors.copy()
        twin._laid, twin._repeats = self._laid.copy(), self._repeats.copy()
        return twin

    @property
    def next_cell(self) -> Cell:
        return cell_of(self.place)

    @property
    def cells(self) -> list[Cell]:
        return [cell_of(place) for place in self.places]

    def lay(self, tile: int) -> str | None:
        """Put the next tile down and walk on from it; why the route cannot go on, or nothing. Not after a failure."""
        place, head = self.place, self.head
        self.places.append(place)
        self.headings.append(head)
        self.starts.append(len(self.steps))
        self._laid.add(place)
        if CHARACTER[tile] >= 0:
            self.character_counts[CHARACTER[tile]] += 1
        move = MOVE[tile]
        if move == COPY:
            move = self.last_move
            self._repeats.add(place)
        self.last_move = move
        out = (head + move) & 3
        if HAS_SECOND_PATH[tile]:
            self._open_second_path(place, head ^ 2, out)
        return self._go_on(place, head, out)

    def _open_second_path(self, place: int, into: int, out: int) -> None:
        """EEO-2.2: the two sides that the arrow leaves over."""
        one, other = (side for side in range(4) if side not in (into, out))
        self._doors[place * 4 + one] = other
        self._doors[place * 4 + other] = one

    def _go_on(self, place: int, head: int, out: int) -> str | None:
        """Walk to the next empty cell. No side is crossed twice, so this ends."""
        while True:
            self._move(place, head, out)
            ahead = place + AHEAD[out]
            if ahead * 4 + (out ^ 2) in self._crossed:
                return self._fail(OPPOSITE, place)
            if place * 4 + out in self._crossed:
                return self._fail(LOOP, place)
            self._crossed.add(place * 4 + out)
            place, head = ahead, out
            if place not in self._laid:
                self.place, self.head = place, head
                return None
            if place == ORIGIN:
                return self._fail(LOOP, place)
            # The arrow's own two sides need no look: they were crossed, so the tests above have caught them.
            door = self._way_through(place, head)
            if door is None:
                return self._fail(DEAD_END, place)
            out = door
            self.passes += 1
            if self.last_walked:
                self.last_move = (out - head + 1 & 3) - 1

    def _way_through(self, place: int, head: int) -> int | None:
        """The side over which an old tile is left again; nothing if it has a wall here."""
        if place in self._repeats:
            return (head + self.last_move) & 3
        return self._doors.get(place * 4 + (head ^ 2))

    def _move(self, place: int, head: int, out: int) -> None:
        self.steps.append(place << 4 | (head ^ 2) << 2 | out)
        if head != out:
            self._corridor = 0
            return
        self._corridor += 1
        if self._corridor > self.longest_corridor:
            self.longest_corridor = self._corridor

    def _fail(self, reason: str, place: int) -> str:
        self.failure = reason
        self.failed_at = place
        return reason
