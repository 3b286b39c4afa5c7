"""A tiny game for the table's tests: climb in turns, draw cards, light a fuse, ask the others openly or in secret."""

from collections.abc import Iterable
from typing import Any, ClassVar, Self

import msgspec

from wayout.kernel.chance import Chance
from wayout.kernel.game import Bot, Game, Result
from wayout.kernel.letter import Letter
from wayout.kernel.numbering import Listed
from wayout.kernel.options import Option, Options
from wayout.kernel.play import Action, Event, PublicEvent, Refusal, Turn, because
from wayout.kernel.seats import SPECTATOR, Seat, Viewer

FUSE = 5_000
SHOWN = 1_200


class Climb(msgspec.Struct):
    goal: int
    turn: int
    heights: list[int]
    cards: list[list[int]]
    unanswered: list[int]
    left: list[int]
    fuse: int | None = None
    bursts: int = 0
    secretly: list[int] = []
    """Who is asked in secret, until all of them have answered."""

    def clone(self) -> Self:
        copy = msgspec.structs.replace(self, heights=self.heights[:], unanswered=self.unanswered[:], left=self.left[:])
        copy.cards = [cards[:] for cards in self.cards]
        copy.secretly = self.secretly[:]
        return copy


class ClimbView(msgspec.Struct, frozen=True):
    turn: int
    heights: tuple[int, ...]
    cards: tuple[int, ...]
    counts: tuple[int, ...]
    unanswered: tuple[int, ...]
    fuse: int | None
    bursts: int


# What happens


class Dealt(Event[Climb], frozen=True):
    news: ClassVar[bool] = True
    seat: Seat
    card: int | None

    def apply(self, state: Climb) -> None:
        assert self.card is not None
        state.cards[self.seat].append(self.card)

    def seen_by(self, viewer: Viewer) -> "Dealt":
        return self if viewer == self.seat else Dealt(self.seat, None)

    def recalled_by(self, viewer: Viewer) -> "Dealt | None":
        return self if viewer == self.seat else None


class Drawn(Dealt, frozen=True):
    shown_for: ClassVar[int] = SHOWN

    def seen_by(self, viewer: Viewer) -> "Drawn":
        return self if viewer == self.seat else Drawn(self.seat, None)


class Climbed(PublicEvent[Climb], frozen=True):
    news: ClassVar[bool] = False
    seat: Seat
    steps: int

    def apply(self, state: Climb) -> None:
        state.heights[self.seat] += self.steps


class TurnPassed(PublicEvent[Climb], frozen=True):
    news: ClassVar[bool] = False
    to: int

    def apply(self, state: Climb) -> None:
        state.turn = self.to


class Asked(PublicEvent[Climb], frozen=True):
    news: ClassVar[bool] = False
    asks_anew: ClassVar[bool] = True
    seats: tuple[int, ...]
    secretly: bool = False

    def apply(self, state: Climb) -> None:
        state.unanswered = list(self.seats)
        state.secretly = list(self.seats) if self.secretly else []


class Answered(Event[Climb], frozen=True):
    news: ClassVar[bool] = True
    seat: Seat
    yes: bool | None
    secretly: bool = False

    def apply(self, state: Climb) -> None:
        state.unanswered.remove(self.seat)

    def seen_by(self, viewer: Viewer) -> "Answered | None":
        if viewer == self.seat:
            return self
        return None if self.secretly else Answered(self.seat, None)

    def recalled_by(self, viewer: Viewer) -> "Answered | None":
        return self.seen_by(viewer)


class Counted(PublicEvent[Climb], frozen=True):
    """All who were asked in secret have answered."""

    news: ClassVar[bool] = True

    def apply(self, state: Climb) -> None:
        state.secretly = []


class Lit(PublicEvent[Climb], frozen=True):
    news: ClassVar[bool] = False
    until: int

    def apply(self, state: Climb) -> None:
        state.fuse = self.until


class Burst(PublicEvent[Climb], frozen=True):
    news: ClassVar[bool] = True

    def apply(self, state: Climb) -> None:
        state.fuse = None
        state.bursts += 1


class SeatLeft(PublicEvent[Climb], frozen=True):
    news: ClassVar[bool] = True
    seat: Seat

    def apply(self, state: Climb) -> None:
        state.left.append(self.seat)
        if self.seat in state.unanswered:
            state.unanswered.remove(self.seat)
        if self.seat in state.secretly:
            state.secretly.remove(self.seat)


