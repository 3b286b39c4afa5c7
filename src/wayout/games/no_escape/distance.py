"""How far it is to the nearest open exit as one faces, if nobody were in the way and nothing changed: the hint that the
client shows by every seat (`distance.ts`), step for step, so that what is told in the end is what was seen."""

from itertools import count
from typing import Final

from wayout.games.no_escape.paths import end_at, follow, links_at
from wayout.games.no_escape.shapes import END, INDICATOR, NO_END, TELEPORT_WHITE
from wayout.games.no_escape.slots import GONE, HUB, NO_WAY, OUTSIDE, WAYS_OF
from wayout.games.no_escape.state import BRANCH, State
from wayout.kernel.seats import Seat

NOWHERE: Final[tuple[int, ...]] = ()

# A pose is a place and the way that one faces, as one number: place * 4 + way.


def steps_out(state: State, seat: Seat) -> int | None:
    """With the step that leads outside. Nothing: no way leads out, or the meeple is gone."""
    targets = teleporters(state, seat)
    edge = list(first_poses(state, seat))
    seen = set(edge)
    for steps in count(1):
        further: list[int] = []
        for pose in edge:
            if not links_at(state, pose >> 2) >> (pose & 3) & 1:
                continue
            to = follow(state, pose >> 2, pose & 3)
            if to == OUTSIDE:
                return steps
            further += entered(state, to, pose & 3 ^ 2, targets)
        edge = [pose for pose in dict.fromkeys(further) if pose not in seen]
        if not edge:
            return None
        seen.update(edge)
    return None


def first_poses(state: State, seat: Seat) -> tuple[int, ...]:
    """As it faces; before a branch, all ways that it may still choose."""
    place, heading = state.places[seat], state.headings[seat]
    if place == GONE:
        return NOWHERE
    if heading != NO_WAY:
        return (place * 4 + heading,)
    if state.question == BRANCH and state.asked == seat:
        return facing(place, state.ways)
    return facing(place, links_at(state, place)) if place == HUB else NOWHERE


def facing(place: int, ways: int) -> tuple[int, ...]:
    return tuple(place * 4 + way for way in WAYS_OF[ways])


def entered(state: State, place: int, back: int, targets: tuple[int, ...]) -> tuple[int, ...]:
    """How one could stand on a place just entered (NE-3.5). Teleporting costs nothing, and an end turns one round."""
    end = end_at(state, place)
    if end == TELEPORT_WHITE:
        arrived = tuple(pose for to in targets if to != place for pose in facing(to, links_at(state, to)))
        if arrived:
            return arrived
    on = links_at(state, place) & ~(1 << back)
    return (place * 4 + back,) if end != NO_END or not on else facing(place, on)


def teleporters(state: State, seat: Seat) -> tuple[int, ...]:
    """The Teleport indicators on which no other meeple stands."""
    taken = {place for other, place in enumerate(state.places) if other != seat}
    spots = [slot << 4 | INDICATOR[code] for slot, code in state.board.laid.items() if END[code] >= TELEPORT_WHITE]
    return tuple(spot for spot in spots if spot not in taken)
