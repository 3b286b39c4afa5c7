"""The Maze (Queenie 5): a mirage of the starting chamber, a gear that slides the temple, and what misleads in it
(TMP-5.13)."""

from collections.abc import Iterable
from itertools import chain
from typing import Final

from wayout.games.temple.modules.maze.bots import handy, wishes
from wayout.games.temple.modules.maze.gear import GearTurned, TurnGear, may_turn, thinkable_turns
from wayout.games.temple.modules.maze.invariants import flaw
from wayout.games.temple.modules.maze.mirage import MirageRose, rise
from wayout.games.temple.modules.maze.misinformation import SHOUTING, AlarmFaded, ExitShouted, hush, shout
from wayout.games.temple.modules.maze.numbers import TILES
from wayout.games.temple.modules.maze.part import ID, Maze
from wayout.games.temple.modules.maze.short_cut import (
    SHORT_CUT,
    ShortCutEnded,
    TakeShortCut,
    after_discovery,
    choose,
    look_again,
    may_take,
    thinkable_cuts,
)
from wayout.games.temple.modules.maze.showing import imagine, show
from wayout.games.temple.modules.maze.weakest_link import LinkBroken, try_chain
from wayout.games.temple.modules.treasures.kinds.genie_lamp import WishForgone, grant
from wayout.games.temple.modules.treasures.part import GENIE_LAMP
from wayout.games.temple.prompts import withdraw
from wayout.games.temple.seam import ON_ALARM, ON_PLATFORM, ON_TILE, SLAM_WEAKEST, Module
from wayout.games.temple.settings import Settings
from wayout.games.temple.state import State
from wayout.games.temple.tiles import TileSet
from wayout.kernel.options import Option
from wayout.kernel.play import Action, Turn
from wayout.kernel.seats import Seat


def prepare(made_of: TileSet, settings: Settings) -> TileSet:
    """TMP-5.0: they come into the pile when two chambers lie beside the start."""
    return made_of._replace(later=(*made_of.later, *(tile.id for tile in TILES)))


def may(state: State, seat: Seat) -> Iterable[Action[State]]:
    return [*may_turn(state, seat), *may_take(state, seat)]


def thinkable(state: State, seat: Seat) -> Iterable[Action[State]]:
    return chain(thinkable_turns(state, seat), thinkable_cuts(state, seat))


def forgo_wish(turn: Turn[State], seat: Seat) -> None:
    """Whoever is out takes no more treasures."""
    for prompt in turn.state.prompts_of(seat):
        if prompt.kind == GENIE_LAMP:
            withdraw(turn, prompt)
            turn.emit(WishForgone(seat))


MODULE: Final = Module(
    id=ID,
    option=Option(ID, (False, True), False),
    box=13,
    difficulty=2,
    presets={"everything": True},
    part=Maze,
    actions=(TurnGear, TakeShortCut),
    events=(MirageRose, GearTurned, ShortCutEnded, LinkBroken, ExitShouted, AlarmFaded),
    tiles=TILES,
    prepare=prepare,
    discovered={ON_TILE: rise, ON_ALARM: shout},
    lifted=hush,
    board_changed={ON_PLATFORM: look_again},
    escaped=forgo_wish,
    slammed={SLAM_WEAKEST: try_chain},
    done=after_discovery,
    timers=(SHOUTING,),
    prompts={GENIE_LAMP: grant, SHORT_CUT: choose},
    may=may,
    thinkable=thinkable,
    show=show,
    imagine=imagine,
    flaw=flaw,
    wishes=wishes,
    handy=handy,
)
