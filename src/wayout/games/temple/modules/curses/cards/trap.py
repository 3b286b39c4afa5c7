"""Trap: neither entering nor discovering, and nothing else (TMP-5.1, A24)."""

from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.modules.curses.curse import Curse
from wayout.games.temple.seam import DISCOVER, ENTER, Deed
from wayout.games.temple.state import State
from wayout.kernel.play import Refusal, because


def hold_back(state: State, deed: Deed) -> Refusal | None:
    return because("trapped", rule="TMP-5.1") if deed.name in (ENTER, DISCOVER) else None


CURSE = Curse(id="trap", forbids=hold_back, worth=FAR)
