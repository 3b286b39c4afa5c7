"""Using a card that one holds: paid with dice of one's own, and perhaps not again before the next slam (TMP-5.6)."""

from abc import abstractmethod
from typing import ClassVar, Final

from wayout.games.temple.actions.doing import Doing
from wayout.games.temple.actions.moments import not_inside
from wayout.games.temple.dice import cannot_pay, pay
from wayout.games.temple.modules.characters.events import CardUsed
from wayout.games.temple.modules.characters.part import part
from wayout.games.temple.modules.characters.prints import SHEET
from wayout.games.temple.seam import Deed, forbidden
from wayout.games.temple.state import State
from wayout.games.temple.tiles import Cost, cost_of
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat

ABILITY: Final = "ability"
"""The deed of a card that is no other deed."""


class Ability(Doing, frozen=True, kw_only=True):
    """What it costs and whether it is there to be used; `refuses` and `work` are the card's own."""

    character: ClassVar[str]
    permanent: ClassVar[str] = ""
    activatable: ClassVar[str] = ""
    pay: tuple[int, ...] = ()

    @abstractmethod
    def refuses(self, state: State, seat: Seat) -> Refusal | None:
        """Why the card cannot be used like that, whatever it costs."""

    @abstractmethod
    def work(self, turn: Turn[State], seat: Seat) -> None:
        """It is paid for: emit what it does."""

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(ABILITY, seat, dice=self.pay)

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_inside(state, seat) or self.not_ready(state, seat) or self.refuses(state, seat)
        if refusal is not None:
            return refusal
        deed = self.deed(state, seat)
        refusal = forbidden(state, seat, deed.name, deed.to, deed.dice)
        return refusal or cannot_pay(state, seat, self.cost(state, seat), self.pay)

    def not_ready(self, state: State, seat: Seat) -> Refusal | None:
        held = part(state).held[seat]
        if not held or held not in (self.permanent, self.activatable):
            return because("not_your_card", rule="TMP-5.6")
        if part(state).spent[seat]:
            return because("card_is_spent", rule="TMP-5.6")
        return None

    def cost(self, state: State, seat: Seat) -> Cost:
        printed = SHEET.characters[self.character]
        return cost_of(printed.activatable if self.flips(state, seat) else printed.permanent)

    def flips(self, state: State, seat: Seat) -> bool:
        return part(state).held[seat] == self.activatable

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        self.use_card(turn, seat)
        self.work(turn, seat)

    def use_card(self, turn: Turn[State], seat: Seat) -> None:
        paid = pay(turn, seat, self.cost(turn.state, seat), self.pay)
        card = part(turn.state).held[seat]
        turn.emit(CardUsed(seat, card, paid, self.flips(turn.state, seat), turn.at))
