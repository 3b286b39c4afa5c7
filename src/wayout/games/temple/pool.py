"""What adventurers of one chamber pay together (TMP-4.8)."""

from wayout.games.temple.dice import extra_icons, showing, use_extra
from wayout.games.temple.state import BY_ITSELF, ON, SEATS, State
from wayout.games.temple.tiles import printed
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat


def wanted(state: State, node: int) -> int:
    """The icon that the unfinished gems of this node cost; 0: none."""
    chamber = state.chambers[node >> 1]
    if chamber.gems_done >= 0:
        return 0
    tile = printed(chamber.tile)
    return tile.icon if tile.part == node & 1 else 0


def offers(state: State, seat: Seat, die: int, icon: int) -> bool:
    """Whether others may use this die, which shows this icon: offered by hand, or by itself where it is needed."""
    by_hand = state.offered[die]
    if by_hand != BY_ITSELF:
        return by_hand == ON
    node = state.figures[seat]
    return state.auto_offer[seat] and node >= 0 and icon == wanted(state, node)


def helpers(state: State, seat: Seat) -> list[Seat]:
    """The others in the same node, clockwise from this seat."""
    node, seats = state.figures[seat], state.seats
    after = (SEATS[(seat + steps) % seats] for steps in range(1, seats))
    return [other for other in after if state.figures[other] == node]


def pool_size(state: State, seat: Seat, icon: int) -> int:
    """How many icons there are if this seat triggers: all of its own, and what the others offer."""
    size = len(showing(state, seat, icon)) + extra_icons(state, seat, icon)
    for other in helpers(state, seat):
        size += sum(offers(state, other, die, icon) for die in showing(state, other, icon))
        size += extra_icons(state, other, icon)
    return size


def pay_pool(turn: Turn[State], seat: Seat, icon: int, need: int) -> tuple[int, ...]:
    """Dice first: the trigger's, then those of the others clockwise, lowest numbers, no more than needed.
    What dice do not cover comes from what is armed, in the same order."""
    state = turn.state
    paid = showing(state, seat, icon)
    others = helpers(state, seat)
    for other in others:
        paid += [die for die in showing(state, other, icon) if offers(state, other, die, icon)]
    paid = paid[:need]
    short = need - len(paid)
    for one in (seat, *others):
        used = min(short, extra_icons(state, one, icon))
        use_extra(turn, one, icon, used)
        short -= used
    return tuple(paid)
