"""What single cards bring to the module's own hooks. One that no card of a mix has is not there, and costs nothing."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Any, Final

from wayout.games.temple.modules.curses.curse import Curse
from wayout.games.temple.modules.curses.deck import CURSES, PRINTS
from wayout.games.temple.modules.curses.limits import curses_of
from wayout.games.temple.modules.curses.listing import may, thinkable
from wayout.games.temple.modules.curses.part import borne
from wayout.games.temple.modules.curses.verbs import leave_curses_behind
from wayout.games.temple.seam import Deed, Listing, Reading, given
from wayout.games.temple.state import State
from wayout.kernel.play import Action, Turn
from wayout.kernel.seats import Seat

Cards = Sequence[Curse]


def losses(state: State, seat: Seat, safe: bool) -> int:
    return sum(curse.losses for curse in curses_of(state, seat))


def counts_as(state: State, seat: Seat) -> Reading | None:
    if not borne(state, seat):
        return None
    cursed = [curse.counts_as for curse in curses_of(state, seat) if curse.counts_as is not None]
    return partial(read_through, cursed) if cursed else None


def read_through(cursed: Sequence[Reading], state: State, seat: Seat, die: int, shown: int) -> int:
    for reading in cursed:
        shown = reading(state, seat, die, shown)
    return shown


def must_roll(state: State, seat: Seat) -> Iterable[int]:
    if not borne(state, seat):
        return ()
    cursed = [curse.must_roll for curse in curses_of(state, seat) if curse.must_roll is not None]
    return chain.from_iterable(dice(state, seat) for dice in cursed)


def roll_from(state: State, seat: Seat) -> int:
    if not borne(state, seat):
        return 0
    asked = [curse.roll_from for curse in curses_of(state, seat) if curse.roll_from is not None]
    return max([earliest(state, seat) for earliest in asked], default=0)


def catches(turn: Turn[State], deed: Deed, action: Action[State]) -> bool:
    asked = (curse.catches for curse in curses_of(turn.state, deed.seat) if curse.catches is not None)
    return any(catch(turn, deed, action) for catch in asked)


def done(turn: Turn[State], deed: Deed) -> None:
    for curse in curses_of(turn.state, deed.seat):
        if curse.done is not None:
            curse.done(turn, deed)


def arrived(turn: Turn[State], seat: Seat, node: int) -> None:
    for curse in curses_of(turn.state, seat):
        if curse.arrived is not None:
            curse.arrived(turn, seat, node)


OF_THE_CURSED: Final[Mapping[str, Any]] = {
    "losses": losses,
    "counts_as": counts_as,
    "must_roll": must_roll,
    "roll_from": roll_from,
    "catches": catches,
    "done": done,
    "arrived": arrived,
}
"""Asked of whoever bears the card."""


def roll_delay(cards: Cards) -> Callable[[State, Seat], int]:
    """A card may slow down others than whoever bears it."""
    asked = [card.roll_delay for card in cards if card.roll_delay is not None]
    return lambda state, seat: sum([delay(state, seat) for delay in asked])


def escaped(cards: Cards) -> Callable[[Turn[State], Seat], None]:
    """A card may concern those whom somebody leaves behind."""
    asked = [card.escaped for card in cards if card.escaped is not None]

    def tell(turn: Turn[State], seat: Seat) -> None:
        leave_curses_behind(turn, seat)
        for told in asked:
            told(turn, seat)

    return tell


def listing(field: str, *first: Listing) -> Callable[[Cards], Listing]:
    """A card may let others help whoever bears it."""

    def with_cards(cards: Cards) -> Listing:
        asked = [*first, *given(getattr(card, field) for card in cards)]
        return lambda state, seat: [action for may in asked for action in may(state, seat)]

    return with_cards


def prompts(cards: Cards) -> Mapping[str, Callable[[Turn[State], Seat, str], None]]:
    return {kind: answer for card in cards for kind, answer in card.prompts.items()}


OF_EVERYBODY: Final[Mapping[str, tuple[str, Callable[[Cards], Any]]]] = {
    "roll_delay": ("roll_delay", roll_delay),
    "escaped": ("escaped", escaped),
    "may": ("may", listing("may", may)),
    "may_outside": ("may_outside", listing("may_outside")),
    "thinkable": ("may", listing("may", thinkable)),
    "prompts": ("prompts", prompts),
}
"""By hook of the module: the card's field, and what comes of it. Asked of every seat."""


def passed_on(cards: Iterable[Curse]) -> dict[str, Any]:
    """Fields of the module for these cards."""
    cards = tuple(cards)
    given = {field for card in cards for field in (*OF_THE_CURSED, *OF_EVERYBODY) if getattr(card, field, None)}
    hooks = {name: hook for name, hook in OF_THE_CURSED.items() if name in given}
    hooks |= {name: of(cards) for name, (field, of) in OF_EVERYBODY.items() if field in given}
    return {**hooks, "timers": tuple(timer for card in cards for timer in card.timers)}


def cards_of(modules: frozenset[str]) -> list[Curse]:
    """Every card that could be in the deck of such a mix."""
    return [CURSES[curse] for curse, printed in PRINTS.items() if printed.may_be_in_play(modules)]
