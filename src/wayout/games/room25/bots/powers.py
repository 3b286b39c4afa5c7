"""What the characters' abilities are good for."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from wayout.games.room25.bots.scene import Scene
from wayout.games.room25.bots.stage import Stage
from wayout.games.room25.cells import NEIGHBOURS, Cell
from wayout.games.room25.parts import (
    ALICE,
    BRUCE,
    CHARACTERS,
    EMMETT,
    FRANCK,
    JENNIFER,
    KEVIN,
    MAX,
    SARAH,
    SOMEBODY,
    SOMEBODY_TO,
    Target,
    Who,
)

BLUE: Final = ("central", "room25", "key")
RECOVER: Final = Target(use="recover")
HIDE: Final = Target(use="hide")
SABOTAGE: Final = Target(use="sabotage")
RECOVERED: Final = 0.9
HIDDEN: Final = -0.1
SCOUTED: Final = 0.5
"""What a robot is worth that goes where nobody has been."""
BARRED: Final = 0.3


def power_targets(scene: Scene, stage: Stage, who: Who) -> list[Target]:
    """What this character could do with its own ability."""
    if not scene.view.rules.abilities:
        return []
    if who != BRUCE:
        return TARGETS[who](scene, stage, who)
    cell = stage.cell(who)
    near = [other for other in stage.at if other != who and stage.cell(other) in (cell, *NEIGHBOURS[cell])]
    return [target for model in near if model in MIMICKED for target in TARGETS[model](scene, stage, who)]


def calls(scene: Scene, stage: Stage, who: Who) -> list[Target]:
    around = NEIGHBOURS[stage.cell(who)]
    return [SOMEBODY[one] for one in stage.at if stage.cell(one) in around and not scene.figures[one].hidden]


def carries(scene: Scene, stage: Stage, who: Who) -> list[Target]:
    others = [other for other in stage.beside(who) if not scene.figures[other].hidden]
    return [SOMEBODY_TO[other][cell] for other in others for cell in stage.doors(who)]


def recoveries(scene: Scene, stage: Stage, who: Who) -> list[Target]:
    return [RECOVER] if scene.figures[who].adrenaline == "gone" else []


def sabotages(scene: Scene, stage: Stage, who: Who) -> list[Target]:
    return [SABOTAGE] if scene.figures[who].empties and scene.picture.kinds[stage.at[who]] != "room25" else []


def swaps(scene: Scene, stage: Stage, who: Who) -> list[Target]:
    rooms = scene.view.rooms
    loose = [c for c in NEIGHBOURS[stage.cell(who)] if rooms[scene.stage.cell_of[stage.grid[c]]].room not in BLUE]
    return [Target(cell=one, to=two, use="swap") for one, two in combinations(loose, 2)]


def hidings(scene: Scene, stage: Stage, who: Who) -> list[Target]:
    return [HIDE]


def repairs(scene: Scene, stage: Stage, who: Who) -> list[Target]:
    around = NEIGHBOURS[stage.cell(who)]
    rooms = scene.view.rooms
    barred = [cell for cell in around if rooms[scene.stage.cell_of[stage.grid[cell]]].barred]
    found = [Target(cell=cell, use="reactivate") for cell in barred]
    return found + locks(scene, stage, around) if who == EMMETT else found


def locks(scene: Scene, stage: Stage, around: Sequence[Cell]) -> list[Target]:
    """Which of several locks is taken does not matter here."""
    rooms = [scene.view.rooms[scene.stage.cell_of[stage.grid[cell]]] for cell in around]
    loose = [
        cell for cell, room in zip(around, rooms, strict=True) if room.room not in (None, *BLUE) and not room.locked
    ]
    return [Target(cell=cell, use="lock") for cell in loose]


TARGETS: Final = {
    JENNIFER: calls,
    MAX: carries,
    FRANCK: recoveries,
    SARAH: sabotages,
    KEVIN: swaps,
    ALICE: hidings,
    EMMETT: repairs,
}
MIMICKED: Final = (JENNIFER, MAX, FRANCK, SARAH, ALICE, EMMETT)


def used(scene: Scene, stage: Stage, who: Who, target: Target) -> None:
    """What comes of this use of an ability."""
    if target.robot is not None:
        ordered(scene, stage, target)
    elif target.who is not None and target.cell is not None:
        carry(stage, who, target.who, target.cell)
    elif target.who is not None:
        stage.enter(target.who, stage.cell(who))
    elif target.cell is not None and target.to is not None and target.use == "swap":
        stage.swap(target.cell, target.to)
    elif target.use in ("recover", CHARACTERS[FRANCK]):
        stage.gained += RECOVERED
    elif target.use in ("hide", CHARACTERS[ALICE]):
        stage.gained += HIDDEN
    elif target.cell is not None:
        close(scene, stage, target)
    else:
        clear(scene, stage, who)


def carry(stage: Stage, who: Who, other: Who, cell: int) -> None:
    """Both come in together, at the same price."""
    paid = stage.tolls.get(who, 0.0)
    del stage.at[other]  # nobody leaves a Shredder Room before the other
    stage.enter(who, cell, acts_again=True)
    stage.at[other] = stage.at[who]
    stage.pay(other, stage.tolls.get(who, 0.0) - paid)


def clear(scene: Scene, stage: Stage, who: Who) -> None:
    """Sabotage: worth what the room would still do."""
    tile = stage.at[who]
    if tile in stage.traps.values():
        stage.traps = {one: trap for one, trap in stage.traps.items() if trap != tile}
    kind = scene.picture.kinds[tile]
    stage.gained += 0.4 if kind in ("prison", "acid", "mortal") else -0.3


def close(scene: Scene, stage: Stage, target: Target) -> None:
    """Emmett: doors open for one's own side; a guard shuts them."""
    stage.gained += BARRED if target.use in ("reactivate", CHARACTERS[EMMETT]) else -BARRED


def ordered(scene: Scene, stage: Stage, order: Target) -> None:
    """Robots turn up what nobody knows, and push whom it helps. Sarah only breaks them, which helps nobody."""
    if order.cell is None:
        return
    if order.who is not None:
        stage.enter(order.who, order.cell, acts_again=True)
        return
    tile = stage.grid[order.cell]
    if scene.picture.kinds[tile] is None and tile not in stage.seen:
        stage.gained += SCOUTED
        stage.see(tile)
    if scene.picture.kinds[tile] in ("acid", "shredder"):
        for other, at in stage.at.items():
            if at == tile:
                stage.pay(other, scene.picture.death)
