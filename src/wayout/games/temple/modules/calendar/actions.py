"""In the calendar chamber: swap the symbols of two chambers."""

from typing import Final

from wayout.games.temple.actions.doing import Doing
from wayout.games.temple.actions.moments import kept_from
from wayout.games.temple.dice import cannot_pay, pay
from wayout.games.temple.modules.calendar.almanac import SWAP_COST
from wayout.games.temple.modules.calendar.doom import CHAMBER
from wayout.games.temple.modules.calendar.events import SymbolsSwapped
from wayout.games.temple.modules.calendar.part import part
from wayout.games.temple.seam import Deed, priced
from wayout.games.temple.state import State
from wayout.games.temple.tiles import Cost
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat

SWAP: Final = "swap"
"""The deed."""


class SwapSymbols(Doing, frozen=True):
    """Swap the tiles of two chambers, of which the one that was discovered first is named first."""

    one_chamber: int
    other_chamber: int
    pay: tuple[int, ...] = ()

    def check(self, state: State, seat: Seat) -> Refusal | None:
        node = state.figures[seat]
        refusal = kept_from(state, seat, SWAP, node, self.pay)
        if refusal is not None:
            return refusal
        if state.chambers[node >> 1].tile != CHAMBER:
            return because("not_in_the_calendar_chamber", rule="TMP-5.15")
        tiles = part(state).tiles
        if self.one_chamber not in tiles or self.other_chamber not in tiles or self.one_chamber >= self.other_chamber:
            return because("no_two_symbols", rule="TMP-5.15", chambers=[self.one_chamber, self.other_chamber])
        if tiles[self.one_chamber] == tiles[self.other_chamber]:
            return because("same_symbol", rule="TMP-5.15")
        return cannot_pay(state, seat, swap_cost(state, seat, self.pay), self.pay)

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(SWAP, seat, state.figures[seat], self.pay)

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        paid = pay(turn, seat, swap_cost(turn.state, seat, self.pay), self.pay)
        turn.emit(SymbolsSwapped(seat, self.one_chamber, self.other_chamber, paid, turn.at))


def swap_cost(state: State, seat: Seat, dice: tuple[int, ...] = ()) -> Cost:
    return priced(state, seat, SWAP, SWAP_COST, state.figures[seat], dice)
