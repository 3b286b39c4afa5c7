"""Playing on in mind, with the game's own rules: what a letter left open is guessed, and nobody aborts anything."""

from typing import Final

from wayout.games.no_escape.bots.field import Field
from wayout.games.no_escape.events import PathDeclined, WayChosen, WindowDropped
from wayout.games.no_escape.imagine import imagine
from wayout.games.no_escape.movement import beam_to, walk_on
from wayout.games.no_escape.slots import WAYS_OF
from wayout.games.no_escape.state import BRANCH, MOVE, TELEPORT, State
from wayout.games.no_escape.teleporters import arrival, free_teleporters
from wayout.games.no_escape.view import View
from wayout.kernel.chance import Chance, NoLuck
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat

NO_LUCK: Final = NoLuck()
"""Nothing that is played on in mind rolls a die or draws a tile."""


def thought(view: View, seat: Seat, chance: Chance) -> State:
    """A truth that fits the view, where no window opens."""
    state = imagine(view, seat, chance)
    state.unasked = True
    return state


def without_windows(state: State) -> State:
    """As it will go on once the open windows are settled."""
    twin = state.clone()
    WindowDropped().apply(twin)
    return twin


def moved(state: State, roll: int, field: Field) -> State:
    """After the turn's player has moved that far; everybody takes the shortest way out."""
    twin = state.clone()
    twin.phase, twin.steps = MOVE, roll + twin.bonus
    walk_to_end(twin, field)
    return twin


def walk_to_end(state: State, field: Field) -> None:
    """Until the movement under way is over. Stops before tiles are drawn."""
    turn = Turn(state, NO_LUCK)
    while True:
        if state.question is not None:
            answer_shortest(turn, state.question, field)
        elif state.outcome is not None or walk_on(turn):
            return


def answer_shortest(turn: Turn[State], question: str, field: Field) -> None:
    """A question in mid-move is answered towards the nearest way out; a New Path is declined."""
    state = turn.state
    seat = state.asked
    if question == BRANCH:
        ways = WAYS_OF[state.ways]
        turn.emit(WayChosen(seat, min(ways, key=lambda way: field.ahead(state.places[seat], way))))
    elif question == TELEPORT:
        beam_to(turn, seat, min(free_teleporters(state), key=lambda slot: steps_from(state, slot, field)))
    else:
        turn.emit(PathDeclined(seat))


def steps_from(state: State, slot: int, field: Field) -> int:
    """From the indicator in this slot to the nearest way out."""
    (_, _, space), heading = arrival(state, slot)
    return field.ahead(slot << 4 | space, heading)[0]
