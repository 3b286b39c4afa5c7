"""Stand up: whoever bears it shows every few seconds that he stands, or rolls more slowly instead (TMP-6.10)."""

from collections.abc import Iterable
from typing import ClassVar, Final, Self

import msgspec

from wayout.games.temple.actions.moments import not_inside
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.curses.curse import Curse
from wayout.games.temple.modules.curses.part import borne, keep, kept
from wayout.games.temple.seam import MISC, ROLL, Deed, Timer
from wayout.games.temple.state import MAX_SEATS, RUNNING, SEATS, State
from wayout.kernel.play import Action, PublicEvent, Refusal, Turn, because
from wayout.kernel.seats import Seat

ID: Final = "stand_up"
STANDS_MS: Final = 6_000
"""So long one stands after each press."""
GETS_UP_MS: Final = 2_000
"""So long it takes to get up for one who has sat down."""
STEADY_MS: Final = 250
"""What standing steadily adds between rolls, without a press."""
IN_TIME_MS: Final = 3_000
"""So long before sitting down bots press again."""
SAT: Final = -1


class Standing(msgspec.Struct):
    """Lists go by seat."""

    until: list[int] = msgspec.field(default_factory=lambda: [0] * MAX_SEATS)
    """When the next press is due at the latest; SAT: that time is over."""
    up: list[int] = msgspec.field(default_factory=lambda: [0] * MAX_SEATS)
    """When one who had sat down is on his feet again."""
    steady: list[bool] = msgspec.field(default_factory=lambda: [False] * MAX_SEATS)
    """No presses, but slower rolls."""

    def clone(self) -> Self:
        return type(self)(self.until[:], self.up[:], self.steady[:])


def standing(state: State) -> Standing:
    found: Standing = kept(state, ID)
    return found


def stands_by_presses(state: State, seat: Seat) -> bool:
    return ID in borne(state, seat) and not standing(state).steady[seat]


class StoodUp(PublicEvent[State], frozen=True):
    """The seat stands, until then; `up`: from when on it may roll."""

    news: ClassVar[bool] = False
    seat: Seat
    until: int
    up: int
    at: int

    def apply(self, state: State) -> None:
        found: Standing = keep(state, ID)
        found.until[self.seat], found.up[self.seat] = self.until, self.up
        state.last_act[self.seat] = self.at


class SatDown(PublicEvent[State], frozen=True):
    """No press in time: the seat does not roll until it has got up again."""

    news: ClassVar[bool] = False
    seat: Seat

    def apply(self, state: State) -> None:
        keep(state, ID).until[self.seat] = SAT


class SteadyChosen(PublicEvent[State], frozen=True):
    """From now on the seat stands without presses and rolls more slowly, or no longer does."""

    news: ClassVar[bool] = False
    seat: Seat
    on: bool
    at: int

    def apply(self, state: State) -> None:
        keep(state, ID).steady[self.seat] = self.on
        state.last_act[self.seat] = self.at

    @property
    def variant(self) -> str:
        return "" if self.on else "off"


class Stand(Action[State], frozen=True):
    """Show that one stands; get up, if one has sat down."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_inside(state, seat)
        if refusal is not None:
            return refusal
        if ID not in borne(state, seat):
            return because("may_sit", rule="TMP-6.10")
        return because("stands_steadily", rule="TMP-6.10") if standing(state).steady[seat] else None

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        stand(turn, seat)


class StandSteadily(Action[State], frozen=True):
    """Stand without presses, for slower rolls, or by presses again."""

    on: bool

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = not_inside(state, seat)
        if refusal is not None:
            return refusal
        if standing(state).steady[seat] == self.on:
            return because("changes_nothing", rule="TMP-6.10", on=self.on)
        return None

    def perform(self, turn: Turn[State], seat: Seat) -> None:
        turn.emit(SteadyChosen(seat, self.on, turn.at))
        if ID in borne(turn.state, seat):
            stand(turn, seat)


def stand(turn: Turn[State], seat: Seat) -> None:
    """Who has sat down takes a while to get up, whichever way."""
    now = standing(turn.state)
    up = turn.at + GETS_UP_MS if now.until[seat] == SAT else now.up[seat]
    turn.emit(StoodUp(seat, turn.at + STANDS_MS, up, turn.at))


def rise(turn: Turn[State], seat: Seat) -> None:
    """The card comes: everybody is taken to stand at first."""
    turn.emit(StoodUp(seat, turn.at + STANDS_MS, 0, turn.at))


def sits(state: State, deed: Deed) -> Refusal | None:
    if deed.name != ROLL or standing(state).until[deed.seat] != SAT:
        return None
    return because("sat_down", rule="TMP-6.10") if stands_by_presses(state, deed.seat) else None


def on_feet_from(state: State, seat: Seat) -> int:
    return standing(state).up[seat]


def slower(state: State, seat: Seat) -> int:
    return STEADY_MS if standing(state).steady[seat] and ID in borne(state, seat) else 0


def sits_at(state: State) -> int | None:
    """The next time at which somebody has not pressed for too long."""
    until = standing(state).until
    return min((until[seat] for seat in SEATS[: state.seats] if until[seat] > 0 and stands(state, seat)), default=None)


def stands(state: State, seat: Seat) -> bool:
    return state.figures[seat] >= 0 and stands_by_presses(state, seat)


def sit_down(turn: Turn[State], due: int) -> None:
    for seat in SEATS[: turn.state.seats]:
        if standing(turn.state).until[seat] == due and stands(turn.state, seat):
            turn.emit(SatDown(seat))


def may(state: State, seat: Seat) -> Iterable[Action[State]]:
    if state.phase != RUNNING or state.figures[seat] < 0:
        return
    if stands_by_presses(state, seat):
        yield Stand()
    yield StandSteadily(not standing(state).steady[seat])


def press(scene: Scene, may: list[Action[State]]) -> Action[State] | None:
    """In good time, and at once after having sat down."""
    if Stand() not in may:
        return None
    until = scene.view.extra["curses"]["kept"][ID]["until"][scene.me.seat]
    return Stand() if until - scene.at < IN_TIME_MS else None


CURSE = Curse(
    id=ID,
    forbids=sits,
    roll_from=on_feet_from,
    roll_delay=slower,
    timers=(Timer(MISC, sits_at, sit_down),),
    actions=(Stand, StandSteadily),
    events=(StoodUp, SatDown, SteadyChosen),
    may=may,
    drawn=rise,
    keeps=Standing,
    worth=5.0,
    handy=press,
)
