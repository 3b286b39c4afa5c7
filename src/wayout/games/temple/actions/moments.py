"""Whether a seat may do anything of the kind right now."""

from wayout.games.temple.seam import forbidden
from wayout.games.temple.state import INTRO, OVER, PAUSED, RUNNING, State
from wayout.kernel.play import Refusal, because
from wayout.kernel.seats import Seat


def not_in_game(state: State, seat: Seat) -> Refusal | None:
    """Why this seat can do nothing at all any more."""
    if state.phase == OVER:
        return because("game_over", rule="TMP-4.11")
    if state.left[seat]:
        return because("you_left", rule="TMP-4.13")
    return None


def not_going_on(state: State, seat: Seat) -> Refusal | None:
    """Why this seat can do nothing now, in the introduction or later."""
    if state.phase == RUNNING and not state.left[seat]:
        return None
    refusal = not_in_game(state, seat)
    if refusal is None and state.phase == PAUSED:
        return because("time_stands_still", rule="TMP-4.2")
    return refusal


def not_running(state: State, seat: Seat) -> Refusal | None:
    if state.phase == RUNNING and not state.left[seat]:
        return None
    refusal = not_going_on(state, seat)
    if refusal is None and state.phase == INTRO:
        return because("not_begun", rule="TMP-4.2")
    return refusal


def not_inside(state: State, seat: Seat) -> Refusal | None:
    """Why this seat's adventurer can do nothing in the temple."""
    if state.phase == RUNNING and state.figures[seat] >= 0:
        return None
    return not_running(state, seat) or because("you_are_out", rule="TMP-4.5")


def kept_from(state: State, seat: Seat, deed: str, to: int | None = None, dice: tuple[int, ...] = ()) -> Refusal | None:
    """Outside, or a module forbids it."""
    return not_inside(state, seat) or forbidden(state, seat, deed, to, dice)
