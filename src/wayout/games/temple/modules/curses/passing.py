"""What single cards bring to the module's own hooks. A hook that no card has is not there, and costs nothing."""

from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Any

from wayout.games.temple.modules.curses.curse import Curse
from wayout.games.temple.modules.curses.deck import CURSES
from wayout.games.temple.modules.curses.limits import curses_of
from wayout.games.temple.modules.curses.listing import may, thinkable
from wayout.games.temple.seam import Deed
from wayout.games.temple.state import State
from wayout.kernel.play import Action, Turn
from wayout.kernel.seats import Seat


def losses(state: State, seat: Seat, safe: bool) -> int:
    return sum(curse.losses for curse in curses_of(state, seat))


def counts_as(state: State, seat: Seat, die: int, shown: int) -> int:
    for curse in curses_of(state, seat):
        if curse.counts_as is not None:
            shown = curse.counts_as(state, seat, die, shown)
    return shown


def must_roll(state: State, seat: Seat) -> Iterable[int]:
    asked = (curse.must_roll for curse in curses_of(state, seat) if curse.must_roll is not None)
    return chain.from_iterable(dice(state, seat) for dice in asked)


def catches(turn: Turn[State], deed: Deed, action: Action[State]) -> bool:
    asked = (curse.catches for curse in curses_of(turn.state, deed.seat) if curse.catches is not None)
    return any(catch(turn, deed, action) for catch in asked)


def done(turn: Turn[State], deed: Deed) -> None:
    for curse in curses_of(turn.state, deed.seat):
        if curse.done is not None:
            curse.done(turn, deed)


def roll_delay(state: State, seat: Seat) -> int:
    """Asked of everybody: a card may slow down others than whoever bears it."""
    return sum(card.roll_delay(state, seat) for card in CURSES.values() if card.roll_delay is not None)


def of_cards(state: State, seat: Seat) -> Iterable[Action[State]]:
    """Asked of everybody: a card may let others help whoever bears it."""
    asked = (card.may for card in CURSES.values() if card.may is not None)
    return chain.from_iterable(may(state, seat) for may in asked)


def may_with_cards(state: State, seat: Seat) -> Iterable[Action[State]]:
    return chain(may(state, seat), of_cards(state, seat))


def thinkable_with_cards(state: State, seat: Seat) -> Iterable[Action[State]]:
    return chain(thinkable(state, seat), of_cards(state, seat))


HOOKS: Mapping[str, Any] = {
    "losses": losses,
    "counts_as": counts_as,
    "must_roll": must_roll,
    "catches": catches,
    "done": done,
    "roll_delay": roll_delay,
}


def passed_on(cards: Iterable[Curse]) -> dict[str, Any]:
    """Fields of the module for these cards."""
    cards = tuple(cards)
    hooks = {name: hook for name, hook in HOOKS.items() if any(getattr(card, name) for card in cards)}
    if any(card.may for card in cards):
        hooks |= {"may": may_with_cards, "thinkable": thinkable_with_cards}
    return {**hooks, "timers": tuple(timer for card in cards for timer in card.timers)}
