"""The two sand timers: who gets them, and what happens when they have run out (TMP-5.8)."""

from typing import Final

from wayout.games.temple.modules.time_chambers.events import SandAwaited, SandRanOut, SandStarted, SandTurned
from wayout.games.temple.modules.time_chambers.failing import fail
from wayout.games.temple.modules.time_chambers.part import NO_CHAMBER, Glass, glass_of, part
from wayout.games.temple.modules.time_chambers.printed import BANS, SACRIFICE, SAND_MS, TIME_CHAMBERS, colour_of
from wayout.games.temple.modules.time_chambers.sacrificing import forfeit, take_sacrifices
from wayout.games.temple.seam import SAND, Timer
from wayout.games.temple.state import State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat


def find(turn: Turn[State], seat: Seat, chamber: int) -> None:
    """A time chamber is discovered: it gets its timer, or waits for it."""
    tile = turn.state.chambers[chamber].tile
    if tile not in TIME_CHAMBERS:
        return
    if glass_of(turn.state, colour_of(tile)).chamber == NO_CHAMBER:
        start(turn, chamber)
    else:
        turn.emit(SandAwaited(chamber, tile))


def start(turn: Turn[State], chamber: int) -> None:
    tile = turn.state.chambers[chamber].tile
    turn.emit(SandStarted(chamber, tile, turn.at + SAND_MS[colour_of(tile)]))
    if tile == SACRIFICE:
        take_sacrifices(turn)


def blue_due(state: State) -> int | None:
    return due(part(state).blue)


def green_due(state: State) -> int | None:
    return due(part(state).green)


def due(glass: Glass) -> int | None:
    return None if glass.chamber == NO_CHAMBER else glass.until


def end_blue(turn: Turn[State], at: int) -> None:
    """Not before, even if all tasks were solved long ago."""
    fail(turn)
    forfeit(turn)
    go_to_next(turn, part(turn.state).blue)


def end_green(turn: Turn[State], at: int) -> None:
    green = part(turn.state).green
    tile = turn.state.chambers[green.chamber].tile
    if green.stage + 1 < len(BANS[tile]):
        turn.emit(SandTurned(green.chamber, tile, at + SAND_MS["green"]))
    else:
        go_to_next(turn, green)


def go_to_next(turn: Turn[State], glass: Glass) -> None:
    """The timer is free; whoever waits for it longest gets it at once."""
    turn.emit(SandRanOut(glass.chamber, turn.state.chambers[glass.chamber].tile))
    if glass.queue:
        start(turn, glass.queue[0])


SANDS: Final = (Timer(SAND, blue_due, end_blue), Timer(SAND, green_due, end_green))
