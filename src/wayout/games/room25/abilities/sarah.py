"""Sarah makes her room an Empty Chamber, twice in a game, or breaks a robot that is in it."""

from typing import Final

from wayout.games.room25.doors import is_blue
from wayout.games.room25.events import RobotDestroyed, RoomEmptied
from wayout.games.room25.parts import ROBOTS, Target, Who
from wayout.games.room25.seam import Ability, Todo
from wayout.games.room25.state import State
from wayout.kernel.play import Turn

SABOTAGE: Final = Target(use="sabotage")
DESTROY: Final = tuple(Target(robot=robot, use="destroy") for robot in ROBOTS)


def options(state: State, who: Who) -> list[Target]:
    robots = [DESTROY[robot] for robot in ROBOTS if state.robots[robot] == state.at[who]]
    return [SABOTAGE, *robots] if can_sabotage(state, who) else robots


def can_sabotage(state: State, who: Who) -> bool:
    """R25-4.9: an Empty Chamber too; she lays another one there all the same."""
    return state.empties[who] > 0 and not is_blue(state, state.at[who])


def sabotage_of_bruce(state: State, who: Who) -> list[Target]:
    """R25-4.9: he does nothing that changes nothing."""
    here = state.at[who]
    changes = state.kinds[here] != "empty" or state.locked[here]
    return [SABOTAGE] if changes and can_sabotage(state, who) else []


def perform(turn: Turn[State], todo: Todo, who: Who, target: Target) -> None:
    if target.robot is None:
        sabotage(turn, who)
    else:
        turn.emit(RobotDestroyed(target.robot))


def sabotage(turn: Turn[State], who: Who) -> None:
    state = turn.state
    turn.emit(RoomEmptied(state.cell(who), state.kinds[state.at[who]], who))


def panic(turn: Turn[State], todo: Todo, who: Who, card: int) -> None:
    if can_sabotage(turn.state, who):
        sabotage(turn, who)


ABILITY = Ability(id="sarah", options=options, perform=perform, mimicked=sabotage_of_bruce, panic=panic)
