"""The Maze as a whole: its chambers and numbers, games to their end, and bots (TMP-2.10.13, TMP-4.15, TMP-5.0)."""

from collections import Counter

import pytest

from tests.games.temple.maze.mazes import act, fallen_on, gifted, maze
from tests.games.temple.module_tables import NOW, A, B, E, N, show_dice
from tests.games.temple.strivers import busy_game
from tests.games.temple.tables import lay, playing, settled
from wayout.games.temple import GAME
from wayout.games.temple.actions import Choose, Discover, Enter
from wayout.games.temple.bots.atlas import Atlas
from wayout.games.temple.bots.mind import Teammate
from wayout.games.temple.bots.planning import plan
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.bots.temper import ARCHAEOLOGIST, GUIDE, TOURIST, Temper
from wayout.games.temple.invariants import flaw
from wayout.games.temple.modules.maze.bots import best_wish, handy, wishes
from wayout.games.temple.modules.maze.gear import TurnGear
from wayout.games.temple.modules.maze.invariants import far_flaw, short_cut_flaw
from wayout.games.temple.modules.maze.numbers import GEAR_COST, NUMBERS, BrokenNumbers, read_numbers
from wayout.games.temple.modules.maze.short_cut import TakeShortCut
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.modules.treasures.bots import handy as use
from wayout.games.temple.rules import legal
from wayout.games.temple.state import NORMAL, START, State
from wayout.games.temple.tile_set import tile_set
from wayout.games.temple.tiles import TILES, cost_of
from wayout.games.temple.view import view
from wayout.games.temple.view_types import PromptView
from wayout.kernel.chance import Seeded
from wayout.kernel.letter import letter
from wayout.kernel.options import Options
from wayout.kernel.play import Turn, play, replay

EAST = 1
GOOD = 'gear = "TT"\nfarthest = 60\nshort_cut = 20_000\nagain = 2_000\nmarked = 3_000\n'
MIXES: list[Options] = [
    {"maze": True},
    {"maze": True, "curses": True},
    {"maze": True, "treasures": True},
    {"maze": True, "curses": True, "treasures": True},
]


@pytest.mark.parametrize(("tile", "doors", "entry"), [("mirage", "NESW", "AA"), ("gear", "NESW", "AK")])
def test_2_10_13_its_chambers_are_printed_like_this(tile: str, doors: str, entry: str) -> None:
    assert (TILES[tile].doors, TILES[tile].entry, TILES[tile].most_gems) == (doors, entry, 0)


def test_5_0_they_come_after_the_two_beside_the_start() -> None:
    tiles = tile_set(playing(3, maze=True))

    assert tiles.later == ("mirage", "gear")
    assert not {"mirage", "gear"} & set(tiles.first)


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_7_it_needs_no_other_module(mix: Options) -> None:
    assert GAME.why_not is not None
    assert GAME.why_not(settled(**mix), 2) is None
    assert GAME.seat_counts(settled(**mix)) == (1, 2, 3, 4, 5, 6)


def test_5_13_its_numbers_are_those_of_the_file() -> None:
    assert cost_of("TT") == GEAR_COST
    assert read_numbers(GOOD) == NUMBERS


@pytest.mark.parametrize(
    ("good", "bad"),
    [('"TT"', '"TX"'), ('"TT"', '""'), ("60", "0"), ("gear", "wheel"), ("marked", "marked = 1\nmore"), ('"TT"', '"')],
)
def test_a_file_with_other_numbers_is_not_read(good: str, bad: str) -> None:
    with pytest.raises(BrokenNumbers):
        read_numbers(GOOD.replace(good, bad, 1))


@pytest.mark.parametrize("action", [TurnGear(0, 1), TurnGear(90, 3), TakeShortCut(2)])
def test_its_actions_have_numbers(action: TurnGear | TakeShortCut) -> None:
    assert GAME.numbering.action(GAME.numbering.parts(action)) == action


