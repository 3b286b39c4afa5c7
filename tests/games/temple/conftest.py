"""Modules that exist for one test alone."""

from collections.abc import Callable, Iterator

import pytest

from wayout.games.temple import seam
from wayout.games.temple.parts import PART_TYPES
from wayout.games.temple.seam import MODULES, Module, register
from wayout.games.temple.tiles import TILES

Lodge = Callable[[Module], Module]


@pytest.fixture
def lodge() -> Iterator[Lodge]:
    """Makes a module known until the test is over."""
    lodgers: list[Module] = []

    def take_in(module: Module) -> Module:
        register(module)
        lodgers.append(module)
        return module

    yield take_in
    for module in lodgers:
        MODULES.pop(module.id, None)
        PART_TYPES.pop(module.id, None)
        for tile in module.tiles:
            TILES.pop(tile.id, None)
    seam._hooks.clear()
