"""Stand up: whoever bears it shows every few seconds that he stands, or rolls more slowly instead (TMP-6.10)."""

from wayout.games.temple.modules.curses.cards.stand_up.actions import Stand, StandSteadily, rise
from wayout.games.temple.modules.curses.cards.stand_up.bots import press
from wayout.games.temple.modules.curses.cards.stand_up.events import SatDown, SteadyChosen, StoodUp
from wayout.games.temple.modules.curses.cards.stand_up.part import ID, Standing
from wayout.games.temple.modules.curses.cards.stand_up.standing import TIMER, may, on_feet_from, sits, slower
from wayout.games.temple.modules.curses.curse import Curse

CURSE = Curse(
    id=ID,
    forbids=sits,
    roll_from=on_feet_from,
    roll_delay=slower,
    timers=(TIMER,),
    actions=(Stand, StandSteadily),
    events=(StoodUp, SatDown, SteadyChosen),
    may=may,
    drawn=rise,
    keeps=Standing,
    worth=5.0,
    handy=press,
)
