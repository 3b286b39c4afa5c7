"""How chambers lie side by side: used by events to lay and open, remembered in the state (TMP-4.7)."""

from collections.abc import Collection, Mapping
from typing import Final

import msgspec

from wayout.games.temple.parts import Chamber
from wayout.games.temple.seam import hooks
from wayout.games.temple.state import NO_NODE, START, State
from wayout.games.temple.tiles import EXIT, printed
from wayout.kernel.grid import STEPS, WAYS, Way, opposite
from wayout.kernel.seats import Seat

REACH: Final = 128
ROW: Final = 2 * REACH
"""No temple has so many tiles that one could lie further out, and nobody moves chambers as far as half of that."""
SIDES_OF: Final = tuple([side for side in WAYS if sides >> side & 1] for sides in range(16))
NOWHERE: Final = (NO_NODE,) * 8
"""The links of a chamber that leads nowhere."""
STEP: Final = tuple(dy * ROW + dx for dx, dy in STEPS)


def cell_of(x: int, y: int) -> int:
    return (y + REACH) * ROW + x + REACH


def chamber_beyond(state: State, chamber: int, side: Way) -> int | None:
    """The neighbour over that side, joined or not."""
    here = state.chambers[chamber]
    return state.cells.get(cell_of(here.x, here.y) + STEP[side])


def lay(state: State, tile: str, x: int, y: int, turned: int) -> int:
    """For events: put a tile into an empty cell; returns its chamber."""
    number = len(state.chambers)
    state.chambers.append(Chamber(tile, x, y, turned, printed(tile).doors[turned]))
    state.cells[cell_of(x, y)] = number
    state.links += NOWHERE
    state.gaps += [0, 0]
    if tile == EXIT:
        state.exit = number
    join(state, number)
    for side in WAYS:
        beside = chamber_beyond(state, number, side)
        if beside is not None:
            join(state, beside)
    return number


def open_side(state: State, chamber: int, side: Way) -> None:
    """For events: a passage or a broken wall; it joins whatever lies behind it, from both sides."""
    for number, way in ((chamber, side), (chamber_beyond(state, chamber, side), opposite(side))):
        if number is None:
            continue
        old = state.chambers[number]
        state.chambers[number] = Chamber(
            old.tile, old.x, old.y, old.turned, old.doors, old.opened | 1 << way, old.gems_done
        )
    for number in (chamber, chamber_beyond(state, chamber, side)):
        if number is not None:
            join(state, number)
    settle(state)


def rearrange(state: State, changed: Mapping[int, Chamber]) -> None:
    """For events: these chambers lie elsewhere now, otherwise, or no more. What was opened between two neighbours lasts
    as long as they are neighbours."""
    opened = [
        (number, side, chamber_beyond(state, number, side))
        for number, chamber in enumerate(state.chambers)
        for side in SIDES_OF[chamber.opened]
    ]
    for number in changed:
        del state.cells[cell_of(state.chambers[number].x, state.chambers[number].y)]
    for number, chamber in changed.items():
        state.chambers[number] = chamber
        if not chamber.gone:
            state.cells[cell_of(chamber.x, chamber.y)] = number
    for number, side, beside in opened:
        here = state.chambers[number]
        if here.gone or chamber_beyond(state, number, side) != beside:
            state.chambers[number] = msgspec.structs.replace(here, opened=here.opened & ~(1 << side))
    for number in range(len(state.chambers)):
        join(state, number)
    settle(state)


def lies(state: State, number: int) -> bool:
    """Whether there is such a chamber, and it has not left the temple."""
    return 0 <= number < len(state.chambers) and not state.chambers[number].gone


def is_reserved(state: State, node: int, side: Way) -> bool:
    """Whether somebody is choosing what will lie behind this side."""
    here = state.chambers[node >> 1]
    return bool(state.reserved) and cell_of(here.x, here.y) + STEP[side] in state.reserved


def is_choosing(state: State, seat: Seat) -> bool:
    """Whether this seat has yet to choose what will lie behind a door."""
    return bool(state.reserved) and any(reserved.opening.seat == seat for reserved in state.reserved.values())


