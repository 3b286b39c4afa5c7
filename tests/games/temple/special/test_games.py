"""Whole games with special chambers, alone and beside other modules (TMP-4.15)."""

import pytest

from tests.games.temple.strivers import busy_game
from tests.games.temple.tables import lay
from wayout.games.temple import GAME
from wayout.games.temple.board import SIDES_OF
from wayout.games.temple.invariants import flaw
from wayout.games.temple.state import State
from wayout.games.temple.view import view
from wayout.kernel.chance import Seeded
from wayout.kernel.codec import encode
from wayout.kernel.options import Options, complete
from wayout.kernel.play import Turn, replay
from wayout.kernel.seats import Seat

MIXES: list[Options] = [
    {},
    {"curses": True},
    {"treasures": True},
    {"illusions": True},
    {"curses": True, "treasures": True, "illusions": True},
]


@pytest.mark.slow
@pytest.mark.parametrize("mix", MIXES, ids=str)
@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_4_15_busy_games_end_hold_and_replay(seats: int, mix: Options) -> None:
    options: Options = {**mix, "special": True, "tempo": 150}
    replayed: State = GAME.first_state(seats, complete(GAME.options, options))
    for number, moment in enumerate(busy_game(seats, f"special {mix} {seats}", options)):
        replay(replayed, moment.events)
        if number % 10 == 0:
            assert flaw(moment.state) is None
        if number % 50 == 0:
            shown = view(moment.state, Seat(0))
            assert encode(view(GAME.imagine(shown, Seat(0), Seeded(number)), Seat(0))) == encode(shown)

    assert flaw(moment.state) is None
    assert replayed == moment.state


@pytest.mark.slow
def test_a_thousand_temples_with_them_are_never_dead_before_the_exit() -> None:
    """Doubles part the temple: explored at random, there is always something to discover, or a wall gives way."""
    base = GAME.first_state(4, complete(GAME.options, {"special": True}))
    for seed in range(300):
        state, chance = base.clone(), Seeded(f"special layout {seed}")
        GAME.open(Turn(state, chance))
        while state.pile and state.exit < 0:
            doors = [(node, side) for node, gaps in enumerate(state.gaps) for side in SIDES_OF[gaps]]
            assert doors or state.valve
            if not doors:
                break
            node, side = chance.pick(doors)
            lay(state, node >> 1, side, state.pile.pop())
