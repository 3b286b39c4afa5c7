"""Treasures that count as icons for ten seconds (TMP-4.8, TMP-5.2)."""

from collections.abc import Collection, Mapping
from typing import Final

from wayout.games.temple.dice import ICONS
from wayout.games.temple.modules.treasures.events import TreasureCooled, TreasureUsed
from wayout.games.temple.modules.treasures.part import owned, part
from wayout.games.temple.modules.treasures.stock import TREASURES
from wayout.games.temple.seam import MISC, Timer
from wayout.games.temple.state import State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat

ARMED_MS: Final = 10_000
NOTHING: Final[Mapping[int, int]] = {}


def armed_for(state: State, seat: Seat, icon: int) -> list[int]:
    """The seat's treasures that bring this icon now: a fixed number of it first, then those that end first."""
    treasures = part(state)
    if not treasures.armed:
        return []
    kinds = {tile: TREASURES[treasures.stack[tile]] for tile in owned(state, seat) if tile in treasures.armed}
    ready = [tile for tile, kind in kinds.items() if kind.icon == icon or icon in kind.twins]
    return sorted(ready, key=lambda tile: (not kinds[tile].icon, treasures.armed[tile]))


def icons(state: State, seat: Seat) -> Mapping[int, int]:
    """Asked for every list, when hardly ever anything is ready."""
    if not part(state).armed:
        return NOTHING
    stack = part(state).stack
    return {icon: sum(TREASURES[stack[tile]].icons for tile in armed_for(state, seat, icon)) for icon in ICONS}


def twins(state: State, seat: Seat) -> Collection[int]:
    if not part(state).armed:
        return ()
    stack = part(state).stack
    ready = {icon: armed_for(state, seat, icon) for icon in ICONS}
    return [icon for icon, tiles in ready.items() if any(icon in TREASURES[stack[tile]].twins for tile in tiles)]


def use_icons(turn: Turn[State], seat: Seat, icon: int, count: int) -> None:
    """As few treasures as cover this many icons are used up."""
    stack = part(turn.state).stack
    for tile in armed_for(turn.state, seat, icon):
        if count <= 0:
            return
        kind = TREASURES[stack[tile]]
        turn.emit(TreasureUsed(seat, tile, stack[tile]))
        count -= kind.icons if kind.icon else count


def cools_at(state: State) -> int | None:
    armed = part(state).armed
    return min(armed.values()) if armed else None


def cool(turn: Turn[State], due: int) -> None:
    treasures = part(turn.state)
    for tile in sorted(tile for tile, until in treasures.armed.items() if until <= due):
        seat = next(Seat(seat) for seat, tiles in enumerate(treasures.owned) if tile in tiles)
        turn.emit(TreasureCooled(seat, tile, treasures.stack[tile]))


COOLING: Final = Timer(MISC, cools_at, cool)
