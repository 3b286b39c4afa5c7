"""What somebody means to do, and what becomes of it when its turn comes."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from wayout.games.room25.bots.gains import looks, play
from wayout.games.room25.bots.scene import Scene
from wayout.games.room25.bots.stage import Stage
from wayout.games.room25.cells import LINES_THROUGH
from wayout.games.room25.parts import CELL, CONTROL, LOOK, MOVE, NOWHERE, Target, Tile, Token, Who

PROMISED: Final = 60.0
"""What it is worth that somebody will probably slide Room 25 out: less than doing it."""


class Intent(NamedTuple):
    """Into which room somebody wants to look or go, or which line to slide."""

    who: Who
    token: Token
    target: Target
    tile: Tile = NOWHERE


def intent(stage: Stage, who: Who, token: Token, target: Target) -> Intent:
    """Rooms wander: what counts is which one it is, not where it lies."""
    return Intent(who, token, target, NOWHERE if target.cell is None else stage.grid[target.cell])


class Course(NamedTuple):
    """What happens before one's first action, between both, and after the second."""

    before: Sequence[Intent] = ()
    between: Sequence[Intent] = ()
    after: Sequence[Intent] = ()


NOBODY_ELSE: Final = Course()


def come_true(scene: Scene, stage: Stage, intents: Iterable[Intent]) -> None:
    """As far as each is still possible then."""
    for one in intents:
        target = still_possible(scene, stage, one)
        if target is None:
            continue
        if one.token == CONTROL and gets_out(scene, stage, one.who, target):
            stage.promised += PROMISED if (one.who in scene.team) != scene.wicked else -PROMISED
            return
        play(scene, stage, one.who, one.token, target)


def gets_out(scene: Scene, stage: Stage, who: Who, slide: Target) -> bool:
    return slide.line is not None and scene.leaves(stage, who, slide.line, bool(slide.forward))


def still_possible(scene: Scene, stage: Stage, one: Intent) -> Target | None:
    who, target = one.who, one.target
    if target.line is not None:
        here, way = stage.cell(who), 1 if target.forward else -1
        return target if target.line in LINES_THROUGH[here] and stage.arrows[target.line] * way >= 0 else None
    if one.tile == NOWHERE:
        return None
    cell = stage.cell_of[one.tile]
    if one.token == MOVE:
        return CELL[cell] if cell in stage.doors(who) else None
    return CELL[cell] if one.token == LOOK and cell in looks(scene, stage, who) else None
