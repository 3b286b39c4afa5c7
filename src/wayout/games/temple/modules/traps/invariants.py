"""TMP-4.15: what always holds of traps."""

from wayout.games.temple.modules.traps.part import NO_CHAMBER, part, trap_of
from wayout.games.temple.modules.traps.platform import riders
from wayout.games.temple.modules.traps.printed import CLIMBING, PLATFORM
from wayout.games.temple.state import NO_NODE, OVER, SEATS, State


def flaw(state: State) -> str | None:
    traps = part(state)
    for seat in SEATS[: state.seats]:
        node = traps.kept[seat]
        if node != NO_NODE and state.figures[seat] != node:
            return f"seat {seat} is kept in node {node}, and is not there"
        if node != NO_NODE and trap_of(state, seat) not in CLIMBING and node >> 1 != traps.waiting:
            return f"seat {seat} is kept where there is no trap"
    if traps.waiting == NO_CHAMBER or state.phase == OVER:
        return None
    if state.chambers[traps.waiting].tile != PLATFORM:
        return "a chamber waits that is no platform"
    return None if riders(state, traps.waiting) else "the platform waits for nobody"
