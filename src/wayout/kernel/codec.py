"""Value types to JSON and back: one place, by type name."""

from collections.abc import Sequence
from typing import Any, Final, Generic, Union

import msgspec

from wayout.kernel.play import Action, Event, S

encode = msgspec.json.Encoder().encode
UNREADABLE: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What reading raises at what is nothing of the kind, in no encoding, or nested without end."""


class Codec(Generic[S]):
    """Reads what one game wrote. Writing is `encode`, the same for all."""

    def __init__(self, state: type[S], actions: Sequence[type[Action[S]]], events: Sequence[type[Event[S]]]) -> None:
        any_action: Any = Union[tuple(actions)]  # noqa: UP007 - built at run time
        any_event: Any = Union[tuple(events)]  # noqa: UP007 - built at run time
        self._state = msgspec.json.Decoder(state)
        self._action = msgspec.json.Decoder(any_action)
        self._events = msgspec.json.Decoder(list[any_event])

    def state(self, data: bytes | str) -> S:
        return self._state.decode(data)

    def action(self, data: bytes | str) -> Action[S]:
        action: Action[S] = self._action.decode(data)
        return action

    def events(self, data: bytes | str) -> list[Event[S]]:
        events: list[Event[S]] = self._events.decode(data)
        return events
