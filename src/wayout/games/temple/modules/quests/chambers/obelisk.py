"""Obelisk: done when it is found, but three gem tiles make the exit dearer until it has neighbours (TMP-3.6)."""

from typing import ClassVar, Final

from wayout.games.temple.board import SIDES_OF, chamber_beyond
from wayout.games.temple.modules.quests.part import part
from wayout.games.temple.modules.quests.quest import Quest
from wayout.games.temple.modules.quests.verbs import accomplish
from wayout.games.temple.seam import hooks
from wayout.games.temple.state import State
from wayout.games.temple.tiles import bits
from wayout.kernel.play import PublicEvent, Turn
from wayout.kernel.seats import Seat

OBELISK: Final = "obelisk"
SPACES: Final = bits("NEW")
"""The sides of the unturned tile that have a space for a gem tile."""


class ObeliskRose(PublicEvent[State], frozen=True):
    """So many gem tiles lie at the depot and count as gems (A44)."""

    news: ClassVar[bool] = True
    n: int

    def apply(self, state: State) -> None:
        part(state).gem_tiles = self.n


class ObeliskJoined(PublicEvent[State], frozen=True):
    """Chambers lie at these sides of the obelisk now; their gem tiles are gone, and so many are left."""

    news: ClassVar[bool] = False
    sides: int
    n: int

    def apply(self, state: State) -> None:
        part(state).joined |= self.sides
        part(state).gem_tiles = self.n


def rise(turn: Turn[State], seat: Seat, chamber: int) -> None:
    turn.emit(ObeliskRose(SPACES.bit_count()))
    accomplish(turn, OBELISK)


def look_around(turn: Turn[State], chamber: int) -> None:
    """TMP-4.7, place 10: a side that has once had a neighbour stays paid for."""
    quests = part(turn.state)
    new = neighbours(turn.state, chamber) & ~quests.joined
    if new:
        turn.emit(ObeliskJoined(new, quests.gem_tiles - new.bit_count()))


def neighbours(state: State, chamber: int) -> int:
    """The spaces behind which a chamber lies, as sides of the unturned tile."""
    turned = state.chambers[chamber].turned
    beyond = {side: chamber_beyond(state, chamber, (side + turned) % 4) for side in SIDES_OF[SPACES]}
    nobody = {None, *(number for adrift in hooks(state).adrift for number in adrift(state))}
    return sum(1 << side for side, number in beyond.items() if number not in nobody)


def gem_tiles(state: State) -> int:
    return part(state).gem_tiles


def flaw(state: State) -> str | None:
    quests = part(state)
    if quests.joined & ~SPACES:
        return "the obelisk has a neighbour where it has no space"
    left = SPACES.bit_count() - quests.joined.bit_count() if OBELISK in quests.found else 0
    return None if quests.gem_tiles == left else f"{quests.gem_tiles} gem tiles of {left}"


QUEST = Quest(id=OBELISK, found=rise, board_changed=look_around, flaw=flaw, events=(ObeliskRose, ObeliskJoined))
