"""Getting off a cliff, and calling everybody (TMP-3.7)."""

from typing import Final

from wayout.games.temple.actions.doing import Doing
from wayout.games.temple.actions.moments import kept_from
from wayout.games.temple.dice import cannot_pay, pay
from wayout.games.temple.modules.traps.events import Climbed
from wayout.games.temple.modules.traps.part import tile_under, trap_of
from wayout.games.temple.modules.traps.printed import CLIMBING, INVOCATION, SUMMONING
from wayout.games.temple.modules.traps.springing import elsewhere, summon
from wayout.games.temple.seam import Deed, priced
from wayout.games.temple.state import State
from wayout.games.temple.tiles import Cost
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat

CLIMB: Final = "climb"
SUMMON: Final = "summon"


class Climb(Doing, frozen=True):
    """Show the icons of the cliff on which one hangs, all one's own."""

    pay: tuple[int, ...] = ()

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = kept_from(state, seat, CLIMB, state.figures[seat], self.pay)
        if refusal is not None:
            return refusal
        if trap_of(state, seat) not in CLIMBING:
            return because("not_on_cliff", rule="TMP-5.7")
        return cannot_pay(state, seat, climbing_cost(state, seat, self.pay), self.pay)

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(CLIMB, seat, state.figures[seat], self.pay)

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(Climbed(seat, pay(turn, seat, climbing_cost(turn.state, seat, self.pay), self.pay), turn.at))


class Summon(Doing, frozen=True):
    """In the invocation chamber: call all others into it, wherever they are."""

    pay: tuple[int, ...] = ()

    def check(self, state: State, seat: Seat) -> Refusal | None:
        node = state.figures[seat]
        refusal = kept_from(state, seat, SUMMON, node, self.pay)
        if refusal is not None:
            return refusal
        if tile_under(state, seat) != INVOCATION:
            return because("no_invocation_here", rule="TMP-5.7")
        if not elsewhere(state, node):
            return because("nobody_to_summon", rule="TMP-5.7")
        return cannot_pay(state, seat, summoning_cost(state, seat, self.pay), self.pay)

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(SUMMON, seat, state.figures[seat], self.pay)

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        paid = pay(turn, seat, summoning_cost(turn.state, seat, self.pay), self.pay)
        summon(turn, seat, turn.state.figures[seat], paid)


def climbing_cost(state: State, seat: Seat, dice: tuple[int, ...] = ()) -> Cost:
    trap = trap_of(state, seat)
    assert trap is not None
    return priced(state, seat, CLIMB, CLIMBING[trap], state.figures[seat], dice)


def summoning_cost(state: State, seat: Seat, dice: tuple[int, ...] = ()) -> Cost:
    return priced(state, seat, SUMMON, SUMMONING, state.figures[seat], dice)
