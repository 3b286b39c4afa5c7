"""One thing, one file, one constant: catalogues are found by walking a folder."""

import importlib
import pkgutil
from types import ModuleType
from typing import Protocol, TypeVar


class Named(Protocol):
    @property
    def id(self) -> str: ...


T = TypeVar("T", bound=Named)


class BrokenCatalogue(Exception):
    """A file of a catalogue lacks its constant, or the constant does not fit the file."""


def discover(package: ModuleType, constant: str, kind: type[T]) -> dict[str, T]:
    """Every file's constant by id, in the order of the files' names. The id is the file's name."""
    found: dict[str, T] = {}
    for name in sorted(module.name for module in pkgutil.iter_modules(package.__path__)):
        thing = getattr(importlib.import_module(f"{package.__name__}.{name}"), constant, None)
        if not isinstance(thing, kind):
            raise BrokenCatalogue(f"{package.__name__}.{name} has no {kind.__name__} named {constant}")
        if thing.id != name:
            raise BrokenCatalogue(f"{package.__name__}.{name} calls itself {thing.id}")
        found[name] = thing
    return found
