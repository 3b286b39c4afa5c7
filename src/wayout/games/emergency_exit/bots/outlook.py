"""Together: what may become of a route, by playing on in mind with hands that the others may hold."""

from typing import Final

from wayout.games.emergency_exit.bots.belief import Belief, Condition, goes_on
from wayout.games.emergency_exit.state import HAND_SIZE
from wayout.games.emergency_exit.walk import Walk, cell_of
from wayout.kernel.chance import Chance
from wayout.kernel.grid import STEPS, Cell

DETOUR: Final = 2
PATIENCE: Final = 14
"""How many tiles ahead it thinks at most."""
HASTE: Final = 0.97
"""What the exit is worth for each tile that it takes to get there, since memories fade."""


def stands_on(walk: Walk, goal: Cell) -> bool:
    return bool(walk.places) and cell_of(walk.places[-1]) == goal


def way_left(walk: Walk, goal: Cell) -> int:
    """How many tiles it takes at least until one lies on the exit; none if the last one does."""
    if stands_on(walk, goal):
        return 0
    x, y = walk.next_cell
    across, up = goal[0] - x, goal[1] - y
    ahead, aside = STEPS[walk.head]
    backwards = (across * ahead < 0 and up == 0) or (up * aside < 0 and across == 0)
    return 1 + abs(across) + abs(up) + (DETOUR if backwards else 0)


def outlook(walk: Walk, hand: list[int], others: int, belief: Belief, goal: Cell, chance: Chance) -> float:
    """What one way of going on comes to: near 1 if the exit is soon reached, 0 if it is not."""
    deck = chance.shuffled(belief.unseen)
    hands = [[deck.pop() for _ in range(min(HAND_SIZE, len(deck)))] for _ in range(others)]
    hands.append([*hand, *(deck.pop() for _ in range(min(1, len(deck))))])
    for step in range(PATIENCE):
        if stands_on(walk, goal):
            return HASTE**step
        mover = hands[step % len(hands)]
        best = nearest(walk, mover, goal, belief.lost)
        if best is None:
            return 0.0
        tile, walk = best
        mover.remove(tile)
        if deck:
            mover.append(deck.pop())
    return 0.0


def nearest(walk: Walk, hand: list[int], goal: Cell, lost: tuple[Condition, ...]) -> tuple[int, Walk] | None:
    """The tile of this hand that brings the route closest to the exit and keeps it alive."""
    best: tuple[int, Walk] | None = None
    least = 0
    for tile in hand:
        twin = walk.clone()
        if not goes_on(twin, tile, lost):
            continue
        left = way_left(twin, goal)
        if best is None or left < least:
            best, least = (tile, twin), left
    return best
