"""What a table may choose, and how a game begins (TMP-5.0)."""

from typing import Final, cast

from wayout.games.temple.clock import NUMBERS, SOUNDTRACKS, TEMPI
from wayout.games.temple.events import TempleLaid
from wayout.games.temple.mix import MODULE_OPTIONS, MODULES, mix_of
from wayout.games.temple.parts import Difficulty
from wayout.games.temple.seam import hooks
from wayout.games.temple.solvable import depot_of, dice_each, solvable_seats, tiles_of
from wayout.games.temple.state import (
    BEHIND,
    BLANK,
    BY_ITSELF,
    EXPERT,
    FORGOTTEN,
    IDS_PER_SEAT,
    LOSS_ORDER,
    NO_CLOCK,
    NO_DIE,
    NORMAL,
    OUT,
    PROFESSIONAL,
    SAND,
    State,
)
from wayout.games.temple.tiles import EXIT
from wayout.kernel.chance import Chance
from wayout.kernel.options import Option, Options
from wayout.kernel.play import Turn

RANDOM_TRACK: Final = "random"
BESIDE_EXIT: Final = 4
"""How many tiles the exit is shuffled with when three or more play."""
LONG_AGO: Final = -1_000_000
"""Before anything that spacing could ask about."""
OPTIONS: Final = (
    *MODULE_OPTIONS,
    Option("difficulty", (NORMAL, EXPERT, PROFESSIONAL), NORMAL),
    Option("clock", (RANDOM_TRACK, *SOUNDTRACKS, SAND, NO_CLOCK), RANDOM_TRACK),
    Option("tempo", TEMPI, 100),
    Option("leavers", (BEHIND, FORGOTTEN), BEHIND),
)


def presets() -> dict[str, Options]:
    """The core's own, and those that modules name."""
    found: dict[str, Options] = {"default": {}, "practice": {"clock": NO_CLOCK}}
    for module in MODULES.values():
        for preset, value in module.presets.items():
            found.setdefault(preset, {})[module.option.id] = value
    return found


PRESETS: Final = presets()


def seat_counts(options: Options) -> tuple[int, ...]:
    return solvable_seats(mix_of(options), str(options["difficulty"]))


def first_state(seats: int, options: Options) -> State:
    if seats not in seat_counts(options):
        raise ValueError(f"not a game for {seats}")
    mix, difficulty = mix_of(options), cast(Difficulty, options["difficulty"])
    state = blank_state(seats, mix, difficulty, int(options["tempo"]))
    state.track, state.leavers = str(options["clock"]), str(options["leavers"])
    state.depot = depot_of(seats, difficulty)
    state.spare = 0 if difficulty == PROFESSIONAL else NUMBERS.depot.spare
    return state


def blank_state(seats: int, mix: str, difficulty: Difficulty, tempo: int) -> State:
    """Everybody with blank dice, and no temple yet."""
    each, ids = dice_each(seats), seats * IDS_PER_SEAT
    parts = {module: MODULES[module].part for module in mix.split(",") if module}
    return State(
        seats=seats,
        difficulty=difficulty,
        tempo=tempo,
        mix=mix,
        track=NO_CLOCK,
        leavers=BEHIND,
        dice=[BLANK if die % IDS_PER_SEAT < each else NO_DIE for die in range(ids)],
        hands=[[seat * IDS_PER_SEAT + number for number in range(each)] for seat in range(seats)],
        offered=[BY_ITSELF] * ids,
        held=[""] * ids,
        rolled=[0] * seats,
        figures=[OUT] * seats,
        auto_offer=[True] * seats,
        gave=[False] * seats,
        absent=[False] * seats,
        left=[False] * seats,
        last_roll=[LONG_AGO] * seats,
        last_act=[LONG_AGO] * seats,
        last_signal=[LONG_AGO] * seats,
        call_from=[0] * seats,
        order=[list(LOSS_ORDER) for _ in range(seats)],
        parts={module: part() for module, part in parts.items() if part is not None},
    )


def open_game(turn: Turn[State]) -> None:
    state = turn.state
    east, west, pile = build_pile(state.seats, state.mix, turn.chance.stream("setup tiles"))
    track = state.track
    if track == RANDOM_TRACK:
        track = turn.chance.stream("setup track").pick(SOUNDTRACKS)
    for open_module in hooks(state).open:
        open_module(turn)
    turn.emit(TempleLaid(east, west, tuple(pile), len(pile), track))
    for flanked in hooks(state).flanked:
        flanked(turn, 1)
        flanked(turn, 2)


def build_pile(seats: int, mix: str, chance: Chance) -> tuple[str, str, list[str]]:
    """TMP-5.0, steps 1 to 3: the tiles east and west of the start, and the pile, drawn from its end."""
    east, west, *rest = chance.shuffled(tiles_of(mix))
    return east, west, with_exit(rest, seats, chance)[::-1]


def with_exit(tiles: list[str], seats: int, chance: Chance) -> list[str]:
    """Step 3: the exit among the last tiles, or in the middle of the pile when one or two play."""
    if seats <= 2:
        middle = len(tiles) // 2
        return [*tiles[:middle], EXIT, *tiles[middle:]]
    mixed = chance.shuffled(tiles)
    last = chance.shuffled([*mixed[-BESIDE_EXIT:], EXIT])
    return [*mixed[:-BESIDE_EXIT], *last]
