"""What traps do to whoever discovers them, and how one gets out of them against one's will (TMP-5.7)."""

from wayout.games.temple.modules.traps.events import (
    CliffHolds,
    Summoned,
    TrapLetGo,
    TrapSprung,
    TrapSwapped,
)
from wayout.games.temple.modules.traps.part import is_kept, part
from wayout.games.temple.modules.traps.platform import give_up, riders, send_off, stay, try_again
from wayout.games.temple.modules.traps.printed import CLIMBING, INVOCATION, PLATFORM, TRAPS
from wayout.games.temple.seam import arrive
from wayout.games.temple.state import State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat


def spring(turn: Turn[State], seat: Seat, chamber: int) -> None:
    """Nothing happens to a discoverer who got out while the chamber was being chosen."""
    state = turn.state
    tile, start, node = state.chambers[chamber].tile, state.figures[seat], 2 * chamber
    if tile not in TRAPS or start < 0:
        return
    turn.emit(TrapSprung(seat, start, node, tile))
    arrive(turn, seat)
    if tile in CLIMBING:
        turn.emit(CliffHolds(seat, node))
    elif tile == PLATFORM:
        send_off(turn, seat, chamber)
    elif tile == INVOCATION and elsewhere(state, node):
        summon(turn, seat, node, ())


def elsewhere(state: State, node: int) -> tuple[Seat, ...]:
    """Who is inside, but not here."""
    return tuple(seat for seat in state.inside() if state.figures[seat] != node)


def summon(turn: Turn[State], seat: Seat, node: int, paid: tuple[int, ...]) -> None:
    called = elsewhere(turn.state, node)
    turn.emit(Summoned(seat, called, node, paid, turn.at))
    for other in called:
        arrive(turn, other)


def let_go(turn: Turn[State], seat: Seat) -> None:
    """The adventurer is out of the trap; a platform without a rider waits for nothing."""
    waiting = part(turn.state).waiting
    turn.emit(TrapLetGo(seat))
    if waiting >= 0 and not riders(turn.state, waiting):
        stay(turn, waiting)


def leave_trap(turn: Turn[State], seat: Seat, node: int) -> None:
    """Moved elsewhere, by whatever cannot be resisted."""
    if is_kept(turn.state, seat) and part(turn.state).kept[seat] != node:
        let_go(turn, seat)
    give_up(turn)


def swap_traps(turn: Turn[State], one: Seat, other: Seat) -> None:
    if is_kept(turn.state, one) or is_kept(turn.state, other):
        turn.emit(TrapSwapped(one, other))


def leave_game(turn: Turn[State], seat: Seat) -> None:
    """Who is out is in no trap, and nobody whom a platform waits for."""
    if is_kept(turn.state, seat):
        let_go(turn, seat)
    try_again(turn, (seat,))
