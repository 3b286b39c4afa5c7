"""A house's time in the hands of a test."""

from wayout.server.clock import HouseClock

NOON = 1_800_000_000.0


class Hands:
    """A wall clock and a steady clock, to be moved by hand."""

    def __init__(self) -> None:
        self.on_the_wall = NOON
        self.steady = 5.0

    def clock(self) -> HouseClock:
        return HouseClock(lambda: self.on_the_wall, lambda: self.steady)

    def pass_time(self, clock: HouseClock, seconds: float) -> None:
        """The house is awake: it beats."""
        until = self.steady + seconds
        while self.steady < until:
            step = min(0.5, until - self.steady)
            self.steady += step
            self.on_the_wall += step
            clock.seconds()

    def be_closed(self, seconds: float) -> None:
        """The house is not open meanwhile."""
        self.steady += seconds
        self.on_the_wall += seconds
