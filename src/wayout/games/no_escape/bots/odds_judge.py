"""The judge of whoever thinks far: its odds to be the first one out."""

from typing import Final

from wayout.games.no_escape.bots.field import Outlook
from wayout.games.no_escape.bots.judge import Judge, in_order
from wayout.games.no_escape.bots.race import FARTHEST, inside, win_odds
from wayout.games.no_escape.bots.temper import Temper
from wayout.games.no_escape.state import State
from wayout.kernel.seats import Seat

HOPE: Final = 1e-5
"""What a step counts where all seems lost or won."""


class OddsJudge(Judge):
    """From 0 to 1."""

    __slots__ = ("_exposed", "_seat", "temper")

    def __init__(self, seat: Seat, seats: int, temper: Temper) -> None:
        self._seat = seat
        self.temper = temper
        self._exposed = [1 - (1 - temper.blocking) ** before for before in range(seats)]

    def worth(self, state: State, ahead: list[Outlook], has_moved: bool) -> float:
        if state.outcome is not None:
            return float(self._seat in state.winners)
        order = in_order(state, has_moved)
        detour = self.temper.detour
        lasting: list[tuple[float, ...]] = []
        for before, seat in enumerate(order):
            steps, _, other, _ = ahead[seat]
            way = steps + self._exposed[before] * min(other - steps, detour)
            if seat == state.turn and not has_moved:
                way -= state.bonus
            stay = inside(way, state.green[seat])
            if state.locked[seat]:
                stay = (1.0, *stay[:-1])
            lasting.append(stay)
        hope = HOPE * (FARTHEST - min(FARTHEST, ahead[self._seat][0]))
        return win_odds(lasting, order.index(self._seat), self.temper.foresight) + hope
