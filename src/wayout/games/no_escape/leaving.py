"""A seat leaves for good, whatever is going on (NE-3.9)."""

from wayout.games.no_escape.events import GameEnded, SeatLeft, WayChosen, WindowDropped
from wayout.games.no_escape.flow import begin_turn, finish_action, go_on
from wayout.games.no_escape.paths import default_way
from wayout.games.no_escape.settle import close_window
from wayout.games.no_escape.state import BRANCH, GIVE, MOVE, SEATS, State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat


def leave(turn: Turn[State], seat: Seat) -> None:
    state = turn.state
    was_turn, was_traveller = state.turn == seat, state.traveller == seat
    if was_turn and state.question == BRANCH and state.asked != seat:
        # The turn ends at once, but whoever is pushed must face some way.
        turn.emit(WayChosen(state.asked, default_way(state)))
    turn.emit(SeatLeft(seat, tuple(state.hands[seat])))
    here = tuple(one for one in SEATS[: state.seats] if state.in_game[one])
    if len(here) == 1:
        turn.emit(GameEnded("last_one", here))
    elif was_turn:
        begin_turn(turn, state.next_in_game(seat))
    elif was_traveller:
        turn.emit(WindowDropped())
        go_on(turn)
    elif state.window is not None:
        if not state.waiting:
            close_window(turn)
    elif state.question == GIVE and state.targets is not None and state.targets.seat == seat:
        finish_action(turn)
    elif state.phase == MOVE and state.question is None:
        # The question that was open was about the meeple that has gone.
        go_on(turn)