# What a seat may wish for


def not_now(state: Climb, seat: Seat) -> Refusal | None:
    if result(state) is not None:
        return because("it_is_over", rule="C-9")
    if state.unanswered or state.turn != seat:
        return because("not_your_turn", rule="C-1", turn=state.turn)
    return None


class Up(Action[Climb], frozen=True):
    steps: int = 1

    def check(self, state: Climb, seat: Seat) -> Refusal | None:
        if self.steps not in (1, 2):
            return because("too_far", rule="C-2", most=2)
        return not_now(state, seat)

    def perform(self, turn: Turn[Climb], seat: Seat) -> None:
        turn.emit(Climbed(seat, self.steps))


class Pass(Action[Climb], frozen=True):
    def check(self, state: Climb, seat: Seat) -> Refusal | None:
        return not_now(state, seat)

    def perform(self, turn: Turn[Climb], seat: Seat) -> None:
        pass_on(turn)


class Draw(Action[Climb], frozen=True):
    """Draw a card, then the turn passes on."""

    def check(self, state: Climb, seat: Seat) -> Refusal | None:
        return not_now(state, seat)

    def perform(self, turn: Turn[Climb], seat: Seat) -> None:
        turn.emit(Drawn(seat, turn.chance.below(1000)))
        pass_on(turn)


class Ask(Action[Climb], frozen=True):
    """All the others are asked at once."""

    secretly: bool = False

    def check(self, state: Climb, seat: Seat) -> Refusal | None:
        return not_now(state, seat)

    def perform(self, turn: Turn[Climb], seat: Seat) -> None:
        turn.emit(Asked(tuple(other for other in seats_in(turn.state) if other != seat), self.secretly))


class Answer(Action[Climb], frozen=True):
    yes: bool

    def check(self, state: Climb, seat: Seat) -> Refusal | None:
        return None if seat in state.unanswered else because("not_asked", rule="C-3")

    def perform(self, turn: Turn[Climb], seat: Seat) -> None:
        turn.emit(Answered(seat, self.yes, bool(turn.state.secretly)))
        count_answers(turn)


class Light(Action[Climb], frozen=True):
    def check(self, state: Climb, seat: Seat) -> Refusal | None:
        if state.fuse is not None:
            return because("burning", rule="C-4")
        return not_now(state, seat)

    def perform(self, turn: Turn[Climb], seat: Seat) -> None:
        turn.emit(Lit(turn.at + FUSE))


class Stumble(Action[Climb], frozen=True):
    """A mistake in the rules: something has happened already when it fails."""

    def check(self, state: Climb, seat: Seat) -> Refusal | None:
        return not_now(state, seat)

    def perform(self, turn: Turn[Climb], seat: Seat) -> None:
        turn.emit(Climbed(seat, 2))
        raise ZeroDivisionError("stumbled")


class GoAway(Action[Climb], frozen=True):
    def check(self, state: Climb, seat: Seat) -> Refusal | None:
        return because("has_left", rule="C-5") if seat in state.left else None

    def perform(self, turn: Turn[Climb], seat: Seat) -> None:
        turn.emit(SeatLeft(seat))
        count_answers(turn)
        if turn.state.turn == seat and seats_in(turn.state):
            pass_on(turn)


# The rules


def seats_in(state: Climb) -> list[int]:
    return [seat for seat in range(len(state.heights)) if seat not in state.left]


def count_answers(turn: Turn[Climb]) -> None:
    if turn.state.secretly and not turn.state.unanswered:
        turn.emit(Counted())


def pass_on(turn: Turn[Climb]) -> None:
    state = turn.state
    later = [seat for seat in seats_in(state) if seat > state.turn]
    turn.emit(TurnPassed((later or seats_in(state))[0]))


def first_state(seats: int, options: Options) -> Climb:
    return Climb(int(options["goal"]), 0, [0] * seats, [[] for _ in range(seats)], [], [])


def deal(turn: Turn[Climb]) -> None:
    for seat in range(len(turn.state.heights)):
        turn.emit(Dealt(Seat(seat), turn.chance.below(1000)))


def asked(state: Climb) -> list[Seat]:
    if result(state) is not None:
        return []
    return [Seat(seat) for seat in state.unanswered] or [Seat(state.turn)]


