"""Mind control: figure, pile and gems are touched only with a helping hand, or after a while (TMP-6.12)."""

from wayout.games.temple.modules.curses.cards.mind_control.actions import Assist, Cancel
from wayout.games.temple.modules.curses.cards.mind_control.asking import (
    ask_for_help,
    take_back,
    void_after_deed,
    void_after_move,
    waits_already,
)
from wayout.games.temple.modules.curses.cards.mind_control.events import HelpAsked, HelpDropped, HelpGiven
from wayout.games.temple.modules.curses.cards.mind_control.helping import WAITING, lend_a_hand, may
from wayout.games.temple.modules.curses.cards.mind_control.part import ID, Requests, reserved
from wayout.games.temple.modules.curses.curse import Curse

CURSE = Curse(
    id=ID,
    forbids=waits_already,
    catches=ask_for_help,
    counts_as=reserved,
    done=void_after_deed,
    arrived=void_after_move,
    gone=take_back,
    timers=(WAITING,),
    actions=(Assist, Cancel),
    events=(HelpAsked, HelpGiven, HelpDropped),
    may=may,
    may_outside=may,
    keeps=Requests,
    worth=4.0,
    handy=lend_a_hand,
)
