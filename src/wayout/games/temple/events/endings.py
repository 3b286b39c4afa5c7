"""Time, doors, and how it ends (TMP-4.10, TMP-4.11); who is away, and who is gone."""

from typing import ClassVar

from wayout.games.temple.board import settle
from wayout.games.temple.dice import is_free, lose
from wayout.games.temple.events.voting import close_vote
from wayout.games.temple.parts import Outcome
from wayout.games.temple.state import NOBODY, OUT, OVER, State
from wayout.games.temple.voters import voters
from wayout.kernel.play import PublicEvent
from wayout.kernel.seats import Seat


class Gong(PublicEvent[State], frozen=True):
    """So many bangs: the doors will slam soon, or the temple will fall in."""

    news: ClassVar[bool] = True
    number: int

    def apply(self, state: State) -> None:
        state.gongs = self.number
        state.bells += 1


class Slammed(PublicEvent[State], frozen=True):
    """The doors slam: who is not safe loses dice."""

    news: ClassVar[bool] = True
    number: int
    safe: tuple[Seat, ...]
    lost: tuple[tuple[Seat, int], ...]

    def apply(self, state: State) -> None:
        state.slams = self.number
        state.bells += 1
        lose(state, [die for _, die in self.lost])


class Collapsed(PublicEvent[State], frozen=True):
    """The temple falls in."""

    news: ClassVar[bool] = True

    def apply(self, state: State) -> None:
        state.bells += 1


class GameEnded(PublicEvent[State], frozen=True):
    """Won, collapsed, left_behind, conceded or aborted."""

    news: ClassVar[bool] = True
    outcome: Outcome
    at: int

    def apply(self, state: State) -> None:
        close_vote(state)
        state.prompts = []
        state.paused_by, state.paused_at, state.go_on = NOBODY, -1, []
        state.phase = OVER
        state.outcome = self.outcome
        state.ended_at = self.at


class WentAbsent(PublicEvent[State], frozen=True):
    """A player is away from the table, or back. The figure stays; votes do not wait, but ask who is back (TMP-4.13)."""

    news: ClassVar[bool] = True
    seat: Seat
    gone: bool

    def apply(self, state: State) -> None:
        state.absent[self.seat] = self.gone
        if self.gone and self.seat in state.vote_waiting:
            state.vote_waiting.remove(self.seat)
        elif state.vote is not None and self.seat in voters(state, state.vote) and self.seat not in state.vote_yes:
            state.vote_waiting.append(self.seat)


class SeatLeft(PublicEvent[State], frozen=True):
    """A seat is out for good: its figure and its dice are taken away, and nobody waits for it (TMP-4.13)."""

    news: ClassVar[bool] = True
    seat: Seat
    behind: bool
    """Its adventurer has not escaped, and counts as left behind."""

    def apply(self, state: State) -> None:
        seat = self.seat
        state.left[seat] = True
        if self.behind:
            state.behind += (seat,)
        state.figures[seat] = OUT
        lose(state, [die for die in state.hands[seat] if is_free(state.dice[die])])
        if seat in state.vote_waiting:
            state.vote_waiting.remove(seat)
        settle(state)

    @property
    def variant(self) -> str:
        return "behind" if self.behind else ""
