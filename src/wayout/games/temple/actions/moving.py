"""Through the temple and out of it (TMP-4.5, TMP-4.7)."""

from abc import abstractmethod
from typing import Annotated

import msgspec

from wayout.games.temple.actions.doing import Doing
from wayout.games.temple.actions.moments import kept_from, not_inside
from wayout.games.temple.board import is_choosing, is_reserved, outer_walls
from wayout.games.temple.breaking import cannot_break, landing
from wayout.games.temple.building import discover
from wayout.games.temple.dice import cannot_pay, pay
from wayout.games.temple.ending import end_if_nobody_is_inside
from wayout.games.temple.events import Entered, GemsTaken, GotOut, WallBroken
from wayout.games.temple.parts import Opening
from wayout.games.temple.pool import cannot_pool, nothing_to_light, pay_pool, pool_cost, wanted
from wayout.games.temple.seam import DISCOVER, ENTER, ESCAPE, GEMS, Deed, arrive, forbidden, hooks, priced
from wayout.games.temple.state import KEY, NO_NODE, State
from wayout.games.temple.tiles import DISCOVERY, WALL, Cost, price_of, printed
from wayout.games.temple.voting import settle_vote
from wayout.kernel.grid import STEPS
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat

Side = Annotated[int, msgspec.Meta(ge=0, le=3)]
Level = Annotated[int, msgspec.Meta(ge=1, le=3)]


class Walk(Doing, frozen=True):
    """Through a side of one's own chamber into the next one, on foot."""

    side: Side
    pay: tuple[int, ...] = ()

    @abstractmethod
    def cost(self, state: State, seat: Seat, to: int) -> Cost:
        """What it takes to get there."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_inside(state, seat)
        if refusal is not None:
            return refusal
        to = state.links[state.figures[seat] * 4 + self.side]
        if to == NO_NODE:
            return because("no_way", rule="TMP-4.7", side=self.side)
        refusal = forbidden(state, seat, ENTER, to, self.pay)
        if refusal is not None:
            return refusal
        return cannot_pay(state, seat, self.cost(state, seat, to), self.pay)

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(ENTER, seat, state.links[state.figures[seat] * 4 + self.side], self.pay)

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        start = turn.state.figures[seat]
        to = turn.state.links[start * 4 + self.side]
        paid = pay(turn, seat, self.cost(turn.state, seat, to), self.pay)
        turn.emit(Entered(seat, start, to, paid, turn.at))
        self.take_along(turn, seat, to)
        arrive(turn, seat)

    def take_along(self, turn: Turn[State], seat: Seat, to: int) -> None:
        """What comes to this node together with the adventurer."""


class Enter(Walk, frozen=True):
    """Pay what is on the next chamber's frame, and go there."""

    def cost(self, state: State, seat: Seat, to: int) -> Cost:
        return entry_cost(state, seat, to, self.pay)


class Discover(Doing, frozen=True):
    """Lay the top tile of the pile behind an open entrance of the own chamber."""

    side: Side
    pay: tuple[int, ...] = ()

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = kept_from(state, seat, DISCOVER, dice=self.pay)
        if refusal is not None:
            return refusal
        if is_choosing(state, seat):
            return because("choose_first", rule="TMP-4.5")
        if not state.pile:
            return because("pile_empty", rule="TMP-4.5")
        if is_reserved(state, state.figures[seat], self.side):
            return because("somebody_chooses", rule="TMP-4.5", side=self.side)
        cost = discovery_cost(state, state.figures[seat], self.side)
        if cost is None:
            return because("no_open_entrance", rule="TMP-4.7", side=self.side)
        return cannot_pay(state, seat, priced(state, seat, DISCOVER, cost, dice=self.pay), self.pay)

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(DISCOVER, seat, dice=self.pay)

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        discover(turn, opened(turn, seat, self.side, self.pay))


