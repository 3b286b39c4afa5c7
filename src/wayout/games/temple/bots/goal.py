"""What a bot is after: a place, the icons that it takes there, and the deed."""

from typing import Final, NamedTuple

from wayout.games.temple.state import State
from wayout.kernel.play import Action

ANYWHERE = -1
GEMS = "gems"
EXPLORE = "explore"
DUTY: Final = 1e6
"""Worth so much: nobody gets out without it. Only a slam and mates in need come before."""


class Goal(NamedTuple):
    """`need` is paid by the bot alone, unless the goal is `shared`: then all in the place pay it together, and every
    icon of these kinds is kept for it."""

    name: str
    node: int
    need: str
    deed: Action[State] | None
    """Nothing: being there is all, or the deed depends on what lies there."""
    worth: float = 0.0
    """In rolls: what it may cost to get it. Only goals of modules are weighed like that. FAR: before anything else.
    Less than nothing: a place to keep away from, by so many rolls."""
    shared: bool = False
    hands: int = 0
    """So many adventurers are needed there, and no more: the nearest go. 0: whoever wants to."""
    hoards: bool = False
    """Masks are wanted there as they lie: none is used while anybody there can still roll."""
    posts: tuple[int, ...] = ()
    """Nodes where somebody has to be at the same time; `node` is one of them, and every adventurer takes another."""
