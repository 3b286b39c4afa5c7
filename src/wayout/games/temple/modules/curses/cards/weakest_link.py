"""Weakest link: nothing lifts it. What it does when the doors slam is the Maze's (TMP-5.13)."""

from wayout.games.temple.modules.curses.curse import Curse

CURSE = Curse(id="weakest_link")
