"""Moments in the temple to play on from, just before the interesting part."""

from typing import Final

from tests.browser.expedition import Expedition
from tests.browser.rehearsal import Moment
from wayout.games.temple.modules.treasures.actions import Claim
from wayout.kernel.seats import Seat

A, B, C, D = map(Seat, range(4))
NORTH, EAST, SOUTH, WEST = range(4)

FOUND: Final = (
    *("gems_key_b", "b06", "gems_torch_b"),  # around the western chamber
    *("gems_torch_a", "b08", "b04"),  # around the eastern one
    *("b01", "b09", "b13", "b02", "b12"),  # far out in the east
    "exit",
)
TWO_FOUND: Final = ("gems_key_b", "b08", "gems_torch_b", "b01", "b09", "b13", "b11", "exit")
THREE_FOUND: Final = ("c11", "c13", "gems_key_a", "c10")
WAY_OUT: Final = {"b07": WEST, "start": WEST, "gems_key_a": WEST, "b06": NORTH}
"""To the exit, by tile."""
LAST_WORDS: Final = 582_000
LAST_SECOND: Final = 599_000
"""Three gongs have sounded; the end comes at 600,000."""
FIRST_GONG: Final = 165_000


def at_the_door() -> Moment:
    """Four found the exit, and one gem is left. A, B and C stand where it can be lit, north of them is the exit; B and
    C have black masks, and B a golden one. D is one chamber behind."""
    trip = Expedition("rehearsed-door", 4, ("b07", "gems_key_a"), FOUND)
    for seat in (A, C):
        trip.walk(seat, WEST)
    for seat in (B, D):
        trip.walk(seat, EAST)
    trip.light("K", 3, A, C)
    trip.discover(A, NORTH, WEST, SOUTH)
    trip.discover(B, NORTH, EAST, SOUTH)
    for way, icon in ((NORTH, "K"), (SOUTH, "T")):
        for seat in (A, C):
            trip.walk(seat, way)
        trip.light(icon, 3, A, C)
        for seat in (A, C):
            trip.walk(seat, (way + 2) % 4)
    for seat in (B, D):
        trip.walk(seat, NORTH)
    trip.light("T", 3, B, D)
    for seat in (B, D):
        trip.walk(seat, SOUTH)
    trip.walk(B, SOUTH)
    trip.light("T", 1, B)
    trip.walk(B, NORTH)
    trip.walk(D, EAST)
    trip.discover(D, NORTH, EAST, SOUTH)
    trip.walk(D, EAST)
    trip.discover(D, NORTH, EAST)
    trip.walk(D, WEST, WEST, WEST, WEST)
    trip.walk(B, WEST, WEST, WEST)
    for seat in (A, C):
        trip.walk(seat, WEST)
    trip.discover(A, NORTH)
    trip.roll(A, "TTATA")
    trip.roll(B, "GBBAA")
    trip.roll(C, "AABBA")
    assert (trip.state.depot, trip.state.exit) == (1, 14)
    return ended(trip)


def too_late() -> Moment:
    """Four are still at home when the last seconds run."""
    trip = Expedition("rehearsed-too-late", 4, ("b07", "gems_key_a"), ())
    trip.wait_until(LAST_WORDS)
    return ended(trip)


def cursed(match: str = "rehearsed-cursed") -> Moment:
    """Three of them, half a minute after the start. A is under Silence, can lift it, and can free C beside them, whose
    dice are all locked. B stands by a chest with two keys; a teleport is in it. C is in a Trap and has a secret
    passage."""
    return ended(expedition_of_three(match))


def gong() -> Moment:
    """The same, and the first gong has just sounded."""
    trip = expedition_of_three("rehearsed-gong")
    trip.wait_until(FIRST_GONG + 1_000)
    return ended(trip)


def last_keys() -> Moment:
    """Two in the exit, with one gem in the depot and the keys for it."""
    trip = Expedition("rehearsed-last-keys", 2, ("b07", "gems_key_a"), TWO_FOUND)
    walk_together(trip, WEST)
    trip.light("K", 3, A, B)
    trip.discover(A, NORTH, WEST, SOUTH)
    walk_together(trip, NORTH)
    trip.light("K", 3, A, B)
    walk_together(trip, SOUTH)
    walk_together(trip, WEST)
    trip.discover(A, NORTH, WEST, SOUTH)
    walk_together(trip, WEST)
    trip.discover(A, NORTH, WEST)
    walk_together(trip, WEST)
    trip.roll(A, "KKAAT")
    trip.roll(B, "KKKBA")
    return ended(trip)


def walk_together(trip: Expedition, side: int) -> None:
    for seat in (A, B):
        trip.walk(seat, side)


def last_second() -> Moment:
    """Two at home, who will not make it."""
    trip = Expedition("rehearsed-last-second", 2, ("b07", "gems_key_a"), ())
    trip.wait_until(LAST_SECOND)
    return ended(trip)


def expedition_of_three(match: str) -> Expedition:
    modules = {"curses": True, "treasures": True}
    claimed = ("teleport", "secret_passage")
    trip = Expedition(match, 3, ("c08", "c09"), THREE_FOUND, ("silence", "trap"), claimed, **modules)
    for seat in (A, C):
        trip.walk(seat, WEST)
    trip.walk(B, EAST)
    trip.discover(A, NORTH)
    trip.discover(C, SOUTH)
    trip.discover(B, NORTH)
    trip.walk(B, NORTH)
    trip.discover(B, WEST)
    trip.walk(B, SOUTH)
    trip.roll(C, "KK")
    trip.do(C, Claim())
    trip.roll(A, "AAKGT")
    trip.roll(B, "KKAAT")
    trip.roll(C, "BBBBB")
    return trip


def ended(trip: Expedition) -> Moment:
    number = trip.number
    trip.everybody_leaves()
    return Moment(trip, number)
