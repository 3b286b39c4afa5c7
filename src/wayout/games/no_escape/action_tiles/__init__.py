"""What an action tile does: one kind, one file (NE-2.5)."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from wayout.games.no_escape.parts import Targets, WindowKind
from wayout.games.no_escape.state import State
from wayout.kernel.play import Refusal, Turn
from wayout.kernel.seats import Seat

Listing = Callable[[State, Seat], Iterable[Targets]]
Refusing = Callable[[State, Seat, Targets], Refusal | None]
Resolving = Callable[[Turn[State], Seat, Targets], None]


def nothing_listed(state: State, seat: Seat) -> Iterable[Targets]:
    return ()


def nothing_refused(state: State, seat: Seat, targets: Targets) -> Refusal | None:
    return None


def nothing_done(turn: Turn[State], seat: Seat, targets: Targets) -> None:
    return


@dataclass(frozen=True, slots=True)
class ActionTile:
    """One kind, with how often it is among the 42."""

    id: str
    number: int
    """Its place in the catalogue."""
    count: int
    uses: tuple[str, ...] = ()
    """Which of the targets it is announced with."""
    listed: Listing = nothing_listed
    """All targets with which this seat could announce it now."""
    refuses: Refusing = nothing_refused
    """Why it cannot be announced with these targets, which are the ones that it uses."""
    resolve: Resolving = nothing_done
    """What happens if nobody aborts it. It may leave a question open."""
    thinkable: Listing = nothing_listed
    """Targets worth asking `refuses` about, besides those listed."""
    aborts: WindowKind | None = None
    """An abort: the window that it answers. Any abort answers another abort."""
    also_stopped_by: tuple[str, ...] = ()
    """Aborts besides the usual one that can stop this action."""
