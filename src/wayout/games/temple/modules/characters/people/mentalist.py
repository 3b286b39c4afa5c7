"""Mentalist: two adventurers open every door, or a wall (TMP-2.13)."""

from collections.abc import Iterable
from typing import ClassVar, Final

from wayout.games.temple.actions.moving import Side
from wayout.games.temple.board import is_enterable
from wayout.games.temple.breaking import node_beyond
from wayout.games.temple.modules.characters.ability import Ability
from wayout.games.temple.modules.characters.bots import through_a_side
from wayout.games.temple.modules.characters.card import Card, Character
from wayout.games.temple.modules.characters.costs import best_of
from wayout.games.temple.modules.characters.events import Stepped
from wayout.games.temple.seam import ENTER, Deed, arrive
from wayout.games.temple.state import NO_NODE, State
from wayout.games.temple.tiles import Cost, cost_of, printed
from wayout.kernel.grid import WAYS
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat

INSTEAD: Final = cost_of("AA")


def open_mind(state: State, seat: Seat, deed: Deed, cost: Cost) -> Cost:
    """Any frame for two adventurers, or for what is printed on it."""
    if deed.seat != seat or deed.name != ENTER or cost == INSTEAD:
        return cost
    return best_of(state, seat, (INSTEAD, cost), deed.dice)


class WallStep(Ability, frozen=True):
    """Through a wall into the chamber behind it."""

    character: ClassVar[str] = "mentalist"
    activatable: ClassVar[str] = "wall_step"
    side: Side

    def refuses(self, state: State, seat: Seat) -> Refusal | None:
        node = state.figures[seat]
        to = node_beyond(state, node, self.side)
        if to is None:
            return because("nothing_behind_the_wall", rule="TMP-2.13", side=self.side)
        if state.links[node * 4 + self.side] != NO_NODE:
            return because("no_wall_there", rule="TMP-2.13", side=self.side)
        if is_double(state, node) or is_double(state, to):
            return because("wall_of_a_double", rule="TMP-2.13", side=self.side)
        if not is_enterable(state, to):
            return because("step_into_closed", rule="TMP-2.13", side=self.side)
        return None

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(ENTER, seat, node_beyond(state, state.figures[seat], self.side), self.pay)

    def work(self, turn: Turn[State], seat: Seat) -> None:
        node = turn.state.figures[seat]
        to = node_beyond(turn.state, node, self.side)
        assert to is not None
        turn.emit(Stepped(seat, node, to, "wall_step"))
        arrive(turn, seat)


def is_double(state: State, node: int) -> bool:
    """TMP-2.13: no wall of a chamber with two parts lets anybody through."""
    return printed(state.chambers[node >> 1].tile).part == 1


def wall_steps(state: State, seat: Seat) -> Iterable[WallStep]:
    return (WallStep(side) for side in WAYS)


CHARACTER = Character(
    id="mentalist",
    permanent=Card(id="open_mind", price=open_mind),
    activatable=Card(
        id="wall_step",
        actions=(WallStep,),
        uses=wall_steps,
        handy=through_a_side(lambda action: action.side if isinstance(action, WallStep) else None),
    ),
)
