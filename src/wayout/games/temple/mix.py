"""Finds the modules and makes them known. Nothing else names them."""

from typing import Final

from wayout.games.temple import modules
from wayout.games.temple.seam import MODULES, Module, register
from wayout.games.temple.state import State
from wayout.kernel.options import Option
from wayout.kernel.play import Action, Event
from wayout.kernel.registry import discover

for found in discover(modules, "MODULE", Module).values():
    register(found)

__all__ = ["MODULES", "MODULE_ACTIONS", "MODULE_EVENTS", "MODULE_OPTIONS"]

MODULE_OPTIONS: Final[tuple[Option, ...]] = tuple(module.option for module in MODULES.values())
# Two modules may share one: the chalice is carried as a quest, too.
MODULE_ACTIONS: Final[tuple[type[Action[State]], ...]] = tuple(
    dict.fromkeys(action for module in MODULES.values() for action in module.actions)
)
MODULE_EVENTS: Final[tuple[type[Event[State]], ...]] = tuple(
    dict.fromkeys(event for module in MODULES.values() for event in module.events)
)
