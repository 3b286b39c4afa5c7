"""Cards of a deck come with modules, and some of them only with several (TMP-5.0, step 8)."""

import msgspec

from wayout.games.temple.settings import Settings


class Brought(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many cards there are of a kind, and when they are in play."""

    copies: int
    modules: tuple[str, ...]
    """Any of these brings them."""
    needs: tuple[str, ...] = ()
    """Without all of these they would do nothing, and are left out."""
    seats: int = 0
    """So many players bring them too, whatever the modules."""

    def is_in_play(self, settings: Settings) -> bool:
        by_seats = 0 < self.seats <= settings.seats
        by_module = not settings.modules.isdisjoint(self.modules)
        return (by_seats or by_module) and settings.modules.issuperset(self.needs)

    def may_be_in_play(self, modules: frozenset[str]) -> bool:
        """With some number of players."""
        return (self.seats > 0 or not modules.isdisjoint(self.modules)) and modules.issuperset(self.needs)
