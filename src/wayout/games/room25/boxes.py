"""The rooms of both boxes, and which 25 of them make a complex: read from the data files and checked once."""

from collections import Counter
from collections.abc import Collection, Mapping
from importlib import resources
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from wayout.games.room25.cast import CAST
from wayout.games.room25.cells import CELLS
from wayout.games.room25.parts import Colour
from wayout.kernel.chance import Chance
from wayout.kernel.printed import read_printed

BASE_TILES: Final = 32
SEASON_TILES: Final = 15
ALWAYS: Final = ("central", "room25")
TURNS_EMPTY: Final = ("key", "regeneration", "timer")
"""Rooms that become an Empty Chamber once they have worked."""

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Rooms: TypeAlias = dict[str, int]
"""How many of each kind."""
DRAWING: Final[tuple[Colour, ...]] = ("red", "yellow", "green")
"""Reds come first: they decide how many Vortex Rooms and Empty Chambers may still be drawn."""


class BrokenBoxes(ValueError):
    """The data files do not hold the rooms and complexes of this game."""


class RoomKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of tile: how many are in the base box and in Season 2."""

    id: str
    colour: Colour
    base: Count
    season: Count


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rooms: tuple[RoomKind, ...]


class Chart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a complex must have, and how many rooms of each colour are free to choose."""

    box: Literal["base", "whole"]
    fixed: Rooms
    free: dict[Colour, Count] = {}
    without: Rooms = {}
    """Tiles that leave the box before anything is chosen."""


class Compositions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    charts: dict[str, Chart]
    presets: dict[str, Rooms]


def read_rooms(text: str) -> tuple[RoomKind, ...]:
    """The kinds in this TOML; raises BrokenBoxes unless they fill both boxes (R25-1.2, R25-2.1)."""
    kinds = read_printed(text, Box, BrokenBoxes).rooms
    if len({kind.id for kind in kinds}) < len(kinds):
        raise BrokenBoxes("two kinds have the same id")
    if sum(kind.base for kind in kinds) != BASE_TILES or sum(kind.season for kind in kinds) != SEASON_TILES:
        raise BrokenBoxes(f"there are not {BASE_TILES} and {SEASON_TILES} tiles")
    return kinds


def data(name: str) -> str:
    return (resources.files(__package__) / "data" / name).read_text("utf-8")


KINDS: Final = read_rooms(data("rooms.toml"))
ROOM_COLOURS: Final[dict[str, Colour]] = {kind.id: kind.colour for kind in KINDS}
BASE_COPIES: Final[Rooms] = {kind.id: kind.base for kind in KINDS}
COPIES: Final[Rooms] = {kind.id: kind.base + kind.season for kind in KINDS}
"""Of the whole box, Season 2 included."""


def in_box(chart: Chart) -> Counter[str]:
    """The tiles that may be in this chart's complex."""
    tiles = Counter(BASE_COPIES if chart.box == "base" else COPIES)
    tiles.subtract(chart.without)
    return tiles


def colours_of(rooms: Mapping[str, int]) -> Counter[str]:
    counted: Counter[str] = Counter()
    for room, count in rooms.items():
        counted[ROOM_COLOURS[room]] += count
    return counted


def read_compositions(text: str) -> Compositions:
    """The charts and presets in this TOML; raises BrokenBoxes if the box cannot make one (R25-1.3, R25-2.3)."""
    found = read_printed(text, Compositions, BrokenBoxes)
    for name, chart in found.charts.items():
        check_chart(name, chart)
    for name, rooms in found.presets.items():
        if name not in found.charts or not found.charts[name].free:
            raise BrokenBoxes(f"{name}: there is no chart with free rooms for this preset")
        check_preset(name, rooms, found.charts[name])
    return found


def check_known(name: str, rooms: Mapping[str, int]) -> None:
    for room, count in rooms.items():
        if room not in COPIES or count < 1:
            raise BrokenBoxes(f"{name}: {count} of {room}")


def check_chart(name: str, chart: Chart) -> None:
    check_known(name, chart.fixed)
    check_known(name, chart.without)
    box = in_box(chart)
    if any(chart.fixed.get(room) != 1 for room in ALWAYS):
        raise BrokenBoxes(f"{name}: the Central Room or Room 25 is missing")
    if sum(chart.fixed.values()) + sum(chart.free.values()) != len(CELLS):
        raise BrokenBoxes(f"{name}: that does not make {len(CELLS)} rooms")
    if any(count > box[room] for room, count in chart.fixed.items()):
        raise BrokenBoxes(f"{name}: more fixed rooms than in the box")
    box.subtract(chart.fixed)
    if any(count > colours_of(box)[colour] for colour, count in chart.free.items()):
        raise BrokenBoxes(f"{name}: more free rooms than in the box")


def check_preset(name: str, rooms: Rooms, chart: Chart) -> None:
    check_known(name, rooms)
    if any(rooms.get(room, 0) < count for room, count in chart.fixed.items()):
        raise BrokenBoxes(f"{name}: a fixed room is missing")
    if any(count > in_box(chart)[room] for room, count in rooms.items()):
        raise BrokenBoxes(f"{name}: more rooms than in the box")
    if colours_of(rooms) != colours_of(chart.fixed) + Counter(chart.free):
        raise BrokenBoxes(f"{name}: the colours are not those of the chart")


COMPOSITIONS: Final = read_compositions(data("compositions.toml"))
CHARTS: Final[dict[str, Chart]] = COMPOSITIONS.charts
COMPLEXES: Final[dict[str, Rooms]] = {
    name: chart.fixed for name, chart in CHARTS.items() if not chart.free
} | COMPOSITIONS.presets
"""Whole complexes by name: the charts that leave nothing free, and one of each other chart."""


def empties_held_back(rooms: Mapping[str, int], characters: Collection[str]) -> int:
    """How many Empty Chambers must stay outside, because these rooms and characters will need them."""
    return sum(rooms.get(room, 0) for room in TURNS_EMPTY) + sum(CAST[name].empties for name in characters)


def goes_together(rooms: Mapping[str, int], characters: Collection[str]) -> bool:
    """R25-2.3: enough Empty Chambers stay outside, and two Mortal Chambers bear one Vortex Room only."""
    if rooms.get("empty", 0) + empties_held_back(rooms, characters) > COPIES["empty"]:
        return False
    return rooms.get("mortal", 0) < 2 or rooms.get("vortex", 0) < 2


def drawn(chart: str, chance: Chance, characters: Collection[str] = tuple(CAST)) -> Rooms:
    """R25-2.3: the fixed rooms of this chart, and free ones by lot. Without characters named, all may take part."""
    rooms, box = Counter(CHARTS[chart].fixed), in_box(CHARTS[chart])
    box.subtract(rooms)
    for colour in (colour for colour in DRAWING if colour in CHARTS[chart].free):
        tiles = [room for room in COPIES if ROOM_COLOURS[room] == colour for _ in range(box[room])]
        left = CHARTS[chart].free[colour]
        for room in chance.shuffled(tiles):
            if left and goes_together(rooms + Counter([room]), characters):
                rooms[room] += 1
                left -= 1
    return {room: rooms[room] for room in COPIES if rooms[room]}
