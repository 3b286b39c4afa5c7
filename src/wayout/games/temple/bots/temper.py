"""What sets the bots apart: how quick they are, and how far they think."""

from typing import Final

import msgspec


class Temper(msgspec.Struct, frozen=True):
    """TMP-4.14. Times are milliseconds of the game's clock."""

    roll: int
    """Between two rolls, in the middle of a log-normal spread."""
    think: tuple[int, int]
    """Before anything else, from and to."""
    look: tuple[int, int]
    """Around in the temple before something new is begun, from and to, in a team of three."""
    startled: int
    """After a gong."""
    home: float
    """How many times the time that the way home should take is kept for it, as late as one dares; 0: home at once."""
    helps: bool
    """Sees by itself who needs golden masks, and goes there."""
    teams_up: bool
    """Waits for others where more gems can be had together."""
    looks_ahead: bool
    """Keeps dice for the step after the next."""

    @property
    def beat(self) -> int:
        """What a roll takes with what is done between rolls, where nobody looks around, at the usual tempo."""
        return self.roll + 400


TOURIST: Final = Temper(
    roll=2200,
    think=(600, 1600),
    look=(3800, 9000),
    startled=1200,
    home=0.0,
    helps=False,
    teams_up=False,
    looks_ahead=False,
)
GUIDE: Final = Temper(
    roll=1600,
    think=(400, 1200),
    look=(3700, 8400),
    startled=800,
    home=0.8,
    helps=True,
    teams_up=True,
    looks_ahead=False,
)
ARCHAEOLOGIST: Final = Temper(
    roll=1550,
    think=(400, 1000),
    look=(3700, 8300),
    startled=600,
    home=0.85,
    helps=True,
    teams_up=True,
    looks_ahead=True,
)
