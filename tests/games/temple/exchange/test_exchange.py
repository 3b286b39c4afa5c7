"""Exchange and Teleporter as a whole: chambers, settings, games to their end, and bots (TMP-2.10.16, TMP-5.16)."""

from collections import Counter

import pytest

from tests.games.temple.exchange.test_exchanging import BANK, bank
from tests.games.temple.exchange.test_teleporter import EAST, NODE, WEST, port
from tests.games.temple.maze.mazes import act
from tests.games.temple.module_tables import NOW, A, E, refusal
from tests.games.temple.strivers import busy_game
from tests.games.temple.tables import lay, playing, settled
from wayout.games.temple import GAME
from wayout.games.temple.bots.atlas import Atlas
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.invariants import flaw
from wayout.games.temple.modules.exchange.bots import handy, wishes
from wayout.games.temple.modules.exchange.exchanging import ExchangeCurse
from wayout.games.temple.modules.exchange.numbers import NUMBERS, BrokenNumbers, read_numbers
from wayout.games.temple.modules.exchange.teleporting import DROP, TAKE, WARP
from wayout.games.temple.rules import legal
from wayout.games.temple.state import START, State
from wayout.games.temple.tile_set import tile_set
from wayout.games.temple.tiles import TILES
from wayout.games.temple.view import view
from wayout.kernel.chance import Seeded
from wayout.kernel.options import Options
from wayout.kernel.play import Action, Turn, replay

ON: Options = {"exchange": True, "curses": True, "treasures": True}
MIXES: list[Options] = [ON, {**ON, "maze": True}]


@pytest.mark.parametrize(("tile", "doors"), [("exchange", "NES"), ("teleporter", "NSW")])
def test_2_10_16_its_chambers_are_printed_like_this(tile: str, doors: str) -> None:
    assert (TILES[tile].doors, TILES[tile].entry, TILES[tile].most_gems) == (doors, "AA", 0)


def test_5_0_they_come_after_the_two_beside_the_start() -> None:
    assert tile_set(playing(3, **ON)).later == ("exchange", "teleporter")


@pytest.mark.parametrize(
    ("chosen", "allowed"),
    [({}, False), ({"curses": True}, False), ({"treasures": True}, False), (ON, True)],
)
def test_5_16_it_needs_curses_and_treasures(chosen: Options, allowed: bool) -> None:
    options = settled(**{**chosen, "exchange": True})
    assert GAME.why_not is not None
    refused = GAME.why_not(options, 2)

    assert (refused is None) == allowed
    assert refused is None or (refused.code, refused.rule) == ("needs_curses_and_treasures", "TMP-5.16")
    assert bool(GAME.seat_counts(options)) == allowed


@pytest.mark.parametrize("text", ["warp = 0", "wrap = 1", "warp = ", "warp = 1\nmore = 2"])
def test_a_file_with_other_numbers_is_not_read(text: str) -> None:
    with pytest.raises(BrokenNumbers):
        read_numbers(text)


def test_5_16_its_numbers_are_those_of_the_file() -> None:
    assert read_numbers("warp = 1_000") == NUMBERS


@pytest.mark.parametrize("action", [TAKE, DROP, WARP, ExchangeCurse("trap")])
def test_its_actions_have_numbers_and_are_refused_before_it_begins(action: Action[State]) -> None:
    assert GAME.numbering.action(GAME.numbering.parts(action)) == action
    state = GAME.first_state(2, settled(**ON))
    GAME.open(Turn(state, Seeded(1)))
    assert refusal(state, A, action) == "not_begun TMP-4.2"


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_golden_24_busy_games_with_it_hold_the_invariants_and_replay(seats: int, mix: Options) -> None:
    options: Options = {**mix, "tempo": 150}
    by_events = GAME.first_state(seats, settled(**options))
    state: State | None = None
    for number, moment in enumerate(busy_game(seats, f"exchange/{mix}/{seats}", options, odd=0.1)):
        replay(by_events, moment.events)
        state = moment.state
        if number % 4 == 0:
            assert flaw(state) is None
    assert by_events == state


@pytest.mark.slow
def test_busy_games_go_through_all_of_it() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(12):
        for moment in busy_game(3, f"all of the exchange/{seed}", {**ON, "clock": "none"}, odd=0.1):
            kinds.update(type(event).__name__ for event in moment.events)
            if moment.at > 900_000:
                break

    assert {"CurseExchanged", "TreasureDrawn", "TokenMoved", "TokenTaken", "TokenDropped", "Warped"} <= set(kinds)


# Bots


def scene_of(state: State, at: int = NOW) -> Scene:
    shown = view(state, A)
    return Scene(shown, Atlas(shown.chambers), A, at)


def choice(state: State, at: int = NOW) -> Action[State] | None:
    return handy(scene_of(state, at), legal(state, A))


def test_4_14_a_bot_goes_there_with_a_curse_and_gives_the_worst_away() -> None:
    state = bank("silence", "cursed_hand")
    state.figures[A] = EAST * 2
    assert [(goal.node, goal.deed) for goal in wishes(scene_of(state))] == [
        (BANK * 2, ExchangeCurse("silence")),
        (BANK * 2, ExchangeCurse("cursed_hand")),
    ]
    state.figures[A] = BANK * 2

    assert choice(state) == ExchangeCurse("cursed_hand")
    act(state, A, ExchangeCurse("cursed_hand"))
    assert list(wishes(scene_of(state))) == []
    state.figures[A] = EAST * 2
    assert len(list(wishes(scene_of(state)))) == 1


def test_4_14_it_does_not_go_there_with_what_keeps_it_or_what_stays() -> None:
    state = bank("trap", "weakest_link")
    state.figures[A] = EAST * 2

    assert list(wishes(scene_of(state))) == []


def test_4_14_a_bot_takes_the_token_to_the_start_or_to_the_exit_once_it_is_found() -> None:
    state = port()
    assert choice(state) == TAKE
    act(state, A, TAKE)
    state.figures[A] = WEST * 2
    assert choice(state) is None
    state.figures[A] = START
    assert choice(state) == DROP
    state.pile.remove("exit")
    way_out = lay(state, EAST, E, "exit")
    assert choice(state) is None
    state.figures[A] = way_out * 2
    assert choice(state) == DROP


def test_4_14_it_leaves_a_token_where_somebody_has_put_it() -> None:
    state = port(token=WEST * 2, at=(WEST, EAST))

    assert choice(state) is None


def test_4_14_a_bot_warps_home_when_the_doors_are_about_to_slam() -> None:
    state = port(token=START)
    assert choice(state) is None
    GAME.tick(Turn(state, Seeded(1), 165_000))

    assert choice(state, 170_000) is None
    assert choice(state, 190_000) == WARP
    state.figures[A] = START
    assert choice(state, 190_000) is None


def test_4_14_and_to_the_exit_when_nothing_is_left_to_do() -> None:
    state = port()
    state.pile.remove("exit")
    way_out = lay(state, EAST, E, "exit")
    state.parts["exchange"].token = way_out * 2
    assert state.figures[A] == NODE
    assert choice(state) is None
    state.depot = 0

    assert choice(state) == WARP
