"""NE-3.5 told a second time, as a recursion over cells of the whole table: short, slow, and only for tests.
No option is on, no window opens, and New Path strips are declined."""

from collections.abc import Callable

from wayout.games.no_escape.shapes import SHAPES
from wayout.games.no_escape.sides import SIDES
from wayout.games.no_escape.slots import XY, Spot, spot_of, way_or_none
from wayout.games.no_escape.state import SEATS, State
from wayout.kernel.seats import Seat

Cell = tuple[int, int]
Ask = Callable[[Seat, frozenset[object]], object]
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
HUB: Spot = (0, 0, 0)


def beyond(cell: Cell, way: int) -> Cell:
    return (cell[0] + STEPS[way][0], cell[1] + STEPS[way][1])


class Maze:
    """Every space of the table by its cells, and where its links lead: to a space, or outside (None)."""

    def __init__(self, state: State) -> None:
        self.at: dict[Cell, Spot] = {}
        self.links: dict[Spot, dict[int, Spot | None]] = {}
        self.ends: dict[Spot, str] = {}
        self._exits: list[tuple[Spot, Cell, int]] = []
        self._board(state.side)
        for slot, code in state.board.tiles():
            self._tile(slot, code)
        for spot, cell, way in self._exits:
            self.links[spot][way] = self.at.get(beyond(cell, way))

    def _board(self, side: str) -> None:
        drawn = SIDES[side]
        cells = [(row - 3, column - 3) for row, column in drawn.cells]
        for number, cell in enumerate(cells):
            self._space((0, 0, number), [cell])
        for place, to in enumerate(drawn.link):
            if to >= 0:
                self._link((0, 0, place // 4), (0, 0, to))
        self._exits += [((0, 0, door // 4), cells[door // 4], door % 4) for door in drawn.doors]

    def _tile(self, slot: int, code: int) -> None:
        (x, y), tile, rot = XY[slot], SHAPES[code >> 2], code & 3

        def turned(cell: Cell) -> Cell:
            for _ in range(rot):
                cell = (cell[1], 2 - cell[0])
            return (3 * y + cell[0], 3 * x + cell[1])

        for number, cells in enumerate(tile.spaces):
            self._space((x, y, number), [turned(cell) for cell in cells])
        for one, other in tile.links:
            self._link((x, y, one), (x, y, other))
            self._link((x, y, other), (x, y, one))
        middle = (3 * y + 1, 3 * x + 1)
        for side, number in tile.exits.items():
            way = ("NESW".index(side) + rot) % 4
            self._exits.append(((x, y, number), beyond(middle, way), way))
        if tile.indicator is not None:
            self.ends[x, y, tile.indicator] = tile.id

    def _space(self, spot: Spot, cells: list[Cell]) -> None:
        self.at.update(dict.fromkeys(cells, spot))
        self.links[spot] = {}

    def _link(self, one: Spot, other: Spot) -> None:
        cells = [cell for cell, spot in self.at.items() if spot == one]
        way = next(way for way in range(4) for cell in cells if self.at.get(beyond(cell, way)) == other)
        self.links[one][way] = other


class Walk:
    def __init__(self, state: State, ask: Ask) -> None:
        self.maze = Maze(state)
        self.ask = ask
        self.seats = SEATS[: state.seats]
        self.spots = [spot_of(place) for place in state.places]
        self.headings = [way_or_none(way) for way in state.headings]
        self.came_from = [way_or_none(way) for way in state.came_from]
        self.green = list(state.green)
        self.winner: Seat | None = None

    def move(self, mover: Seat, steps: int, jet: bool) -> None:
        for _ in range(steps):
            if not self.step(mover, jet, {mover}):
                return
        while jet and self.spots[mover] != HUB and self.spots.count(self.spots[mover]) > 1:
            if not self.step(mover, jet, {mover}):
                return

    def step(self, mover: Seat, jet: bool, chain: set[Seat]) -> bool:
        """False: out, or blocked."""
        spot = self.spots[mover]
        assert spot is not None
        if self.headings[mover] is None:
            self.headings[mover] = self.choose(mover, set(self.maze.links[HUB]))
        way = self.headings[mover]
        assert way is not None
        to = self.maze.links[spot][way]
        if to is None:
            self.winner = mover
            return False
        back = (way + 2) % 4
        is_taken = to != HUB and to in self.spots and not jet
        if is_taken and not self.push(self.seats[self.spots.index(to)], back, chain):
            return False
        self.spots[mover], self.came_from[mover] = to, back
        self.arrive(mover, to, back)
        return True

    def push(self, other: Seat, back: int, chain: set[Seat]) -> bool:
        if other in chain:
            return False
        if self.headings[other] == back:
            spot = self.spots[other]
            assert spot is not None
            ways = set(self.maze.links[spot]) - {back}
            if not ways:
                return False
            self.came_from[other] = back
            self.headings[other] = self.choose(other, ways)
        return self.step(other, False, chain | {other})

    def arrive(self, seat: Seat, to: Spot, back: int) -> None:
        end = self.maze.ends.get(to)
        if end is None:
            self.headings[seat] = self.choose(seat, set(self.maze.links[to]) - {back})
            return
        self.headings[seat], self.came_from[seat] = back, None
        if end in ("ctrl_y", "ctrl_w"):
            self.green[seat] = 3
        free = [spot for spot, kind in self.maze.ends.items() if kind[:4] == "tele" and spot not in self.spots]
        if end == "tele_w" and free:
            target = free[0] if len(free) == 1 else self.ask(seat, frozenset(free))
            assert isinstance(target, tuple)
            self.spots[seat] = target
            (self.headings[seat],) = self.maze.links[target]

    def choose(self, seat: Seat, ways: set[int]) -> int:
        if len(ways) == 1:
            return ways.pop()
        way = self.ask(seat, frozenset(ways))
        assert isinstance(way, int)
        return way
