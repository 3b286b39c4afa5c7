"""How far it is on foot to the nearest open exit, from everywhere. Teleporters, other meeples and headings aside."""

from collections import deque

from wayout.games.no_escape.paths import follow, links_at
from wayout.games.no_escape.slots import HUB, OUTSIDE, WAYS_OF
from wayout.games.no_escape.state import State


def steps_to_an_exit(state: State) -> dict[int, int]:
    """By place: how many steps, with the one that leads outside. Places from which no exit can be reached are left
    out."""
    back: dict[int, list[int]] = {}
    note_links(state, back)
    steps = {OUTSIDE: 0}
    waiting = deque([OUTSIDE])
    while waiting:
        place = waiting.popleft()
        for before in back.get(place, ()):
            if before not in steps:
                steps[before] = steps[place] + 1
                waiting.append(before)
    return steps


def note_links(state: State, back: dict[int, list[int]]) -> None:
    """For every place that links lead to from the hub or from a meeple: from where they do."""
    waiting = list({HUB, *(place for place in state.places if place >= 0)})
    found = set(waiting)
    while waiting:
        place = waiting.pop()
        for way in WAYS_OF[links_at(state, place)]:
            to = follow(state, place, way)
            back.setdefault(to, []).append(place)
            if to != OUTSIDE and to not in found:
                found.add(to)
                waiting.append(to)
