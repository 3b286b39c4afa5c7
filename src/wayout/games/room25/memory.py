"""What a seat has seen and its view does not show again, for a bot that takes its place (R25-4.14)."""

from typing import TypeAlias

from wayout.games.room25.parts import Tile
from wayout.games.room25.state import State
from wayout.kernel.seats import Seat

Memory: TypeAlias = dict[Tile, str]
"""Rooms by the numbers that they keep wherever they go."""


def memory(state: State, seat: Seat) -> Memory:
    return {tile: state.kinds[tile] for tile in state.known[seat]}
