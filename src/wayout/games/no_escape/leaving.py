"""A seat leaves for good, whatever is going on (NE-3.9)."""

from wayout.games.no_escape.events import GameEnded, SeatLeft, TileGiven, TileReplaced, WayChosen, WindowDropped
from wayout.games.no_escape.flow import begin_turn, finish_action, go_on
from wayout.games.no_escape.movement import beam_to
from wayout.games.no_escape.paths import default_way
from wayout.games.no_escape.placing import maze_kinds, replacements
from wayout.games.no_escape.settle import close_window
from wayout.games.no_escape.shapes import TILE
from wayout.games.no_escape.slots import number_of
from wayout.games.no_escape.state import BRANCH, GIVE, LAY, MOVE, SEATS, TELEPORT, State
from wayout.games.no_escape.teleporters import free_teleporters
from wayout.games.no_escape.tiles import SHAPE
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat


def leave(turn: Turn[State], seat: Seat) -> None:
    state = turn.state
    was_turn, was_traveller = state.turn == seat, state.traveller == seat
    if was_turn:
        answer_by_default(turn, seat)
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


def answer_by_default(turn: Turn[State], leaver: Seat) -> None:
    """The turn ends at once, but what was asked takes its default first, unless it is about the leaver's own meeple."""
    state = turn.state
    if state.question == LAY:
        fill_gap(turn, leaver)
    elif state.question == GIVE:
        assert state.targets is not None
        assert state.targets.seat is not None
        turn.emit(TileGiven(state.targets.seat, leaver, state.hands[leaver][0]))
    elif state.asked == leaver:
        return
    elif state.question == BRANCH:
        turn.emit(WayChosen(state.asked, default_way(state)))
    elif state.question == TELEPORT:
        beam_to(turn, state.asked, free_teleporters(state)[0])


def fill_gap(turn: Turn[State], seat: Seat) -> None:
    """Hallway Collapse with the first tile of the hand that fits, in its first rotation."""
    state = turn.state
    assert state.targets is not None
    assert state.targets.at is not None
    at, board = state.targets.at, state.board
    slot = number_of(at)
    tile, rot = next(
        (tile, rot) for tile in maze_kinds(state.hands[seat]) for rot in replacements(board, slot, SHAPE[tile])
    )
    turn.emit(TileReplaced(seat, TILE[board.laid[slot]], tile, at, rot))
