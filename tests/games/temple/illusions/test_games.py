"""Whole games with illusions, alone and beside curses and treasures (TMP-4.15)."""

import pytest

from tests.games.temple.strivers import busy_game
from wayout.games.temple import GAME
from wayout.games.temple.events import ChambersLifted
from wayout.games.temple.invariants import flaw
from wayout.games.temple.modules.illusions import ILLUSIONS
from wayout.games.temple.state import State
from wayout.games.temple.view import view
from wayout.kernel.chance import Seeded
from wayout.kernel.codec import encode
from wayout.kernel.options import Options, complete
from wayout.kernel.play import replay
from wayout.kernel.seats import Seat

MIXES: list[Options] = [{}, {"curses": True}, {"treasures": True}, {"curses": True, "treasures": True}]


@pytest.mark.slow
@pytest.mark.parametrize("mix", MIXES, ids=str)
@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_4_15_busy_games_end_hold_and_replay(seats: int, mix: Options) -> None:
    options: Options = {**mix, "illusions": True, "tempo": 150}
    replayed: State = GAME.first_state(seats, complete(GAME.options, options))
    for number, moment in enumerate(busy_game(seats, f"illusions {mix} {seats}", options)):
        replay(replayed, moment.events)
        if number % 50 == 0 or any(isinstance(event, ChambersLifted) for event in moment.events):
            assert flaw(moment.state) is None
            shown = view(moment.state, Seat(0))
            assert encode(view(GAME.imagine(shown, Seat(0), Seeded(number)), Seat(0))) == encode(shown)

    assert replayed == moment.state


@pytest.mark.slow
def test_3_4_no_illusion_is_left_after_a_slam() -> None:
    lifted = 0
    for seed in range(4):
        for moment in busy_game(3, seed, {"illusions": True}):
            if any(isinstance(event, ChambersLifted) for event in moment.events):
                lifted += 1
                assert not any(chamber.tile in ILLUSIONS and not chamber.gone for chamber in moment.state.chambers), (
                    moment.at
                )

    assert lifted
