"""Action tiles are announced, done or cancelled, and what they do besides building."""

from typing import ClassVar

from wayout.games.no_escape.parts import QuestionKind, Targets
from wayout.games.no_escape.state import MAZE_STEP, TOKENS, State
from wayout.kernel.play import Event, PublicEvent
from wayout.kernel.seats import Seat, Viewer


class ActionAnnounced(PublicEvent[State], frozen=True):
    """Step 1: an action tile with all its public targets; it may still be aborted."""

    news: ClassVar[bool] = False
    shown_for: ClassVar[int] = 600
    seat: Seat
    tile: str
    targets: Targets

    def apply(self, state: State) -> None:
        state.hands[self.seat].remove(self.tile)
        state.announced = self.tile
        state.targets = self.targets


class ActionDone(PublicEvent[State], frozen=True):
    """The action is over, with its effect or without; its tile is discarded. On to step 2."""

    news: ClassVar[bool] = False
    seat: Seat
    tile: str
    aborted: bool

    def apply(self, state: State) -> None:
        state.discard.append(self.tile)
        state.announced = None
        state.targets = None
        state.question = None
        state.phase = MAZE_STEP


class Asked(PublicEvent[State], frozen=True):
    """A seat has to choose: branch, teleport, new_path, lay or give."""

    news: ClassVar[bool] = False
    seat: Seat
    question: QuestionKind
    ways: int
    """Branch: what can be chosen, as bits of ways."""

    def apply(self, state: State) -> None:
        state.question = self.question
        state.asked = self.seat
        state.ways = self.ways


class Locked(PublicEvent[State], frozen=True):
    """Lockdown: this seat will not move on its next turn."""

    news: ClassVar[bool] = False
    seat: Seat
    by: Seat

    def apply(self, state: State) -> None:
        state.locked[self.seat] = True


class Overdriven(PublicEvent[State], frozen=True):
    """Overdrive: more steps this turn."""

    news: ClassVar[bool] = False
    seat: Seat
    steps: int

    def apply(self, state: State) -> None:
        state.bonus += self.steps


class FacedAbout(PublicEvent[State], frozen=True):
    """About-Face: a meeple now heads for where it came from."""

    news: ClassVar[bool] = False
    seat: Seat
    by: Seat

    def apply(self, state: State) -> None:
        seat = self.seat
        state.headings[seat], state.came_from[seat] = state.came_from[seat], state.headings[seat]


class Recharged(PublicEvent[State], frozen=True):
    """All tokens are green again."""

    news: ClassVar[bool] = False
    seat: Seat

    def apply(self, state: State) -> None:
        state.green[self.seat] = TOKENS


class Siphoned(PublicEvent[State], frozen=True):
    """Power Siphon: one token of a seat turns red, and one of `by` green if it had a red one."""

    news: ClassVar[bool] = False
    seat: Seat
    by: Seat

    def apply(self, state: State) -> None:
        state.green[self.seat] -= 1
        state.green[self.by] = min(TOKENS, state.green[self.by] + 1)


class Salvaged(PublicEvent[State], frozen=True):
    """A tile comes back from the discard pile into a hand."""

    news: ClassVar[bool] = False
    seat: Seat
    tile: str

    def apply(self, state: State) -> None:
        state.discard.remove(self.tile)
        state.hands[self.seat].append(self.tile)


class HandOver(Event[State], frozen=True):
    """A tile goes from one hand to another; only these two see it."""

    news: ClassVar[bool] = True
    seat: Seat
    """Who has it now."""
    giver: Seat
    tile: str | None

    def apply(self, state: State) -> None:
        assert self.tile is not None
        state.hands[self.giver].remove(self.tile)
        state.hands[self.seat].append(self.tile)
        state.question = None

    def seen_by(self, viewer: Viewer) -> "Event[State]":
        return self if viewer in (self.seat, self.giver) else type(self)(self.seat, self.giver, None)

    def recalled_by(self, viewer: Viewer) -> "Event[State]":
        return self.seen_by(viewer)


class TileTaken(HandOver, frozen=True):
    """Forced Trade, first half: a tile drawn blindly from the other's hand."""

    news: ClassVar[bool] = True


class TileGiven(HandOver, frozen=True):
    """Forced Trade, second half: a chosen tile in return."""

    news: ClassVar[bool] = True
