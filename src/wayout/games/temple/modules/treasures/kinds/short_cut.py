"""Short cut: part of a discovery, and nothing by itself; the Maze's own action uses it (TMP-5.13)."""

from collections.abc import Iterable

from wayout.games.temple.modules.treasures.treasure import Target, Treasure
from wayout.games.temple.state import State
from wayout.kernel.play import Refusal, because
from wayout.kernel.seats import Seat


def comes_with_a_discovery(state: State, seat: Seat, target: Target) -> Refusal | None:
    return because("with_a_discovery", rule="TMP-5.13")


def no_use(state: State, seat: Seat) -> Iterable[Target]:
    return ()


TREASURE = Treasure(id="short_cut", refuses=comes_with_a_discovery, targets=no_use)
