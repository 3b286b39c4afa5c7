"""Misinformation: nothing lifts it. What is cried after a discovery is the Maze's (TMP-6.13)."""

from wayout.games.temple.modules.curses.curse import Curse

CURSE = Curse(id="misinformation")
