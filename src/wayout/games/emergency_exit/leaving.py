"""A seat leaves for good, whatever is going on (EEO-8)."""

from wayout.games.emergency_exit.events import Answered, GameEnded, SeatLeft, TurnBegan
from wayout.games.emergency_exit.flow import begin_round, end_poll, next_asked, reveal
from wayout.games.emergency_exit.state import POLL, REVEAL, SEATS, TOGETHER, State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat


def leave(turn: Turn[State], seat: Seat) -> None:
    state = turn.state
    turn.emit(SeatLeft(seat))
    end = end_by_leaving(state)
    if end is not None:
        turn.emit(end)
    elif state.phase == REVEAL:
        if state.is_everybody_ready():
            begin_round(turn)
    elif is_round_over(state):
        reveal(turn)
    elif state.turn == seat:
        move_on(turn, seat)


def end_by_leaving(state: State) -> GameEnded | None:
    """The last one in the game wins; together, the game ends when nobody is left."""
    here = tuple(seat for seat in SEATS[: state.seats] if state.in_game[seat])
    if state.mode == TOGETHER:
        return None if here else GameEnded("lost", ())
    return GameEnded("last_one", here) if len(here) == 1 else None


def is_round_over(state: State) -> bool:
    """EEO-3.6. Those who are still to be asked in a poll may answer first: its end looks for tiles anyway."""
    if state.mode != TOGETHER and state.holders() == 1:
        return True
    return state.phase != POLL and state.is_played_out()


def move_on(turn: Turn[State], seat: Seat) -> None:
    """The turn goes to the next one; an open answer counts as keep."""
    state = turn.state
    if state.phase != POLL:
        turn.emit(TurnBegan(state.next_holder(seat, state.direction), False))
        return
    asks = next_asked(state, seat, state.opener)
    turn.emit(Answered(seat, False, asks))
    if asks is None:
        end_poll(turn)
