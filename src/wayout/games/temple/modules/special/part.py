"""What the special chambers keep in the state."""

from typing import Final, Self

import msgspec

from wayout.games.temple.modules.special.chalice import UNSEEN
from wayout.games.temple.state import State

ID: Final = "special"


class Special(msgspec.Struct):
    linked: bool = False
    """TMP-5.4: the link was lit, once and for all."""
    chalice: int = UNSEEN
    """Its node, UNSEEN or SAVED; with quests in play it is theirs, and stays UNSEEN here."""

    def clone(self) -> Self:
        return type(self)(self.linked, self.chalice)


def part(state: State) -> Special:
    found: Special = state.parts[ID]
    return found
