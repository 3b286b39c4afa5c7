"""When the gongs sound, the doors slam and the temple falls in (TMP-2.17)."""

from importlib import resources
from typing import Final

import msgspec

from wayout.games.temple.parts import ClockKind
from wayout.games.temple.seam import COLLAPSE, GONG, SLAM, hooks
from wayout.games.temple.state import NO_CLOCK, SAND, SOUND, State
from wayout.kernel.printed import read_printed

TEMPI: Final = (50, 67, 75, 100, 125, 150)
"""Percent of the speed at which the clock table runs."""
USUAL: Final = 100
"""The tempo of the rulebook's ten minutes."""
SLOW: Final = 50
MANY: Final = 6
"""Mixes of more modules than this take their time."""
INTRO_MS: Final = 10_000
CLOSING_MS: Final = 2 * 60 * 60 * 1000
"""Practice without a clock is over after this long, so that no game goes on for ever."""
SOUNDTRACKS: Final = ("track_1", "track_2")
ORDERS: Final = {"gong": GONG, "slam": SLAM, "collapse": COLLAPSE}


class Depot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    by_players: tuple[int, ...]
    spare: int
    more: dict[str, int]


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tracks: dict[str, tuple[tuple[str, int], ...]]
    depot: Depot


class Bell(msgspec.Struct, frozen=True):
    """One entry of a clock table."""

    kind: int
    """GONG, SLAM or COLLAPSE."""
    number: int
    """The first, second or third of its kind."""
    after: int
    """Milliseconds after "Escape!"."""


class BrokenNumbers(ValueError):
    """The data file does not hold the clock and the depot of this game."""


def read_numbers(text: str) -> Numbers:
    numbers = read_printed(text, Numbers, BrokenNumbers)
    if set(numbers.tracks) != {*SOUNDTRACKS, SAND, NO_CLOCK}:
        raise BrokenNumbers("two soundtracks, the sand and no clock at all")
    for track, bells in numbers.tracks.items():
        times = [after for _, after in bells]
        if times != sorted(set(times)) or any(kind not in ORDERS for kind, _ in bells):
            raise BrokenNumbers(f"{track}: gongs, slams and the collapse follow one another")
        if bells and [kind for kind, _ in bells].index("collapse") != len(bells) - 1:
            raise BrokenNumbers(f"{track}: the collapse is the end")
    if len(numbers.depot.by_players) != 6:
        raise BrokenNumbers("one to six play")
    return numbers


NUMBERS: Final = read_numbers(resources.files(__package__).joinpath("data/numbers.toml").read_text())


def is_large(modules: int) -> bool:
    """TMP-2.17: ten minutes are too few for a mix of so many modules; twice as many suit it."""
    return modules > MANY


def table_of(track: str, tempo: int) -> tuple[Bell, ...]:
    counts = dict.fromkeys(ORDERS, 0)
    bells = []
    for kind, after in NUMBERS.tracks[track]:
        counts[kind] += 1
        bells.append(Bell(ORDERS[kind], counts[kind], after * 100 // tempo))
    return tuple(bells)


TABLES: Final = {(track, tempo): table_of(track, tempo) for track in NUMBERS.tracks for tempo in TEMPI}
LENGTH: Final = NUMBERS.tracks[SAND][-1][1]


def intro_until(state: State) -> int:
    """TMP-4.2: when it begins at the latest; a module may need more time for what is chosen before."""
    return max(INTRO_MS, hooks(state).intro)


def next_bell(state: State) -> Bell | None:
    """What comes next, whoever knows it."""
    table = TABLES[state.track, state.tempo]
    return table[state.bells] if state.bells < len(table) else None


def clock_of(state: State) -> ClockKind:
    """What sort of clock runs; which soundtrack it is stays hidden."""
    if state.track in SOUNDTRACKS:
        return SOUND
    return SAND if state.track == SAND else NO_CLOCK


def ends_at(state: State) -> int | None:
    """When the temple falls in: known from the start."""
    if state.track == NO_CLOCK or state.starts_at < 0:
        return None
    return state.starts_at + TABLES[state.track, state.tempo][-1].after
