"""Lost dice: haste costs dice; who waits is perfectly safe (TMP-6)."""

from wayout.games.temple.modules.curses.curse import Curse

CURSE = Curse(id="lost_dice", risk=((800, 3), (1_200, 1)))
