"""LOST and EXIT, the reveal, points, the end."""

from typing import ClassVar

from wayout.games.emergency_exit.state import NOBODY, OVER, POLL, REVEAL, State
from wayout.games.emergency_exit.view import Outcome, Reveal
from wayout.kernel.play import PublicEvent
from wayout.kernel.seats import Seat


class LostDeclared(PublicEvent[State], frozen=True):
    """A seat lays its LOST tile and opens a group."""

    news: ClassVar[bool] = True
    seat: Seat
    asks: Seat | None
    """Who is asked first; nobody if only one holder is left."""

    def apply(self, state: State) -> None:
        state.phase = POLL
        state.opener = self.seat
        state.turn = NOBODY if self.asks is None else self.asks
        state.extra_turn = False
        state.holds[self.seat] = False
        state.lost_groups.append(len(state.group_depths))
        state.lost_seats.append(self.seat)
        state.group_depths.append(len(state.pile))


class Answered(PublicEvent[State], frozen=True):
    """A seat joins the group, or keeps its LOST tile."""

    news: ClassVar[bool] = True
    seat: Seat
    join: bool
    asks: Seat | None
    """Who is asked next."""

    def apply(self, state: State) -> None:
        state.turn = NOBODY if self.asks is None else self.asks
        if not self.join:
            return
        state.holds[self.seat] = False
        state.lost_groups.append(len(state.group_depths) - 1)
        state.lost_seats.append(self.seat)


class ExitAnnounced(PublicEvent[State], frozen=True):
    """Together: a seat says that the last tile stands on the exit."""

    news: ClassVar[bool] = True
    seat: Seat

    def apply(self, state: State) -> None:
        return


class RouteRevealed(PublicEvent[State], frozen=True):
    """The pile is taken apart and the true route laid out."""

    news: ClassVar[bool] = True
    reveal: Reveal

    def apply(self, state: State) -> None:
        state.phase = REVEAL
        state.turn = NOBODY
        state.opener = NOBODY
        state.reveal = self.reveal
        state.dark = False
        state.dark_at = None
        state.panic = False
        state.extra_turn = False
        state.sprint = False


class PointsGiven(PublicEvent[State], frozen=True):
    """What each seat gets for this round."""

    news: ClassVar[bool] = False
    points: tuple[int, ...]
    together: bool = False
    """Everybody has the same: they found an exit, or not."""

    def apply(self, state: State) -> None:
        for seat, points in enumerate(self.points):
            state.scores[seat] += points
        if self.together and any(self.points):
            state.walked += len(state.pile)


class GameEnded(PublicEvent[State], frozen=True):
    """won, shared, last_one, capped; together: escaped, lost."""

    news: ClassVar[bool] = True
    outcome: Outcome
    winners: tuple[Seat, ...]

    def apply(self, state: State) -> None:
        state.phase = OVER
        state.turn = NOBODY
        state.opener = NOBODY
        state.dark_at = None
        state.outcome = self.outcome
        state.winners = list(self.winners)
