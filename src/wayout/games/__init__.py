"""The games of the house, one folder each, found by walking this one."""

import sys
from typing import Any

from wayout.kernel.game import Game
from wayout.kernel.registry import discover

GAMES: dict[str, Game[Any, Any]] = discover(sys.modules[__name__], "GAME", Game)
