"""What a character is: two cards, of which a player keeps one. A card is a constant whose hooks are fields."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from wayout.games.temple.parts import Opening
from wayout.games.temple.seam import Deed, Reading, Timer
from wayout.games.temple.state import State
from wayout.games.temple.tiles import Cost
from wayout.kernel.play import Action, Event, Turn
from wayout.kernel.seats import Seat

if TYPE_CHECKING:
    from wayout.games.temple.bots.goal import Goal
    from wayout.games.temple.bots.scene import Scene


@dataclass(frozen=True, kw_only=True)
class Card:
    """One card. The seat that hooks are told is its holder's; a hook that is not there is never asked."""

    id: str
    price: Callable[[State, Seat, Deed, Cost], Cost] | None = None
    """What a deed of anybody costs while the holder has this card."""
    pays_first: Callable[[State, Seat, Deed], bool] | None = None
    """Whether the holder's dice go first when this is paid together."""
    draw: Callable[[Turn[State], Opening], bool] | None = None
    """A discovery of the holder, as the seam knows it."""
    mask_power: int = 0
    """How many black masks a golden mask of the holder frees."""
    counts_as: Reading | None = None
    """How the dice of the holder are read."""
    rolled: Callable[[Turn[State], Seat, tuple[int, ...]], None] | None = None
    """The holder has rolled these dice."""
    done: Callable[[Turn[State], Seat, Deed], None] | None = None
    """Anybody has done this."""
    tidy: Callable[[Turn[State], Seat], None] | None = None
    """Asked after every deed and every slam."""
    timers: tuple[Timer, ...] = ()
    prompts: Mapping[str, Callable[[Turn[State], Seat, str], None]] | None = None
    actions: tuple[type[Action[State]], ...] = ()
    events: tuple[type[Event[State]], ...] = ()
    uses: Callable[[State, Seat], Iterable[Action[State]]] | None = None
    """What the holder could do with it, worth asking about."""
    handy: Callable[["Scene", list[Action[State]]], Action[State] | None] | None = None
    """What a bot that holds it should do at once."""
    wishes: Callable[["Scene"], Iterable["Goal"]] | None = None
    """What a bot that holds it could be after, while it is not spent."""


@dataclass(frozen=True, kw_only=True)
class Character:
    """The permanent card works all the time; the activatable one once, and again after each slam (TMP-2.13)."""

    id: str
    permanent: Card
    activatable: Card
