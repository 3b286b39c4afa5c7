"""Strongman: he sets new chambers as he likes; or turns one that lies there (TMP-2.13)."""

from collections.abc import Iterable, Iterator
from typing import Annotated, ClassVar, Final

import msgspec

from wayout.games.temple.bots.atlas import rolls_for
from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.reshaping import Temple, gain, temple_of
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.building import lay_discovered, set_apart, turn_chamber
from wayout.games.temple.modules.characters.ability import Ability
from wayout.games.temple.modules.characters.bots import best_turn
from wayout.games.temple.modules.characters.card import Card, Character
from wayout.games.temple.modules.characters.looking import SHOULDERS, TURNED, opening_with
from wayout.games.temple.modules.characters.prints import SHEET
from wayout.games.temple.parts import Opening
from wayout.games.temple.prompts import ask
from wayout.games.temple.state import NO_NODE, START, State
from wayout.games.temple.tile_set import tile_set
from wayout.games.temple.tiles import Printed, printed
from wayout.kernel.grid import WAYS
from wayout.kernel.play import Action, Refusal, Turn, because
from wayout.kernel.seats import Seat

SOUTH: Final = 2
QUARTERS: Final = (1, 2, 3)
Quarters = Annotated[int, msgspec.Meta(ge=1, le=3)]
WORTH_IT: Final = 3.0
"""In rolls of all together: what a shove must save a bot that has rolled for it."""


def turn_as_he_likes(turn: Turn[State], opening: Opening) -> bool:
    """Any door of the new chamber may join his; its stairs do, if he does not choose."""
    tile = turn.state.pile[-1]
    turns = [] if is_drawn_from_pool(turn.state, tile) else turns_of(printed(tile), opening.side)
    if len(turns) < 2:
        return False
    set_apart(turn, opening, 1)
    ask(turn, opening.seat, SHOULDERS, tuple(f"{tile}{TURNED}{turned}" for turned in turns))
    return True


def is_drawn_from_pool(state: State, tile: str) -> bool:
    """TMP-2.13: chambers of traps, time and quests lie as they are found. They are those that come from a pool."""
    return any(tile in pool.tiles for pool in tile_set(state.settings).pools)


def turns_of(tile: Printed, side: int) -> list[int]:
    """How it can lie with a door towards the discoverer, the stairs first; what looks the same is named once."""
    doors = [SOUTH, *(way for way in WAYS if way != SOUTH and tile.doors[0] >> way & 1)]
    looks: dict[tuple[int, int, int], int] = {}
    for door in doors:
        turned = (side + 2 - door) % 4
        looks.setdefault((tile.doors[turned], tile.in_only[turned], tile.rear[turned]), turned)
    return list(looks.values())


def lay_turned(turn: Turn[State], seat: Seat, option: str) -> None:
    tile, turned = option.split(TURNED)
    lay_discovered(turn, opening_with(turn.state, seat, tile), tile, int(turned))


class Shove(Ability, frozen=True):
    """Turn one's own chamber or a connected one by so many quarters, clockwise."""

    character: ClassVar[str] = "strongman"
    activatable: ClassVar[str] = "shove"
    node: int
    quarters: Quarters

    def refuses(self, state: State, seat: Seat) -> Refusal | None:
        if self.node not in at_hand(state, seat):
            return because("too_far_to_shove", rule="TMP-2.13", node=self.node)
        if not can_be_turned(state, self.node >> 1):
            return because("never_shoved", rule="TMP-2.13", node=self.node)
        if any(reserved.opening.node >> 1 == self.node >> 1 for reserved in state.reserved.values()):
            return because("somebody_chooses_there", rule="TMP-2.13", node=self.node)
        return None

    def work(self, turn: Turn[State], seat: Seat) -> None:
        chamber = self.node >> 1
        turn_chamber(turn, chamber, (turn.state.chambers[chamber].turned + self.quarters) % 4)


def at_hand(state: State, seat: Seat) -> list[int]:
    """His own node, and those that he could enter from it."""
    node = state.figures[seat]
    return [node, *(to for to in state.links[node * 4 : node * 4 + 4] if to != NO_NODE)]


def can_be_turned(state: State, chamber: int) -> bool:
    """Neither the start nor the exit, nor one with two parts."""
    tile = printed(state.chambers[chamber].tile)
    return chamber not in (START, state.exit) and not tile.part and not tile.closed


def shoves(state: State, seat: Seat) -> Iterable[Shove]:
    return (Shove(node, quarters) for node in at_hand(state, seat) for quarters in QUARTERS)


def chamber_to_shove(scene: Scene) -> Iterator[Goal]:
    """Where the bot stands, the turn that makes the ways of the team shortest, if it is worth a card."""
    turn, saved = best_shove(scene)
    cost = SHEET.characters[Shove.character].activatable
    worth = saved - rolls_for(cost)
    if turn is not None and worth >= WORTH_IT:
        yield Goal("shove", scene.here, cost, turn, worth=worth)


def shove_at_once(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    if not any(isinstance(action, Shove) for action in may):
        return None
    turn, saved = best_shove(scene)
    return turn if turn in may and saved >= WORTH_IT else None


def best_shove(scene: Scene) -> tuple[Shove | None, float]:
    temple = temple_of(scene)
    gains = [(turn, gain(scene, temple, after)) for turn, after in shoved(scene, temple)]
    return max(gains, key=lambda found: found[1], default=(None, 0.0))


def shoved(scene: Scene, temple: Temple) -> Iterator[tuple[Shove, Temple]]:
    """The temple after every shove that is possible from where the bot stands."""
    opened = {place.node >> 1 for place in scene.view.reserved}
    for node in (scene.here, *scene.atlas.joined[scene.here].values()):
        chamber, tile = node >> 1, printed(scene.view.chambers[str(node >> 1)].tile)
        if chamber in (START, scene.view.exit, *opened) or tile.part or tile.closed:
            continue
        for quarters in QUARTERS:
            yield Shove(node, quarters), turned_by(temple, chamber, quarters)


def turned_by(temple: Temple, chamber: int, quarters: int) -> Temple:
    return tuple(one._replace(turned=(one.turned + quarters) % 4) if one.number == chamber else one for one in temple)


CHARACTER = Character(
    id="strongman",
    permanent=Card(id=SHOULDERS, draw=turn_as_he_likes, prompts={SHOULDERS: lay_turned}, handy=best_turn),
    activatable=Card(id="shove", actions=(Shove,), uses=shoves, handy=shove_at_once, wishes=chamber_to_shove),
)
