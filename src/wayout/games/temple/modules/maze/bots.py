"""What the Maze means to a bot: the weakest link goes home early, wishes are made, the gear is turned, and short cuts
are for what is wanted most."""

from collections.abc import Iterator
from typing import Final

from wayout.games.temple.actions import Choose
from wayout.games.temple.bots.atlas import FAR
from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.hand import slowness
from wayout.games.temple.bots.scene import Mate, Scene
from wayout.games.temple.clock import SOUNDTRACKS, TABLES
from wayout.games.temple.modules.maze.gear_bots import gear_to_turn, turn_at_once
from wayout.games.temple.modules.maze.short_cut import SHORT_CUT, TakeShortCut
from wayout.games.temple.modules.maze.weakest_link import WEAKEST_LINK
from wayout.games.temple.modules.treasures.part import GENIE_LAMP
from wayout.games.temple.modules.treasures.stock import TREASURES
from wayout.games.temple.modules.treasures.treasure import is_kept
from wayout.games.temple.seam import SLAM
from wayout.games.temple.state import SOUND, State
from wayout.games.temple.tiles import EXIT, TILES
from wayout.games.temple.view_types import PromptView, View
from wayout.kernel.play import Action

EARLY: Final = 60_000
"""So long before a slam the weakest link turns back."""
AMPLE: Final = 5_000
"""For every roll of the way home, if that is longer."""
FEW_GEMS: Final = 3
"""With so few gems left in the depot the exit is wanted more than anything else."""
LATE: Final = 240_000
"""With so little time left, too."""


def wishes(scene: Scene) -> Iterator[Goal]:
    yield from early_home(scene)
    yield from gear_to_turn(scene)


def early_home(scene: Scene) -> Iterator[Goal]:
    """The weakest link is at home in time: if not, all have lost."""
    rolls, slam = scene.rolls(scene.me, scene.home), earliest_slam(scene.view)
    if rolls >= FAR or slam is None or not is_weakest_link(scene.me):
        return
    if scene.until(slam) < max(EARLY, AMPLE * rolls * slowness(scene.me)):
        yield Goal("home", scene.home, "", None, worth=FAR)


def is_weakest_link(mate: Mate) -> bool:
    return any(curse.curse == WEAKEST_LINK for curse in mate.view.curses)


def earliest_slam(view: View) -> int | None:
    """When the doors may slam next; before the gong, by whichever soundtrack is the quicker (TMP-2.17)."""
    if view.next_slam is not None:
        return view.next_slam.at
    tracks = SOUNDTRACKS if view.clock == SOUND else (view.clock,)
    bells = [bell for track in tracks for bell in TABLES[track, view.tempo] if bell.kind == SLAM]
    slams = [bell.after for bell in bells if bell.number == view.slams + 1]
    return None if view.starts_at is None or not slams else view.starts_at + min(slams)


def handy(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    for prompt in scene.view.prompts:
        if prompt.kind == GENIE_LAMP:
            return Choose(prompt.id, best_wish(prompt))
        if prompt.kind == SHORT_CUT:
            return Choose(prompt.id, prompt.options.index(best_chamber(scene, prompt)))
    turn = turn_at_once(scene, may)
    if turn is not None or scene.view.exit is not None:
        return turn
    return next((action for action in may if isinstance(action, TakeShortCut)), None)


def best_wish(prompt: PromptView) -> int:
    """Gems before anything, then what bots have a use for."""
    kinds = [TREASURES[kind] for kind in prompt.options]
    useful = [not kind.for_people and kind.helps is not is_kept for kind in kinds]
    return max(range(len(kinds)), key=lambda at: (kinds[at].gems, useful[at], -at))


def best_chamber(scene: Scene, prompt: PromptView) -> str:
    """The exit if it is time for it, or the most gems."""
    tiles = [tile for tile in prompt.options if tile in TILES]
    if EXIT in tiles and (scene.view.depot <= FEW_GEMS or scene.time_left() < LATE):
        return EXIT
    return max(tiles, key=lambda tile: TILES[tile].most_gems)
