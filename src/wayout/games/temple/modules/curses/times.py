"""How long things take that cards ask for, read from the data file: milliseconds."""

from importlib import resources
from typing import Final

import msgspec

from wayout.kernel.printed import read_printed


class BrokenTimes(ValueError):
    """The data file does not hold the times of the cards."""


class StandUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    stands: int
    gets_up: int
    steady: int


class MagicalBond(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    consent: int
    free: int
    both: int


class MindControl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    help: int
    alone: int


class Times(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    stand_up: StandUp
    magical_bond: MagicalBond
    mind_control: MindControl


def read_times(text: str) -> Times:
    times = read_printed(text, Times, BrokenTimes)
    cards = (times.stand_up, times.magical_bond, times.mind_control)
    if min(time for card in cards for time in msgspec.structs.astuple(card)) < 1:
        raise BrokenTimes("everything takes its time")
    return times


TIMES: Final = read_times(resources.files(__package__).joinpath("data/times.toml").read_text())