def join(state: State, number: int) -> None:
    """Remember where one gets from each part of this chamber, and which of its doors lead nowhere yet."""
    here = state.chambers[number]
    tile = printed(here.tile)
    out = 0 if tile.closed or here.gone else outs(here)
    rear = tile.rear[here.turned]
    state.links[number * 8 : number * 8 + 8] = NOWHERE
    state.gaps[number * 2] = state.gaps[number * 2 + 1] = 0
    for side in SIDES_OF[out]:
        node = number * 2 + (rear >> side & 1)
        beside = chamber_beyond(state, number, side)
        if beside is None:
            state.gaps[node] |= 1 << side
        elif lets_in(state.chambers[beside], opposite(side)):
            state.links[node * 4 + side] = node_at(state, beside, opposite(side))


def outs(chamber: Chamber) -> int:
    """The sides by which one goes out, as bits. A passage leads both ways, whatever door is there."""
    return chamber.doors & ~printed(chamber.tile).in_only[chamber.turned] | chamber.opened


def lets_in(chamber: Chamber, side: Way) -> bool:
    """Whether adventurers can come in there, if the neighbour has a door too."""
    return not printed(chamber.tile).closed and bool((chamber.doors | chamber.opened) >> side & 1)


def is_passable(state: State, number: int, side: Way) -> bool:
    """Whether a piece that is no adventurer gets from this chamber to its neighbour: closed chambers are open to it."""
    beside = chamber_beyond(state, number, side)
    if beside is None:
        return False
    here, there = state.chambers[number], state.chambers[beside]
    return bool(outs(here) >> side & 1 and (there.doors | there.opened) >> opposite(side) & 1)


def node_at(state: State, number: int, side: Way) -> int:
    """The part of this chamber to which that side belongs."""
    here = state.chambers[number]
    return number * 2 + (printed(here.tile).rear[here.turned] >> side & 1)


def own_sides(state: State, node: int) -> list[Way]:
    """The sides that belong to this part of its chamber: never the inner wall between two parts."""
    here = state.chambers[node >> 1]
    rear = printed(here.tile).rear[here.turned]
    return SIDES_OF[rear if node & 1 else ~rear & 15]


def is_enterable(state: State, node: int) -> bool:
    """Whether an adventurer can be in this place at all, whatever it costs to get there."""
    if not 0 <= node < 2 * len(state.chambers):
        return False
    chamber = state.chambers[node >> 1]
    here = printed(chamber.tile)
    return not (here.closed or chamber.gone) and (not node & 1 or here.part == 1)


def places(state: State) -> list[int]:
    """Every node in which an adventurer can be."""
    return [node for node in range(2 * len(state.chambers)) if is_enterable(state, node)]


def settle(state: State) -> None:
    """For events: after every change of the board, see whether a wall must give way."""
    state.valve = is_dead(state)


def reach(state: State, node: int, shut: Collection[int] = ()) -> set[int]:
    """TMP-4.7, R(p): the nodes that one could enter from here, whatever it costs; but none of those that are shut."""
    seen, rest = {node, *shut}, [node]
    while rest:
        links = state.links
        start = rest.pop() * 4
        for beyond in links[start : start + 4]:
            if beyond != NO_NODE and beyond not in seen:
                seen.add(beyond)
                rest.append(beyond)
    return seen.difference(shut)


def start_nodes(state: State) -> set[int]:
    """The starting chamber, wherever it lies, and whatever serves as one."""
    return {START, *(node for starts in hooks(state).starts for node in starts(state))}


def undiscovered(state: State) -> list[str]:
    """The tiles that have still to be laid: those of the pile, and those among which somebody is choosing."""
    return [*state.pile, *(tile for reserved in state.reserved.values() for tile in reserved.tiles)]


def is_needed_in_pile(state: State) -> bool:
    """Whether a tile without which nobody gets out has not been found: the exit, or what a module says."""
    if state.exit < 0:
        return bool(state.pile)
    return any(tile in state.pile for needed in hooks(state).needed for tile in needed(state))


def is_dead(state: State) -> bool:
    """TMP-4.7: a needed tile lies in the pile, and nobody inside can reach an open entrance."""
    if not is_needed_in_pile(state):
        return False
    seen: set[int] = set()
    for node in state.figures:
        if node >= 0 and node not in seen:
            seen |= reach(state, node)
    return not any(state.gaps[node] for node in seen)


def outer_walls(state: State, node: int) -> int:
    """Sides of this node that lead nowhere, and have no neighbour."""
    chamber = node >> 1
    here = state.chambers[chamber]
    out, walls = outs(here), 0
    for side in own_sides(state, node):
        if not out >> side & 1 and chamber_beyond(state, chamber, side) is None:
            walls |= 1 << side
    return walls