# Games


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_golden_24_busy_games_with_it_hold_the_invariants_and_replay(seats: int, mix: Options) -> None:
    options: Options = {**mix, "tempo": 150}
    by_events = GAME.first_state(seats, settled(**options))
    state: State | None = None
    for number, moment in enumerate(busy_game(seats, f"maze/{mix}/{seats}", options, odd=0.1)):
        replay(by_events, moment.events)
        state = moment.state
        if number % 4 == 0:
            assert flaw(state) is None
    assert by_events == state


@pytest.mark.slow
def test_busy_games_go_through_all_of_it() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(12):
        for moment in busy_game(3, f"all of the maze/{seed}", {**MIXES[3], "clock": "none", "tempo": 150}, odd=0.1):
            kinds.update(type(event).__name__ for event in moment.events)
            if moment.at > 900_000:
                break

    assert {"MirageRose", "GearTurned", "ExitShouted", "AlarmFaded", "LampRubbed", "WishGranted"} <= set(kinds)
    assert {"PileStirred", "DiscoveryBegun"} <= set(kinds)


def test_4_15_flaws_are_found() -> None:
    state = maze()
    gifted(state, A, "short_cut")
    state.figures[A] = EAST * 2
    show_dice(state, A, "AA...")
    act(state, A, TakeShortCut(N))
    assert short_cut_flaw(state) is None
    top = state.pile.pop()
    assert short_cut_flaw(state) == "seat 0 chooses among what is not in the pile"
    state.pile.append(top)
    state.reserved = {}
    assert short_cut_flaw(state) == "seat 0 chooses a chamber for nowhere"
    here = state.chambers[EAST]
    assert far_flaw(state) is None
    state.chambers[EAST] = type(here)(here.tile, 90, 0, 0, here.doors)
    assert far_flaw(state) == "a chamber lies too far out"


# Bots


def scene_of(state: State, at: int = NOW) -> Scene:
    shown = view(state, A)
    return Scene(shown, Atlas(shown.chambers), A, at)


@pytest.mark.parametrize("temper", [TOURIST, GUIDE, ARCHAEOLOGIST])
def test_4_14_the_weakest_link_goes_home_after_the_gong_whatever_else_there_is(temper: Temper) -> None:
    state = fallen_on(maze(), A, "weakest_link")
    far = lay(state, EAST, N, state.pile.pop(0))
    state.figures[A] = far * 2
    assert list(wishes(scene_of(state))) == []
    GAME.tick(Turn(state, Seeded(1), 165_000))

    scene = scene_of(state, 165_500)
    goal = plan(scene, temper)

    assert (goal.name, goal.node) == ("home", START)


@pytest.mark.parametrize(("clock", "tempo", "slam"), [("track_1", 100, 200_000), ("track_2", 50, 400_000)])
def test_4_14_the_weakest_link_does_not_wait_for_the_gong(clock: str, tempo: int, slam: int) -> None:
    """The first slam comes after 3:20 at the earliest, as everybody knows."""
    state = fallen_on(maze(clock=clock, tempo=tempo), A, "weakest_link")
    state.figures[A] = EAST * 2
    minute = 60_000 * 100 // tempo

    assert list(wishes(scene_of(state, slam - minute - 1_000))) == []
    assert [goal.node for goal in wishes(scene_of(state, slam - minute + 1_000))] == [START]


def test_4_14_a_weakest_link_with_few_dice_turns_back_earlier() -> None:
    state = fallen_on(maze(), A, "weakest_link")
    state.figures[A] = 2 * lay(state, lay(state, EAST, N, "c07"), N, "c07")
    assert list(wishes(scene_of(state, 120_000))) == []

    show_dice(state, A, "Axxxx")
    assert [goal.node for goal in wishes(scene_of(state, 120_000))] == [START]


def test_4_14_after_the_second_slam_nobody_is_the_weakest_link() -> None:
    state = fallen_on(maze(), A, "weakest_link")
    GAME.tick(Turn(state, Seeded(1), 200_000))
    GAME.tick(Turn(state, Seeded(1), 400_000))
    state.figures[A] = EAST * 2

    assert list(wishes(scene_of(state, 590_000))) == []


