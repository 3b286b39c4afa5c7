"""What the time chambers keep in the state."""

from typing import Final, Self

import msgspec

from wayout.games.temple.modules.time_chambers.printed import BANS, TASKS, Ban, Colour, Step
from wayout.games.temple.state import State

ID: Final = "time_chambers"
NO_CHAMBER: Final = -1


class Glass(msgspec.Struct):
    """A sand timer: in which chamber it stands, and which ones wait for it."""

    chamber: int = NO_CHAMBER
    until: int = 0
    """When its sand has run out."""
    stage: int = 0
    """Of a prohibition: 0 for the upper ban, 1 for the lower one. Of tasks: how many are done."""
    queue: list[int] = msgspec.field(default_factory=list)
    """The next one first."""

    def clone(self) -> Self:
        return type(self)(self.chamber, self.until, self.stage, self.queue[:])


class TimeChambers(msgspec.Struct):
    blue: Glass = msgspec.field(default_factory=Glass)
    green: Glass = msgspec.field(default_factory=Glass)

    def clone(self) -> Self:
        return type(self)(self.blue.clone(), self.green.clone())


def part(state: State) -> TimeChambers:
    found: TimeChambers = state.parts[ID]
    return found


def glass_of(state: State, colour: Colour) -> Glass:
    return part(state).blue if colour == "blue" else part(state).green


def ban_now(state: State) -> Ban | None:
    """What the green sand forbids."""
    green = part(state).green
    return None if green.chamber == NO_CHAMBER else BANS[state.chambers[green.chamber].tile][green.stage]


def step_now(state: State) -> Step | None:
    """The task that the blue sand runs for, if one is unfinished."""
    blue = part(state).blue
    steps = () if blue.chamber == NO_CHAMBER else TASKS.get(state.chambers[blue.chamber].tile, ())
    return steps[blue.stage] if blue.stage < len(steps) else None
