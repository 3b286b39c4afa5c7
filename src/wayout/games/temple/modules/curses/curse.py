"""What a curse card is: a constant whose hooks are fields. What is printed on it is in the data file."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from wayout.games.temple.parts import Part
from wayout.games.temple.seam import Deed, Listing, Reading, Timer
from wayout.games.temple.state import State
from wayout.kernel.play import Action, Event, Refusal, Turn
from wayout.kernel.seats import Seat

if TYPE_CHECKING:
    from wayout.games.temple.bots.scene import Scene

ANY_NUMBER: Final = 99
"""More dice than anybody has."""


@dataclass(frozen=True, kw_only=True)
class Curse:
    """One kind of curse. A hook that is not there is never asked."""

    id: str
    forbids: Callable[[State, Deed], Refusal | None] | None = None
    """Why the cursed seat may not do this."""
    mask_frees: int = ANY_NUMBER
    """How many black masks a golden mask of the cursed seat frees at most."""
    most_dice: int = ANY_NUMBER
    """How many dice the cursed seat may roll at once."""
    spacing: int = 1
    """By how much its waiting is multiplied."""
    risk: tuple[tuple[int, int], ...] = ()
    """Rolls sooner than so many milliseconds after the last one: how many percent of the dice fall. Soonest first."""
    losses: int = 0
    """How many dice more the cursed seat loses in a slam, safe or not."""
    draws: int = 1
    """How many cards the cursed seat draws instead of one."""
    counts_as: Reading | None = None
    """How the dice of the cursed seat are read."""
    must_roll: Callable[[State, Seat], Iterable[int]] | None = None
    """Dice that are in every roll of the cursed seat."""
    catches: Callable[[Turn[State], Deed, Action[State]], bool] | None = None
    done: Callable[[Turn[State], Deed], None] | None = None
    """Deeds of the cursed seat, as the seam knows them."""
    roll_delay: Callable[[State, Seat], int] | None = None
    """Asked of every seat: what is added between its rolls."""
    roll_from: Callable[[State, Seat], int] | None = None
    """Before this time the cursed seat does not roll."""
    arrived: Callable[[Turn[State], Seat, int], None] | None = None
    """The cursed seat's adventurer has come to this node."""
    escaped: Callable[[Turn[State], Seat], None] | None = None
    """Told of every seat that is out or leaves: its own curses are gone by then."""
    keeps: type[Part] | None = None
    """A struct for what the card has to remember, of all seats; it can be made without arguments, and all see it."""
    prompts: Mapping[str, Callable[[Turn[State], Seat, str], None]] = field(default_factory=dict)
    """What an answer to each kind of choice that the card leaves does, as the seam knows them."""
    timers: tuple[Timer, ...] = ()
    actions: tuple[type[Action[State]], ...] = ()
    events: tuple[type[Event[State]], ...] = ()
    may: Listing | None = None
    may_outside: Listing | None = None
    """Asked of every seat, like those of a module."""
    drawn: Callable[[Turn[State], Seat], None] | None = None
    """The card has come to lie before the seat."""
    gone: Callable[[Turn[State], Seat], None] | None = None
    """The card has left the seat, lifted or not."""
    worth: float = 2.5
    """In rolls: what a bot gives to be rid of it."""
    worth_now: Callable[["Scene"], float] | None = None
    """The same, where it depends on the moment."""
    handy: Callable[["Scene", list[Action[State]]], Action[State] | None] | None = None
    """What a bot should do at once because of the card, whoever bears it."""
