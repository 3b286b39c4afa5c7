"""Modules that exist for one test alone."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from wayout.games.temple import seam, tiles
from wayout.games.temple.parts import PART_TYPES
from wayout.games.temple.seam import MODULES, Module, register
from wayout.games.temple.tiles import TILES

Lodge = Callable[[Module], Module]


@pytest.fixture
def lodge() -> Iterator[Lodge]:
    """Makes a module known until the test is over; then all is as it was."""
    known: list[tuple[dict[str, Any], dict[str, Any]]] = [
        (table, table.copy()) for table in (MODULES, PART_TYPES, TILES)
    ]

    def take_in(module: Module) -> Module:
        register(module)
        return module

    yield take_in
    for table, before in known:
        table.clear()
        table.update(before)
    tiles._printed.clear()
    seam._hooks.clear()
