"""A tiny game for the table's tests: everybody plots in secret at once, may change their mind until all have plotted,
and claims things at any time. Sides whisper among themselves."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Self

import msgspec

from wayout.bots.random_bot import RandomBot
from wayout.kernel.chance import Chance
from wayout.kernel.game import Game, Result
from wayout.kernel.numbering import Listed
from wayout.kernel.options import Option, Options
from wayout.kernel.play import Action, Event, PublicEvent, Refusal, Turn, because
from wayout.kernel.seats import SPECTATOR, Seat, Viewer
from wayout.kernel.talk import Channel, at_table

PLOTS = range(4)
HUSHED = because("hushed", rule="P-4")


class Plot(msgspec.Struct):
    rounds: int
    plots: list[int | None]
    sums: list[int]
    claims: list[int]
    left: list[int]
    sides: bool
    hushed: list[int] = []

    def clone(self) -> Self:
        return msgspec.structs.replace(
            self,
            plots=self.plots[:],
            sums=self.sums[:],
            claims=self.claims[:],
            left=self.left[:],
            hushed=self.hushed[:],
        )


class PlotView(msgspec.Struct, frozen=True):
    rounds: int
    own: int | None
    ready: tuple[bool, ...]
    sums: tuple[int, ...]
    claims: tuple[int, ...]


# What happens


class Opened(PublicEvent[Plot], frozen=True):
    news: ClassVar[bool] = True

    def apply(self, state: Plot) -> None:
        """Everything lies ready."""


class Plotted(Event[Plot], frozen=True):
    """Others see that a seat has plotted, but not what, and nothing of it if it plots again."""

    news: ClassVar[bool] = False
    secret: ClassVar[bool] = True
    seat: Seat
    plot: int | None
    again: bool

    def apply(self, state: Plot) -> None:
        state.plots[self.seat] = self.plot

    def seen_by(self, viewer: Viewer) -> "Plotted | None":
        if viewer == self.seat:
            return self
        return None if self.again else Plotted(self.seat, None, again=False)

    def recalled_by(self, viewer: Viewer) -> "Plotted | None":
        return self.seen_by(viewer)


class Revealed(PublicEvent[Plot], frozen=True):
    news: ClassVar[bool] = True
    asks_anew: ClassVar[bool] = True

    def apply(self, state: Plot) -> None:
        for seat in seats_in(state):
            state.sums[seat] += state.plots[seat] or 0
        state.plots = [None] * len(state.plots)
        state.rounds -= 1


class Claimed(PublicEvent[Plot], frozen=True):
    news: ClassVar[bool] = True
    aside: ClassVar[bool] = True
    seat: Seat

    def apply(self, state: Plot) -> None:
        state.claims[self.seat] += 1


class Hushed(PublicEvent[Plot], frozen=True):
    """This seat may whisper, but not talk to all."""

    news: ClassVar[bool] = False
    aside: ClassVar[bool] = True
    seat: Seat

    def apply(self, state: Plot) -> None:
        state.hushed.append(self.seat)


class SeatLeft(PublicEvent[Plot], frozen=True):
    news: ClassVar[bool] = True
    seat: Seat

    def apply(self, state: Plot) -> None:
        state.left.append(self.seat)


# What seats may wish for


class Contrive(Action[Plot], frozen=True):
    """Plot, or plot something else instead."""

    plot: int

    def check(self, state: Plot, seat: Seat) -> Refusal | None:
        if state.rounds == 0 or seat in state.left:
            return because("too_late", rule="P-1")
        return because("the_same", rule="P-2") if state.plots[seat] == self.plot else None

    def perform(self, turn: Turn[Plot], seat: Seat) -> None:
        turn.emit(Plotted(seat, self.plot, again=turn.state.plots[seat] is not None))
        if not asked(turn.state):
            turn.emit(Revealed())


class Claim(Action[Plot], frozen=True):
    def check(self, state: Plot, seat: Seat) -> Refusal | None:
        return because("too_late", rule="P-1") if state.rounds == 0 or seat in state.left else None

    def perform(self, turn: Turn[Plot], seat: Seat) -> None:
        turn.emit(Claimed(seat))


class Hush(Action[Plot], frozen=True):
    """Vow to be silent."""

    def check(self, state: Plot, seat: Seat) -> Refusal | None:
        done = state.rounds == 0 or seat in state.left or seat in state.hushed
        return because("too_late", rule="P-1") if done else None

    def perform(self, turn: Turn[Plot], seat: Seat) -> None:
        turn.emit(Hushed(seat))


class GoAway(Action[Plot], frozen=True):
    def check(self, state: Plot, seat: Seat) -> Refusal | None:
        return because("gone", rule="P-3") if seat in state.left else None

    def perform(self, turn: Turn[Plot], seat: Seat) -> None:
        turn.emit(SeatLeft(seat))
        if turn.state.rounds and seats_in(turn.state) and not asked(turn.state):
            turn.emit(Revealed())


# The rules


def seats_in(state: Plot) -> list[Seat]:
    return [Seat(seat) for seat in range(len(state.plots)) if seat not in state.left]


def asked(state: Plot) -> list[Seat]:
    return [seat for seat in awaited(state) if state.plots[seat] is None]


def awaited(state: Plot) -> list[Seat]:
    """That somebody has plotted is seen; but nobody's clock tells how often."""
    return [] if state.rounds == 0 else seats_in(state)


