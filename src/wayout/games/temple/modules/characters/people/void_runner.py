"""Void Runner: out of the temple by one open entrance, and in again by another (TMP-2.13)."""

from collections.abc import Iterable
from typing import ClassVar, Final

from wayout.games.temple.board import places
from wayout.games.temple.modules.characters.ability import Ability
from wayout.games.temple.modules.characters.bots import on_the_way
from wayout.games.temple.modules.characters.card import Card, Character
from wayout.games.temple.modules.characters.events import Stepped
from wayout.games.temple.seam import ENTER, Deed, arrive
from wayout.games.temple.state import State
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat

VOID_STEP: Final = "void_step"
VOID_MARCH: Final = "void_march"


class VoidStep(Ability, frozen=True):
    """To another place with an open entrance; with the activatable card, together with everybody here."""

    character: ClassVar[str] = "void_runner"
    permanent: ClassVar[str] = VOID_STEP
    activatable: ClassVar[str] = VOID_MARCH
    node: int

    def refuses(self, state: State, seat: Seat) -> Refusal | None:
        if not state.gaps[state.figures[seat]]:
            return because("no_way_into_the_void", rule="TMP-2.13")
        if self.node not in ways_in(state, seat):
            return because("no_way_out_of_the_void", rule="TMP-2.13", node=self.node)
        return None

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(ENTER, seat, self.node, self.pay)

    def work(self, turn: Turn[State], seat: Seat) -> None:
        """Those who are taken along are moved, and whatever holds them does not matter."""
        state = turn.state
        here, card = state.figures[seat], VOID_MARCH if self.flips(state, seat) else VOID_STEP
        others = [other for other in state.at_node(here) if other != seat] if card == VOID_MARCH else []
        for runner in (seat, *others):
            turn.emit(Stepped(runner, here, self.node, card))
        for runner in (seat, *others):
            arrive(turn, runner)


def ways_in(state: State, seat: Seat) -> list[int]:
    """Every other place with an open entrance. The rear of a chamber is a place of its own."""
    return [node for node in places(state) if state.gaps[node] and node != state.figures[seat]]


def steps(state: State, seat: Seat) -> Iterable[VoidStep]:
    if state.gaps[state.figures[seat]]:
        yield from (VoidStep(node) for node in ways_in(state, seat))


ERRANDS: Final = on_the_way(lambda action: action.node if isinstance(action, VoidStep) else None)

CHARACTER = Character(
    id="void_runner",
    permanent=Card(id=VOID_STEP, actions=(VoidStep,), uses=steps, handy=ERRANDS),
    activatable=Card(id=VOID_MARCH, actions=(VoidStep,), uses=steps, handy=ERRANDS),
)
