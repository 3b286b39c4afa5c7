"""What adventurers of one chamber pay together (TMP-4.8)."""

from collections.abc import Sequence
from typing import Final

from wayout.games.temple.dice import extra_icons, showing, use_extra
from wayout.games.temple.seam import GEMS, Deed, Task, hooks, priced
from wayout.games.temple.state import BY_ITSELF, KEY, ON, SEATS, TORCH, State
from wayout.games.temple.tiles import Cost, printed
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat

OFFERED_BY_ITSELF: Final = (KEY, TORCH)
"""Other icons are offered by hand, unless gems cost them."""


def wanted(state: State, node: int) -> int:
    """The icon that the unfinished gems of this node cost; 0: none."""
    chamber = state.chambers[node >> 1]
    if chamber.gems_done >= 0:
        return 0
    tile = printed(chamber.tile)
    return tile.icon if tile.part == node & 1 else 0


def nothing_to_light(state: State, node: int) -> Refusal | None:
    """Why lighting gems in this node would change nothing."""
    if state.depot > 0 or any(worth(state, node) for worth in hooks(state).worth_lighting):
        return None
    return because("depot_empty", rule="TMP-4.5")


def tasks_at(state: State, node: int) -> list[Task]:
    """All that is unfinished in this node: its gems, at the price of the fewest, and what modules ask for."""
    icon = wanted(state, node)
    gems = [Task(GEMS, ((icon, printed(state.chambers[node >> 1].tile).table[0][0]),), (node,))] if icon else []
    return [*gems, *(task for tasks in hooks(state).tasks for task in tasks(state, node))]


def needed(state: State, seat: Seat) -> Sequence[int]:
    """The icons that this seat offers by itself where it stands: for gems, or for a task of a module."""
    node = state.figures[seat]
    if node < 0 or not state.auto_offer[seat]:
        return ()
    icon, asked = wanted(state, node), hooks(state).tasks
    gems = (icon,) if icon else ()
    if not asked:
        return gems
    costs = [task.cost for tasks in asked for task in tasks(state, node)]
    return [*gems, *(taken for cost in costs for taken, _ in cost if taken in OFFERED_BY_ITSELF)]


def given(state: State, dice: Sequence[int], icon: int, needed: Sequence[int]) -> list[int]:
    """Of these dice, which show this icon, those that others may use: offered by hand, or by themselves where they are
    needed."""
    by_hand, by_itself = state.offered, icon in needed
    return [die for die in dice if by_hand[die] == ON or (by_itself and by_hand[die] == BY_ITSELF)]


def offers(state: State, die: int, icon: int, needed: Sequence[int]) -> bool:
    return bool(given(state, (die,), icon, needed))


def helpers(state: State, seat: Seat, nodes: tuple[int, ...]) -> list[Seat]:
    """The others in these nodes, clockwise from this seat."""
    seats = state.seats
    after = (SEATS[(seat + steps) % seats] for steps in range(1, seats))
    return [other for other in after if state.figures[other] in nodes]


def offered(state: State, seat: Seat, icon: int) -> list[int]:
    """The dice of this icon that others may use."""
    dice = showing(state, seat, icon)
    return given(state, dice, icon, needed(state, seat)) if dice else []


def pool_size(state: State, seat: Seat, icon: int, nodes: tuple[int, ...] | None = None) -> int:
    """How many of an icon there are if this seat triggers something in these nodes, or where it stands: all of its own
    if it is there, and what the others offer."""
    here = state.figures[seat]
    nodes = (here,) if nodes is None else nodes
    size = len(showing(state, seat, icon)) + extra_icons(state, seat, icon) if here in nodes else 0
    for other in helpers(state, seat, nodes):
        dice = len(offered(state, other, icon))
        size += dice + extra_icons(state, other, icon, dice)
    return size


def pool_cost(state: State, seat: Seat, name: str, cost: Cost) -> Cost:
    """What a deed of this name takes that this seat triggers where it stands."""
    return priced(state, seat, name, cost, state.figures[seat])


def cannot_pool(state: State, seat: Seat, cost: Cost, nodes: tuple[int, ...]) -> Refusal | None:
    """Why all in these nodes together cannot pay this."""
    for icon, need in cost:
        have = pool_size(state, seat, icon, nodes)
        if have < need:
            return because("too_few_icons", rule="TMP-4.8", have=have, need=need)
    return None


def payers(state: State, seat: Seat, nodes: tuple[int, ...], name: str) -> list[Seat]:
    """Whoever a module wants to take part, then the trigger, then the others clockwise."""
    here = [seat] if state.figures[seat] in nodes else []
    everybody = [*here, *helpers(state, seat, nodes)]
    deed = Deed(name, seat, state.figures[seat])
    first = [one for asked in hooks(state).pays_first for one in asked(state, deed) if one in everybody]
    return [*first, *(one for one in everybody if one not in first)]


def pay_pool(turn: Turn[State], seat: Seat, name: str, cost: Cost, nodes: tuple[int, ...]) -> tuple[int, ...]:
    """Dice first: in the order of the payers, lowest numbers, no more than needed. What dice do not cover comes from
    what is armed, in the same order."""
    state, paid, extra = turn.state, list[int](), list[tuple[Seat, int, int]]()
    everybody = payers(state, seat, nodes, name)
    for icon, need in cost:
        hands = {one: (showing if one == seat else offered)(state, one, icon) for one in everybody}
        dice = [die for hand in hands.values() for die in hand][:need]
        paid += dice
        short = need - len(dice)
        for one in everybody:
            used = min(short, extra_icons(state, one, icon, len(hands[one])))
            extra.append((one, icon, used))
            short -= used
    for one, icon, used in extra:
        use_extra(turn, one, icon, used)
    return tuple(paid)
