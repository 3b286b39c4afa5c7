"""What the Maze means to a bot: the weakest link goes home early, wishes are made, and short cuts are for what is
wanted most."""

from collections.abc import Iterator
from typing import Final

from wayout.games.temple.actions import Choose
from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.maze.short_cut import SHORT_CUT, TakeShortCut
from wayout.games.temple.modules.maze.weakest_link import WEAKEST_LINK
from wayout.games.temple.modules.treasures.part import GENIE_LAMP
from wayout.games.temple.modules.treasures.stock import TREASURES
from wayout.games.temple.modules.treasures.treasure import is_kept
from wayout.games.temple.state import START, State
from wayout.games.temple.tiles import EXIT, TILES
from wayout.games.temple.view_types import PromptView
from wayout.kernel.play import Action

EARLY: Final = 60_000
"""So long before a slam the weakest link turns back, where sand shows it from the start."""
FEW_GEMS: Final = 3
"""With so few gems left in the depot the exit is wanted more than anything else."""
LATE: Final = 240_000
"""With so little time left, too."""


def wishes(scene: Scene) -> Iterator[Goal]:
    slam = scene.view.next_slam
    if slam is None or slam.at - scene.at > EARLY or scene.rolls(scene.me, START) >= FAR:
        return
    if any(curse.curse == WEAKEST_LINK for curse in scene.me.view.curses):
        yield Goal("home", START, "", None, worth=FAR)


def handy(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    for prompt in scene.view.prompts:
        if prompt.kind == GENIE_LAMP:
            return Choose(prompt.id, best_wish(prompt))
        if prompt.kind == SHORT_CUT:
            return Choose(prompt.id, prompt.options.index(best_chamber(scene, prompt)))
    if scene.view.exit is not None:
        return None
    return next((action for action in may if isinstance(action, TakeShortCut)), None)


def best_wish(prompt: PromptView) -> int:
    """Gems before anything, then what bots know how to use."""
    kinds = [TREASURES[kind] for kind in prompt.options]
    return max(range(len(kinds)), key=lambda at: (kinds[at].gems, kinds[at].helps is not is_kept, -at))


def best_chamber(scene: Scene, prompt: PromptView) -> str:
    """The exit if it is time for it, or the most gems."""
    tiles = [tile for tile in prompt.options if tile in TILES]
    if EXIT in tiles and (scene.view.depot <= FEW_GEMS or scene.time_left() < LATE):
        return EXIT
    return max(tiles, key=lambda tile: TILES[tile].most_gems)
