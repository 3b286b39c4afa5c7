"""A record in words: what happened, as one viewer saw it."""

import importlib
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final, TypeAlias, get_args, get_type_hints

import msgspec

from wayout.kernel.game import Game
from wayout.kernel.play import Event, snake
from wayout.kernel.record import Header
from wayout.kernel.seats import SPECTATOR, Seat, Viewer
from wayout.lab.tally import Ending
from wayout.lab.words import words

COMMAS: Final = {"en": ", ", "zh-Hant": "、"}
SEATS: Final = {"en": "Seat {seat}", "zh-Hant": "座位 {seat}"}
SPECTATORS: Final = {"en": "Spectator", "zh-Hant": "旁觀者"}

Detail: TypeAlias = Callable[[Event[Any]], tuple[str, dict[str, object]]]
"""What a game says beyond an event's fields: which of its sentences fits, and more facts for it
(tuples hold seats, lists keys of words)."""


def plain(event: Event[Any]) -> tuple[str, dict[str, object]]:
    """The sentence named like a field that is true, or like a word or number that a field holds."""
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if value is True:
            return field, {}
        if isinstance(value, str | int) and value is not False and field != "seat":
            return str(value), {}
    return "", {}


def detail_of(game: str) -> Detail:
    """The game's own `detail` from its file `story.py`, or the plain one."""
    detail: Detail = getattr(_story(game), "detail", plain)
    return detail


def ending_of(game: str) -> Ending:
    """The game's own `ending` from its file `story.py`; without one, no event ends a round."""
    ending: Ending = getattr(_story(game), "ending", lambda event: None)
    return ending


@cache
def _story(game: str) -> ModuleType | None:
    package = f"wayout.games.{game}"
    if find_spec(package) is None or find_spec(f"{package}.story") is None:
        return None
    return importlib.import_module(f"{package}.story")


@cache
def seat_fields(kind: type[Any]) -> frozenset[str]:
    """The fields of an event type that hold a seat, or several."""
    return frozenset(name for name, hint in get_type_hints(kind).items() if hint is Seat or Seat in get_args(hint))


class Teller:
    """Tells the events of one record in one language."""

    def __init__(self, game: Game[Any, Any], header: Header, language: str) -> None:
        self._words = words(game.id, language)
        self._catalogue = game.catalogue
        self._detail = detail_of(game.id)
        self._language = language
        self._given = ["".join(filter(str.isprintable, name)) for name in header.names]

    def name(self, viewer: Viewer) -> str:
        if viewer is SPECTATOR:
            return SPECTATORS[self._language]
        given = self._given[viewer] if viewer < len(self._given) else ""
        seat = SEATS[self._language].format(seat=viewer)
        return f"{given} ({seat})" if given else seat

    def tell(self, events: Sequence[Event[Any]], viewer: Viewer) -> Iterator[str]:
        for event in events:
            seen = event.seen_by(viewer)
            if seen is not None:
                yield self.sentence(seen)

    def sentence(self, event: Event[Any]) -> str:
        kind = snake(type(event).__name__)
        variant, more = self._detail(event)
        template = self._words.get(f"event.{kind}.{variant}") or self._words.get(f"event.{kind}", kind)
        fields = [field for field in event.__struct_fields__ if f"{{{field}}}" in template and field not in more]
        facts = {field: self._fact(event, field) for field in fields}
        facts |= {name: self._shown(name, value) for name, value in more.items()}
        return template.format_map(facts) + self._piece(event)

    def _fact(self, event: Event[Any], field: str) -> str:
        value = getattr(event, field)
        if field in seat_fields(type(event)) and value is not None:
            return self._shown(field, value if isinstance(value, tuple) else (value,))
        return self._shown(field, value)

    def _shown(self, name: str, value: object) -> str:
        if isinstance(value, tuple):
            return COMMAS[self._language].join(self.name(seat) for seat in value)
        if isinstance(value, list):
            return COMMAS[self._language].join(self._words.get(key, key) for key in value)
        return self._words.get(f"{name}.{value}", str(value))

    def _piece(self, event: Event[Any]) -> str:
        """The printed piece that an event names by its number in the catalogue, such as a tile."""
        for field in event.__struct_fields__:
            number, pieces = getattr(event, field), self._catalogue.get(f"{field}s")
            if isinstance(number, int) and isinstance(pieces, Sequence):
                return f" [{self._piece_words(pieces[number])}]"
        return ""

    def _piece_words(self, piece: Any) -> str:
        if not isinstance(piece, msgspec.Struct):
            return str(piece)
        kind = getattr(piece, "kind", "")
        return f"{getattr(piece, 'id', '')} {self._words.get(f'kind.{kind}', kind)}".strip()