def test_4_14_others_are_not_called_home_by_it() -> None:
    state = fallen_on(maze(), B, "weakest_link")
    GAME.tick(Turn(state, Seeded(1), 165_000))

    assert list(wishes(scene_of(state, 165_500))) == []


def test_4_14_where_the_sand_shows_it_the_weakest_link_turns_back_a_minute_before() -> None:
    state = fallen_on(maze(clock="sand"), A, "weakest_link")
    state.figures[A] = EAST * 2

    assert list(wishes(scene_of(state, 139_000))) == []
    assert [goal.node for goal in wishes(scene_of(state, 141_000))] == [START]


def test_4_14_a_bot_finds_the_start_where_the_mirage_has_sent_it() -> None:
    state = maze("mirage")
    state.figures[A] = EAST * 2
    show_dice(state, A, "AA...")
    act(state, A, Discover(N))
    scene = scene_of(state)

    assert scene.atlas.side_towards(EAST * 2, START) == N
    assert Enter(N) not in legal(state, A)


def test_4_14_a_bot_rubs_its_lamp_and_takes_what_is_worth_most() -> None:
    kinds = ["time_out", "teleport", "extra_gem"]

    assert best_wish(PromptView(0, "genie_lamp", kinds, NOW)) == 2
    assert best_wish(PromptView(0, "genie_lamp", kinds[:2], NOW)) == 1
    state = maze()
    lamp = gifted(state, A, "genie_lamp")
    scene = scene_of(state)
    assert use(scene, legal(state, A)) == UseTreasure(lamp)
    act(state, A, UseTreasure(lamp))
    assert isinstance(handy(scene_of(state), legal(state, A)), Choose)


@pytest.mark.parametrize(("depot", "left", "tile"), [(7, 500_000, "gems"), (2, 500_000, "exit"), (7, 100_000, "exit")])
def test_4_14_a_bot_uses_a_short_cut_for_what_is_wanted_most(depot: int, left: int, tile: str) -> None:
    state = maze()
    gifted(state, A, "short_cut")
    state.figures[A] = EAST * 2
    show_dice(state, A, "AA...")
    state.depot, state.gems_taken = depot, 7 - depot
    at = 600_000 - left
    cut = handy(scene_of(state, at), legal(state, A))
    assert cut == TakeShortCut(N)
    play(state, A, cut, Seeded(1), at)

    choice = handy(scene_of(state, at), legal(state, A))

    assert isinstance(choice, Choose)
    assert state.prompts[0].options[choice.option].startswith(tile)


def test_4_14_a_bot_keeps_its_short_cut_once_the_exit_is_found() -> None:
    state = maze()
    gifted(state, A, "short_cut")
    state.pile.remove("exit")
    lay(state, EAST, E, "exit")
    state.figures[A] = EAST * 2
    show_dice(state, A, "AA...")

    assert handy(scene_of(state), legal(state, A)) is None


@pytest.mark.parametrize("temper", [TOURIST, GUIDE, ARCHAEOLOGIST])
def test_4_14_bots_of_every_strength_play_it_to_the_end(temper: Temper) -> None:
    """Their wishes are legal whenever they have one."""
    state = maze(tempo=150, difficulty=NORMAL)
    bots = {seat: Teammate(seat, Seeded(f"bot {seat}"), temper) for seat in (A, B)}
    at, luck = 1_000, Seeded("bots in the maze")
    while GAME.result(state) is None and at < 600_000:
        due = GAME.deadline(state)
        at = min([at + 300, *([] if due is None else [due])])
        if due is not None and due <= at:
            GAME.tick(Turn(state, luck, at))
            continue
        for seat, bot in bots.items():
            if bot.due is None or bot.due > at or seat not in GAME.asked(state):
                continue
            action = bot.answer(letter(GAME, state, seat, 0), at)
            if action is not None and GAME.ready_at is not None and GAME.ready_at(state, seat, action) <= at:
                assert action.check(state, seat) is None
                play(state, seat, action, luck, at)

    assert GAME.result(state) is not None
