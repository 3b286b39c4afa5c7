"""Which timer runs for whom, and what is played when time is up."""

from typing import Final

from wayout.games.room25.actions import Choose, Pick, Program
from wayout.games.room25.parts import LOOK, PUSH, Who
from wayout.games.room25.programming import programs_tokens
from wayout.games.room25.rules import CLUES
from wayout.games.room25.seam import MODES
from wayout.games.room25.state import State
from wayout.kernel.chance import Chance
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat

# The first decisions are made by people who are still finding their way around the screen.
TIMERS: Final = {"pick": 60, "clue": 60, "program": 90, "action": 45, "room": 30, "answer": 20}
TIMER_OF_FAMILY: Final = {"token": "action", "room": "room", "card": "room", "moment": "answer"}


def waiting(state: State, seat: Seat) -> str:
    if state.question is not None:
        return TIMER_OF_FAMILY[state.question.family]
    if state.waiting:
        return "program"
    return "clue" if state.undecided else "pick"


def timeout(state: State, seat: Seat, chance: Chance) -> Action[State]:
    if state.question is not None:
        return Choose(state.question.options[0])
    if state.waiting:
        return default_program(state, next(who for who in state.waiting if state.owner[who] == seat))
    if state.undecided:
        return CLUES[0]
    return Pick(MODES[state.rules.mode].picks(state, seat)[0][0])


def default_program(state: State, who: Who) -> Action[State]:
    """Look alone, which hurts nobody; whoever has lost that pushes, if anybody is there."""
    if not programs_tokens(state, who):
        return Program(who, ())
    return Program(who, (PUSH if LOOK in state.lost[who] else LOOK,))
