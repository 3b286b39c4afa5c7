"""Characters are chosen, and their cards are used and ready again."""

from typing import ClassVar

from wayout.games.temple.board import settle
from wayout.games.temple.dice import blank
from wayout.games.temple.modules.characters.part import NO_CARD, part
from wayout.games.temple.state import State
from wayout.kernel.play import PublicEvent
from wayout.kernel.seats import Seat


class CardWished(PublicEvent[State], frozen=True):
    """In the introduction: a seat would like to play with this card."""

    news: ClassVar[bool] = True
    seat: Seat
    card: str
    at: int

    def apply(self, state: State) -> None:
        part(state).wished[self.seat] = self.card
        state.last_act[self.seat] = self.at


class CardDealt(PublicEvent[State], frozen=True):
    """A seat is this character, and plays with this card of it. The other card leaves the game."""

    news: ClassVar[bool] = True
    seat: Seat
    character: str
    card: str

    def apply(self, state: State) -> None:
        characters = part(state)
        characters.held[self.seat] = self.card
        characters.wished[self.seat] = NO_CARD


class CardUsed(PublicEvent[State], frozen=True):
    """A card is paid for and works. `flipped`: once, until the next slam."""

    news: ClassVar[bool] = True
    seat: Seat
    card: str
    paid: tuple[int, ...]
    flipped: bool
    at: int

    def apply(self, state: State) -> None:
        blank(state, self.paid)
        if self.flipped:
            part(state).spent[self.seat] = True
        state.last_act[self.seat] = self.at


class CardsReady(PublicEvent[State], frozen=True):
    """TMP-4.10: the cards of these seats can be used again."""

    news: ClassVar[bool] = False
    seats: tuple[Seat, ...]

    def apply(self, state: State) -> None:
        for seat in self.seats:
            part(state).spent[seat] = False


class Stepped(PublicEvent[State], frozen=True):
    """An adventurer has come to another chamber by a card."""

    news: ClassVar[bool] = True
    seat: Seat
    start: int
    to: int
    card: str

    def apply(self, state: State) -> None:
        state.figures[self.seat] = self.to
        settle(state)

    @property
    def variant(self) -> str:
        return self.card


class MasksEased(PublicEvent[State], frozen=True):
    """These black masks let go by a card."""

    news: ClassVar[bool] = False
    seat: Seat
    dice: tuple[int, ...]

    def apply(self, state: State) -> None:
        blank(state, self.dice)