def awaited(state: Climb) -> list[Seat]:
    return [Seat(seat) for seat in state.secretly] or asked(state)


def legal(state: Climb, seat: Seat) -> list[Action[Climb]]:
    return [action for action in thinkable(state, seat) if action.check(state, seat) is None]


def thinkable(state: Climb, seat: Seat) -> Iterable[Action[Climb]]:
    return (Up(1), Up(2), Pass(), Draw(), Ask(), Ask(True), Answer(True), Answer(False), Light(), Stumble())


def view(state: Climb, viewer: Viewer) -> ClimbView:
    return ClimbView(
        turn=state.turn,
        heights=tuple(state.heights),
        cards=() if viewer is SPECTATOR else tuple(state.cards[viewer]),
        counts=tuple(len(cards) for cards in state.cards),
        unanswered=tuple(state.secretly or state.unanswered),
        fuse=state.fuse,
        bursts=state.bursts,
    )


def imagine(seen: ClimbView, viewer: Viewer, chance: Chance) -> Climb:
    cards = [[chance.below(1000) for _ in range(count)] for count in seen.counts]
    if viewer is not SPECTATOR:
        cards[viewer] = list(seen.cards)
    return Climb(1000, seen.turn, list(seen.heights), cards, list(seen.unanswered), [], seen.fuse, seen.bursts)


def burst(turn: Turn[Climb]) -> None:
    turn.emit(Burst())


def timeout(state: Climb, seat: Seat, chance: Chance) -> Action[Climb]:
    return Answer(False) if seat in state.unanswered else Pass()


def result(state: Climb) -> Result | None:
    remaining = seats_in(state)
    best = max(range(len(state.heights)), key=lambda seat: state.heights[seat])
    if state.heights[best] >= state.goal:
        return Result("reached", (Seat(best),), tuple(state.heights))
    if len(remaining) <= 1:
        return Result("alone", tuple(map(Seat, remaining)), tuple(state.heights))
    return None


class Climber:
    """Climbs one up and passes, in turns; remembers how many letters it has read."""

    def __init__(self, seat: Seat, chance: Chance) -> None:
        self.seat = seat
        self.read_numbers: list[int] = []
        self.happened: list[Event[Any]] = []
        self.climbed = False

    def read(self, letter: Letter) -> None:
        self.read_numbers.append(letter.number)
        self.happened.extend(letter.happened)

    def answer(self, letter: Letter) -> Action[Climb]:
        if Answer(True) in letter.may:
            return Answer(True)
        self.climbed = not self.climbed
        return Up(1) if self.climbed else Pass()


class Confused(Climber):
    """Fails whenever it is asked."""

    def answer(self, letter: Letter) -> Action[Climb]:
        raise KeyError("what?")


class Cheat(Climber):
    """Wants what nobody may do."""

    def answer(self, letter: Letter) -> Action[Climb]:
        return Up(9)


def climber(seat: Seat, chance: Chance) -> Bot:
    return Climber(seat, chance)


GAME: Game[Climb, ClimbView] = Game(
    take_back_by_vote=True,
    id="climb",
    version=1,
    options=(Option("goal", (1000, 5), 1000), Option("crew", ("any", "pair"), "any")),
    presets={"default": {"goal": 1000}},
    catalogue={},
    catalogue_type=dict,
    seat_counts=lambda options: (2,) if options["crew"] == "pair" else (2, 3, 4),
    timers={"turn": 0, "answer": 15},
    state_type=Climb,
    view_type=ClimbView,
    actions=(Up, Pass, Draw, Ask, Answer, Light, Stumble, GoAway),
    events=(Dealt, Drawn, Climbed, TurnPassed, Asked, Answered, Counted, Lit, Burst, SeatLeft),
    first_state=first_state,
    open=deal,
    asked=asked,
    awaited=awaited,
    legal=legal,
    thinkable=thinkable,
    numbering=Listed(()),
    view=view,
    imagine=imagine,
    deadline=lambda state: state.fuse,
    tick=burst,
    waiting=lambda state, seat: "answer" if state.unanswered else "turn",
    timeout=timeout,
    leave=GoAway(),
    result=result,
    bots={"climber": climber, "confused": Confused, "cheat": Cheat},
    standard_bot="climber",
)
