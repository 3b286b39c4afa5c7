"""The six steps of a turn, and how one leads to the next (NE-3.4)."""

from wayout.games.no_escape.catalogue import ACTION_TILES, DICE
from wayout.games.no_escape.events import (
    ActionDone,
    EnergyReturned,
    GameEnded,
    HandDiscarded,
    LockServed,
    MoveBegan,
    Rolled,
    TeleportStopped,
    TileDrawn,
    TileFlipped,
    TileLost,
    TurnBegan,
)
from wayout.games.no_escape.movement import teleport, walk_on
from wayout.games.no_escape.placing import can_place, maze_kinds
from wayout.games.no_escape.shapes import TILE
from wayout.games.no_escape.slots import XY
from wayout.games.no_escape.state import HAND_SIZE, ON_ROLL, State
from wayout.games.no_escape.tiles import SHAPE
from wayout.games.no_escape.windows import open_window
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat


def begin_turn(turn: Turn[State], seat: Seat) -> None:
    turn.emit(TurnBegan(seat, turn.state.turns + 1))


def settle_action(turn: Turn[State], cancelled: bool) -> None:
    """Step 1: the announced action takes effect; it may first ask for a tile of the hand."""
    state = turn.state
    tile, targets = state.announced, state.targets
    assert tile is not None
    assert targets is not None
    if not cancelled:
        ACTION_TILES[tile].resolve(turn, state.turn, targets)
        if state.question is not None:
            return
    finish_action(turn, cancelled)


def finish_action(turn: Turn[State], cancelled: bool = False) -> None:
    state = turn.state
    assert state.announced is not None
    turn.emit(ActionDone(state.turn, state.announced, cancelled))
    ask_for_tile(turn)


def ask_for_tile(turn: Turn[State]) -> None:
    """Step 2: the hand has a tile that can be laid, or the pile is flipped until one comes."""
    state = turn.state
    seat, board = state.turn, state.board
    hand = state.hands[seat]
    if any(can_place(board, tile) for tile in maze_kinds(hand)):
        return
    if hand:
        turn.emit(HandDiscarded(seat, tuple(hand)))
    while state.flipped is None:
        tile = state.deck[-1]
        # NE-3.8: the last tile of the pile is never usable.
        fits = len(state.deck) > 1 and tile in SHAPE and can_place(board, tile)
        turn.emit(TileFlipped(seat, tile, fits))
        if not state.deck:
            explode(turn)
            return


def settle_maze(turn: Turn[State], cancelled: bool) -> None:
    """The tile of step 2 stays or is lost. Then step 3, or the lock is served."""
    state = turn.state
    seat, slot = state.turn, state.placed
    if cancelled:
        assert slot is not None
        turn.emit(TileLost(seat, TILE[state.board.laid[slot]], XY[slot]))
    if state.locked[seat]:
        turn.emit(LockServed(seat))
        draw(turn)


def settle_energy(turn: Turn[State], cancelled: bool) -> None:
    if cancelled:
        turn.emit(EnergyReturned(turn.state.turn))


def roll(turn: Turn[State], again: bool = False) -> None:
    """Step 4: two dice, and everybody may make them be rolled again."""
    state = turn.state
    dice = (turn.chance.pick(DICE), turn.chance.pick(DICE))
    turn.emit(Rolled(state.turn, dice, state.bonus, again))
    if not open_window(turn, ON_ROLL, state.turn):
        settle_roll(turn, False)


def settle_roll(turn: Turn[State], cancelled: bool) -> None:
    if cancelled:
        roll(turn, again=True)
        return
    state = turn.state
    assert state.dice is not None
    turn.emit(MoveBegan(state.turn, sum(state.dice) + state.bonus, state.jetpack))
    go_on(turn)


def settle_teleport(turn: Turn[State], cancelled: bool, traveller: Seat) -> None:
    if cancelled:
        turn.emit(TeleportStopped(traveller))
    else:
        teleport(turn, traveller)
    if turn.state.question is None:
        go_on(turn)


def go_on(turn: Turn[State]) -> None:
    """The movement goes on; after it, step 5."""
    if walk_on(turn):
        draw(turn)


def draw(turn: Turn[State]) -> None:
    """Steps 5 and 6: the hand is filled up, and the next one plays."""
    state = turn.state
    seat = state.turn
    while len(state.hands[seat]) < HAND_SIZE:
        turn.emit(TileDrawn(seat, state.deck[-1]))
        if not state.deck:
            explode(turn)
            return
    begin_turn(turn, state.next_in_game(seat))


def explode(turn: Turn[State]) -> None:
    """NE-3.8: the pile is gone, and so is the station with everybody in it."""
    turn.emit(GameEnded("exploded", ()))
