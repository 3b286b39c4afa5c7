"""`wayout serve` with the same luck in every match, so that a story that can be told once can be told always."""

import sys
from pathlib import Path

from tests.browser.expeditions import at_the_door, cursed, gong, last_keys, last_second, too_late
from tests.browser.rehearsal import keep
from tests.browser.rehearsed import crossroads, last_air, long_arm
from tests.browser.shows import hacked_show
from tests.server.house import RunningHouse

GAS = 59
"""With three seats the host begins and holds a Repeat; in Danger mode that Repeat lets the gas out."""
BOLT = 66
"""With three seats the host begins and holds a Repeat; in Danger mode that Repeat puts the lights out."""
SIX = 23
"""The first roll is a six. Eight technicians soon get off the station, but not off the one that has no air."""

STONES = 59
"""In the temple, where all that matters was played before."""
WATCHED = 59
"""With six seats somebody on the first three is a guard of Room 25."""


class LuckyHouse(RunningHouse):
    """Generous, since everybody comes from one address, and without pauses between moves."""

    program = "tests.browser.house"

    def __init__(self, data: Path, luck: int = GAS, *more: str) -> None:
        super().__init__(data, "--limits", "100", "--pace", "0", *more, "--luck", str(luck))


class StationHouse(LuckyHouse):
    """Keeps matches of No Escape to play on from."""

    def __init__(self, data: Path) -> None:
        super().__init__(data, SIX)
        self.crossroads, self.last_air, self.long_arm = crossroads(), last_air(), long_arm()
        keep(data, self.crossroads.match, self.last_air.match, self.long_arm.match)


class ComplexHouse(LuckyHouse):
    """Keeps a show of Room 25 to play on from."""

    def __init__(self, data: Path) -> None:
        super().__init__(data, WATCHED)
        self.show = hacked_show()
        keep(data, self.show)


class TempleHouse(LuckyHouse):
    """Keeps matches of the temple to play on from. Its clocks run fast for those who want to see the end, and slowly
    for those who want to look at something that would be over in ten seconds."""

    def __init__(self, data: Path, speed: float) -> None:
        super().__init__(data, STONES, "--speed", str(speed))
        self.door, self.late, self.cursed, self.gong = at_the_door(), too_late(), cursed(), gong()
        self.last_keys, self.last_second = last_keys(), last_second()
        moments = (self.door, self.late, self.cursed, self.gong, self.last_keys, self.last_second)
        keep(data, *(moment.match for moment in moments))


def serve(arguments: list[str]) -> int:
    from wayout.cli.main import main
    from wayout.server import codes

    *usual, option, luck = arguments
    assert option == "--luck"
    codes.new_seed = lambda: int(luck)
    return main(usual)


if __name__ == "__main__":
    sys.exit(serve(sys.argv[1:]))
