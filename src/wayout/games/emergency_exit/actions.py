"""What a seat may wish for."""

from typing import Annotated, Final

import msgspec

from wayout.games.emergency_exit.events import Answered, ExitAnnounced, LostDeclared, PressedOn, TurnPassed
from wayout.games.emergency_exit.flow import begin_round, end_poll, end_turn, lay_tile, next_asked, reveal
from wayout.games.emergency_exit.leaving import leave
from wayout.games.emergency_exit.state import OVER, POLL, REVEAL, TOGETHER, TURN, State
from wayout.games.emergency_exit.tiles import FREE
from wayout.kernel.play import Action, Refusal, Turn, because
from wayout.kernel.seats import Seat

Rotation = Annotated[int, msgspec.Meta(ge=0, le=3)]


def not_in_play(state: State, seat: Seat) -> Refusal | None:
    """Why this seat can do nothing at all any more."""
    if state.phase == OVER:
        return because("game_over", rule="EEO-7")
    if not state.in_game[seat]:
        return because("not_in_game", rule="EEO-8")
    return None


def not_on_turn(state: State, seat: Seat) -> Refusal | None:
    if state.phase == TURN and state.turn == seat:
        return None
    gone = not_in_play(state, seat)
    if gone is not None:
        return gone
    if state.phase != TURN:
        return because("not_a_turn", rule="EEO-3.3", phase=state.phase)
    return because("not_your_turn", rule="EEO-3.3", turn=state.turn)


def wrong_rotation(state: State, rot: int | None) -> Refusal | None:
    """EEO-3.4: the arrow of the pile says how the next tile is turned; only a Repeat leaves it open."""
    if state.heading == FREE:
        return None if rot in (0, 1, 2, 3) else because("rotation_needed", rule="EEO-3.4")
    return None if rot is None else because("rotation_forced", rule="EEO-3.4")


class PlayTile(Action[State], frozen=True):
    """Lay a tile of the hand on the pile; `rot` only on a Repeat."""

    tile: int
    rot: Rotation | None

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_on_turn(state, seat)
        if refusal is not None:
            return refusal
        if state.panic:
            return because("panic", rule="EEO-6.3")
        if self.tile not in state.hands[seat]:
            return because("not_in_hand", rule="EEO-3.4", tile=self.tile)
        return wrong_rotation(state, self.rot)

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        lay_tile(turn, seat, self.tile, turn.state.heading if self.rot is None else self.rot, False)


class PlayBlind(Action[State], frozen=True):
    """In a panic: lay whatever tile comes to hand."""

    rot: Rotation | None

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_on_turn(state, seat)
        if refusal is not None:
            return refusal
        if not state.panic:
            return because("no_panic", rule="EEO-6.3")
        if not state.hands[seat]:
            return because("not_in_hand", rule="EEO-6.3", tile=None)
        return wrong_rotation(state, self.rot)

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        state = turn.state
        tile = turn.chance.pick(state.hands[seat])
        lay_tile(turn, seat, tile, state.heading if self.rot is None else self.rot, True)


class DeclareLost(Action[State], frozen=True):
    """Lay the LOST tile: the group has lost its way."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        gone = not_in_play(state, seat)
        if gone is not None:
            return gone
        if state.mode == TOGETHER:
            return because("lost_not_used_together", rule="EEO-11")
        if not state.holds[seat]:
            return because("no_lost_tile", rule="EEO-3.5")
        refusal = not_on_turn(state, seat)
        if refusal is not None:
            return refusal
        return because("last_holder", rule="EEO-3.5") if state.holders() == 1 else None

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        state = turn.state
        asks = next_asked(state, seat, seat) if state.holders() > 2 else None
        turn.emit(LostDeclared(seat, asks))
        if asks is None:
            end_poll(turn)


class Answer(Action[State], frozen=True):
    """In a poll: lay LOST too, or keep it."""

    join: bool

    def check(self, state: State, seat: Seat) -> Refusal | None:
        if state.phase == POLL and state.turn == seat:
            return None
        gone = not_in_play(state, seat)
        if gone is not None:
            return gone
        if state.phase != POLL:
            return because("not_a_poll", rule="EEO-3.5", phase=state.phase)
        if not state.holds[seat]:
            return because("no_lost_tile", rule="EEO-3.5")
        return because("not_your_turn", rule="EEO-3.5", turn=state.turn)

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        state = turn.state
        # EEO-3.5: after this one joined, a single other holder may not.
        closed = self.join and state.holders() == 2
        asks = None if closed else next_asked(state, seat, state.opener)
        turn.emit(Answered(seat, self.join, asks))
        if asks is None:
            end_poll(turn)


class PassTurn(Action[State], frozen=True):
    """Do nothing, for want of tiles (EEO-8)."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_on_turn(state, seat)
        if refusal is not None:
            return refusal
        return because("hand_not_empty", rule="EEO-8") if state.hands[seat] else None

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(TurnPassed(seat))
        end_turn(turn, seat)


class AnnounceExit(Action[State], frozen=True):
    """Together: say that the last tile stands on the exit (EEO-11)."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        gone = not_in_play(state, seat)
        if gone is not None:
            return gone
        if state.mode != TOGETHER:
            return because("not_together", rule="EEO-11")
        refusal = not_on_turn(state, seat)
        if refusal is not None:
            return refusal
        return None if state.pile else because("nothing_to_reveal", rule="EEO-11")

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(ExitAnnounced(seat))
        reveal(turn)


class PressOn(Action[State], frozen=True):
    """After a reveal: on to the next round."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        gone = not_in_play(state, seat)
        if gone is not None:
            return gone
        if state.phase != REVEAL:
            return because("nothing_to_reveal", rule="EEO-7", phase=state.phase)
        return because("already_pressed_on", rule="EEO-7") if state.ready[seat] else None

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(PressedOn(seat))
        if turn.state.is_everybody_ready():
            begin_round(turn)


class LeaveGame(Action[State], frozen=True):
    """Be out of the game for good (EEO-8)."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        return not_in_play(state, seat)

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        leave(turn, seat)


ACTIONS: Final[tuple[type[Action[State]], ...]] = (
    PlayTile,
    PlayBlind,
    DeclareLost,
    Answer,
    PassTurn,
    AnnounceExit,
    PressOn,
    LeaveGame,
)
