"""Several prices for the same: which of them it is."""

from collections.abc import Sequence

from wayout.games.temple.dice import cannot_pay, covers, purse, shows
from wayout.games.temple.state import KEY, TORCH, State
from wayout.games.temple.tiles import Cost
from wayout.kernel.seats import Seat


def best_of(state: State, seat: Seat, costs: Sequence[Cost], dice: tuple[int, ...]) -> Cost:
    """The one that the named dice pay; without any, the one of which the fewest icons are missing. The first of
    several."""
    return named_cost(state, seat, costs, dice) if dice else nearest_cost(state, seat, costs)


def named_cost(state: State, seat: Seat, costs: Sequence[Cost], dice: tuple[int, ...]) -> Cost:
    """If none is paid exactly, the first that is among them: others may ask for more."""
    exact = next((cost for cost in costs if cannot_pay(state, seat, cost, dice) is None), None)
    if exact is not None:
        return exact
    icons = [shows(state, seat, die) for die in dice if die in state.hands[seat]]
    within = (cost for cost in costs if all(icons.count(icon) >= need for icon, need in cost))
    return next(within, costs[0])


def nearest_cost(state: State, seat: Seat, costs: Sequence[Cost]) -> Cost:
    have = purse(state, seat)
    for cost in costs:
        if covers(have, cost):
            return cost
    return min(costs, key=lambda cost: sum(max(0, need - have[icon]) for icon, need in cost))


def without(cost: Cost, dropped: int) -> Cost:
    """One icon of this kind less."""
    fewer = ((icon, need - (icon == dropped)) for icon, need in cost)
    return tuple((icon, need) for icon, need in fewer if need)


def each_without_one(cost: Cost) -> list[Cost]:
    """Every way to leave one icon out."""
    return [without(cost, icon) for icon, _ in cost]


def each_without_key_or_torch(cost: Cost, fewest: int) -> list[Cost]:
    """Every way to leave a key or a torch out; none, if there are fewer of these than that."""
    if sum(need for icon, need in cost if icon in (KEY, TORCH)) < fewest:
        return []
    return [without(cost, icon) for icon, _ in cost if icon in (KEY, TORCH)]
