"""The sacrifice chamber: a die of everybody lies there until its owner comes (TMP-5.8, A32)."""

from typing import Final

from wayout.games.temple.dice import die_to_lose
from wayout.games.temple.events import DieHeld, DieReleased
from wayout.games.temple.modules.time_chambers.events import SacrificesLost
from wayout.games.temple.modules.time_chambers.part import NO_CHAMBER, part
from wayout.games.temple.modules.time_chambers.printed import SACRIFICE
from wayout.games.temple.state import HELD, State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat

HELD_THERE: Final = "sacrifice"


def take_sacrifices(turn: Turn[State]) -> None:
    """Of everybody inside the die that would be lost first; of one who has none, none."""
    for seat in turn.state.inside():
        die = die_to_lose(turn.state, seat)
        if die is not None:
            turn.emit(DieHeld(seat, die, HELD_THERE))


def is_running(state: State) -> bool:
    chamber = part(state).blue.chamber
    return chamber != NO_CHAMBER and state.chambers[chamber].tile == SACRIFICE


def sacrificed(state: State) -> list[int]:
    """All dice that lie there."""
    return [die for die, where in enumerate(state.held) if where == HELD_THERE and state.dice[die] == HELD]


def give_back(turn: Turn[State], seat: Seat, node: int) -> None:
    """However its owner has come."""
    state = turn.state
    if not is_running(state) or node >> 1 != part(state).blue.chamber:
        return
    for die in sacrificed(state):
        if die in state.hands[seat]:
            turn.emit(DieReleased(seat, die))


def forfeit(turn: Turn[State]) -> None:
    dice = sacrificed(turn.state)
    if is_running(turn.state) and dice:
        turn.emit(SacrificesLost(tuple(dice)))
