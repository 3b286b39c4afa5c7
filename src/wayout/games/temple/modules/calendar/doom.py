"""What the doomed side costs: dice when the doors slam, keys at the exit; and how dice come back (TMP-5.15)."""

from typing import Final

from wayout.games.temple.dice import die_to_lose
from wayout.games.temple.events import DieHeld, DieReleased
from wayout.games.temple.modules.calendar.almanac import SLAMS
from wayout.games.temple.modules.calendar.events import CalendarDemanded
from wayout.games.temple.modules.calendar.part import is_doomed, part, side_of, symbols_ahead
from wayout.games.temple.state import State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat

CHAMBER: Final = "calendar"
"""The tile of the calendar chamber."""
HELD_BY: Final = "calendar"
"""Where the dice lie: in that chamber, or beside it until it is found."""


def demand_dice(turn: Turn[State], number: int) -> None:
    """TMP-4.10: everybody inside gives a die if the figure has not passed the bar; who has none gives none."""
    state = turn.state
    if not is_doomed(state) or number > SLAMS or part(state).space > side_of(state).bars[number - 1]:
        return
    turn.emit(CalendarDemanded(number))
    for seat in state.inside():
        die = die_to_lose(state, seat)
        if die is not None:
            turn.emit(DieHeld(seat, die, HELD_BY))


def give_dice_back(turn: Turn[State], seat: Seat, node: int) -> None:
    """Whoever comes to the calendar chamber, by whatever means."""
    if turn.state.chambers[node >> 1].tile != CHAMBER:
        return
    for die in turn.state.hands[seat]:
        if turn.state.held[die] == HELD_BY:
            turn.emit(DieReleased(seat, die))


def more_keys(state: State) -> int:
    """What the exit costs beyond the usual."""
    return side_of(state).keys[part(state).space] if is_doomed(state) else 0


def worth_lighting(state: State, node: int) -> bool:
    """A13: with an empty depot, gems are lit for the figure's sake alone."""
    return is_doomed(state) and node >> 1 in part(state).tiles and bool(symbols_ahead(state))
