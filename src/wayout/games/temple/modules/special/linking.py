"""Linked chambers: manned at the same time, each lights one gem, once in a game (TMP-3.5, TMP-5.4)."""

from collections.abc import Iterator
from typing import ClassVar, Final

import msgspec

from wayout.games.temple.actions.doing import Doing
from wayout.games.temple.actions.moments import not_inside
from wayout.games.temple.dice import blank
from wayout.games.temple.modules.special.part import part
from wayout.games.temple.modules.special.printed import LINK_COSTS
from wayout.games.temple.pool import cannot_pool, nothing_to_light, pay_pool
from wayout.games.temple.seam import GEMS, Deed, Task, forbidden, priced
from wayout.games.temple.state import State
from wayout.games.temple.tiles import Cost
from wayout.kernel.play import PublicEvent, Refusal, Turn, because
from wayout.kernel.seats import Seat

LINK: Final = "link"
FEWEST: Final = 2


class LinkLit(PublicEvent[State], frozen=True):
    """In each of these nodes one gem is lit, as far as the depot went; `paid` are dice of all who helped. The link is
    spent, also for linked chambers that took no part."""

    news: ClassVar[bool] = True
    seat: Seat
    nodes: tuple[int, ...]
    taken: int
    paid: tuple[int, ...]
    at: int

    def apply(self, state: State) -> None:
        blank(state, self.paid)
        for node in self.nodes:
            state.chambers[node >> 1] = msgspec.structs.replace(state.chambers[node >> 1], gems_done=1)
        state.depot -= self.taken
        state.gems_taken += self.taken
        part(state).linked = True
        state.last_act[self.seat] = self.at


class Link(Doing, frozen=True):
    """Light a gem in every linked chamber whose adventurers show its icons: in two at least."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_inside(state, seat)
        if refusal is not None:
            return refusal
        if not is_linked(state, state.figures[seat]):
            return because("no_link_here", rule="TMP-3.5")
        if part(state).linked:
            return because("link_spent", rule="TMP-5.4")
        nodes = taking_part(state, seat)
        if len(nodes) < FEWEST:
            return because("link_needs_two", rule="TMP-5.4", n=len(nodes))
        return forbidden(state, seat, GEMS, nodes[0], also=nodes[1:]) or lit_for_nothing(state, nodes)

    def deed(self, state: State, seat: Seat) -> Deed:
        nodes = taking_part(state, seat)
        return Deed(GEMS, seat, nodes[0], also=nodes[1:])

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        state = turn.state
        nodes, paid = taking_part(state, seat), list[int]()
        for node in nodes:
            paid += pay_pool(turn, seat, GEMS, link_cost(state, seat, node), (node,))
        turn.emit(LinkLit(seat, nodes, min(len(nodes), state.depot), tuple(paid), turn.at))


def is_linked(state: State, node: int) -> bool:
    return node >= 0 and not node & 1 and state.chambers[node >> 1].tile in LINK_COSTS


def linked_nodes(state: State) -> list[int]:
    """Of all that were discovered, in their order."""
    chambers = enumerate(state.chambers)
    return [2 * number for number, chamber in chambers if chamber.tile in LINK_COSTS and not chamber.gone]


def link_cost(state: State, seat: Seat, node: int) -> Cost:
    return priced(state, seat, GEMS, LINK_COSTS[state.chambers[node >> 1].tile], node)


def taking_part(state: State, seat: Seat) -> tuple[int, ...]:
    """If this seat lights the link: the linked chambers that are paid for, its own first."""
    here = state.figures[seat]
    nodes = sorted(linked_nodes(state), key=lambda node: (node != here, node))
    return tuple(node for node in nodes if cannot_pool(state, seat, link_cost(state, seat, node), (node,)) is None)


def lit_for_nothing(state: State, nodes: tuple[int, ...]) -> Refusal | None:
    """Why lighting gems in all of these would change nothing."""
    refusals = [nothing_to_light(state, node) for node in nodes]
    return refusals[0] if None not in refusals else None


def tasks(state: State, node: int) -> Iterator[Task]:
    if not part(state).linked and is_linked(state, node):
        yield Task(LINK, LINK_COSTS[state.chambers[node >> 1].tile], (node,))


def spent(state: State) -> list[int]:
    """Linked chambers that took no part."""
    if not part(state).linked:
        return []
    return [node >> 1 for node in linked_nodes(state) if state.chambers[node >> 1].gems_done < 0]


def flaw(state: State) -> str | None:
    lit = [node for node in linked_nodes(state) if state.chambers[node >> 1].gems_done == 1]
    if part(state).linked:
        return None if len(lit) >= FEWEST else "the link was lit in fewer than two chambers"
    return "a linked chamber gave its gem without the link" if lit else None
