"""Explorer: a look at two chambers before one is laid; or a dash through three (TMP-2.13)."""

from collections.abc import Iterable
from typing import ClassVar, Final

from wayout.games.temple.building import lay_discovered, set_apart
from wayout.games.temple.modules.characters.ability import Ability
from wayout.games.temple.modules.characters.bots import best_tile, on_the_way
from wayout.games.temple.modules.characters.card import Card, Character
from wayout.games.temple.modules.characters.events import Stepped
from wayout.games.temple.modules.characters.looking import KEEN_EYE, opening_with
from wayout.games.temple.modules.characters.prints import number
from wayout.games.temple.parts import Opening
from wayout.games.temple.prompts import ask
from wayout.games.temple.seam import ENTER, Deed, arrive, forbidden
from wayout.games.temple.state import NO_NODE, State
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat

LOOKS_AT: Final = number("explorer", "looks_at")
STEPS: Final = number("explorer", "steps")


def look_at_two(turn: Turn[State], opening: Opening) -> bool:
    """The top tile comes first, and is laid if nothing is chosen. The other goes back on top."""
    top = turn.state.pile[-LOOKS_AT:][::-1]
    if len(top) < LOOKS_AT:
        return False
    set_apart(turn, opening, LOOKS_AT)
    ask(turn, opening.seat, KEEN_EYE, tuple(top))
    return True


def lay_chosen(turn: Turn[State], seat: Seat, tile: str) -> None:
    opening = opening_with(turn.state, seat, tile)
    lay_discovered(turn, opening, tile, opening.side)


class Dash(Ability, frozen=True):
    """Through up to three connected chambers, whatever their frames say."""

    character: ClassVar[str] = "explorer"
    activatable: ClassVar[str] = "dash"
    node: int

    def refuses(self, state: State, seat: Seat) -> Refusal | None:
        if self.node in within_reach(state, seat):
            return None
        return because("too_far_to_dash", rule="TMP-2.13", node=self.node)

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(ENTER, seat, self.node, self.pay)

    def work(self, turn: Turn[State], seat: Seat) -> None:
        """Every chamber on the way is arrived in."""
        here = turn.state.figures[seat]
        for to in within_reach(turn.state, seat)[self.node]:
            if turn.state.figures[seat] != here:
                return
            turn.emit(Stepped(seat, here, to, "dash"))
            arrive(turn, seat)
            here = to


def within_reach(state: State, seat: Seat) -> dict[int, tuple[int, ...]]:
    """Nodes in up to three steps, with the first of the shortest ways to each; none through where one may not go."""
    start = state.figures[seat]
    found: dict[int, tuple[int, ...]] = {}
    last: list[tuple[int, tuple[int, ...]]] = [(start, ())]
    for _ in range(STEPS):
        last = [
            (to, (*way, to))
            for node, way in last
            for to in state.links[node * 4 : node * 4 + 4]
            if to not in (NO_NODE, start) and to not in found and forbidden(state, seat, ENTER, to) is None
        ]
        for to, way in last:
            found.setdefault(to, way)
    return found


def dashes(state: State, seat: Seat) -> Iterable[Dash]:
    return (Dash(node) for node in sorted(within_reach(state, seat)))


CHARACTER = Character(
    id="explorer",
    permanent=Card(id=KEEN_EYE, draw=look_at_two, prompts={KEEN_EYE: lay_chosen}, handy=best_tile),
    activatable=Card(
        id="dash",
        actions=(Dash,),
        uses=dashes,
        handy=on_the_way(lambda action: action.node if isinstance(action, Dash) else None),
    ),
)
