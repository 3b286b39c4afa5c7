"""Magical bond: one rolls only while one holds on to a mate, and both roll more slowly (TMP-6.12)."""

from wayout.games.temple.modules.curses.cards.magical_bond.actions import Bond, BondOk, Unbond
from wayout.games.temple.modules.curses.cards.magical_bond.bots import find_a_hand
from wayout.games.temple.modules.curses.cards.magical_bond.events import BondAsked, BondBroken, BondMissed, BondTied
from wayout.games.temple.modules.curses.cards.magical_bond.holding import (
    TIMER,
    hold_on,
    let_go,
    lose_mate,
    may,
    slower,
    unbonded,
    waits_until,
)
from wayout.games.temple.modules.curses.cards.magical_bond.part import ID, Bonds
from wayout.games.temple.modules.curses.curse import Curse

CURSE = Curse(
    id=ID,
    forbids=unbonded,
    roll_from=waits_until,
    roll_delay=slower,
    escaped=lose_mate,
    drawn=hold_on,
    gone=let_go,
    timers=(TIMER,),
    actions=(Bond, BondOk, Unbond),
    events=(BondAsked, BondTied, BondBroken, BondMissed),
    may=may,
    keeps=Bonds,
    worth=6.0,
    handy=find_a_hand,
)
