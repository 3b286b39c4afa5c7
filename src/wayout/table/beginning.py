"""How often a table begins a match: each is kept for good, so nobody begins them without end."""

from typing import Final

from wayout.table.allowance import Allowance, Rate
from wayout.table.refusals import refuse

BEGINNINGS: Final = Rate(per_second=1 / 20, at_once=20)


class Beginnings:
    """`factor`: so many times as generous. `now` is in milliseconds."""

    def __init__(self, factor: float) -> None:
        self._allowance = Allowance(BEGINNINGS.times(factor), at=0)

    def must_be_left(self, now: int) -> None:
        """Refuses if too many were begun lately."""
        if not self._allowance.has_at(now / 1000):
            raise refuse("too_fast")

    def take(self, now: int) -> None:
        if not self._allowance.take_at(now / 1000):
            raise refuse("too_fast")
