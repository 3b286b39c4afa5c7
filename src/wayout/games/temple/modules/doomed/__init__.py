"""Queenie 2, Doomed: two curses and a treasure against curses; what they do is in their cards (TMP-5.10)."""

from typing import Final

from wayout.games.temple.seam import Module, Need
from wayout.kernel.options import Option
from wayout.kernel.play import because

MODULE: Final = Module(
    id="doomed",
    option=Option("doomed", (False, True), False),
    box=10,
    difficulty=2,
    needs=(Need(frozenset({"curses"}), because("doomed_needs_curses", rule="TMP-5.10")),),
    presets={"everything": True},
)
