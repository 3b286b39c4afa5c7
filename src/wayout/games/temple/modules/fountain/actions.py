"""Getting a die back."""

from typing import Final

from wayout.games.temple.actions.doing import Doing
from wayout.games.temple.actions.moments import kept_from
from wayout.games.temple.dice import cannot_pay, lying, pay
from wayout.games.temple.modules.fountain.events import DieRegained
from wayout.games.temple.modules.fountain.part import FOUNTAIN, part
from wayout.games.temple.seam import Deed, priced
from wayout.games.temple.state import LOST, State
from wayout.games.temple.tiles import Cost, cost_of
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat

MASKS: Final = cost_of("GG")


class Drink(Doing, frozen=True):
    """Two golden masks of one's own in the Fountain, and the first of one's lost dice is back."""

    pay: tuple[int, ...] = ()

    def check(self, state: State, seat: Seat) -> Refusal | None:
        node = state.figures[seat]
        refusal = kept_from(state, seat, FOUNTAIN, node, self.pay)
        if refusal is not None:
            return refusal
        if not is_fountain(state, node):
            return because("no_fountain_here", rule="TMP-5.11")
        if part(state).regained[seat]:
            return because("drank_already", rule="TMP-5.11")
        if not lying(state, seat, LOST):
            return because("no_lost_die", rule="TMP-5.11")
        return cannot_pay(state, seat, cost(state, seat, self.pay), self.pay)

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(FOUNTAIN, seat, state.figures[seat], self.pay)

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        die = lying(turn.state, seat, LOST)[0]
        paid = pay(turn, seat, cost(turn.state, seat, self.pay), self.pay)
        turn.emit(DieRegained(seat, die, paid, turn.at))


def cost(state: State, seat: Seat, dice: tuple[int, ...]) -> Cost:
    return priced(state, seat, FOUNTAIN, MASKS, state.figures[seat], dice)


def is_fountain(state: State, node: int) -> bool:
    return node >= 0 and state.chambers[node >> 1].tile == FOUNTAIN
