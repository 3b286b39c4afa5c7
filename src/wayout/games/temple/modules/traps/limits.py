"""What traps forbid (TMP-5.7, A25)."""

from typing import Final

from wayout.games.temple.modules.traps.part import NO_CHAMBER, part, trap_of
from wayout.games.temple.modules.traps.printed import PLATFORM
from wayout.games.temple.seam import DISCOVER, MOVING, Deed
from wayout.games.temple.state import State
from wayout.kernel.play import Refusal, because

LEAVING: Final = MOVING | {DISCOVER}


def forbids(state: State, deed: Deed) -> Refusal | None:
    trap = trap_of(state, deed.seat)
    if trap == PLATFORM:
        return because("on_waiting_platform", rule="TMP-5.7")
    if trap is not None:
        return because("on_cliff", rule="TMP-5.7")
    waiting = part(state).waiting
    if waiting != NO_CHAMBER and deed.to is not None and deed.to >> 1 == waiting:
        return because("platform_waits", rule="TMP-5.7")
    return None
