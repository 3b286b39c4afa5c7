"""Really cursed: two cards for every one that would be drawn (TMP-5.9)."""

from wayout.games.temple.modules.curses.curse import Curse

CURSE = Curse(id="really_cursed", draws=2, worth=1.0)
