"""The turn goes round: tiles are drawn and flipped, energy is spent, dice are rolled."""

from typing import ClassVar

from wayout.games.no_escape.state import ACTION, FLIP, HAND_SIZE, MAZE_STEP, MOVE, ROLL, State
from wayout.kernel.play import Event, PublicEvent
from wayout.kernel.seats import Seat, Viewer


class TurnBegan(PublicEvent[State], frozen=True):
    """Step 1: a seat is to play."""

    news: ClassVar[bool] = False
    seat: Seat
    number: int

    def apply(self, state: State) -> None:
        state.phase = ACTION
        state.turn = self.seat
        state.turns = self.number
        state.energy_used = False
        state.jetpack = False
        state.bonus = 0
        state.dice = None
        state.flipped = None
        state.placed = None
        state.steps = 0


class ActionSkipped(PublicEvent[State], frozen=True):
    """No action this turn: on to step 2."""

    news: ClassVar[bool] = False
    seat: Seat

    def apply(self, state: State) -> None:
        state.phase = MAZE_STEP


class HandDiscarded(PublicEvent[State], frozen=True):
    """No tile of the hand can be laid: all of it is shown and thrown away (NE-3.4)."""

    news: ClassVar[bool] = True
    seat: Seat
    tiles: tuple[str, ...]

    def apply(self, state: State) -> None:
        state.discard.extend(self.tiles)
        state.hands[self.seat] = []


class TileFlipped(PublicEvent[State], frozen=True):
    """The next tile of the pile goes to the discard pile, face up; if it `fits`, it is the one to lay."""

    news: ClassVar[bool] = True
    shown_for: ClassVar[int] = 400
    seat: Seat
    tile: str
    fits: bool

    def apply(self, state: State) -> None:
        state.discard.append(state.deck.pop())
        if self.fits:
            state.flipped = self.tile
            state.phase = FLIP


class EnergySpent(PublicEvent[State], frozen=True):
    """Step 3: a token turns red, for one step more and the Jetpack."""

    news: ClassVar[bool] = False
    seat: Seat

    def apply(self, state: State) -> None:
        state.green[self.seat] -= 1
        state.energy_used = True
        state.jetpack = True
        state.bonus += 1
        state.phase = ROLL


class EnergyReturned(PublicEvent[State], frozen=True):
    """The token was aborted: green again, no step, no Jetpack, and no other token this turn."""

    news: ClassVar[bool] = False
    seat: Seat

    def apply(self, state: State) -> None:
        state.green[self.seat] += 1
        state.jetpack = False
        state.bonus -= 1


class Rolled(PublicEvent[State], frozen=True):
    """Step 4: two dice, and what energy and Overdrive add."""

    news: ClassVar[bool] = True
    shown_for: ClassVar[int] = 800
    seat: Seat
    dice: tuple[int, int]
    bonus: int
    again: bool

    def apply(self, state: State) -> None:
        state.dice = self.dice
        state.phase = ROLL


class MoveBegan(PublicEvent[State], frozen=True):
    """The roll stands: so many steps, or flown with the Jetpack."""

    news: ClassVar[bool] = False
    seat: Seat
    steps: int
    jetpack: bool

    def apply(self, state: State) -> None:
        state.phase = MOVE
        state.steps = self.steps


class LockServed(PublicEvent[State], frozen=True):
    """A locked seat does not move this turn, and is locked no more."""

    news: ClassVar[bool] = False
    seat: Seat

    def apply(self, state: State) -> None:
        state.locked[self.seat] = False


class TileDrawn(Event[State], frozen=True):
    """Step 5: a hand is filled up."""

    news: ClassVar[bool] = True
    seat: Seat
    tile: str | None

    def apply(self, state: State) -> None:
        assert len(state.hands[self.seat]) < HAND_SIZE
        state.hands[self.seat].append(state.deck.pop())

    def seen_by(self, viewer: Viewer) -> "TileDrawn":
        return self if viewer == self.seat else TileDrawn(self.seat, None)

    def recalled_by(self, viewer: Viewer) -> "TileDrawn":
        return self.seen_by(viewer)
