"""Who will be out first: the odds of a race in which everybody rolls in turn."""

from collections.abc import Sequence
from itertools import product
from typing import Final

from wayout.games.no_escape.catalogue import DICE
from wayout.games.no_escape.state import TOKENS

TURNS: Final = 14
"""How many turns of each player are looked at."""
FARTHEST: Final = 64
NEGLIGIBLE: Final = 1e-4
FINE: Final = 4
"""Ways are told apart by quarters of a step, since some are guesses."""


def roll_odds() -> dict[int, float]:
    """NE-1.2: both dice together."""
    odds: dict[int, float] = {}
    for one, other in product(DICE, DICE):
        odds[one + other] = odds.get(one + other, 0.0) + 1 / len(DICE) ** 2
    return dict(sorted(odds.items()))


ROLLS: Final = roll_odds()


def staying(tokens: int) -> list[list[float]]:
    """By steps: how likely it is to be still inside after 0, 1, 2... turns, a token being spent on each first one."""
    table = [[0.0] * (TURNS + 1) for _ in range(FARTHEST + 2)]
    left = {0: 1.0}
    for turn in range(TURNS + 1):
        walked = 0.0
        for steps in range(FARTHEST + 2):
            table[steps][turn] = min(1.0, walked)
            walked += left.get(steps, 0.0)
        more: dict[int, float] = {}
        for steps, odds in left.items():
            for roll, chance in ROLLS.items():
                to = steps + roll + (turn < tokens)
                more[to] = more.get(to, 0.0) + odds * chance
        left = more
    return table


def fine(table: list[list[float]]) -> tuple[tuple[float, ...], ...]:
    """The same by quarters of steps."""
    found: list[tuple[float, ...]] = []
    for quarter in range(FARTHEST * FINE + 1):
        steps, rest = divmod(quarter, FINE)
        share = rest / FINE
        found.append(
            tuple(low * (1 - share) + high * share for low, high in zip(table[steps], table[steps + 1], strict=True))
        )
    return tuple(found)


STAYING: Final = tuple(fine(staying(tokens)) for tokens in range(TOKENS + 1))


def inside(steps: float, tokens: int) -> tuple[float, ...]:
    """How likely it is to be still inside after 0, 1, 2... turns."""
    return STAYING[tokens][min(FARTHEST * FINE, max(0, int(steps * FINE)))]


def win_odds(order: Sequence[tuple[float, ...]], mine: int, foresight: float) -> float:
    """For one of the players, whose odds to be still inside are given in the order of their turns.

    With each turn less of that can be foreseen; what cannot be is anybody's."""
    odds, all_in, seen = 0.0, 1.0, 1.0
    for turn in range(TURNS):
        before_turn = all_in
        for place, stay in enumerate(order):
            before = stay[turn]
            share = stay[turn + 1] / before if before else 0.0
            if place == mine:
                odds += seen * all_in * (1 - share)
            all_in *= share
        odds += (1 - seen) * (before_turn - all_in) / len(order)
        if all_in < NEGLIGIBLE:
            break
        seen *= foresight
    return odds + all_in / len(order)
