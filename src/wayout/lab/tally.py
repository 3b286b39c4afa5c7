"""What happened how often, for any game: events by type, and by the words that they hold."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from types import NoneType
from typing import Any, Final, TypeAlias, get_args, get_type_hints

import msgspec

from wayout.kernel.play import Event, snake

NOTHING: Final = "none"
Ending: TypeAlias = Callable[[Event[Any]], str | None]
"""How a round ended, if this event ends one."""
WORDS: Final = {str, bool, NoneType}


def _is_word(hint: Any) -> bool:
    """A text, a yes or no, or one of these or nothing."""
    kinds = set(get_args(hint)) or {hint}
    return kinds <= WORDS and kinds != {NoneType}


@cache
def _words_of(kind: type[Any]) -> tuple[tuple[str, Callable[[Any], object]], ...]:
    """The labelled words of an event type: its own fields, and those of a struct that it carries."""
    found: list[tuple[str, Callable[[Any], object]]] = []
    for field, hint in get_type_hints(kind).items():
        if field not in kind.__struct_fields__:
            continue
        if _is_word(hint):
            found.append((field, _getter(field)))
        elif isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            inner = [name for name, kind_of in get_type_hints(hint).items() if _is_word(kind_of)]
            found.extend((name, _getter(field, name)) for name in inner)
    return tuple(found)


def _getter(*path: str) -> Callable[[Any], object]:
    if len(path) == 1:
        return lambda thing: getattr(thing, path[0])
    return lambda thing: getattr(getattr(thing, path[0]), path[1])


def _word(value: object) -> str:
    if value is None:
        return NOTHING
    return str(value).lower() if isinstance(value, bool) else str(value)


def tally(counts: Counter[str], events: Iterable[Event[Any]], ending: Ending) -> None:
    """Count `tile_played`, and `route_revealed.reason.loop` where an event says why or how."""
    for event in events:
        ended = ending(event)
        if ended is not None:
            counts["round_ended"] += 1
            counts[f"round_ended.how.{ended}"] += 1
        kind = type(event)
        name = snake(kind.__name__)
        counts[name] += 1
        for label, get in _words_of(kind):
            counts[f"{name}.{label}.{_word(get(event))}"] += 1
