"""How far it is from anywhere to the outside: to the nearest way out, and to the nearest one elsewhere."""

from heapq import heapify, heappop, heappush
from typing import Final, TypeAlias

from wayout.games.no_escape.bots.crossings import ACROSS, BOARD_ACROSS, BOARD_OUTWARD, INWARD, NEVER, OUTWARD
from wayout.games.no_escape.shapes import BOARD_CODE, END, EXITS, TELEPORT_WHITE
from wayout.games.no_escape.slots import AHEAD, BOARD_PLACES, HUB, NO_WAY, WAYS_OF
from wayout.games.no_escape.state import State

Outlook: TypeAlias = tuple[int, int, int, int]
"""Steps to the nearest way out and its port, steps to the nearest one into another slot and its port.
A port is slot * 4 + way: where the maze, or a tile, is left."""

NOWHERE: Final = -1
LOST: Final[Outlook] = (NEVER, NOWHERE, NEVER, NOWHERE)
FROM_INDICATOR: Final = 1
"""Steps from an indicator to where its tile is left."""
ONTO_INDICATOR: Final = 2


def beyond(port: int) -> int:
    """The slot behind a port."""
    return (port >> 2) + AHEAD[port & 3]


class Field:
    """Distances on one board, whoever stands in the way. A search from all open exits back into the maze."""

    __slots__ = ("_beams", "_first", "_known", "_second", "_state")

    def __init__(self, state: State) -> None:
        self._state = state
        self._first: dict[int, tuple[int, int]] = {}
        self._second: dict[int, tuple[int, int]] = {}
        self._known: dict[tuple[int, int], Outlook] = {}
        self._beams = [(slot, END[code]) for slot, code in state.board.laid.items() if END[code] >= TELEPORT_WHITE]
        self._search()

    def _search(self) -> None:
        """Dijkstra with up to two labels for each port, which lead out into different slots."""
        state = self._state
        laid, first, second = state.board.laid, self._first, self._second
        across, doors = ACROSS[state.yellow_walkable], BOARD_ACROSS[state.side]
        beaming = len(self._beams) > 1
        heap: list[tuple[int, int, int]] = []
        for slot, around in state.board.frontier.items():
            for facing in WAYS_OF[around & 15]:
                port = (slot + AHEAD[facing]) * 4 + (facing ^ 2)
                heap.append((1, port, port))
        heapify(heap)
        while heap:
            steps, port, out = heappop(heap)
            known = first.get(port)
            if known is None:
                first[port] = (steps, out)
            elif port in second or beyond(known[1]) == beyond(out):
                continue
            else:
                second[port] = (steps, out)
            slot, way = port >> 2, port & 3
            code = laid[slot]
            if code >= BOARD_CODE:
                for door, more in doors[port]:
                    other = beyond(door)
                    if other in laid:
                        heappush(heap, (steps + more, other * 4 + (door & 3 ^ 2), out))
                continue
            end = END[code]
            if end >= TELEPORT_WHITE and beaming:
                self._arrive_by_beam(heap, slot, steps, out)
                if end == TELEPORT_WHITE:
                    continue
            for side, more in across[code][way]:
                other = slot + AHEAD[side]
                if other in laid:
                    heappush(heap, (steps + more, other * 4 + (side ^ 2), out))

    def _arrive_by_beam(self, heap: list[tuple[int, int, int]], slot: int, steps: int, out: int) -> None:
        """Whoever walks onto a white indicator can come out of here."""
        laid = self._state.board.laid
        steps += FROM_INDICATOR + ONTO_INDICATOR
        for other, end in self._beams:
            if end != TELEPORT_WHITE or other == slot:
                continue
            side = WAYS_OF[EXITS[laid[other]]][0]
            before = other + AHEAD[side]
            if before in laid:
                heappush(heap, (steps, before * 4 + (side ^ 2), out))

    def ahead(self, place: int, heading: int) -> Outlook:
        """For a meeple that stands and faces so."""
        known = self._known.get((place, heading))
        if known is None:
            known = self._known[place, heading] = self._looked_up(place, heading)
        return known

    def _looked_up(self, place: int, heading: int) -> Outlook:
        if place < 0:
            return LOST
        if place < BOARD_PLACES:
            return self._on_board(place, heading)
        slot, at = place >> 4, (place & 15) * 4 + heading
        code = self._state.board.laid[slot]
        if END[code] == TELEPORT_WHITE and len(self._beams) > 1 and INWARD[code][at] < NEVER:
            return self._by_beam(slot, INWARD[code][at])
        exits = OUTWARD[self._state.yellow_walkable][code][at]
        return self._best([(slot * 4 + side, steps) for side, steps in exits])

    def _on_board(self, place: int, heading: int) -> Outlook:
        outward = BOARD_OUTWARD[self._state.side]
        if heading != NO_WAY:
            return self._best(outward[place * 4 + heading])
        return self._best([one for way in WAYS_OF[15] for one in outward[HUB * 4 + way]])

    def _by_beam(self, slot: int, steps: int) -> Outlook:
        laid = self._state.board.laid
        others = [other for other, _ in self._beams if other != slot]
        return self._best(
            [(other * 4 + WAYS_OF[EXITS[laid[other]]][0], steps + FROM_INDICATOR) for other in others],
        )

    def _best(self, ports: "list[tuple[int, int]] | tuple[tuple[int, int], ...]") -> Outlook:
        """The best two labels of these ports that lead out into different slots."""
        first, second = self._first, self._second
        labels: list[tuple[int, int]] = []
        for port, more in ports:
            label = first.get(port)
            if label is None:
                continue
            labels.append((label[0] + more, label[1]))
            label = second.get(port)
            if label is not None:
                labels.append((label[0] + more, label[1]))
        if not labels:
            return LOST
        labels.sort()
        steps, out = labels[0]
        slot = beyond(out)
        for more, other in labels:
            if beyond(other) != slot:
                return (steps, out, more, other)
        return (steps, out, NEVER, NOWHERE)
