"""Matches of No Escape to play on from, just before the interesting part."""

from collections.abc import Callable
from typing import Final

from tests.browser.rehearsal import Moment, Rehearsal, pile
from wayout.games.no_escape import GAME
from wayout.games.no_escape.actions import ChooseWay, PlaceTile, PlayAction, Roll, SpendEnergy
from wayout.games.no_escape.parts import Targets
from wayout.games.no_escape.paths import follow
from wayout.games.no_escape.sides import SIDES
from wayout.games.no_escape.slots import spot_of
from wayout.kernel.seats import Seat

A, B, C, D = map(Seat, range(4))
NORTH, EAST, SOUTH, WEST = range(4)
CONTROL_ROOM, TELEPORTER, FAR_TELEPORTER, OTHER_TELEPORTER = (-1, -2), (0, -3), (3, -1), (0, 2)
EAST_TRIPLE, WEST_TRIPLE = (2, 0), (-2, 0)

HANDS: Final = (
    ("cross", "newpath", "ab_maze"),
    ("ctrl_w", "tele_y", "ab_roll"),
    ("triple", "triple", "lockdown"),
    ("tee", "tele_y", "hook"),
)
DRAWN: Final = ("tele_w", "hook", "corner", "switchback", "single", "bypass", "corner", "switchback", "bypass")
"""In the order in which they are drawn; then come those that nobody has seen."""
UNSEEN: Final = ("tee", "triple", "corner", "single")
SHORT_OF_AIR: Final = 12
LONG_ARM: Final = 9 + 10
"""The starting board counts for nine."""


def crossroads() -> Moment:
    """A is to play, holds a Cut-Through, stands before the Cross and will push B onto its branch. West of that is a
    white control room, north a white teleporter; two more are free. A and B hold an abort each, nobody else does."""
    dealt = [tile for hand in HANDS for tile in hand]
    match = Rehearsal("rehearsed-crossroads", 4, [A, pile([*dealt, *DRAWN, *UNSEEN])])
    match.turn(A, "cross", (0, -2), 0, (3, 3), NORTH)
    match.do(B, PlaceTile("ctrl_w", CONTROL_ROOM, 3))
    match.do(B, SpendEnergy())  # so that B flies past A
    match.do(B, Roll(), 3, 3)
    match.do(B, ChooseWay(NORTH))
    match.do(C, PlayAction("lockdown", Targets(seat=B)))
    match.turn(C, "triple", EAST_TRIPLE, 1, (2, 2), EAST)
    match.turn(D, "tee", (3, 0), 2, (2, 2), SOUTH)
    match.turn(A, "tele_w", TELEPORTER, 0, (3, 3))  # and pushes B along, through a branch onto the Cross
    match.do(B, ChooseWay(NORTH))
    match.do(A, ChooseWay(NORTH))
    match.do(B, PlaceTile("tele_y", OTHER_TELEPORTER, 2))  # locked: B does not move
    match.turn(C, "triple", WEST_TRIPLE, 1, (1, 1))
    match.turn(D, "tele_y", FAR_TELEPORTER, 0, (1, 1))
    return ended(match)


def last_air() -> Moment:
    """Eight who walk round and round on the starting board while the pile runs out."""
    match = Rehearsal("rehearsed-last-air", 8, [A, pile(())])
    while len(match.state.deck) > SHORT_OF_AIR:
        wander(match)
    return ended(match)


def long_arm() -> Moment:
    """Three who walk round and round on the starting board while the maze grows, mostly to the east."""
    match = Rehearsal("rehearsed-long-arm", 3, [A, pile(())])
    while len(match.state.board.laid) < LONG_ARM:
        wander(match, lambda one: -one.at[0])
    return ended(match)


def wander(match: Rehearsal, where: Callable[[PlaceTile], int] = lambda one: 0) -> None:
    """The next thing to do, whatever it is, without leaving the starting board; a tile where this is least."""
    state = match.state
    if state.question is not None:
        seat = state.asked
        stay = [one for one in GAME.legal(state, seat) if isinstance(one, ChooseWay) and stays(match, seat, one.way)]
        match.do(seat, stay[0])
        return
    seat = state.turn
    may = GAME.legal(state, seat)
    if Roll() in may:
        match.do(seat, Roll(), 2, 2)
        return
    tiles = [one for one in may if isinstance(one, PlaceTile)]
    tile = min(tiles, key=where, default=None)
    match.do(seat, may[0] if tile is None else tile)


def stays(match: Rehearsal, seat: Seat, way: int) -> bool:
    """Does this way go on within the starting board, past its exits?"""
    state = match.state
    spot = spot_of(follow(state, state.places[seat], way))
    doors = {door // 4 for door in SIDES[state.side].doors}
    return spot is not None and spot[:2] == (0, 0) and spot[2] not in doors


def ended(match: Rehearsal) -> Moment:
    number = match.number
    match.everybody_leaves()
    return Moment(match, number)
