"""The module that brings Mind control, Pitfall and Magical bond, or one that stands in for it."""

from collections.abc import Iterator

import pytest

from wayout.games.temple import seam
from wayout.games.temple.seam import MODULES, Module, register
from wayout.kernel.options import Option

ID = "quest_chambers"
MIX = f"curses,treasures,{ID}"


@pytest.fixture
def quest_chambers() -> Iterator[None]:
    if ID in MODULES:
        yield
        return
    register(Module(id=ID, option=Option(ID, (False, True), False)))
    yield
    del MODULES[ID]
    seam._hooks.clear()
