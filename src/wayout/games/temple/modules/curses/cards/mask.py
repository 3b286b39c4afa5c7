"""Mask: each golden mask of the cursed seat frees only one black mask, whoever wears it (TMP-2.11)."""

from wayout.games.temple.modules.curses.curse import Curse

CURSE = Curse(id="mask", mask_frees=1)
