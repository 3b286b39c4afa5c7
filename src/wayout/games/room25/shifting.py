"""Lines that slide, and Room 25 that leaves the complex (R25-4.5)."""

from typing import Final

from wayout.games.room25.cells import LINES, Line
from wayout.games.room25.ending import end
from wayout.games.room25.events import Escaped, Slid
from wayout.games.room25.parts import NO_ONE, Target, Who
from wayout.games.room25.seam import MODES
from wayout.games.room25.state import State
from wayout.kernel.play import Turn

SLIDES: Final = {(line, to): Target(line=line, forward=to) for line in range(len(LINES)) for to in (True, False)}


def slides(state: State, lines: tuple[Line, ...]) -> list[Target]:
    """Both ways for each line, but not against an arrow."""
    arrows = state.arrows
    found = []
    for line in lines:
        if arrows[line] >= 0:
            found.append(SLIDES[line, True])
        if arrows[line] <= 0:
            found.append(SLIDES[line, False])
    return found


def slide(turn: Turn[State], line: Line, forward: bool, steps: int, actor: Who = NO_ONE) -> None:
    """So many steps. Only a Control action has an actor, and only that can move Room 25 out."""
    state = turn.state
    for _ in range(steps):
        if actor != NO_ONE and falls_out(state, line, forward):
            verdict = MODES[state.rules.mode].escape(state, actor)
            if verdict is not None:
                edge = state.grid[LINES[line][-1 if forward else 0]]
                turn.emit(Escaped(actor, tuple(state.on(edge))))
                end(turn, verdict)
                return
        turn.emit(Slid(line, forward))


def falls_out(state: State, line: Line, forward: bool) -> bool:
    """Is it the open Room 25 that this slide would push over the edge?"""
    tile = state.grid[LINES[line][-1 if forward else 0]]
    return state.kinds[tile] == "room25" and state.face_up[tile]
