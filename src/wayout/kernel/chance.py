"""Luck is an argument. This is the only file that imports random."""

import random
from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """All the luck there is."""

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, each as likely."""
        ...

    def pick(self, items: Sequence[T]) -> T: ...

    def shuffled(self, items: Sequence[T]) -> list[T]: ...

    def odds(self, probability: float) -> bool:
        """True that often."""
        ...

    def stream(self, name: str) -> "Chance":
        """Luck of its own for one purpose, untouched by what others draw."""
        ...

    def clone(self) -> "Chance":
        """The same luck from here on, drawn apart from this one."""
        ...


class Seeded:
    """The same seed, the same luck, on every machine."""

    __slots__ = ("_random", "_seed", "below")

    def __init__(self, seed: int | str) -> None:
        self._seed = seed
        self._random = random.Random(seed)
        self.below = self._random.randrange

    def pick(self, items: Sequence[T]) -> T:
        return items[int(self._random.random() * len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        mixed = list(items)
        self._random.shuffle(mixed)
        return mixed

    def odds(self, probability: float) -> bool:
        return self._random.random() < probability

    def stream(self, name: str) -> "Seeded":
        return Seeded(f"{self._seed}/{name}")

    def clone(self) -> "Seeded":
        twin = Seeded(0)
        twin._seed = self._seed
        twin._random.setstate(self._random.getstate())
        return twin


class ScriptedLuckDiffers(Exception):
    """A test's script and what the rules asked for do not fit."""


class Scripted:
    """Luck that a test writes down beforehand, in the order in which the rules ask for it."""

    def __init__(self, script: Iterable[Any]) -> None:
        self._script = list(script)

    def _next(self, asked: str) -> Any:
        if not self._script:
            raise ScriptedLuckDiffers(f"the script is at its end, and the rules ask for {asked}")
        return self._script.pop(0)

    def below(self, limit: int) -> int:
        number = self._next(f"a number below {limit}")
        if number not in range(limit):
            raise ScriptedLuckDiffers(f"{number!r} is not below {limit}")
        return int(number)

    def pick(self, items: Sequence[T]) -> T:
        item: T = self._next(f"one of {items!r}")
        if item not in items:
            raise ScriptedLuckDiffers(f"{item!r} is not one of {items!r}")
        return item

    def shuffled(self, items: Sequence[T]) -> list[T]:
        order: list[T] = list(self._next(f"an order of {items!r}"))
        if sorted(map(repr, order)) != sorted(map(repr, items)):
            raise ScriptedLuckDiffers(f"{order!r} is no order of {items!r}")
        return order

    def odds(self, probability: float) -> bool:
        return bool(self._next(f"odds of {probability}"))

    def stream(self, name: str) -> "Scripted":
        return self

    def clone(self) -> "Scripted":
        return Scripted(self._script)

    @property
    def used_up(self) -> bool:
        return not self._script


class NoLuck(Scripted):
    """For tests of what needs no luck: asking for any is an error."""

    def __init__(self) -> None:
        super().__init__(())
