"""A window closes: an abort is played and may be aborted in turn, or the stack is settled (NE-3.7)."""

from collections.abc import Callable
from typing import Final

from wayout.games.no_escape.events import AbortPlayed, AbortSettled, WindowClosed
from wayout.games.no_escape.flow import settle_action, settle_energy, settle_maze, settle_roll, settle_teleport
from wayout.games.no_escape.state import ON_ABORT, ON_ACTION, ON_ENERGY, ON_MAZE, ON_ROLL, TELEPORT, State
from wayout.games.no_escape.windows import open_window
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat


def close_window(turn: Turn[State]) -> None:
    """Everybody has answered. The first abort clockwise from the current player counts."""
    state = turn.state
    assert state.window is not None
    stake, traveller = state.stake, state.traveller
    assert stake is not None
    first = first_abort(state)
    if first is None:
        turn.emit(WindowClosed(state.subject, state.window))
    else:
        seat, tile = first
        turn.emit(AbortPlayed(seat, tile, state.subject))
        if open_window(turn, ON_ABORT, seat):
            return
    settle(turn, stake, settle_aborts(turn), traveller)


def first_abort(state: State) -> tuple[Seat, str] | None:
    for seat in (*state.others(state.turn), state.turn):
        tile = state.sealed[seat]
        if tile:
            return seat, tile
    return None


def settle_aborts(turn: Turn[State]) -> bool:
    """Last in, first out: every abort that works stops the one below it. Is the event at the bottom cancelled?"""
    aborts = turn.state.aborts
    works = False
    while aborts:
        works = not works
        turn.emit(AbortSettled(aborts[-1].seat, aborts[-1].tile, works))
    return works


def settle(turn: Turn[State], stake: str, cancelled: bool, traveller: Seat) -> None:
    """What was announced happens, or does not."""
    if stake == TELEPORT:
        settle_teleport(turn, cancelled, traveller)
    else:
        SETTLERS[stake](turn, cancelled)


SETTLERS: Final[dict[str, Callable[[Turn[State], bool], None]]] = {
    ON_ACTION: settle_action,
    ON_MAZE: settle_maze,
    ON_ENERGY: settle_energy,
    ON_ROLL: settle_roll,
}
