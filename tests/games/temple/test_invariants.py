"""TMP-4.15 over games of all kinds; golden tests 24 and 30."""

from collections import Counter
from collections.abc import Callable

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.temple.strivers import busy_game
from tests.games.temple.tables import ONE, TWO, lay, playing
from wayout.games.temple import GAME
from wayout.games.temple.board import SIDES_OF, outer_walls
from wayout.games.temple.events import Rolled
from wayout.games.temple.invariants import flaw
from wayout.games.temple.parts import Chamber
from wayout.games.temple.setup import build_pile
from wayout.games.temple.state import HELD, LOCKED, LOST, OUT, State
from wayout.games.temple.tile_set import tile_set
from wayout.kernel.chance import Seeded
from wayout.kernel.codec import encode
from wayout.kernel.options import Options, complete
from wayout.kernel.play import Turn, play, replay
from wayout.kernel.seats import viewers

CLASSIC: Options = {"curses": True, "treasures": True}
MIXES: list[Options] = [
    {},
    CLASSIC,
    {"difficulty": "expert", "clock": "sand"},
    {"difficulty": "professional", "tempo": 50},
]


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_4_15_the_invariants_hold_in_busy_games(seats: int, mix: Options) -> None:
    if seats not in GAME.seat_counts(complete(GAME.options, mix)):
        return
    locked: set[int] = set()
    last = 0
    for number, moment in enumerate(busy_game(seats, f"{mix}/{seats}", mix)):
        if number % 5 == 0 or not any(isinstance(event, Rolled) for event in moment.events):
            assert flaw(moment.state) is None
        for event in moment.events:
            assert not isinstance(event, Rolled) or not locked & set(event.dice)
        locked = {die for die, lies in enumerate(moment.state.dice) if lies == LOCKED}
        assert moment.at >= last
        last = moment.at


def lose_a_die(state: State) -> None:
    state.hands[ONE].pop()


def hold_a_die_nowhere(state: State) -> None:
    state.dice[0] = HELD


def offer_a_lost_die(state: State) -> None:
    state.dice[0], state.offered[0] = LOST, True


def drop_a_gem(state: State) -> None:
    state.depot -= 1


def turn_fate_for_nothing(state: State) -> None:
    state.fates += 1


def give_a_gem_from_nowhere(state: State) -> None:
    state.chambers[0] = msgspec.structs.replace(state.chambers[0], gems_done=1)


def lay_a_tile_twice(state: State) -> None:
    state.pile[0] = state.pile[1]


def lay_two_in_a_cell(state: State) -> None:
    here: Chamber = state.chambers[0]
    state.chambers[1] = msgspec.structs.replace(state.chambers[1], x=here.x, y=here.y)


def lose_the_way_back(state: State) -> None:
    state.links[1] = 4


def close_every_entrance(state: State) -> None:
    state.gaps = [0] * len(state.gaps)


def fall_out_of_the_temple(state: State) -> None:
    state.figures[ONE] = 99


def leave_the_figure_behind(state: State) -> None:
    state.left[ONE] = True


def leave_one_behind_who_is_here(state: State) -> None:
    state.behind = (ONE,)


def win_without_one_who_was_left_behind(state: State) -> None:
    state.figures, state.left[ONE], state.behind = [OUT, OUT], True, (ONE,)
    state.phase, state.outcome = "over", "won"


def win_with_somebody_inside(state: State) -> None:
    state.phase, state.outcome = "over", "won"


def go_on_without_anybody(state: State) -> None:
    state.figures = [OUT, OUT]


def wait_for_nobody(state: State) -> None:
    state.vote = "fate"


def wait_for_the_absent(state: State) -> None:
    state.vote, state.vote_waiting, state.absent[TWO] = "fate", [TWO], True


def keep_a_part_of_nothing(state: State) -> None:
    state.parts["nothing"] = None


def play_what_nobody_chose(state: State) -> None:
    state.options["curses"] = True


