"""What a table may choose, and how a game begins."""

from typing import Final, cast

from wayout.games.emergency_exit.catalogue import DANGER_CARDS, DRAWN_FLOOR_CARDS, STARTING
from wayout.games.emergency_exit.events import GameOpened
from wayout.games.emergency_exit.flow import begin_round, luck_of
from wayout.games.emergency_exit.state import LAST_WALKED, MAX_SEATS, RACE, SEATS, SUDDEN_DEATH, TOGETHER, State
from wayout.games.emergency_exit.view import Mode, RepeatCopies, Ties
from wayout.kernel.options import Option, Options
from wayout.kernel.play import Turn

STANDARD: Final = "standard"
TARGETS: Final = {"one": 1, "two": 2, "three": 3, "five": 5}
STANDARD_EXITS: Final = 3

OPTIONS: Final = (
    Option("mode", (RACE, TOGETHER), RACE),
    Option("danger", (False, True), False),
    Option("repeat_copies", ("last_revealed", LAST_WALKED), "last_revealed"),
    Option("ties", ("shared", SUDDEN_DEATH), "shared"),
    Option("target", (STANDARD, *TARGETS), STANDARD),
    Option("level", tuple(range(len(DRAWN_FLOOR_CARDS) + 1)), 0),
)
PRESETS: Final[dict[str, Options]] = {
    "default": {},
    "danger": {"danger": True},
    "together": {"mode": TOGETHER},
}
TIMERS: Final = {"turn": 45, "poll": 15, "reveal": 90}
BRIEF: Final = frozenset({"reveal"})


def seat_counts(options: Options) -> tuple[int, ...]:
    fewest = 1 if options["mode"] == TOGETHER else 2
    return tuple(range(fewest, MAX_SEATS + 1))


def target_of(seats: int, options: Options) -> int:
    """EEO-3.1: 3 points for two or three, else 2; together (EEO-11) so many exits."""
    if options["target"] != STANDARD:
        return TARGETS[str(options["target"])]
    if options["mode"] == TOGETHER:
        return STANDARD_EXITS
    return 3 if seats <= 3 else 2


def first_state(seats: int, options: Options) -> State:
    if seats not in seat_counts(options):
        raise ValueError(f"not a game for {seats}")
    mode = cast(Mode, options["mode"])
    return State(
        mode=mode,
        danger_mode=bool(options["danger"]),
        repeat_copies=cast(RepeatCopies, options["repeat_copies"]),
        ties=cast(Ties, options["ties"]),
        target=target_of(seats, options),
        level=int(options["level"]) if mode == TOGETHER else 0,
        seats=seats,
        in_game=[True] * seats,
        scores=[0] * seats,
        floor_up=[STARTING],
        floor_deck=list(DRAWN_FLOOR_CARDS),
        danger_up=[],
        danger_deck=list(DANGER_CARDS),
        hands=[[] for _ in range(seats)],
        holds=[True] * seats,
        ready=[False] * seats,
    )


def open_game(turn: Turn[State]) -> None:
    """EEO-3.1: who begins and in what order cards come is luck."""
    chance = luck_of(turn, "opening")
    first = chance.pick(SEATS[: turn.state.seats])
    floor = chance.shuffled(DRAWN_FLOOR_CARDS)
    danger = chance.shuffled(tuple(DANGER_CARDS))
    turn.emit(GameOpened(first, tuple(floor), tuple(danger)))
    begin_round(turn)
