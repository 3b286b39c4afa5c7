"""Broken die: one die lies on the card until it goes (TMP-5.1)."""

from typing import Final

from wayout.games.temple.dice import die_to_lose
from wayout.games.temple.events import DieHeld, DieReleased
from wayout.games.temple.modules.curses.curse import Curse
from wayout.games.temple.state import HELD, State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat

BROKEN: Final = "broken"


def lay_die_on_card(turn: Turn[State], seat: Seat) -> None:
    die = die_to_lose(turn.state, seat)
    if die is not None:
        turn.emit(DieHeld(seat, die, BROKEN))


def give_die_back(turn: Turn[State], seat: Seat) -> None:
    state = turn.state
    for die in state.hands[seat]:
        if state.dice[die] == HELD and state.held[die] == BROKEN:
            turn.emit(DieReleased(seat, die))


CURSE = Curse(id="broken_die", drawn=lay_die_on_card, gone=give_die_back, worth=6.0)
