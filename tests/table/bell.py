"""A tiny game of real time for tests: press as often as you may before the bell has rung three times, and be the first
to snatch the prize that each ring brings. Everybody also keeps a secret number."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Self

import msgspec

from wayout.kernel.chance import Chance
from wayout.kernel.game import Game, LiveBot, Result
from wayout.kernel.letter import Letter
from wayout.kernel.numbering import Listed
from wayout.kernel.options import Option, Options
from wayout.kernel.play import Action, Event, PublicEvent, Refusal, Turn, because
from wayout.kernel.seats import SPECTATOR, Seat, Viewer
from wayout.kernel.talk import Channel, at_table

SPACING = 500
RINGS_EVERY = 10_000
LAST_RING = 3
LONGEST_STOP = 120_000


class Bell(msgspec.Struct):
    every: int
    last: int
    presses: list[int]
    pressed_at: list[int]
    secrets: list[int]
    prizes: list[int]
    left: list[int]
    away: list[int]
    hushed: list[int]
    rings: int = 0
    prize: bool = False
    stopped_at: int = -1

    def clone(self) -> Self:
        lists = {name: getattr(self, name)[:] for name in LISTS}
        return msgspec.structs.replace(self, **lists)


LISTS = ("presses", "pressed_at", "secrets", "prizes", "left", "away", "hushed")


class Hand(msgspec.Struct, frozen=True):
    presses: int
    prizes: int
    press_from: int
    away: bool


class BellView(msgspec.Struct, frozen=True):
    rings: int
    rings_at: int
    prize: bool
    hands: dict[str, Hand]
    secret: int | None


class Handed(Event[Bell], frozen=True):
    news: ClassVar[bool] = True
    seat: Seat
    dealt: int | None

    def apply(self, state: Bell) -> None:
        assert self.dealt is not None
        state.secrets[self.seat] = self.dealt

    def seen_by(self, viewer: Viewer) -> "Handed":
        return self if viewer == self.seat else Handed(self.seat, None)

    def recalled_by(self, viewer: Viewer) -> "Handed":
        return self.seen_by(viewer)


class Pressed(PublicEvent[Bell], frozen=True):
    news: ClassVar[bool] = True
    seat: Seat
    at: int

    def apply(self, state: Bell) -> None:
        state.presses[self.seat] += 1
        state.pressed_at[self.seat] = self.at


class Rang(PublicEvent[Bell], frozen=True):
    news: ClassVar[bool] = True
    number: int

    def apply(self, state: Bell) -> None:
        state.rings, state.prize = self.number, True


class Snatched(PublicEvent[Bell], frozen=True):
    news: ClassVar[bool] = True
    seat: Seat

    def apply(self, state: Bell) -> None:
        state.prize = False
        state.prizes[self.seat] += 1


class Stopped(PublicEvent[Bell], frozen=True):
    news: ClassVar[bool] = True
    at: int

    def apply(self, state: Bell) -> None:
        state.stopped_at = self.at


class WentOn(PublicEvent[Bell], frozen=True):
    news: ClassVar[bool] = True

    def apply(self, state: Bell) -> None:
        state.stopped_at = -1


class Hushed(PublicEvent[Bell], frozen=True):
    news: ClassVar[bool] = False
    seat: Seat

    def apply(self, state: Bell) -> None:
        state.hushed.append(self.seat)


class WentAway(PublicEvent[Bell], frozen=True):
    news: ClassVar[bool] = True
    seat: Seat
    gone: bool

    def apply(self, state: Bell) -> None:
        (state.away.append if self.gone else state.away.remove)(self.seat)


class Left(PublicEvent[Bell], frozen=True):
    news: ClassVar[bool] = True
    seat: Seat

    def apply(self, state: Bell) -> None:
        state.left.append(self.seat)


def out(state: Bell, seat: Seat) -> Refusal | None:
    if result(state) is not None:
        return because("it_is_over", rule="B-9")
    return because("has_left", rule="B-5") if seat in state.left else None


class Press(Action[Bell], frozen=True):
    def check(self, state: Bell, seat: Seat) -> Refusal | None:
        return out(state, seat) or (because("stopped", rule="B-7") if state.stopped_at >= 0 else None)

    def perform(self, turn: Turn[Bell], seat: Seat) -> None:
        assert turn.at >= ready_at(turn.state, seat, self), "the table is to see to it"
        turn.emit(Pressed(seat, turn.at))


class Snatch(Action[Bell], frozen=True):
    def check(self, state: Bell, seat: Seat) -> Refusal | None:
        return out(state, seat) or (None if state.prize else because("no_prize", rule="B-3"))

    def perform(self, turn: Turn[Bell], seat: Seat) -> None:
        turn.emit(Snatched(seat))


class Stop(Action[Bell], frozen=True):
    """Stop the clock, or let it go on. Never listed."""

    on: bool

    def check(self, state: Bell, seat: Seat) -> Refusal | None:
        return because("no_news", rule="B-7") if (state.stopped_at >= 0) == self.on else out(state, seat)

    def perform(self, turn: Turn[Bell], seat: Seat) -> None:
        turn.emit(Stopped(turn.at) if self.on else WentOn())


class Hush(Action[Bell], frozen=True):
    def check(self, state: Bell, seat: Seat) -> Refusal | None:
        return out(state, seat) or (because("hushed", rule="B-4") if seat in state.hushed else None)

    def perform(self, turn: Turn[Bell], seat: Seat) -> None:
        turn.emit(Hushed(seat))


class Stumble(Action[Bell], frozen=True):
    """A mistake in the rules: something has happened already when it fails."""

    def check(self, state: Bell, seat: Seat) -> Refusal | None:
        return out(state, seat)

    def perform(self, turn: Turn[Bell], seat: Seat) -> None:
        turn.emit(Hushed(seat))
        raise ZeroDivisionError("stumbled")


class Away(Action[Bell], frozen=True):
    gone: bool

    def check(self, state: Bell, seat: Seat) -> Refusal | None:
        return out(state, seat) or (because("no_news", rule="B-6") if (seat in state.away) == self.gone else None)

    def perform(self, turn: Turn[Bell], seat: Seat) -> None:
        turn.emit(WentAway(seat, self.gone))


class GoAway(Action[Bell], frozen=True):
    def check(self, state: Bell, seat: Seat) -> Refusal | None:
        return out(state, seat)

    def perform(self, turn: Turn[Bell], seat: Seat) -> None:
        turn.emit(Left(seat))


def seats_in(state: Bell) -> list[Seat]:
    return [Seat(seat) for seat in range(len(state.presses)) if seat not in state.left]


def first_state(seats: int, options: Options) -> Bell:
    zeros = [0] * seats
    return Bell(
        int(options["every"]), int(options["rings"]), zeros[:], [-SPACING] * seats, zeros[:], zeros[:], [], [], []
    )


def hand_out(turn: Turn[Bell]) -> None:
    for seat in range(len(turn.state.presses)):
        turn.emit(Handed(Seat(seat), turn.chance.below(1000)))


def legal(state: Bell, seat: Seat) -> list[Action[Bell]]:
    return [action for action in thinkable(state, seat) if action.check(state, seat) is None]


def thinkable(state: Bell, seat: Seat) -> Iterable[Action[Bell]]:
    return (Press(), Snatch(), Hush())


def view(state: Bell, viewer: Viewer) -> BellView:
    hands = {
        str(seat): Hand(presses, state.prizes[seat], state.pressed_at[seat] + SPACING, seat in state.away)
        for seat, presses in enumerate(state.presses)
        if seat not in state.left
    }
    secret = None if viewer is SPECTATOR else state.secrets[viewer]
    return BellView(state.rings, (state.rings + 1) * state.every, state.prize, hands, secret)


def imagine(seen: BellView, viewer: Viewer, chance: Chance) -> Bell:
    raise NotImplementedError


def ready_at(state: Bell, seat: Seat, action: Action[Bell]) -> int:
    return state.pressed_at[seat] + SPACING if isinstance(action, Press) else 0


def contest(state: Bell, seat: Seat, action: Action[Bell]) -> str | None:
    return f"prize {state.rings}" if isinstance(action, Snatch) and len(seats_in(state)) > 1 else None


def deadline(state: Bell) -> int:
    return state.stopped_at if state.stopped_at >= 0 else (state.rings + 1) * state.every


def tick(turn: Turn[Bell]) -> None:
    turn.emit(WentOn() if turn.state.stopped_at >= 0 else Rang(turn.state.rings + 1))


def channels(state: Bell, viewer: Viewer) -> tuple[Channel, ...]:
    return (at_table(because("hushed", rule="B-4") if viewer in state.hushed else None),)


def result(state: Bell) -> Result | None:
    if state.rings < state.last and seats_in(state):
        return None
    best = max(state.presses)
    winners = tuple(seat for seat in seats_in(state) if state.presses[seat] == best)
    return Result("rung" if winners else "alone", winners, tuple(state.presses))


class Ringer:
    """Looks up every second, presses, and remembers what it heard."""

    def __init__(self, seat: Seat, chance: Chance) -> None:
        self.due: int | None = 1000 + 10 * seat
        self.heard: list[Event[Any]] = []
        self.looked: list[int] = []

    def hear(self, happened: Sequence[Event[Any]], at: int) -> None:
        self.heard.extend(happened)

    def answer(self, letter: Letter, at: int) -> Action[Bell] | None:
        self.looked.append(at)
        self.due = at + 1000
        return Press() if len(self.looked) % 2 else None


class Hasty(Ringer):
    """Wants to press again at once."""

    def answer(self, letter: Letter, at: int) -> Action[Bell]:
        self.due = at + 100
        return Press()


class Obliging(Ringer):
    """Stops the clock as soon as it looks up, and lets it go on when somebody hushes."""

    def hear(self, happened: Sequence[Event[Any]], at: int) -> None:
        if any(isinstance(event, Hushed) for event in happened):
            self.due = at

    def answer(self, letter: Letter, at: int) -> Action[Bell]:
        self.looked.append(at)
        self.due = at + 1000
        return Stop(len(self.looked) == 1)


class Confused(Ringer):
    """Fails whenever it looks up, and never looks away."""

    def answer(self, letter: Letter, at: int) -> Action[Bell]:
        raise KeyError("what?")


class Cheat(Ringer):
    def answer(self, letter: Letter, at: int) -> Action[Bell]:
        self.due = at + 1000
        return GoAway() if at < 0 else Snatch()


def ringer(seat: Seat, chance: Chance) -> LiveBot:
    return Ringer(seat, chance)


GAME: Game[Bell, BellView] = Game(
    take_back_by_vote=True,
    id="bell",
    version=1,
    options=(
        Option("every", (RINGS_EVERY, 2_000, 1_000_000), RINGS_EVERY),
        Option("rings", (LAST_RING, 1_000), LAST_RING),
    ),
    presets={"default": {"every": RINGS_EVERY}},
    catalogue={},
    catalogue_type=dict,
    seat_counts=lambda options: (1, 2, 3, 4, 5),
    timers={"play": 0},
    state_type=Bell,
    view_type=BellView,
    actions=(Press, Snatch, Stop, Hush, Stumble, Away, GoAway),
    events=(Handed, Pressed, Rang, Snatched, Stopped, WentOn, Hushed, WentAway, Left),
    first_state=first_state,
    open=hand_out,
    asked=lambda state: [] if result(state) or state.stopped_at >= 0 else seats_in(state),
    awaited=lambda state: [] if result(state) else seats_in(state),
    legal=legal,
    thinkable=thinkable,
    numbering=Listed((Press(), Snatch(), Hush())),
    view=view,
    imagine=imagine,
    deadline=deadline,
    tick=tick,
    paused=lambda state: LONGEST_STOP if state.stopped_at >= 0 else 0,
    waiting=lambda state, seat: "play",
    timeout=lambda state, seat, chance: Press(),
    leave=GoAway(),
    result=result,
    bots={"ringer": ringer, "hasty": Hasty, "obliging": Obliging, "confused": Confused, "cheat": Cheat},
    standard_bot="ringer",
    live=True,
    ready_at=ready_at,
    contest=contest,
    absent=Away,
    channels=channels,
)
