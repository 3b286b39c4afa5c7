"""Opening a chest, and using what was in it."""

from typing import Final

from wayout.games.temple.actions.doing import Doing
from wayout.games.temple.actions.moments import kept_from, not_inside
from wayout.games.temple.dice import cannot_pay, pay
from wayout.games.temple.modules.treasures.arming import ARMED_MS
from wayout.games.temple.modules.treasures.events import TreasureArmed, TreasureClaimed, TreasureUsed
from wayout.games.temple.modules.treasures.part import owned, part
from wayout.games.temple.modules.treasures.stock import TREASURES
from wayout.games.temple.modules.treasures.treasure import Target
from wayout.games.temple.seam import CLAIM, Deed, forbidden, priced
from wayout.games.temple.state import State
from wayout.games.temple.tiles import Cost, cost_of
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat

CHEST_COST: Final = cost_of("KK")


class Claim(Doing, frozen=True):
    """Open the chest of one's chamber with two keys of one's own (TMP-3.3)."""

    pay: tuple[int, ...] = ()

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = kept_from(state, seat, CLAIM, state.figures[seat], self.pay)
        if refusal is not None:
            return refusal
        if state.figures[seat] >> 1 not in part(state).chests:
            return because("no_treasure_here", rule="TMP-3.3")
        return cannot_pay(state, seat, claim_cost(state, seat, self.pay), self.pay)

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(CLAIM, seat, state.figures[seat], self.pay)

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        paid = pay(turn, seat, claim_cost(turn.state, seat, self.pay), self.pay)
        chamber = turn.state.figures[seat] >> 1
        treasures = part(turn.state)
        tile = treasures.chests[chamber]
        turn.emit(TreasureClaimed(seat, chamber, tile, treasures.stack[tile], paid, turn.at))


class UseTreasure(Doing, frozen=True):
    """Use a treasure of one's own; a double key or torch is got ready by that (TMP-5.2)."""

    treasure: int
    node: int | None = None
    side: int | None = None
    curse: str | None = None

    @property
    def target(self) -> Target:
        return Target(self.node, self.side, self.curse)

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_inside(state, seat)
        if refusal is not None:
            return refusal
        if self.treasure not in owned(state, seat):
            return because("no_such_treasure", rule="TMP-5.2", treasure=self.treasure)
        if self.treasure in part(state).armed:
            return because("armed_already", rule="TMP-5.2", until=part(state).armed[self.treasure])
        if self.treasure in part(state).spent:
            return because("used_already", rule="TMP-5.2", treasure=self.treasure)
        kind = TREASURES[part(state).stack[self.treasure]]
        return forbidden(state, seat, kind.deed, self.node) or kind.refuses(state, seat, self.target)

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(TREASURES[part(state).stack[self.treasure]].deed, seat, self.node)

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        name = part(turn.state).stack[self.treasure]
        kind = TREASURES[name]
        if kind.icon or kind.twins:
            turn.emit(TreasureArmed(seat, self.treasure, name, turn.at + ARMED_MS, turn.at))
            return
        turn.emit(TreasureUsed(seat, self.treasure, name, turn.at, kind.stays))
        kind.use(turn, seat, self.target)


def claim_cost(state: State, seat: Seat, dice: tuple[int, ...] = ()) -> Cost:
    return priced(state, seat, CLAIM, CHEST_COST, state.figures[seat], dice)
