"""What the exchange chamber and the teleporter keep in the state."""

from typing import Final, Self

import msgspec

from wayout.games.temple.state import MAX_SEATS, NO_NODE, NOBODY, State
from wayout.kernel.seats import Seat

ID: Final = "exchange"


class Exchange(msgspec.Struct):
    """Lists go by seat."""

    traded: list[bool] = msgspec.field(default_factory=lambda: [False] * MAX_SEATS)
    """Who has exchanged a curse since they came into the exchange chamber."""
    warp_from: list[int] = msgspec.field(default_factory=lambda: [0] * MAX_SEATS)
    """When they may go through the teleporter again."""
    teleporter: int = NO_NODE
    """The node of the teleporter chamber, once it is found."""
    token: int = NO_NODE
    """Where the token lies; nowhere, if it is not found yet, or if somebody has it."""
    carrier: Seat = NOBODY

    def clone(self) -> Self:
        return type(self)(self.traded[:], self.warp_from[:], self.teleporter, self.token, self.carrier)


def part(state: State) -> Exchange:
    found: Exchange = state.parts[ID]
    return found
