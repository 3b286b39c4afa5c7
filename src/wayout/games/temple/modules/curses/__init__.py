"""Module 1, Curses: who discovers a purple mask is cursed until three icons lift it (TMP-3.2)."""

from dataclasses import replace
from typing import Final

from wayout.games.temple.modules.curses.actions import Lift, TakeCare
from wayout.games.temple.modules.curses.bots import handy, wishes
from wayout.games.temple.modules.curses.deck import CURSES, PRINTS
from wayout.games.temple.modules.curses.events import (
    CareTaken,
    CurseDrawn,
    CurseGone,
    CurseLifted,
    CursesShuffled,
)
from wayout.games.temple.modules.curses.limits import (
    drop_dice,
    forbids,
    mask_frees,
    most_dice,
    roll_spacing,
    spacing,
)
from wayout.games.temple.modules.curses.listing import may, thinkable
from wayout.games.temple.modules.curses.part import ID, Curses
from wayout.games.temple.modules.curses.passing import cards_of, passed_on
from wayout.games.temple.modules.curses.showing import imagine, show, show_seat
from wayout.games.temple.modules.curses.verbs import curse_discoverer, leave_curses_behind, shuffle_deck
from wayout.games.temple.seam import ON_CURSE, Module
from wayout.kernel.options import Option


def with_cards(modules: frozenset[str]) -> Module:
    """Only what the cards of a mix can do is ever asked in it."""
    return replace(MODULE, **passed_on(cards_of(modules)))


MODULE: Final = Module(
    id=ID,
    option=Option(ID, (False, True), False),
    box=1,
    presets={"classic": True, "illusion": True, "everything": True},
    among=with_cards,
    part=Curses,
    actions=(Lift, TakeCare, *(action for card in CURSES.values() for action in card.actions)),
    events=(
        CursesShuffled,
        CurseDrawn,
        CurseLifted,
        CurseGone,
        CareTaken,
        *(event for card in CURSES.values() for event in card.events),
    ),
    signs=frozenset({"mask"}),
    values={"curse": (None, *CURSES)},
    catalogue={
        "curses": {
            curse: {"copies": printed.copies, "lifted_by": printed.lifted_by} for curse, printed in PRINTS.items()
        }
    },
    open=shuffle_deck,
    discovered={ON_CURSE: curse_discoverer},
    rolled=drop_dice,
    escaped=leave_curses_behind,
    forbids=forbids,
    mask_frees=mask_frees,
    most_dice=most_dice,
    spacing=spacing,
    roll_spacing=roll_spacing,
    show_seat=show_seat,
    show=show,
    imagine=imagine,
    wishes=wishes,
    handy=handy,
    may=may,
    thinkable=thinkable,
)
