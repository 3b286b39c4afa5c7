"""What cards are good for in the hands of a bot."""

from collections.abc import Callable, Mapping
from typing import Final

from wayout.games.temple.actions import Choose
from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.characters.looking import KEEN_EYE, SHOULDERS, TURNED
from wayout.games.temple.state import State
from wayout.games.temple.tiles import EXIT, TILES, printed
from wayout.games.temple.view_types import PromptView, ReservedView
from wayout.kernel.grid import STEPS, WAYS, opposite
from wayout.kernel.play import Action

SOON: Final = 30_000
"""A slam so near sends one home."""
SAVES: Final = 3.0
"""In rolls: what a card must save to be used for the way."""


def errand(scene: Scene) -> int | None:
    """Where everybody should be going: home before a slam, or out when the depot is empty."""
    slam = scene.view.next_slam
    if slam is not None and slam.at - scene.at < SOON:
        return scene.home
    return scene.exit if scene.view.depot == 0 else None


def shortest(scene: Scene, ways: Mapping[Action[State], int]) -> Action[State] | None:
    """The one of these that leads nearest to where one has to be, if it is worth a card."""
    goal = errand(scene)
    if goal is None or goal == scene.here or not ways:
        return None
    best = min(ways, key=lambda action: scene.atlas.rolls(ways[action], goal))
    saved = min(scene.atlas.rolls(scene.here, goal), FAR) - scene.atlas.rolls(ways[best], goal)
    return best if saved >= SAVES else None


Handy = Callable[[Scene, list[Action[State]]], Action[State] | None]


def on_the_way(leads: Callable[[Action[State]], int | None]) -> Handy:
    """For a card that leads to a node."""

    def go(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
        return shortest(scene, {action: node for action in may if (node := leads(action)) is not None})

    return go


def through_a_side(side_of: Callable[[Action[State]], int | None]) -> Handy:
    """For a card that leads through a side of one's chamber."""

    def go(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
        sides = {action: side for action in may if (side := side_of(action)) is not None}
        return shortest(scene, {action: node_beyond(scene, side) for action, side in sides.items()})

    return go


def node_beyond(scene: Scene, side: int) -> int:
    """The front of the neighbour on that side of one's chamber."""
    here, (dx, dy) = scene.view.chambers[str(scene.here >> 1)], STEPS[side]
    cell = (here.x + dx, here.y + dy)
    return next(2 * int(key) for key, one in scene.view.chambers.items() if (one.x, one.y) == cell)


def asked(scene: Scene, kind: str) -> PromptView | None:
    return next((prompt for prompt in scene.view.prompts if prompt.kind == kind), None)


def best_tile(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    """Of the chambers that one looks at, the one that is worth most."""
    prompt = asked(scene, KEEN_EYE)
    if prompt is None:
        return None
    worths = [tile_worth(scene, tile) for tile in prompt.options]
    return Choose(prompt.id, worths.index(max(worths)))


def tile_worth(scene: Scene, tile: str) -> float:
    """Gems while some are needed, ways on, and the exit rather too early than too late."""
    if tile == EXIT:
        return 5.0
    seen = TILES[tile]
    gems = 2.0 * min(seen.most_gems, scene.view.depot)
    return gems + len(seen.doors) + (0.5 if seen.chest else 0.0) - (1.5 if seen.mask else 0.0)


def best_turn(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    """The turn that leads on in most directions."""
    prompt = asked(scene, SHOULDERS)
    if prompt is None:
        return None
    place = next(reserved for reserved in scene.view.reserved if reserved.seat == scene.me.seat)
    ways = [ways_on(scene, place, option) for option in prompt.options]
    return Choose(prompt.id, ways.index(max(ways)))


def ways_on(scene: Scene, place: ReservedView, option: str) -> int:
    """How many of its doors lead to an empty place or to a door."""
    tile, turned = option.split(TURNED)
    doors = printed(tile).doors[int(turned)]
    lying = {(chamber.x, chamber.y): chamber for chamber in scene.view.chambers.values()}
    beside = {side: lying.get((place.x + STEPS[side][0], place.y + STEPS[side][1])) for side in WAYS}
    return sum(
        doors >> side & 1 and (chamber is None or opposite(side) in chamber.doors) for side, chamber in beside.items()
    )
