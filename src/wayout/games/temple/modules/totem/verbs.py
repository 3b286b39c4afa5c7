"""How a die comes to lie on the tower, or does not (TMP-5.17)."""

from typing import Final

from wayout.games.temple.modules.totem.events import DieStacked, DieTakenBack, StackingDropped, TowerFell
from wayout.games.temple.modules.totem.part import Stacking, is_totem, owner_of, part
from wayout.games.temple.modules.totem.prints import TOTEM
from wayout.games.temple.seam import MISC, Timer
from wayout.games.temple.state import State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat


def lets_go_at(state: State) -> int | None:
    stacking = part(state).stacking
    return None if stacking is None else stacking.until


def let_go(turn: Turn[State], at: int) -> None:
    """The hand opens: it holds, or the die falls and takes one to three of the top along."""
    totem = part(turn.state)
    stacking = totem.stacking
    assert stacking is not None
    height, die = len(totem.tower), stacking.die.die
    luck = turn.chance.stream(f"totem {totem.tries}")
    times, in_all = TOTEM.fall.odds(height, stacking.hold)
    if luck.below(in_all) >= times:
        turn.emit(DieStacked(stacking.seat, die, height + 1))
        return
    dragged = min(height, 1 + luck.below(TOTEM.fall.drags))
    top = [one.die for one in totem.tower[height - dragged :]]
    turn.emit(TowerFell(stacking.seat, (die, *top)))


LETTING_GO: Final = Timer(MISC, lets_go_at, let_go)


def held_by(state: State, seat: Seat) -> Stacking | None:
    stacking = part(state).stacking
    return stacking if stacking is not None and stacking.seat == seat else None


def drop_if_elsewhere(turn: Turn[State], seat: Seat, node: int) -> None:
    """Whoever leaves the chamber stacks nothing there."""
    if held_by(turn.state, seat) is not None and not is_totem(turn.state, node):
        turn.emit(StackingDropped(seat))


def take_everything_along(turn: Turn[State], seat: Seat) -> None:
    """TMP-4.13: the dice of one who leaves the game from inside go with him; those of who escapes go on counting."""
    if turn.state.figures[seat] < 0:
        return
    if held_by(turn.state, seat) is not None:
        turn.emit(StackingDropped(seat))
    for die in [one.die for one in part(turn.state).tower if owner_of(one.die) == seat]:
        turn.emit(DieTakenBack(seat, die))
