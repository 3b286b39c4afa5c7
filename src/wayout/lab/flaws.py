"""What must always hold in a game, whatever is played."""

import importlib
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, TypeAlias

Flaw: TypeAlias = Callable[[Any], str | None]
"""Says what is wrong with a state, or nothing."""


def no_flaw(state: Any) -> str | None:
    return None


def flaw_of(game: str) -> Flaw | None:
    """The game's own `flaw` from its file `invariants.py`, if it has one."""
    name = f"wayout.games.{game}.invariants"
    if find_spec(name) is None:
        return None
    flaw: Flaw = importlib.import_module(name).flaw
    return flaw
