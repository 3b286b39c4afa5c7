"""Trap: neither entering nor discovering, and nothing else (TMP-5.1, A24)."""

from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.modules.curses.curse import Curse
from wayout.games.temple.seam import DISCOVER, ENTER
from wayout.games.temple.state import State
from wayout.kernel.play import Refusal, because
from wayout.kernel.seats import Seat


def hold_back(state: State, seat: Seat, deed: str) -> Refusal | None:
    return because("trapped", rule="TMP-5.1") if deed in (ENTER, DISCOVER) else None


CURSE = Curse(id="trap", forbids=hold_back, worth=FAR)