class Break(Doing, frozen=True):
    """TMP-4.7: cut off from the rest, break through a wall. Without a side: get over to the nearest chamber."""

    side: Side | None
    pay: tuple[int, ...] = ()

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_inside(state, seat)
        if refusal is not None:
            return refusal
        unbroken = cannot_break(state, seat, self.side)
        to = landing(state, state.figures[seat], self.side) if unbroken is None else None
        return forbidden(state, seat, ENTER, to, self.pay) or unbroken or cannot_pay(state, seat, WALL, self.pay)

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(ENTER, seat, landing(state, state.figures[seat], self.side), self.pay)

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        node = turn.state.figures[seat]
        to = landing(turn.state, node, self.side)
        paid = pay(turn, seat, WALL, self.pay)
        turn.emit(WallBroken(seat, node, self.side, to, paid, turn.at))
        arrive(turn, seat)


class Gems(Doing, frozen=True):
    """Activate so many gems here, with the dice of everybody in the chamber (TMP-4.8)."""

    level: Level

    def check(self, state: State, seat: Seat) -> Refusal | None:
        node = state.figures[seat]
        refusal = kept_from(state, seat, GEMS, node)
        if refusal is not None:
            return refusal
        icon = wanted(state, node)
        need = price_of(printed(state.chambers[node >> 1].tile).table, self.level)
        if not icon or need is None:
            return because("no_gems_here", rule="TMP-4.5", level=self.level)
        refusal = nothing_to_light(state, node)
        if refusal is not None:
            return refusal
        return cannot_pool(state, seat, pool_cost(state, seat, GEMS, ((icon, need),)), (node,))

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(GEMS, seat, state.figures[seat])

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        state = turn.state
        node = state.figures[seat]
        need = price_of(printed(state.chambers[node >> 1].tile).table, self.level)
        assert need is not None
        cost = pool_cost(state, seat, GEMS, ((wanted(state, node), need),))
        paid = pay_pool(turn, seat, GEMS, cost, (node,))
        # A12: more gems than the depot has may be activated; they take what is there.
        turn.emit(GemsTaken(seat, node, self.level, min(self.level, state.depot), paid, turn.at))


class Escape(Doing, frozen=True):
    """In the exit: one key more than gems lie in the depot, and out."""

    pay: tuple[int, ...] = ()

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = kept_from(state, seat, ESCAPE, dice=self.pay)
        if refusal is not None:
            return refusal
        if state.exit < 0 or state.figures[seat] >> 1 != state.exit:
            return because("not_in_the_exit", rule="TMP-4.5")
        if is_choosing(state, seat):
            return because("choose_first", rule="TMP-4.5")
        return cannot_pay(state, seat, exit_cost(state, seat, self.pay), self.pay)

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(ESCAPE, seat, dice=self.pay)

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        state = turn.state
        turn.emit(GotOut(seat, pay(turn, seat, exit_cost(state, seat, self.pay), self.pay), turn.at))
        for escaped in hooks(state).escaped:
            escaped(turn, seat)
        end_if_nobody_is_inside(turn)
        settle_vote(turn)


def entry_cost(state: State, seat: Seat, to: int, dice: tuple[int, ...] = ()) -> Cost:
    return priced(state, seat, ENTER, printed(state.chambers[to >> 1].tile).entry, to, dice)


def discovery_cost(state: State, node: int, side: int) -> Cost | None:
    """What a discovery through this side costs; nothing, if there is none to be made."""
    if is_reserved(state, node, side):
        return None
    if state.gaps[node] >> side & 1:
        return DISCOVERY
    return WALL if state.valve and outer_walls(state, node) >> side & 1 else None


def opened(turn: Turn[State], seat: Seat, side: int, dice: tuple[int, ...] = ()) -> Opening:
    """A discovery through this side is paid for; what its tile will be is still to be seen."""
    state = turn.state
    node = state.figures[seat]
    here, (dx, dy) = state.chambers[node >> 1], STEPS[side]
    cost = discovery_cost(state, node, side)
    assert cost is not None
    paid = pay(turn, seat, priced(state, seat, DISCOVER, cost, dice=dice), dice)
    return Opening(seat, node, side, here.x + dx, here.y + dy, paid, cost is WALL)


def exit_cost(state: State, seat: Seat, dice: tuple[int, ...] = ()) -> Cost:
    return priced(state, seat, ESCAPE, ((KEY, exit_keys(state)),), dice=dice)


def exit_keys(state: State) -> int:
    """One key more than gems lie in the depot, and what modules ask for besides."""
    return state.depot + 1 + sum(more(state) for more in hooks(state).exit_keys)
