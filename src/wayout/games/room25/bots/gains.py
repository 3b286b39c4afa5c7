"""What each action could be, and what comes of it, in a bot's head."""

from typing import Final, NamedTuple

from wayout.games.room25.bots.powers import power_targets, used
from wayout.games.room25.bots.scene import Scene
from wayout.games.room25.bots.stage import Stage
from wayout.games.room25.cells import CENTRE, LINES_THROUGH, NEIGHBOURS
from wayout.games.room25.parts import CELL, CONTROL, LOOK, MOVE, NOTHING, PUSH, SOMEBODY_TO, Target, Token, Who
from wayout.games.room25.shifting import SLIDES

GLIMPSE: Final = 0.25
"""What it is worth to know a room where Room 25 cannot be."""
AGAIN: Final = 0.1
"""What it is worth to look where another has looked."""
ALARM: Final = 5
IDLE_PUSH: Final = 0.4
"""What it costs to push nobody: whoever comes in by then must be pushed out again."""
SHOVED: Final = 0.7
"""What it costs to push a mate: it has plans of its own, and may be elsewhere by then."""
EARLY: Final = 0.35
"""What each round costs that the alarm takes."""


class Way(NamedTuple):
    """One way to carry out an action, and what it looks like afterwards."""

    target: Target
    stage: Stage


def targets(scene: Scene, stage: Stage, who: Who, token: Token) -> list[Target]:
    """The ways to carry it out; none: it is lost."""
    if token == MOVE:
        return [CELL[cell] for cell in stage.doors(who)]
    here = stage.cell(who)
    if token == LOOK:
        return [CELL[cell] for cell in looks(scene, stage, who)]
    if here == CENTRE:
        return []
    if token == CONTROL:
        return [
            SLIDES[line, forward]
            for line in LINES_THROUGH[here]
            for forward in (True, False)
            if stage.arrows[line] * (1 if forward else -1) >= 0
        ]
    if token == PUSH:
        others = [other for other in stage.beside(who) if not scene.figures[other].hidden]
        return [SOMEBODY_TO[other][cell] for other in others for cell in stage.doors(who)]
    return power_targets(scene, stage, who)


def looks(scene: Scene, stage: Stage, who: Who) -> list[int]:
    tile = stage.at[who]
    if scene.picture.kinds[tile] == "dark":
        return []
    rooms, axis, cell = scene.view.rooms, stage.axes.get(tile), stage.cell_of[tile]
    down = {room.tile for room in rooms if room.room is None}
    around = [other for other in NEIGHBOURS[cell] if stage.grid[other] in down]
    return [other for other in around if axis is None or (axis == "h") == (other // 5 == cell // 5)]


def played(scene: Scene, stage: Stage, who: Who, token: Token, target: Target, acts_again: bool = False) -> Stage:
    """What it looks like afterwards."""
    after = stage.copy()
    play(scene, after, who, token, target, acts_again)
    return after


def play(scene: Scene, stage: Stage, who: Who, token: Token, target: Target, acts_again: bool = False) -> None:
    if token == MOVE:
        assert target.cell is not None
        sound(scene, stage, target.cell)
        stage.enter(who, target.cell, acts_again=acts_again)
    elif token == LOOK:
        assert target.cell is not None
        look(scene, stage, who, target.cell)
    elif token == CONTROL:
        assert target.line is not None
        assert target.forward is not None
        if scene.leaves(stage, who, target.line, target.forward):
            stage.escaped = who
        stage.slide(target.line, target.forward)
    elif token == PUSH:
        assert target.cell is not None
        assert target.who is not None
        stage.gained -= SHOVED if target.who in scene.team else 0.0
        stage.enter(target.who, target.cell, acts_again=True)
    else:
        used(scene, stage, who, target)
    stage.spring(who)


def look(scene: Scene, stage: Stage, who: Who, cell: int) -> None:
    tile = stage.grid[cell]
    if scene.picture.kinds[tile] is not None or tile in stage.seen:
        return
    if tile in scene.knowledge.peeked or scene.knowledge.claimed(tile) is not None:
        stage.gained += AGAIN
        return
    stage.gained += GLIMPSE
    if who in scene.team:
        stage.see(tile)


def sound(scene: Scene, stage: Stage, cell: int) -> None:
    """R25-1.8: coming into Room 25 early shortens the game for all."""
    tile = stage.grid[cell]
    hidden = scene.view.rooms[scene.stage.cell_of[tile]].room is None
    if stage.exits == (tile,) and hidden and scene.view.left > ALARM and scene.mode not in ("cooperation", "solo"):
        stage.gained -= EARLY * (scene.view.left - ALARM)


def ways(scene: Scene, stage: Stage, who: Who, token: Token, acts_again: bool = False) -> list[Way]:
    """All ways to carry it out. What can be done must be done; what cannot is lost."""
    found = [
        Way(target, played(scene, stage, who, token, target, acts_again))
        for target in targets(scene, stage, who, token)
    ]
    if found:
        return found
    lost = stage.copy()
    lost.spring(who)
    lost.gained -= IDLE_PUSH if token == PUSH else 0.0
    return [Way(NOTHING, lost)]


def best_play(scene: Scene, stage: Stage, who: Who, token: Token, acts_again: bool = False) -> tuple[float, Stage]:
    """The best way to carry it out."""
    worths = [(scene.worth(way.stage), way.stage) for way in ways(scene, stage, who, token, acts_again)]
    return max(worths, key=lambda pair: pair[0])
