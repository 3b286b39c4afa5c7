"""What a table may choose before a game: every option is a choice among a few values."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec

Value: TypeAlias = bool | int | str
Options: TypeAlias = dict[str, Value]


class Option(msgspec.Struct, frozen=True):
    """One choice; its name and the names of its values are in the game's words, by id."""

    id: str
    values: tuple[Value, ...]
    default: Value


class UnknownOption(ValueError):
    """An option or a value that the game does not have."""

    def __init__(self, option: str, value: object) -> None:
        super().__init__(f"{option}={value!r}")
        self.option = option
        self.value = value


def complete(options: Sequence[Option], chosen: Mapping[str, Value]) -> Options:
    """The chosen values checked, and the defaults for the others."""
    known = {option.id: option for option in options}
    for name, value in chosen.items():
        if name not in known or not any(value == one and type(value) is type(one) for one in known[name].values):
            raise UnknownOption(name, value)
    return {option.id: chosen.get(option.id, option.default) for option in options}
