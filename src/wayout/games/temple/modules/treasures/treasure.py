"""What a treasure tile is: a constant whose hooks are fields. How many there are is in the data file."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.seam import TREASURE
from wayout.games.temple.state import State
from wayout.kernel.play import Event, Refusal, Turn, because
from wayout.kernel.seats import Seat


class Target(NamedTuple):
    """A node, a side or a curse of one's own, where the treasure asks for them."""

    node: int | None = None
    side: int | None = None
    curse: str | None = None


NOWHERE: Final = Target()


def no_targets(state: State, seat: Seat) -> Iterable[Target]:
    return (NOWHERE,)


def takes_no_target(state: State, seat: Seat, target: Target) -> Refusal | None:
    return None if target == NOWHERE else because("no_target", rule="TMP-5.2")


def nothing_more(turn: Turn[State], seat: Seat, target: Target) -> None:
    """For treasures that count as icons."""


def is_kept(scene: Scene, target: Target) -> bool:
    """For treasures that bots have no use for."""
    return False


@dataclass(frozen=True, kw_only=True)
class Treasure:
    """One kind of treasure. It either does something at once, or counts as icons for a while."""

    id: str
    refuses: Callable[[State, Seat, Target], Refusal | None] = takes_no_target
    """Why it cannot be used like that."""
    use: Callable[[Turn[State], Seat, Target], None] = nothing_more
    """What it does; it is discarded by then, unless it stays."""
    events: tuple[type[Event[State]], ...] = ()
    """What `use` emits, if nobody else does."""
    gems: int = 0
    """How many gems it lights (TMP-2.18)."""
    deed: str = TREASURE
    """As what modules know its use: MOVE, if it takes its owner elsewhere; GRANT, if it activates a gem."""
    stays: bool = False
    """Used, it stays before its owner until the end."""
    targets: Callable[[State, Seat], Iterable[Target]] = no_targets
    """Every target worth asking about, each in one form only."""
    icon: int = 0
    """What it counts as once its owner has got it ready; 0: it is not of that sort."""
    icons: int = 0
    """As how many."""
    twins: tuple[int, ...] = ()
    """Icons of which every die that its owner pays counts twice, once it is ready."""
    starts: Callable[[State], Iterable[int]] | None = None
    """Nodes that serve as a starting chamber because of tiles that were used."""
    slammed: Callable[[Turn[State], int], None] | None = None
    """What becomes of used tiles when the doors have slammed."""
    helps: Callable[[Scene, Target], float] = is_kept
    """How much it helps a bot that uses it like that at once, in rolls or just true; 0: it is kept."""
    for_people: bool = False
    """Bots use it for the sake of people only, and choose another if they can."""
