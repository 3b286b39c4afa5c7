"""Abort or let pass: what it is worth if the thing at stake happens, and if it does not."""

from typing import Final

from wayout.games.no_escape.actions import LetPass, PlayAbort
from wayout.games.no_escape.bots.field import Field
from wayout.games.no_escape.bots.judge import Judge, outlooks
from wayout.games.no_escape.bots.keeping import first_given
from wayout.games.no_escape.bots.mind import NO_LUCK, moved, walk_to_end, without_windows
from wayout.games.no_escape.bots.odds_judge import OddsJudge
from wayout.games.no_escape.catalogue import ACTION_TILES
from wayout.games.no_escape.events import EnergyReturned, TileLost
from wayout.games.no_escape.movement import teleport
from wayout.games.no_escape.shapes import TILE
from wayout.games.no_escape.slots import XY
from wayout.games.no_escape.state import ON_ACTION, ON_ENERGY, ON_MAZE, ON_ROLL, State
from wayout.kernel.play import Action, Turn

UNSEEN: Final = {"trade", "collapse", "salvage"}
"""Actions whose effect depends on hands that nobody else sees."""


def fitting_aborts(may: list[Action[State]]) -> list[str]:
    return [one.tile for one in may if isinstance(one, PlayAbort)]


def answer_window(state: State, judge: OddsJudge, may: list[Action[State]]) -> Action[State]:
    """Abort if that betters the own odds by this share of what they could be."""
    aborts = fitting_aborts(may)
    if not aborts:
        return LetPass()
    now, then = with_and_without(state, judge)
    return PlayAbort(first_given(aborts)) if then - now > judge.temper.abort_price * then else LetPass()


def with_and_without(state: State, judge: Judge) -> tuple[float, float]:
    """What it is worth to let pass what the open window could stop, and to stop it."""
    assert state.stake is not None
    happens, cancelled = at_stake(state, judge, state.stake)
    stands = len(state.aborts) % 2 == 0
    return (happens, cancelled) if stands else (cancelled, happens)


def at_stake(state: State, judge: Judge, stake: str) -> tuple[float, float]:
    """What it is worth if what the windows are about happens, and if it is cancelled."""
    twin = without_windows(state)
    if stake == ON_ROLL:
        field = Field(twin)
        assert twin.dice is not None
        return judge.after(moved(twin, sum(twin.dice), field), field), judge.rolling(twin, field)
    if stake == ON_ENERGY:
        return energy_at_stake(twin, judge)
    if stake == ON_MAZE:
        return maze_at_stake(twin, judge)
    if stake == ON_ACTION:
        return action_at_stake(twin, judge)
    return teleport_at_stake(state, twin, judge)


def energy_at_stake(state: State, judge: Judge) -> tuple[float, float]:
    field, back = Field(state), state.clone()
    EnergyReturned(state.turn).apply(back)
    return judge.rolling(state, field), judge.rolling(back, field)


def maze_at_stake(state: State, judge: Judge) -> tuple[float, float]:
    slot = state.placed
    assert slot is not None
    without = state.clone()
    TileLost(state.turn, TILE[state.board.laid[slot]], XY[slot]).apply(without)
    return still_to_move(state, judge), still_to_move(without, judge)


def action_at_stake(state: State, judge: Judge) -> tuple[float, float]:
    tile, targets = state.announced, state.targets
    assert tile is not None
    assert targets is not None
    now = still_to_move(state, judge)
    if tile in UNSEEN:
        return now, now
    twin = state.clone()
    ACTION_TILES[tile].resolve(Turn(twin, NO_LUCK), state.turn, targets)
    return still_to_move(twin, judge), now


def still_to_move(state: State, judge: Judge) -> float:
    return judge.worth(state, outlooks(state, Field(state)), has_moved=False)


def teleport_at_stake(state: State, stopped: State, judge: Judge) -> tuple[float, float]:
    field, twin = Field(stopped), stopped.clone()
    teleport(Turn(twin, NO_LUCK), state.traveller)
    walk_to_end(twin, field)
    walk_to_end(stopped, field)
    return judge.after(twin, field), judge.after(stopped, field)
