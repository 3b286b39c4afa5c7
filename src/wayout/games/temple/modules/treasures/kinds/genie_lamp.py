"""Genie lamp: one of the top three treasures, of one's choice; the others go under the stack (TMP-5.13)."""

from typing import ClassVar, Final

from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.treasures.part import GENIE_LAMP, Apart, part
from wayout.games.temple.modules.treasures.treasure import Target, Treasure, takes_no_target
from wayout.games.temple.prompts import ask
from wayout.games.temple.state import State
from wayout.kernel.play import Event, PublicEvent, Refusal, Turn, because
from wayout.kernel.seats import Seat, Viewer

WISHES: Final = 3


class LampRubbed(Event[State], frozen=True):
    """The top of the stack lies before one seat, which alone may look at it."""

    news: ClassVar[bool] = True
    seat: Seat
    n: int
    kinds: tuple[str, ...]
    """Veiled: nothing."""

    def apply(self, state: State) -> None:
        treasures = part(state)
        del treasures.stack[treasures.laid : treasures.laid + self.n]
        treasures.apart.append(Apart(self.seat, self.kinds))

    def seen_by(self, viewer: Viewer) -> "LampRubbed":
        return LampRubbed(self.seat, self.n, ())

    def recalled_by(self, viewer: Viewer) -> "LampRubbed":
        return self.seen_by(viewer)


class WishGranted(PublicEvent[State], frozen=True):
    """A seat has taken this treasure, and has it face up; the others that it saw are under the stack."""

    news: ClassVar[bool] = True
    seat: Seat
    treasure: int
    kind: str

    def apply(self, state: State) -> None:
        treasures = part(state)
        rest = list(put_away(state, self.seat))
        rest.remove(self.kind)
        treasures.stack.insert(treasures.laid, self.kind)
        treasures.stack += rest
        treasures.laid += 1
        treasures.owned[self.seat].append(self.treasure)


class WishForgone(PublicEvent[State], frozen=True):
    """A seat is out before it has chosen: all that it saw is under the stack."""

    news: ClassVar[bool] = False
    seat: Seat

    def apply(self, state: State) -> None:
        part(state).stack += put_away(state, self.seat)


def put_away(state: State, seat: Seat) -> tuple[str, ...]:
    """For events: what lay before the seat, and does no longer."""
    treasures = part(state)
    apart = next(apart for apart in treasures.apart if apart.seat == seat)
    treasures.apart.remove(apart)
    return apart.kinds


def no_wish(state: State, seat: Seat, target: Target) -> Refusal | None:
    treasures = part(state)
    if any(apart.seat == seat for apart in treasures.apart):
        return because("wish_first", rule="TMP-5.13")
    if treasures.laid == len(treasures.stack):
        return because("no_treasures_left", rule="TMP-5.13")
    return takes_no_target(state, seat, target)


def rub(turn: Turn[State], seat: Seat, target: Target) -> None:
    treasures = part(turn.state)
    kinds = tuple(treasures.stack[treasures.laid : treasures.laid + WISHES])
    turn.emit(LampRubbed(seat, len(kinds), kinds))
    ask(turn, seat, GENIE_LAMP, kinds)


def grant(turn: Turn[State], seat: Seat, kind: str) -> None:
    turn.emit(WishGranted(seat, part(turn.state).laid, kind))


def helps(scene: Scene, target: Target) -> bool:
    return True


TREASURE = Treasure(
    id=GENIE_LAMP,
    refuses=no_wish,
    use=rub,
    events=(LampRubbed, WishGranted, WishForgone),
    helps=helps,
)
