"""The four sides of the starting boards: drawings, read and checked once, then only tables by space."""

from collections.abc import Mapping
from importlib import resources
from typing import Final

import msgspec

from wayout.games.no_escape.shapes import BOARD_CODE, EXIT, NO_LINK
from wayout.games.no_escape.slots import BOARD_SLOTS, HUB, number_of
from wayout.games.no_escape.state import FEWEST_SEATS, MAX_SEATS
from wayout.games.no_escape.tiles import SIDE_NAMES
from wayout.kernel.grid import WAYS
from wayout.kernel.printed import read_printed

CELLS: Final = 9
STEPS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
LINES: Final = "|-|-"
ARROWS: Final = "^>v<"
HUB_CELL: Final = (4, 4)

Cell = tuple[int, int]


class BrokenBoards(ValueError):
    """The data file does not hold the starting boards of this game."""


class Drawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side as it stands in the data file."""

    players: tuple[int, ...]
    spaces: int
    steps: dict[str, int]
    drawing: str


class Side(msgspec.Struct, frozen=True):
    """One side for play. Space 0 is the hub; the others follow row by row."""

    id: str
    players: tuple[int, ...]
    cells: tuple[Cell, ...]
    link: tuple[int, ...]
    """By space * 4 + way: the space that this leads to, EXIT or NO_LINK."""
    links: tuple[int, ...]
    """By space: its links as bits of ways."""
    doors: dict[int, int]
    """By space * 4 + way of an exit: the slot of the board that it leaves."""
    entries: dict[int, int]
    """By slot * 4 + side: the space behind that exit."""
    codes: dict[int, int]
    """The nine slots, each with the code of its exits."""
    steps: dict[str, int]


class Drawing:
    """Reads a picture: a cell is two lines high and four characters wide, and arrows stand around."""

    def __init__(self, text: str) -> None:
        self._rows = text.splitlines()

    def _at(self, line: int, column: int) -> str:
        row = self._rows[line] if 0 <= line < len(self._rows) else ""
        return row[column] if 0 <= column < len(row) else " "

    def mark(self, cell: Cell) -> str:
        return self._at(1 + 2 * cell[0], 2 + 4 * cell[1])

    def line(self, cell: Cell, way: int) -> str:
        """What is drawn beside a cell, that way."""
        dr, dc = STEPS[way]
        return self._at(1 + 2 * cell[0] + dr, 2 + 4 * cell[1] + 2 * dc)

    def signs(self) -> int:
        """How many signs are drawn, blanks not counted."""
        return sum(not sign.isspace() for row in self._rows for sign in row)

    def cells(self) -> list[Cell]:
        every = [(r, c) for r in range(CELLS) for c in range(CELLS) if self.mark((r, c)) in "o+"]
        if self.mark(HUB_CELL) != "H":
            raise BrokenBoards("the hub is not in the middle")
        return [HUB_CELL, *every]


def beyond(cell: Cell, way: int) -> Cell:
    return (cell[0] + STEPS[way][0], cell[1] + STEPS[way][1])


def is_on_board(cell: Cell) -> bool:
    return 0 <= cell[0] < CELLS and 0 <= cell[1] < CELLS


def slot_of(cell: Cell) -> int:
    return number_of((cell[1] // 3 - 1, cell[0] // 3 - 1))


def exit_name(cell: Cell, way: int) -> str:
    return f"{SIDE_NAMES[way]}{cell[1 if way % 2 == 0 else 0] // 3 + 1}"


def read_side(name: str, drawn: Drawn) -> Side:
    picture = Drawing(drawn.drawing)
    cells = picture.cells()
    numbers = {cell: number for number, cell in enumerate(cells)}
    link = [NO_LINK] * (4 * len(cells))
    doors: dict[int, int] = {}
    entries: dict[int, int] = {}
    for number, cell in enumerate(cells):
        for way in WAYS:
            sign, to = picture.line(cell, way), beyond(cell, way)
            if sign == LINES[way] and to in numbers:
                link[number * 4 + way] = numbers[to]
            elif sign == ARROWS[way] and not is_on_board(to) and cell[1 if way % 2 == 0 else 0] % 3 == 1:
                link[number * 4 + way] = EXIT
                doors[number * 4 + way] = slot_of(cell)
                entries[slot_of(cell) * 4 + way] = number
            elif sign != " ":
                raise BrokenBoards(f"{name}: {sign!r} beside {cell} leads nowhere")
    links = tuple(sum(1 << way for way in WAYS if link[n * 4 + way] != NO_LINK) for n in range(len(cells)))
    codes = {slot: BOARD_CODE + sum(1 << way for way in WAYS if slot * 4 + way in entries) for slot in BOARD_SLOTS}
    side = Side(name, drawn.players, tuple(cells), tuple(link), links, doors, entries, codes, dict(drawn.steps))
    check_side(side, drawn, picture)
    return side


def check_side(side: Side, drawn: Drawn, picture: Drawing) -> None:
    """NE-2.4: links go both ways, branches are marked, and the ways are as long as they say."""
    for number in range(len(side.cells)):
        for way in WAYS:
            to = side.link[number * 4 + way]
            if to >= 0 and side.link[to * 4 + (way ^ 2)] != number:
                raise BrokenBoards(f"{side.id}: a link goes one way only")
        if number != HUB and (picture.mark(side.cells[number]) == "+") != (side.links[number].bit_count() > 2):
            raise BrokenBoards(f"{side.id}: {side.cells[number]} is marked wrongly")
    if len(side.cells) - 1 != drawn.spaces:
        raise BrokenBoards(f"{side.id}: {len(side.cells) - 1} spaces are drawn")
    found = {exit_name(side.cells[door // 4], door % 4): steps_to(side, door // 4) + 1 for door in side.doors}
    if found != drawn.steps:
        raise BrokenBoards(f"{side.id}: the ways to the exits are {found}")
    across, down = (sum(to >= 0 and at % 4 == way for at, to in enumerate(side.link)) for way in (1, 2))
    if picture.signs() != len(side.cells) + 3 * across + down + len(side.doors):
        raise BrokenBoards(f"{side.id}: something that is drawn belongs to no space")


def steps_to(side: Side, space: int) -> int:
    """From the hub; raises if there is no way."""
    reached, steps = {HUB}, 0
    while space not in reached:
        more = reached | {side.link[n * 4 + way] for n in reached for way in WAYS if side.link[n * 4 + way] >= 0}
        if more == reached:
            raise BrokenBoards(f"{side.id}: there is no way to {side.cells[space]}")
        reached, steps = more, steps + 1
    return steps


def read_sides(text: str) -> dict[str, Side]:
    sheet = read_printed(text, dict[str, Drawn], BrokenBoards)
    players = [number for drawn in sheet.values() for number in drawn.players]
    for number in range(FEWEST_SEATS, MAX_SEATS + 1):
        if players.count(number) != 1:
            raise BrokenBoards(f"there are {players.count(number)} sides for {number} players")
    return {name: read_side(name, drawn) for name, drawn in sheet.items()}


SIDES: Final[Mapping[str, Side]] = read_sides(
    (resources.files(__package__) / "data" / "boards.toml").read_text("utf-8")
)
SIDE_OF_PLAYERS: Final = {players: side.id for side in SIDES.values() for players in side.players}