def thinkable(state: Plot, seat: Seat) -> Iterable[Action[Plot]]:
    return (*map(Contrive, PLOTS), Claim(), Hush())


def legal(state: Plot, seat: Seat) -> list[Action[Plot]]:
    return [action for action in thinkable(state, seat) if action.check(state, seat) is None]


def view(state: Plot, viewer: Viewer) -> PlotView:
    own = None if viewer is SPECTATOR else state.plots[viewer]
    ready = tuple(plot is not None for plot in state.plots)
    return PlotView(state.rounds, own, ready, tuple(state.sums), tuple(state.claims))


def imagine(seen: PlotView, viewer: Viewer, chance: Chance) -> Plot:
    raise NotImplementedError


def result(state: Plot) -> Result | None:
    if state.rounds and len(seats_in(state)) > 1:
        return None
    best = max(seats_in(state), key=lambda seat: state.sums[seat])
    return Result("plotted", (best,), tuple(state.sums))


def channels(state: Plot, viewer: Viewer) -> Sequence[Channel]:
    """The side is every other seat. When all in their seats are hushed, so is whoever looks on."""
    if viewer is SPECTATOR:
        return [at_table(HUSHED if len(state.hushed) == len(seats_in(state)) else None)]
    hushed = HUSHED if viewer in state.hushed else None
    if not state.sides:
        return [at_table(hushed)]
    side = frozenset(other for other in seats_in(state) if other % 2 == viewer % 2)
    return [at_table(hushed), Channel("team", side)]


def seat_counts(options: Options) -> tuple[int, ...]:
    if options["sides"] and options["traitor"]:
        return ()
    return (2, 4) if options["sides"] else (2, 3, 4)


def why_not(options: Options, seats: int) -> Refusal | None:
    if options["sides"] and options["traitor"]:
        return because("traitor_has_no_side", rule="P-5")
    return because("traitor_needs_three", rule="P-5", seats=seats) if options["traitor"] and seats < 3 else None


def first_state(seats: int, options: Options) -> Plot:
    return Plot(int(options["rounds"]), [None] * seats, [0] * seats, [0] * seats, [], bool(options["sides"]))


def timeout(state: Plot, seat: Seat, chance: Chance) -> Action[Plot]:
    return Contrive(0)


GAME: Game[Plot, PlotView] = Game(
    take_back_by_vote=True,
    id="plot",
    version=1,
    options=(
        Option("rounds", (9, 1), 9),
        Option("sides", (False, True), False),
        Option("traitor", (False, True), False),
    ),
    presets={"default": {}, "torn": {"sides": True, "traitor": True}},
    catalogue={},
    catalogue_type=dict,
    seat_counts=seat_counts,
    why_not=why_not,
    timers={"plot": 0},
    state_type=Plot,
    view_type=PlotView,
    actions=(Contrive, Claim, Hush, GoAway),
    events=(Opened, Plotted, Revealed, Claimed, Hushed, SeatLeft),
    first_state=first_state,
    open=lambda turn: turn.emit(Opened()),
    asked=asked,
    awaited=awaited,
    legal=legal,
    thinkable=thinkable,
    numbering=Listed(()),
    view=view,
    imagine=imagine,
    deadline=lambda state: None,
    tick=lambda turn: None,
    waiting=lambda state, seat: "plot",
    timeout=timeout,
    leave=GoAway(),
    result=result,
    bots={"random": RandomBot},
    standard_bot="random",
    channels=channels,
)
