"""Cursed hand: two dice at most, and everything takes twice as long (TMP-6)."""

from wayout.games.temple.modules.curses.curse import Curse

CURSE = Curse(id="cursed_hand", most_dice=2, spacing=2, worth=8.0)
