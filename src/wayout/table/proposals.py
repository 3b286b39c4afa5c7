"""How often a seat asks all for something, or those who watch ask the host for a seat: each time somebody is
interrupted, whether it is taken back or not."""

from typing import Final

from wayout.table.allowance import Allowance, Rate
from wayout.table.refusals import refuse

PROPOSALS: Final = Rate(per_second=1 / 10, at_once=6)


class Proposals:
    """By seat, so that nobody asks more often as somebody new. `factor`: so many times as generous."""

    def __init__(self, factor: float) -> None:
        self._rate = PROPOSALS.times(factor)
        self._seats: dict[int, Allowance] = {}
        self._watchers: Allowance | None = None

    def take(self, seat: int, now: int) -> None:
        """Refuses if this seat asked for too much lately. `now` is in milliseconds."""
        take(self._seats.setdefault(seat, Allowance(self._rate, now / 1000)), now)

    def take_watching(self, now: int) -> None:
        """The same for all together who watch: anybody may come as somebody new."""
        self._watchers = self._watchers or Allowance(self._rate, now / 1000)
        take(self._watchers, now)


def take(allowance: Allowance, now: int) -> None:
    if not allowance.take_at(now / 1000):
        raise refuse("too_fast")
