"""Silence: no talking and no signals; one still hears, votes and frees others (TMP-6)."""

from wayout.games.temple.modules.curses.curse import Curse
from wayout.games.temple.seam import SAY, Deed
from wayout.games.temple.state import State
from wayout.kernel.play import Refusal, because


def hush(state: State, deed: Deed) -> Refusal | None:
    return because("silenced", rule="TMP-6") if deed.name == SAY else None


CURSE = Curse(id="silence", forbids=hush, worth=0.5)