@pytest.mark.parametrize(
    "spoil",
    [
        lose_a_die,
        hold_a_die_nowhere,
        offer_a_lost_die,
        drop_a_gem,
        turn_fate_for_nothing,
        give_a_gem_from_nowhere,
        lay_a_tile_twice,
        lay_two_in_a_cell,
        lose_the_way_back,
        close_every_entrance,
        fall_out_of_the_temple,
        leave_the_figure_behind,
        leave_one_behind_who_is_here,
        win_without_one_who_was_left_behind,
        win_with_somebody_inside,
        go_on_without_anybody,
        wait_for_nobody,
        wait_for_the_absent,
        keep_a_part_of_nothing,
        play_what_nobody_chose,
    ],
    ids=lambda spoil: spoil.__name__,
)
def test_4_15_every_flaw_is_noticed(spoil: Callable[[State], None]) -> None:
    state = GAME.first_state(2, complete(GAME.options, {}))
    GAME.open(Turn(state, Seeded(1)))
    assert flaw(state) is None

    spoil(state)

    assert flaw(state) is not None


@pytest.mark.slow
@settings(max_examples=15)
@given(
    seed=st.integers(0, 10**9),
    seats=st.integers(1, 6),
    mix=st.sampled_from([{}, CLASSIC]),
    odd=st.sampled_from([0.02, 0.5]),
)
def test_golden_24_a_replay_of_the_events_and_of_the_commands_gives_the_same_end(
    seed: int, seats: int, mix: Options, odd: float
) -> None:
    options: Options = {**mix, "tempo": 150}
    start = GAME.first_state(seats, complete(GAME.options, options))
    by_events, by_commands = start.clone(), start
    luck = Seeded(f"busy/{seed}").stream("luck")
    turn = Turn(by_commands, luck)
    GAME.open(turn)
    state: State | None = None
    for number, moment in enumerate(busy_game(seats, seed, options, odd)):
        replay(by_events, moment.events)
        state = moment.state
        if number == 0:
            continue
        if moment.action is None:
            GAME.tick(Turn(by_commands, luck, moment.at))
        else:
            assert moment.seat is not None
            play(by_commands, moment.seat, moment.action, luck, moment.at)

    assert by_events == state
    assert by_commands == state


@pytest.mark.slow
@settings(max_examples=10)
@given(seed=st.integers(0, 10**9), seats=st.integers(1, 6))
def test_golden_30_nothing_that_is_told_holds_the_pile_or_the_track(seed: int, seats: int) -> None:
    """Two truths that differ only in the pile's order and in the track give the same views all along."""
    for number, moment in enumerate(busy_game(seats, seed)):
        if number % 40:
            continue
        truth = moment.state
        other = truth.clone()
        other.pile = Seeded(number).shuffled(truth.pile)
        if truth.gongs == truth.slams:
            other.track = "track_1" if truth.track == "track_2" else "track_2"
        other.rolled = [99] * seats
        for viewer in viewers(seats):
            assert encode(GAME.view(other, viewer)) == encode(GAME.view(truth, viewer))


def test_busy_games_go_through_everything() -> None:
    """The games above are no walk in the start: they discover, take gems, and lose dice."""
    kinds: Counter[str] = Counter()
    for seed in range(6):
        for moment in busy_game(3, seed):
            kinds.update(type(event).__name__ for event in moment.events)

    assert {"Discovered", "Entered", "GemsTaken", "Masked", "Rolled", "Gong", "Slammed", "GotOut", "GameEnded"} <= set(
        kinds
    )


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("mix", [{}, CLASSIC], ids=str)
def test_a43_no_layout_is_ever_dead_or_the_valve_opens(seats: int, mix: Options) -> None:
    """A thousand temples explored at random to the last tile: there is always something to discover."""
    base = GAME.first_state(seats, complete(GAME.options, mix))
    for seed in range(1_000):
        state, chance = base.clone(), Seeded(f"layout/{seed}")
        GAME.open(Turn(state, chance))
        while state.pile and not state.valve:
            doors = [(node, side) for node, gaps in enumerate(state.gaps) for side in SIDES_OF[gaps]]
            if not doors:
                assert state.exit >= 0
                break
            node, side = chance.pick(doors)
            lay(state, node >> 1, side, state.pile.pop())
        if state.valve:
            assert any(outer_walls(state, node) for node in range(0, 2 * len(state.chambers), 2))


def test_the_pile_is_shuffled_by_its_own_luck() -> None:
    four = playing(4)
    tiles = tile_set(four).first

    assert build_pile(four, tiles, (), Seeded(1)) == build_pile(four, tiles, (), Seeded(1))
    assert build_pile(four, tiles, (), Seeded(1)) != build_pile(four, tiles, (), Seeded(2))
