"""Lines that slide, and Room 25 that leaves the complex (R25-4.5)."""

from typing import Final

from wayout.games.room25.cells import LINES, Line
from wayout.games.room25.ending import end
from wayout.games.room25.events import Escaped, ExitMissed, Slid
from wayout.games.room25.modes import may_move_out
from wayout.games.room25.parts import NO_ONE, Target, Tile, Who
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
        pushed = over_the_edge(state, line, forward)
        if actor != NO_ONE and is_open_exit(state, pushed):
            move_out(turn, pushed, actor)
            if state.outcome is not None:
                return
        turn.emit(Slid(line, forward))


def over_the_edge(state: State, line: Line, forward: bool) -> Tile:
    """The room that this slide pushes out."""
    return state.grid[LINES[line][-1 if forward else 0]]


def is_open_exit(state: State, tile: Tile) -> bool:
    return state.kinds[tile] == "room25" and state.face_up[tile]


def move_out(turn: Turn[State], tile: Tile, actor: Who) -> None:
    """Room 25 leaves the complex, unless somebody is missing; where roles are hidden, that is news."""
    state, mode = turn.state, MODES[turn.state.rules.mode]
    verdict = mode.escape(state, actor)
    if verdict is not None:
        turn.emit(Escaped(actor, tuple(state.on(tile))))
        end(turn, verdict)
    elif mode.roles is not None and may_move_out(state, actor):
        turn.emit(ExitMissed(actor))
