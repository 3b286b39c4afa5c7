"""What one may do at the totem."""

from collections.abc import Iterable

from wayout.games.temple.dice import showing
from wayout.games.temple.modules.totem.actions import MASKS, LightTotem, Stack, Unstack
from wayout.games.temple.modules.totem.prints import TOTEM
from wayout.games.temple.state import State
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat


def may(state: State, seat: Seat) -> Iterable[Action[State]]:
    return [action for action in thinkable(state, seat) if action.check(state, seat) is None]


def thinkable(state: State, seat: Seat) -> Iterable[Action[State]]:
    """The lowest golden mask and the lowest black one stand for all of their kind."""
    dice = [die for mask in MASKS for die in showing(state, seat, mask)[:1]]
    stacks = [Stack(die, hold) for die in dice for hold in TOTEM.holds]
    return [*stacks, Unstack(), *(LightTotem(gems) for _, gems in TOTEM.gems)]
