"""Reads what is printed on tiles, cards and boards: the data files of the games."""

from typing import TypeVar

import msgspec

T = TypeVar("T")


def read_printed(text: str, kind: type[T], broken: type[ValueError]) -> T:
    """What this TOML holds; raises `broken`, with the reason, if it is not of this kind."""
    try:
        return msgspec.toml.decode(text, type=kind)
    except msgspec.MsgspecError as error:
        raise broken(str(error)) from error
