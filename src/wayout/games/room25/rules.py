"""What those who are asked may do, and how it ended."""

from collections.abc import Iterable
from typing import Final

from wayout.games.room25.actions import Choose, LeaveGame, Pick, PlaceReminder, Program, RevealRole, TakeClue
from wayout.games.room25.actions.asides import no_reminders, not_own_turn
from wayout.games.room25.actions.programs import may_change, programmed, programs
from wayout.games.room25.cells import AROUND_CENTRE, CELLS
from wayout.games.room25.parts import CELL, EVERYONE, NOTHING, TOKENS, Question, Who
from wayout.games.room25.seam import MODES
from wayout.games.room25.state import IN_HAND, State
from wayout.games.room25.whom import asked_to_pick
from wayout.kernel.game import Result
from wayout.kernel.play import Action, Turn
from wayout.kernel.seats import Seat

LEAVE: Final[Action[State]] = LeaveGame()
REVEAL: Final[Action[State]] = RevealRole()
CLUES: Final[list[Action[State]]] = [TakeClue(None), *(TakeClue(cell) for cell in AROUND_CENTRE)]
REMINDERS: Final[tuple[Action[State], ...]] = tuple(PlaceReminder(cell) for cell in CELLS)


def legal(state: State, seat: Seat) -> list[Action[State]]:
    question = state.question
    if question is not None:
        return answers(state, seat, question) if state.owner[question.who] == seat else []
    if state.deciding:
        return [program for who in state.deciding if state.owner[who] == seat for program in new_programs(state, who)]
    if state.undecided:
        return CLUES[:] if seat in state.undecided else []
    if seat in asked_to_pick(state):
        return [Pick(group[0]) for group in MODES[state.rules.mode].picks(state, seat)]
    return []


def answers(state: State, seat: Seat, question: Question) -> list[Action[State]]:
    found: list[Action[State]] = [Choose(target) for target in question.options]
    if not_own_turn(state, seat) is not None:
        return found
    if state.reminder[state.turn] == IN_HAND and not no_reminders(state):
        found += [REMINDERS[cell] for cell in CELLS if not state.face_up[state.grid[cell]]]
    if state.roles[state.turn] == "guard" and not state.shown[state.turn]:
        found.append(REVEAL)
    return found


def new_programs(state: State, who: Who) -> list[Program]:
    """All programs of this character but the one that lies there, as long as that may be changed."""
    every = programs(state, who)
    if who in state.waiting:
        return list(every)
    if not may_change(state, who):
        return []
    now = programmed(state, who)
    return [program for program in every if program != now]


def thinkable(state: State, seat: Seat) -> Iterable[Action[State]]:
    """A bit of everything, and all that comes near to being legal."""
    found: list[Action[State]] = [*map(Pick, EVERYONE), *CLUES, *REMINDERS, REVEAL, TakeClue(0)]
    for who in state.deciding:
        found += programs(state, who)
        found += [Program(who, (token, token)) for token in TOKENS]
        found += [Program(who, (), adrenaline=True), Program(who, ())]
    if state.question is not None:
        found += [Choose(target) for target in dict.fromkeys((*state.question.options, *CELL, NOTHING))]
    return dict.fromkeys(found)


def deadline(state: State) -> int | None:
    return None


def tick(turn: Turn[State]) -> None:
    """Nothing here changes by time alone."""


def result(state: State) -> Result | None:
    if state.outcome is None:
        return None
    return Result(state.outcome, tuple(state.winners), tuple(int(seat in state.winners) for seat in range(state.seats)))
