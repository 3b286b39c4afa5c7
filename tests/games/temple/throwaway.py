"""A module that exists for a test alone: real hooks, a part that keeps notes, and nothing left of it afterwards."""

from collections.abc import Iterator
from typing import Any, ClassVar, Self

import msgspec
import pytest

from tests.games.temple.tables import temple
from wayout.games.temple import seam
from wayout.games.temple.parts import PART_TYPES
from wayout.games.temple.seam import Module, register
from wayout.games.temple.state import State
from wayout.kernel.options import Option
from wayout.kernel.play import PublicEvent, Turn

OPTION = Option("test", (False, True), False)


class Noted(PublicEvent[State], frozen=True):
    """The test module was asked."""

    news: ClassVar[bool] = False
    what: str

    def apply(self, state: State) -> None:
        state.parts["test"].notes.append(self.what)


class Notes(msgspec.Struct):
    notes: list[str] = msgspec.field(default_factory=list)

    def clone(self) -> Self:
        return type(self)(self.notes[:])


@pytest.fixture
def clean() -> Iterator[None]:
    """Whatever a test registers is forgotten."""
    yield
    for name in ("test", "other", "least"):
        seam.MODULES.pop(name, None)
        PART_TYPES.pop(name, None)
    seam._hooks.clear()


def with_module(*hands: str, **hooks: Any) -> State:
    """A temple with the test module, which has these hooks."""
    state = temple(*hands)
    register(Module(id="test", option=OPTION, part=Notes, **hooks))
    state.mix, state.options["test"] = "test", True
    state.parts = {"test": Notes()}
    return state


def note(turn: Turn[State], what: str) -> None:
    turn.emit(Noted(what))
