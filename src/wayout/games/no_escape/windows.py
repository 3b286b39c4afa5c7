"""Abort windows: who may answer, with what, and when nobody needs to be asked (NE-3.7)."""

from wayout.games.no_escape.catalogue import ABORTS_OF, ACTION_TILES, COUNTS
from wayout.games.no_escape.events import WindowOpened
from wayout.games.no_escape.parts import WindowKind
from wayout.games.no_escape.state import ON_ABORT, ON_ACTION, TELEPORT, State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat


def fitting_aborts(state: State, window: str) -> tuple[str, ...]:
    aborts = ABORTS_OF[window]
    if window == ON_ACTION and state.announced is not None:
        return (*aborts, *ACTION_TILES[state.announced].also_stopped_by)
    return aborts


def eligible_seats(state: State, window: str, subject: Seat) -> list[Seat]:
    """Clockwise from the current player, who can abort nothing but, at some tables, an abort. An empty hand,
    which everybody can see, cannot answer."""
    seats = [seat for seat in state.others(state.turn) if state.hands[seat]]
    if window == ON_ABORT and state.active_may_counter and state.hands[state.turn]:
        seats.append(state.turn)
    if window in (TELEPORT, ON_ABORT):
        return [seat for seat in seats if seat != subject]
    return seats


def is_ruled_out(state: State, window: str) -> bool:
    """Does everybody know that no hand holds a fitting abort? Then all of them lie in the discard pile."""
    discard = state.discard
    return all(discard.count(tile) == COUNTS[tile] for tile in fitting_aborts(state, window))


def open_window(turn: Turn[State], window: WindowKind, subject: Seat) -> bool:
    """Ask whoever may abort; true if somebody has to be waited for. What hands really hold plays no part here."""
    state = turn.state
    if state.unasked:
        return False
    eligible = eligible_seats(state, window, subject)
    if not eligible or is_ruled_out(state, window):
        return False
    turn.emit(WindowOpened(subject, window, tuple(eligible)))
    return True


def asked_seats(state: State) -> list[Seat]:
    """Whom the open window is open for, clockwise from the current player, whether they have answered or not."""
    waiting, sealed = state.waiting, state.sealed
    around = (*state.others(state.turn), state.turn)
    return [seat for seat in around if seat in waiting or sealed[seat] is not None]


def held_aborts(state: State, seat: Seat) -> list[str]:
    """The different aborts in this hand that answer the open window, in the order of the catalogue."""
    if state.window is None:
        return []
    hand = state.hands[seat]
    return [tile for tile in fitting_aborts(state, state.window) if tile in hand]
