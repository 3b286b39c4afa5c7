"""What a table has settled before there is any luck: all that set-up, decks and capacities depend on."""

from typing import NamedTuple

from wayout.kernel.options import Options


class Settings(NamedTuple):
    """How many play, and what they have chosen."""

    seats: int
    options: Options
    """Complete."""
    modules: frozenset[str]
    """The modules that these options put into play, by id."""
