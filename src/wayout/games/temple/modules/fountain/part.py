"""What the Fountain remembers."""

from typing import Final, Self

import msgspec

from wayout.games.temple.state import MAX_SEATS, State

ID: Final = "fountain"
FOUNTAIN: Final = "fountain"
"""The tile, and the deed that is done there."""


class Fountain(msgspec.Struct):
    regained: list[bool] = msgspec.field(default_factory=lambda: [False] * MAX_SEATS)
    """By seat: a die has come back, and no other will."""

    def clone(self) -> Self:
        return type(self)(self.regained[:])


def part(state: State) -> Fountain:
    found: Fountain = state.parts[ID]
    return found
