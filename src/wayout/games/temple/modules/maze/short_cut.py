"""The Short cut: a discovery whose chamber is chosen from the whole pile, which is shuffled then (TMP-5.13, A39)."""

from collections.abc import Iterable
from typing import ClassVar, Final

from wayout.games.temple.actions.doing import Doing
from wayout.games.temple.actions.moving import Discover, Side, opened
from wayout.games.temple.board import cell_of
from wayout.games.temple.building import lay_discovered, openings, set_apart
from wayout.games.temple.events import PileStirred
from wayout.games.temple.modules.maze.numbers import NUMBERS
from wayout.games.temple.modules.treasures.events import TreasureUsed
from wayout.games.temple.modules.treasures.part import ID as TREASURES
from wayout.games.temple.modules.treasures.part import owned, part
from wayout.games.temple.parts import Opening, Prompt
from wayout.games.temple.prompts import ask, withdraw
from wayout.games.temple.seam import DISCOVER, Deed
from wayout.games.temple.state import SEATS, State
from wayout.kernel.grid import WAYS
from wayout.kernel.play import Action, PublicEvent, Refusal, Turn, because
from wayout.kernel.seats import Seat

SHORT_CUT: Final = "short_cut"
"""The treasure, and the choice."""
TOP: Final = "top"
"""What one discovers who does not choose: the top of the pile, whatever it is."""


class ShortCutEnded(PublicEvent[State], frozen=True):
    """Others have drawn the last chamber: nothing is left to choose, and the place is free again."""

    news: ClassVar[bool] = True
    seat: Seat
    x: int
    y: int

    def apply(self, state: State) -> None:
        del state.reserved[cell_of(self.x, self.y)]


class TakeShortCut(Doing, frozen=True):
    """Discover through this side, and look through the whole pile for it."""

    side: Side
    pay: tuple[int, ...] = ()

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = Discover(self.side, self.pay).check(state, seat)
        if refusal is not None:
            return refusal
        return None if own_short_cuts(state, seat) else because("no_short_cut", rule="TMP-5.13")

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(DISCOVER, seat, dice=self.pay)

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        treasure = own_short_cuts(turn.state, seat)[0]
        opening = opened(turn, seat, self.side, self.pay)
        turn.emit(TreasureUsed(seat, treasure, SHORT_CUT))
        set_apart(turn, opening, 0)
        ask(turn, seat, SHORT_CUT, on_offer(turn.state), NUMBERS.short_cut)


def own_short_cuts(state: State, seat: Seat) -> list[int]:
    if TREASURES not in state.parts:
        return []
    stack = part(state).stack
    return [treasure for treasure in owned(state, seat) if stack[treasure] == SHORT_CUT]


def on_offer(state: State) -> tuple[str, ...]:
    """TMP-4.12: the pile by name, which tells nothing of its order."""
    return (TOP, *sorted(state.pile))


def choose(turn: Turn[State], seat: Seat, tile: str) -> None:
    (opening,) = openings(turn.state, seat)
    take(turn, opening, turn.state.pile[-1] if tile == TOP else tile)


def take(turn: Turn[State], opening: Opening, tile: str) -> None:
    """A39: what is left is shuffled whole, with the exit wherever it was."""
    luck = turn.chance.stream(f"short cut {len(turn.state.chambers)}")
    lay_discovered(turn, opening, tile, opening.side)
    turn.emit(PileStirred(tuple(luck.shuffled(turn.state.pile))))


def look_again(turn: Turn[State]) -> None:
    """TMP-4.5: what others have drawn is no longer on offer. A new list is a new choice, so that nobody takes what has
    just moved up in it."""
    for prompt in turn.state.prompts:
        if prompt.kind == SHORT_CUT and prompt.options != on_offer(turn.state):
            offer_anew(turn, prompt)


def offer_anew(turn: Turn[State], prompt: Prompt) -> None:
    seat = SEATS[prompt.seat]
    withdraw(turn, prompt)
    if turn.state.pile:
        ask(turn, seat, SHORT_CUT, on_offer(turn.state), prompt.until - turn.at)
        return
    (opening,) = openings(turn.state, seat)
    turn.emit(ShortCutEnded(seat, opening.x, opening.y))


def after_discovery(turn: Turn[State], deed: Deed) -> None:
    """Somebody else may have set tiles of the top apart, to choose among them."""
    if deed.name == DISCOVER:
        look_again(turn)


def may_take(state: State, seat: Seat) -> Iterable[Action[State]]:
    if not own_short_cuts(state, seat):
        return []
    return [TakeShortCut(side) for side in WAYS if Discover(side).check(state, seat) is None]


def thinkable_cuts(state: State, seat: Seat) -> Iterable[Action[State]]:
    return map(TakeShortCut, WAYS)
