"""What a laid tile is for play: tables by code, which is a shape times four plus its rotation."""

from collections.abc import Iterator
from typing import Final

import msgspec

from wayout.games.no_escape.slots import WAYS_OF
from wayout.games.no_escape.tiles import MAZE, MID_SIDES, SIDE_NAMES, TUNNEL_ENDS, MazeTile, link_way
from wayout.kernel.grid import EAST, WAYS

NO_LINK: Final = -1
EXIT: Final = -2

# What the indicator of a tunnel end is.
NO_END: Final = 0
CONTROL_YELLOW: Final = 1
CONTROL_WHITE: Final = 2
TELEPORT_WHITE: Final = 3
TELEPORT_YELLOW: Final = 4
END_KINDS: Final = dict(zip(TUNNEL_ENDS, (CONTROL_YELLOW, CONTROL_WHITE, TELEPORT_WHITE, TELEPORT_YELLOW), strict=True))


def with_strip(tile: MazeTile) -> MazeTile:
    """NE-2.3: a strip to the east of the unturned tile; other sides are rotations of this."""
    junction = next(number for number, space in enumerate(tile.spaces) if (1, 1) in space)
    branch = len(tile.spaces)
    return msgspec.structs.replace(
        tile,
        spaces=(*tile.spaces, (MID_SIDES["E"],)),
        links=(*tile.links, (junction, branch)),
        exits={**tile.exits, "E": branch},
        rotations=4,
    )


STRIPPED_SHAPES: Final = {
    tile.id: len(MAZE) + number for number, tile in enumerate(one for one in MAZE if one.takes_strip)
}
SHAPES: Final[tuple[MazeTile, ...]] = (*MAZE, *(with_strip(tile) for tile in MAZE if tile.takes_strip))
CODES: Final = len(SHAPES) * 4

BOARD_CODE: Final = CODES
"""From here on codes are parts of the starting board: BOARD_CODE + mask of its exits."""


def links_of_shape(tile: MazeTile, rot: int) -> tuple[int, ...]:
    """By space * 4 + way: the space that this leads to, EXIT or NO_LINK."""
    table = [NO_LINK] * (4 * len(tile.spaces))
    for one, other in tile.links:
        for a, b in ((one, other), (other, one)):
            way = link_way(tile.spaces[a], tile.spaces[b])
            assert way is not None
            table[a * 4 + (way + rot & 3)] = b
    for side, space in tile.exits.items():
        table[space * 4 + (SIDE_NAMES.index(side) + rot & 3)] = EXIT
    return tuple(table)


def entries_of_shape(tile: MazeTile, rot: int) -> tuple[int, ...]:
    """By side: the space behind its exit, or NO_LINK."""
    table = [NO_LINK] * 4
    for side, space in tile.exits.items():
        table[SIDE_NAMES.index(side) + rot & 3] = space
    return tuple(table)


def each_code() -> Iterator[tuple[MazeTile, int]]:
    for tile in SHAPES:
        for rot in WAYS:
            yield tile, rot


LINK: Final = tuple(links_of_shape(tile, rot) for tile, rot in each_code())
ENTRY: Final = tuple(entries_of_shape(tile, rot) for tile, rot in each_code())
EXITS: Final[tuple[int, ...]] = (
    *(sum(1 << side for side in WAYS if entry[side] != NO_LINK) for entry in ENTRY),
    *range(16),
)
"""The exits as bits; also for the codes of the starting board."""
TILE: Final = tuple(tile.id for tile, _ in each_code())
HAS_STRIP: Final = tuple(number >= len(MAZE) for number in range(len(SHAPES)) for _ in WAYS)
INDICATOR: Final = tuple(NO_LINK if tile.indicator is None else tile.indicator for tile, _ in each_code())
END: Final = (*(END_KINDS.get(tile.id, NO_END) for tile, _ in each_code()), *(NO_END,) * 16)
ROTATIONS: Final = tuple(tile.rotations for tile in SHAPES)


def masks_of(code: int, yellow_walkable: bool) -> tuple[int, ...]:
    """By space: its links as bits of ways."""
    link = LINK[code]
    masks = [sum(1 << way for way in WAYS if link[space + way] != NO_LINK) for space in range(0, len(link), 4)]
    if END[code] == TELEPORT_YELLOW and not yellow_walkable:
        # Ruling A21: nobody walks onto the indicator, so the space before it is the turning point.
        entrance = next(space for space in range(len(masks)) if space != INDICATOR[code])
        inward = next(way for way in WAYS if link[entrance * 4 + way] == INDICATOR[code])
        masks[entrance] &= ~(1 << inward)
    return tuple(masks)


LINKS: Final = tuple(tuple(masks_of(code, walkable) for code in range(CODES)) for walkable in (False, True))
"""By whether yellow indicators can be walked onto, then by code, then by space."""

BITS: Final = tuple(len(WAYS_OF[mask]) for mask in range(16))


def gain(exits: int, around: int) -> int:
    """How many more open exits there are once these exits lie in a slot with such neighbours."""
    known, wanted = around >> 4, around & 15
    return BITS[exits & ~known & 15] - BITS[wanted]


def fitting(shape: int, around: int) -> tuple[tuple[int, int], ...]:
    """NE-3.3 b: the rotations in which exit meets exit and wall meets wall, each with its gain of open exits."""
    known, wanted = around >> 4, around & 15
    if wanted & ~known:
        return ()
    return tuple(
        (rot, gain(EXITS[shape * 4 + rot], around))
        for rot in range(ROTATIONS[shape])
        if EXITS[shape * 4 + rot] & known == wanted
    )


GAIN: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(gain(exits, around) for around in range(256)) for exits in range(16)
)
MATCH: Final = tuple(tuple(fitting(shape, around) for around in range(256)) for shape in range(len(SHAPES)))
"""By shape and by what lies around (known sides * 16 + exits that lead in): rotations that fit, with their gain."""
FIT: Final = tuple(tuple(fits if around & 15 else () for around, fits in enumerate(row)) for row in MATCH)
"""The same where a tile must be attached at an exit (NE-3.3 c)."""


def stripped(code: int, side: int) -> int:
    """NE-2.3: the code once a strip leads to that side; NO_LINK if none can."""
    tile, rot = SHAPES[code // 4], code & 3
    if HAS_STRIP[code] or not tile.takes_strip or EXITS[code] >> side & 1:
        return NO_LINK
    new_rot = side - EAST & 3
    assert (new_rot - rot) % 2 == 0
    return STRIPPED_SHAPES[tile.id] * 4 + new_rot


STRIPPED: Final = tuple(tuple(stripped(code, side) for side in WAYS) for code in range(CODES))
