"""What a table may choose, and how a game begins (TMP-5.0)."""

from collections.abc import Sequence
from typing import Final, cast

from wayout.games.temple.clock import NUMBERS, SLOW, SOUNDTRACKS, TEMPI, USUAL, is_large
from wayout.games.temple.events import TempleLaid
from wayout.games.temple.mix import MODULE_ACTIONS, MODULE_OPTIONS, MODULES
from wayout.games.temple.parts import Difficulty
from wayout.games.temple.seam import hooks, hooks_of, mix_of, settings_of
from wayout.games.temple.settings import Settings
from wayout.games.temple.solvable import depot_of, dice_each, is_solvable, keys_at_best, solvable_seats
from wayout.games.temple.state import (
    BEHIND,
    BLANK,
    BY_ITSELF,
    EXPERT,
    FORGOTTEN,
    IDS_PER_SEAT,
    LOSS_ORDER,
    MAX_SEATS,
    NO_CLOCK,
    NO_DIE,
    NORMAL,
    OUT,
    PROFESSIONAL,
    RANDOM_TRACK,
    SAND,
    State,
)
from wayout.games.temple.tile_set import drawn, tile_set
from wayout.games.temple.tiles import EXIT, TILES
from wayout.kernel.chance import Chance
from wayout.kernel.options import Option, Options
from wayout.kernel.play import Action, Refusal, Turn, because

BESIDE_EXIT: Final = 4
"""How many tiles the exit is shuffled with when three or more play, unless a module wants more."""
LONG_AGO: Final = -1_000_000
"""Before anything that spacing could ask about."""
OPTIONS: Final = (
    *MODULE_OPTIONS,
    Option("difficulty", (NORMAL, EXPERT, PROFESSIONAL), NORMAL),
    Option("clock", (RANDOM_TRACK, *SOUNDTRACKS, SAND, NO_CLOCK), RANDOM_TRACK),
    Option("tempo", TEMPI, USUAL),
    Option("leavers", (BEHIND, FORGOTTEN), BEHIND),
)


def presets() -> dict[str, Options]:
    """The core's own, and those that modules name, the smaller ones first."""
    named: dict[str, Options] = {}
    for module in MODULES.values():
        for preset, value in module.presets.items():
            named.setdefault(preset, {})[module.option.id] = value
    core: dict[str, Options] = {"default": {}, "practice": {"clock": NO_CLOCK}}
    smaller_first = dict(sorted(named.items(), key=lambda preset: len(preset[1])))
    return core | {name: slowed(options) for name, options in smaller_first.items()}


def slowed(options: Options) -> Options:
    return options | {"tempo": SLOW} if is_large(len(options)) else options


PRESETS: Final = presets()


def left_out(state: State, action: Action[State]) -> Refusal | None:
    """TMP-5.0: what belongs to a module that is not in play."""
    if type(action) not in MODULE_ACTIONS or any(type(action) in module.actions for module in hooks(state).modules):
        return None
    return because("not_in_this_game", rule="TMP-5.0")


def why_not(options: Options, seats: int) -> Refusal | None:
    """TMP-5.0: a module that means nothing without another one. TMP-2.18: more keys at best than anybody has dice."""
    settings = settings_of(seats, options)
    needs = (need for module in hooks_of(mix_of(options)).modules for need in module.needs)
    lacking = next((need.refusal for need in needs if settings.modules.isdisjoint(need.one_of)), None)
    if lacking is None and 1 <= seats <= MAX_SEATS and not is_solvable(settings):
        return because("too_many_keys", rule="TMP-2.18", n=keys_at_best(settings), dice=dice_each(seats))
    return lacking


def seat_counts(options: Options) -> tuple[int, ...]:
    return tuple(seats for seats in solvable_seats(options) if why_not(options, seats) is None)


def first_state(seats: int, options: Options) -> State:
    if seats not in seat_counts(options):
        raise ValueError(f"not a game for {seats}")
    state = blank_state(seats, options)
    state.track = str(options["clock"])
    state.depot = depot_of(seats, state.difficulty)
    state.spare = 0 if state.difficulty == PROFESSIONAL else NUMBERS.depot.spare
    return state


def blank_state(seats: int, options: Options) -> State:
    """Everybody with blank dice, and no temple yet."""
    each, ids, mix = dice_each(seats), seats * IDS_PER_SEAT, mix_of(options)
    parts = {module.id: module.part for module in hooks_of(mix).modules}
    return State(
        seats=seats,
        difficulty=cast(Difficulty, options["difficulty"]),
        tempo=int(options["tempo"]),
        options=options.copy(),
        mix=mix,
        track=NO_CLOCK,
        leavers=str(options["leavers"]),
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
    made_of = tile_set(state.settings)
    later = [*made_of.later, *drawn(made_of, turn.chance.stream("setup pools"))]
    east, west, pile = build_pile(state.settings, made_of.first, later, turn.chance.stream("setup tiles"))
    track = state.track
    if track == RANDOM_TRACK:
        track = turn.chance.stream("setup track").pick(SOUNDTRACKS)
    for open_module in hooks(state).open:
        open_module(turn)
    turn.emit(TempleLaid(east, west, tuple(pile), len(pile), track, (*made_of.first, *later)))
    for flanked in hooks(state).flanked:
        flanked(turn, 1)
        flanked(turn, 2)


def build_pile(
    settings: Settings, first: Sequence[str], later: Sequence[str], chance: Chance
) -> tuple[str, str, list[str]]:
    """Steps 4 to 6: the tiles east and west of the start, and the pile, drawn from its end."""
    east, west, rest = with_flanks(chance.shuffled(first))
    if later:
        rest = chance.shuffled([*rest, *later])
    return east, west, with_exit(rest, settings.seats, chance, exit_company(settings))[::-1]


def with_flanks(tiles: list[str]) -> tuple[str, str, list[str]]:
    """Step 4: the first two; one that must not lie beside the start goes into the middle of the rest."""
    rest, beside = tiles[:], list[str]()
    while len(beside) < 2:
        tile = rest.pop(0)
        if TILES[tile].flank:
            beside.append(tile)
        else:
            rest.insert(len(rest) // 2, tile)
    return beside[0], beside[1], rest


def exit_company(settings: Settings) -> int:
    """How many tiles the exit is shuffled with when three or more play."""
    return max(BESIDE_EXIT, hooks_of(mix_of(settings.options)).beside_exit)


def with_exit(tiles: list[str], seats: int, chance: Chance, company: int = BESIDE_EXIT) -> list[str]:
    """Step 6: the exit among the last tiles, or in the middle of the pile when one or two play."""
    if seats <= 2:
        middle = len(tiles) // 2
        return [*tiles[:middle], EXIT, *tiles[middle:]]
    mixed = chance.shuffled(tiles)
    last = chance.shuffled([*mixed[-company:], EXIT])
    return [*mixed[:-company], *last]
