"""What the quests keep in the state."""

from typing import Final, Self

import msgspec

from wayout.games.temple.modules.special.chalice import UNSEEN
from wayout.games.temple.state import NO_NODE, State

ID: Final = "quests"


class Quests(msgspec.Struct):
    """Which quests were found and which are done, and what lies in their chambers. A quest has its tile's id."""

    found: dict[str, int] = msgspec.field(default_factory=dict)
    """Quests to their chambers, in the order of discovery."""
    done: list[str] = msgspec.field(default_factory=list)
    givers: list[int] = msgspec.field(default_factory=list)
    """Altar: whose dice lie on it, a seat for each die."""
    tasks: list[str] = msgspec.field(default_factory=list)
    """Task chamber: its tiles in order. Those that have not been revealed are hidden."""
    revealed: int = 0
    solved: int = 0
    ghost: int = NO_NODE
    """The node in which the ghost is."""
    gem_tiles: int = 0
    """Obelisk: how many of its gem tiles lie at the depot."""
    joined: int = 0
    """Obelisk: the sides that have had a neighbour, as bits of the unturned tile."""
    chalice: int = UNSEEN
    """Treasure chamber: the node in which the chalice is, UNSEEN or SAVED."""

    def clone(self) -> Self:
        return type(self)(
            self.found.copy(),
            self.done[:],
            self.givers[:],
            self.tasks[:],
            self.revealed,
            self.solved,
            self.ghost,
            self.gem_tiles,
            self.joined,
            self.chalice,
        )


def part(state: State) -> Quests:
    found: Quests = state.parts[ID]
    return found


def markers(state: State) -> int:
    """TMP-3.6: how many quest markers lie at the depot."""
    return int(state.options[ID]) - len(part(state).done)


def is_open(state: State, quest: str) -> bool:
    """Whether this quest was found, and is not done."""
    if ID not in state.parts:
        return False
    quests = part(state)
    return quest in quests.found and quest not in quests.done


def chamber_of(state: State, quest: str) -> int:
    """Where a quest that was found is."""
    return part(state).found[quest]


def place_of(state: State, quest: str) -> int:
    """The node of its chamber."""
    return 2 * chamber_of(state, quest)
