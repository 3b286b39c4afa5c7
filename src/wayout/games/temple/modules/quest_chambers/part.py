"""What the further quests keep in the state."""

from typing import Final, Self

import msgspec

from wayout.games.temple.state import State

ID: Final = "quest_chambers"


class Snakes(msgspec.Struct):
    """Where the snakes are: their nodes, one for each, in the order in which they came."""

    nodes: list[int] = msgspec.field(default_factory=list)

    def clone(self) -> Self:
        return type(self)(self.nodes[:])


def snakes(state: State) -> list[int]:
    found: Snakes = state.parts[ID]
    return found.nodes
