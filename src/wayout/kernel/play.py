"""A wish becomes facts: an action is checked, performed, and leaves events behind."""

from abc import abstractmethod
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

import msgspec

from wayout.kernel.chance import Chance
from wayout.kernel.seats import Seat, Viewer


class State(Protocol):
    """The whole truth of one game. Only events change it."""

    def clone(self) -> Self:
        """A copy that shares nothing changeable with this one."""
        ...


S = TypeVar("S", bound=State)


def snake(name: str) -> str:
    """The id of a class on the wire: `TilePlayed` is `tile_played`."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


class Refusal(msgspec.Struct, frozen=True):
    """Why a wish is not granted: a code with words in every language, the facts, the rule's number."""

    code: str
    rule: str
    facts: dict[str, Any]


def because(code: str, rule: str, **facts: Any) -> Refusal:
    """Reads as a sentence: `return because("not_your_turn", rule="EEO-3.3", turn=1)`."""
    return Refusal(code, rule, facts)


class IllegalAction(Exception):
    """The rules say no, and nothing has happened."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class Event(msgspec.Struct, Generic[S], frozen=True, tag=snake, tag_field="type"):
    """Something that happened. It holds all the luck and time it needs, so that it can happen again in a replay."""

    news: ClassVar[bool]
    """Did anybody learn something (luck, a hidden card, another's answer)? Then no take-back is free beyond it."""

    shown_for: ClassVar[int] = 0
    """Milliseconds for which a table lets everybody look at this before the next wish is taken."""

    asks_anew: ClassVar[bool] = False
    """Is this a new question? Then whoever is waited for has all their time for it, even if they were waited for just
    before, and no answer to what came before counts."""

    sealed_for: ClassVar[tuple[int, int]] = (0, 0)
    """Milliseconds, at least and less than, for which a table leaves every answer to this new question unopened,
    as long as anybody has time to answer it. It draws how many by lot: whoever answers at once looks like whoever
    thinks for a moment."""

    secret: ClassVar[bool] = False
    """A seat's own answer, of which the others learn at most that it was given: no news, in nobody's way who takes
    something back, and whatever else is answered in secret may as well come before it as after it."""

    aside: ClassVar[bool] = False
    """Is this said beside the question? Then nobody's time starts anew because of it, and it touches nothing that an
    answer in secret touches."""

    @property
    def passing(self) -> bool:
        """Does this happen all the time, for all to see at a glance? Then no story tells of it."""
        return False

    @abstractmethod
    def apply(self, state: S) -> None:
        """Change the state. No rule is asked and no die is rolled here."""

    @abstractmethod
    def seen_by(self, viewer: Viewer) -> "Event[S] | None":
        """What this viewer learns as it happens: the event itself, a veiled copy of the same type, or nothing."""

    @abstractmethod
    def recalled_by(self, viewer: Viewer) -> "Event[S] | None":
        """What may be told of it later, to one who was away. In a memory game that is less than was seen."""


class PublicEvent(Event[S], Generic[S], frozen=True):
    """An event that everybody sees whole, now and later."""

    def seen_by(self, viewer: Viewer) -> "Event[S] | None":
        return self

    def recalled_by(self, viewer: Viewer) -> "Event[S] | None":
        return self


class Turn(Generic[S]):
    """The stage on which an action, an opening or a tick is performed."""

    __slots__ = ("at", "chance", "events", "state")

    def __init__(self, state: S, chance: Chance, at: int = 0) -> None:
        self.state = state
        self.chance = chance
        self.at = at
        self.events: list[Event[S]] = []

    def emit(self, event: Event[S]) -> None:
        event.apply(self.state)
        self.events.append(event)


class Action(msgspec.Struct, Generic[S], frozen=True, tag=snake, tag_field="type", forbid_unknown_fields=True):
    """Something that a seat may wish for."""

    @abstractmethod
    def check(self, state: S, seat: Seat) -> Refusal | None:
        """Nothing, if this seat may do this now; else why not. Changes nothing."""

    @abstractmethod
    def perform(self, turn: Turn[S], seat: Seat) -> None:
        """Emit what happens. Called only after `check` said nothing."""


def play(state: S, seat: Seat, action: Action[S], chance: Chance, at: int = 0) -> Turn[S]:
    """Play one action on the state, in place. Raises IllegalAction before anything has changed."""
    refusal = action.check(state, seat)
    if refusal is not None:
        raise IllegalAction(refusal)
    turn = Turn(state, chance, at)
    action.perform(turn, seat)
    return turn


def replay(start: S, events: "list[Event[S]]") -> S:
    """The state after these events, in place; no rule is asked."""
    for event in events:
        event.apply(start)
    return start
