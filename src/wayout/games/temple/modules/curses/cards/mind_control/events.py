"""Help is asked for, given, or no longer needed."""

from typing import Any, ClassVar, Literal, TypeAlias

from wayout.games.temple.modules.curses.cards.mind_control.part import ID, Request, Requests
from wayout.games.temple.modules.curses.part import keep
from wayout.games.temple.state import State
from wayout.kernel.play import PublicEvent
from wayout.kernel.seats import Seat

Why: TypeAlias = Literal["cancelled", "void"]


class HelpAsked(PublicEvent[State], frozen=True):
    """The seat wants to do this, and waits for a hand until then."""

    news: ClassVar[bool] = True
    seat: Seat
    deed: str
    to: int | None
    action: dict[str, Any]
    dice: tuple[int, ...]
    until: int
    at: int

    def apply(self, state: State) -> None:
        requests: Requests = keep(state, ID)
        dice = {die: state.dice[die] for die in self.dice}
        node = state.figures[self.seat]
        requests.open[self.seat] = Request(self.deed, self.to, self.action, dice, node, self.until)
        state.last_act[self.seat] = self.at


class HelpGiven(PublicEvent[State], frozen=True):
    """Now it happens: somebody has lent a hand, or nobody has for too long."""

    news: ClassVar[bool] = True
    seat: Seat
    by: Seat | None
    at: int

    def apply(self, state: State) -> None:
        del keep(state, ID).open[self.seat]
        if self.by is not None:
            state.last_act[self.by] = self.at

    @property
    def variant(self) -> str:
        return "alone" if self.by is None else ""


class HelpDropped(PublicEvent[State], frozen=True):
    """It does not happen: taken back, or no longer possible."""

    news: ClassVar[bool] = False
    seat: Seat
    why: Why
    at: int | None = None
    """When the seat took it back; nothing: it came about by itself."""

    def apply(self, state: State) -> None:
        del keep(state, ID).open[self.seat]
        if self.at is not None:
            state.last_act[self.seat] = self.at

    @property
    def variant(self) -> str:
        return "" if self.why == "cancelled" else self.why
