"""Actions as short sequences of whole numbers, for learners: first the kind, then what it names, part by part."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from wayout.kernel.play import Action

MOST: Final = 50_000
"""Every game's numbers are below this, so that a learner can have one output for each."""


class Numbering(Protocol):
    """An action is its parts: whole numbers below `size`. No action's parts begin with all those of another."""

    @property
    def size(self) -> int: ...

    def parts(self, action: Action) -> tuple[int, ...]:  # type: ignore[type-arg]
        ...

    def action(self, parts: Sequence[int]) -> Action:  # type: ignore[type-arg]
        """The action of which these are the parts."""
        ...


class NotAnAction(ValueError):
    """Parts that no action has, or a number that may not come next."""


class Listed:
    """For games with few actions: each is one number, its place in the list."""

    def __init__(self, actions: Sequence[Action[Any]]) -> None:
        self._actions = tuple(actions)
        self._places = {action: place for place, action in enumerate(self._actions)}
        self.size = len(self._actions)

    def parts(self, action: Action[Any]) -> tuple[int, ...]:
        return (self._places[action],)

    def action(self, parts: Sequence[int]) -> Action[Any]:
        if len(parts) != 1 or parts[0] not in range(self.size):
            raise NotAnAction(f"{parts} is no number of {self.size} actions")
        return self._actions[parts[0]]


class Kind(NamedTuple):
    """One kind of action: the fields that it names, how to read them off an action, and how to make one of them."""

    fields: tuple[str, ...]
    read: Callable[[Any], Sequence[Any]]
    make: Callable[[Sequence[Any]], Action[Any]]


class Spelled:
    """For games with many actions: each kind and each value of each field has a number of its own, so a number means
    the same wherever it stands. The kind is the first part, and says how many more there are."""

    def __init__(
        self,
        kinds: Mapping[Hashable, Kind],
        values: Mapping[str, Sequence[Any]],
        kind_of: Callable[[Action[Any]], Hashable] = type,
    ) -> None:
        self._kinds = tuple(kinds.values())
        self._kind_of = kind_of
        self._kind_numbers = {name: number for number, name in enumerate(kinds)}
        self._values: list[tuple[str, Any]] = [("", None)] * len(kinds)
        self._numbers: dict[str, dict[Any, int]] = {}
        for field in dict.fromkeys(field for kind in self._kinds for field in kind.fields):
            start = len(self._values)
            self._numbers[field] = {value: start + place for place, value in enumerate(values[field])}
            self._values += [(field, value) for value in values[field]]
        self.size = len(self._values)

    def parts(self, action: Action[Any]) -> tuple[int, ...]:
        number = self._kind_numbers[self._kind_of(action)]
        kind = self._kinds[number]
        named = zip(kind.fields, kind.read(action), strict=True)
        return (number, *(self._numbers[field][value] for field, value in named))

    def action(self, parts: Sequence[int]) -> Action[Any]:
        if not parts or parts[0] not in range(len(self._kinds)):
            raise NotAnAction(f"{parts} begins with no kind of action")
        kind = self._kinds[parts[0]]
        if not all(number in range(self.size) for number in parts):
            raise NotAnAction(f"{parts} are not all below {self.size}")
        named = [self._values[number] for number in parts[1:]]
        if tuple(field for field, _ in named) != kind.fields:
            raise NotAnAction(f"{parts} do not name {kind.fields}")
        return kind.make([value for _, value in named])


class Choice:
    """One of the legal actions, chosen number by number: look at `options`, `take` one of them, until there is an
    `action`."""

    def __init__(self, numbering: Numbering, legal: Sequence[Action[Any]]) -> None:
        self.taken: tuple[int, ...] = ()
        self._left = [(numbering.parts(action), action) for action in legal]

    @property
    def options(self) -> list[int]:
        """The numbers that may come next, smallest first; none once the action is there."""
        place = len(self.taken)
        return sorted({parts[place] for parts, _ in self._left if len(parts) > place})

    @property
    def action(self) -> Action[Any] | None:
        """What was chosen, once nothing is left to choose."""
        return next((action for parts, action in self._left if parts == self.taken), None)

    def take(self, number: int) -> None:
        taken = (*self.taken, number)
        left = [(parts, action) for parts, action in self._left if parts[: len(taken)] == taken]
        if not left:
            raise NotAnAction(f"{number} is none of {self.options}")
        self.taken, self._left = taken, left
