"""The judge for tables of many: the odds to be the first one out, where all others build against whoever is near."""

from math import exp
from typing import Final

from wayout.games.no_escape.bots.crowd import leaving, win_odds
from wayout.games.no_escape.bots.field import Outlook
from wayout.games.no_escape.bots.judge import in_order
from wayout.games.no_escape.bots.odds_judge import HOPE, OddsJudge
from wayout.games.no_escape.bots.temper import Temper
from wayout.games.no_escape.state import State
from wayout.kernel.seats import Seat

FARTHEST: Final = 20
"""Steps beyond this make no difference to a lead."""
LOST: Final = 64


class CrowdJudge(OddsJudge):
    """From 0 to 1. The more are at the table, the less it helps to be near early: all others build there."""

    __slots__ = ("_leads", "_open")

    def __init__(self, seat: Seat, seats: int, temper: Temper) -> None:
        super().__init__(seat, seats, temper)
        self._open = [(1 - temper.closing) ** before for before in range(seats)]
        self._leads = [exp(-temper.lead * steps / seats**2) for steps in range(FARTHEST + 1)]

    def worth(self, state: State, ahead: list[Outlook], has_moved: bool) -> float:
        if state.outcome is not None:
            return float(self._seat in state.winners)
        order = in_order(state, has_moved)
        chances = [self._chance(state, ahead[seat], seat, before) for before, seat in enumerate(order)]
        leads = [self._leads[min(FARTHEST, ahead[seat][0])] for seat in order]
        hope = HOPE * (LOST - min(LOST, ahead[self._seat][0]))
        return win_odds(chances, leads, order.index(self._seat)) + hope

    def _chance(self, state: State, ahead: Outlook, seat: Seat, before: int) -> float:
        """That this seat leaves on its coming turn, when so many others have played."""
        if state.locked[seat]:
            return 0.0
        steps, _, other, _ = ahead
        more = steps_more(state, seat, before)
        return leaving(steps - more, other - more, self._open[before])


def steps_more(state: State, seat: Seat, before: int) -> int:
    """What a seat can add to its coming roll. The turn's player, if still to move, may have done so already."""
    token = int(state.green[seat] > 0)
    if seat != state.turn or before:
        return token
    return state.bonus if state.energy_used else state.bonus + token
