"""How many steps it takes to get across a tile or the starting board: tables from the printed links."""

from collections import deque
from collections.abc import Sequence
from typing import Final, TypeAlias

from wayout.games.no_escape.shapes import CODES, ENTRY, EXIT, INDICATOR, LINK, LINKS, NO_LINK
from wayout.games.no_escape.sides import SIDES, Side
from wayout.games.no_escape.slots import WAYS_OF
from wayout.kernel.grid import WAYS

Steps: TypeAlias = tuple[tuple[int, int], ...]
"""Ways out, each with the steps until a meeple stands before it; crossing it takes one more."""

NEVER: Final = 99
"""More steps than any way out takes."""


def walked(link: Sequence[int], masks: Sequence[int], space: int, way: int) -> tuple[dict[int, int], dict[int, int]]:
    """From a space with a heading: fewest steps to every exit (space * 4 + way), and to every space.

    Nobody turns round but at an end (NE-3.5)."""
    exits: dict[int, int] = {}
    spaces: dict[int, int] = {}
    queue, seen = deque([(space * 4 + way, 0)]), {space * 4 + way}
    while queue:
        at, steps = queue.popleft()
        to = link[at]
        if to == EXIT:
            exits.setdefault(at, steps)
            continue
        spaces.setdefault(to, steps + 1)
        back = 1 << (at & 3 ^ 2)
        for onward in WAYS_OF[masks[to] & ~back or back]:
            if to * 4 + onward not in seen:
                seen.add(to * 4 + onward)
                queue.append((to * 4 + onward, steps + 1))
    return exits, spaces


def outward(code: int, walkable: int) -> tuple[Steps, ...]:
    """By space * 4 + heading: the sides of a tile that its meeple can leave by."""
    masks = LINKS[walkable][code]
    found: list[Steps] = []
    for at, to in enumerate(LINK[code]):
        exits = {} if to == NO_LINK else walked(LINK[code], masks, at >> 2, at & 3)[0]
        found.append(tuple((one & 3, steps) for one, steps in sorted(exits.items())))
    return tuple(found)


def inward(code: int) -> tuple[int, ...]:
    """By space * 4 + heading: steps to the indicator of a tile, or NEVER."""
    return tuple(
        NEVER if to == NO_LINK else walked(LINK[code], LINKS[1][code], at >> 2, at & 3)[1].get(INDICATOR[code], NEVER)
        for at, to in enumerate(LINK[code])
    )


def across(code: int, walkable: int) -> tuple[Steps, ...]:
    """By the side that a meeple comes in by: the sides that it can leave by."""
    found: list[Steps] = []
    for side in WAYS:
        space, best = ENTRY[code][side], dict[int, int]()
        if space != NO_LINK:
            back = 1 << side
            for way in WAYS_OF[LINKS[walkable][code][space] & ~back or back]:
                for out, steps in OUTWARD[walkable][code][space * 4 + way]:
                    best[out] = min(best.get(out, NEVER), steps + 1)
        found.append(tuple(sorted(best.items())))
    return tuple(found)


def board_outward(side: Side) -> tuple[Steps, ...]:
    """By space * 4 + heading on the starting board: its doors, as slot * 4 + way."""
    found: list[Steps] = []
    for at, to in enumerate(side.link):
        exits = {} if to == NO_LINK else walked(side.link, side.links, at >> 2, at & 3)[0]
        found.append(tuple((side.doors[one] * 4 + (one & 3), steps) for one, steps in sorted(exits.items())))
    return tuple(found)


def board_across(side: Side) -> dict[int, Steps]:
    """By the door that a meeple comes in by: the doors that it can leave by."""
    found: dict[int, Steps] = {}
    for door, slot in side.doors.items():
        space, back = door >> 2, 1 << (door & 3)
        best: dict[int, int] = {}
        for way in WAYS_OF[side.links[space] & ~back]:
            for out, steps in BOARD_OUTWARD[side.id][space * 4 + way]:
                best[out] = min(best.get(out, NEVER), steps + 1)
        found[slot * 4 + (door & 3)] = tuple(sorted(best.items()))
    return found


OUTWARD: Final = tuple(tuple(outward(code, walkable) for code in range(CODES)) for walkable in (0, 1))
"""By whether yellow indicators can be walked onto, then by code."""
INWARD: Final = tuple(inward(code) for code in range(CODES))
ACROSS: Final = tuple(tuple(across(code, walkable) for code in range(CODES)) for walkable in (0, 1))
BOARD_OUTWARD: Final = {side.id: board_outward(side) for side in SIDES.values()}
BOARD_ACROSS: Final = {side.id: board_across(side) for side in SIDES.values()}
