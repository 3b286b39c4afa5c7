"""Which timer runs for whom, and what is played when time is up (NE-3.9)."""

from typing import Final

from wayout.games.no_escape.actions import ChooseTeleporter, GiveTile, PlaceTile
from wayout.games.no_escape.paths import default_way
from wayout.games.no_escape.placing import maze_kinds
from wayout.games.no_escape.rules import CHOOSE, DECLINE, PASS, ROLL_DICE, SKIP, answers, placements
from wayout.games.no_escape.slots import XY
from wayout.games.no_escape.state import ACTION, BRANCH, ENERGY, GIVE, LAY, NEW_PATH, ROLL, TELEPORT, State
from wayout.games.no_escape.teleporters import free_teleporters
from wayout.kernel.chance import Chance
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat

TIMERS: Final = {
    "action": 45,
    "maze": 60,
    "energy": 15,
    "branch": 15,
    "teleport": 15,
    "new_path": 20,
    "hand": 20,
    "abort": 5,
}
BRIEF: Final = frozenset({"abort"})
TIMER_OF_PHASE: Final = {ACTION: "action", ENERGY: "energy", ROLL: "energy"}
TIMER_OF_QUESTION: Final = {BRANCH: "branch", TELEPORT: "teleport", NEW_PATH: "new_path", LAY: "hand", GIVE: "hand"}


def waiting(state: State, seat: Seat) -> str:
    if state.window is not None:
        return "abort"
    if state.question is not None:
        return TIMER_OF_QUESTION[state.question]
    return TIMER_OF_PHASE.get(state.phase, "maze")


def timeout(state: State, seat: Seat, chance: Chance) -> Action[State]:
    if state.window is not None:
        return PASS
    if state.question is not None:
        return default_answer(state, state.question)
    if state.phase == ACTION:
        return SKIP
    if state.phase in (ENERGY, ROLL):
        return ROLL_DICE
    return default_placement(state, seat)


def default_placement(state: State, seat: Seat) -> Action[State]:
    """The first tile of the hand that can be laid, nearest to the centre, then by y, x and rotation."""
    tiles = maze_kinds(state.hands[seat]) if state.flipped is None else [state.flipped]
    order = {tile: number for number, tile in enumerate(tiles)}

    def rank(action: Action[State]) -> tuple[int, ...]:
        assert isinstance(action, PlaceTile)
        x, y = action.at
        return (order[action.tile], abs(x) + abs(y), y, x, action.rot)

    return min(placements(state, tiles), key=rank)


def default_answer(state: State, question: str) -> Action[State]:
    if question == BRANCH:
        return CHOOSE[default_way(state)]
    if question == TELEPORT:
        return ChooseTeleporter(XY[free_teleporters(state)[0]])
    if question == NEW_PATH:
        return DECLINE
    if question == GIVE:
        return GiveTile(state.hands[state.asked][0])
    return answers(state, question)[0]
