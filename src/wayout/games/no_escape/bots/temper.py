"""What makes a thinking bot bold or careful."""

from typing import Final

import msgspec
from msgspec.structs import replace


class Temper(msgspec.Struct, frozen=True, kw_only=True):
    """Shares are from 0 to 1, and mostly shares of the bot's own odds to win."""

    blocking: float
    """How likely each player before a turn is thought to lengthen the way of whose turn it is."""
    detour: int
    """The most steps that such a tile costs."""
    foresight: float
    """How much of the race can be foreseen one round further."""
    closing: float
    """At tables of many: how likely each player before a turn is thought to close the way out of whose turn it is."""
    lead: float
    """There, how much a step counts beyond everybody's coming turn; shared out twice among all at the table, who build
    against whoever is ahead, and have as many turns to do so."""
    hesitation: float
    """By how much an action must better the odds, since it could be kept."""
    abort_price: float
    """By how much an abort must better them."""
    token: float
    """By how much energy must better them."""
    thrift: float
    """Worth of keeping a tile, for each point of how good it is to have later."""
    places: int
    """How many places for the maze tile are thought through."""
    builds: int
    """How many ways to rebuild the maze are looked at."""


CALM: Final = Temper(
    blocking=0.6,
    detour=5,
    foresight=0.7,
    closing=0.4,
    lead=0.8,
    hesitation=0.06,
    abort_price=0.25,
    token=0.01,
    thrift=0.0005,
    places=6,
    builds=30,
)

SAVING: Final = replace(CALM, token=0.04)
"""At tables of many: tokens are kept for the way out."""
