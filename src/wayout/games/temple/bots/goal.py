"""What a bot is after: a place, the icons that it takes there, and the deed."""

from typing import NamedTuple

from wayout.games.temple.state import State
from wayout.kernel.play import Action

ANYWHERE = -1


class Goal(NamedTuple):
    """`need` is paid by the bot alone, unless the goal is `shared`: then it keeps every icon of that kind."""

    name: str
    node: int
    need: str
    deed: Action[State] | None
    """Nothing: being there is all, or the deed depends on what lies there."""
    worth: float = 0.0
    """In rolls: what it may cost to get it. Only goals of modules are weighed like that."""
    shared: bool = False
