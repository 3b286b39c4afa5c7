"""The Cursed gems: everybody has one, and nobody gets out before it is back where it belongs (TMP-5.17.1)."""

from typing import Final

from wayout.games.temple.modules.cursed_gems.actions import Hint, Peek
from wayout.games.temple.modules.cursed_gems.bots import handy, wishes
from wayout.games.temple.modules.cursed_gems.events import (
    CursedGemReturned,
    CursedGemsDealt,
    HintGiven,
    LocationLaid,
    LocationPeeked,
    LocationReturned,
)
from wayout.games.temple.modules.cursed_gems.invariants import flaw
from wayout.games.temple.modules.cursed_gems.listing import contest, may, ready, thinkable
from wayout.games.temple.modules.cursed_gems.part import ID, CursedGems
from wayout.games.temple.modules.cursed_gems.prints import PRINTS
from wayout.games.temple.modules.cursed_gems.showing import imagine, show, show_seat
from wayout.games.temple.modules.cursed_gems.verbs import deal, forbids, lay_location, needed, return_location
from wayout.games.temple.seam import ESCAPE, ON_GEMS, Module
from wayout.kernel.options import Option

MODULE: Final = Module(
    id=ID,
    option=Option(ID, (False, True), False),
    box=18,
    difficulty=2,
    presets={"everything": True},
    part=CursedGems,
    actions=(Peek, Hint),
    events=(CursedGemsDealt, LocationLaid, LocationReturned, LocationPeeked, CursedGemReturned, HintGiven),
    values={"location": range(len(PRINTS.symbols)), "hint": tuple(PRINTS.hints)},
    catalogue={"cursed_gems": {"symbols": PRINTS.symbols, "peek": PRINTS.peek, "hints": PRINTS.hints}},
    open=deal,
    discovered={ON_GEMS: lay_location},
    lifted=return_location,
    needed=needed,
    forbids=forbids,
    bans=frozenset({ESCAPE}),
    ready=ready,
    may=may,
    thinkable=thinkable,
    contest=contest,
    show_seat=show_seat,
    show=show,
    imagine=imagine,
    flaw=flaw,
    wishes=wishes,
    handy=handy,
)
