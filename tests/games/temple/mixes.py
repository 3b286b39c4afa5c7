"""Whole games of one module with and without curses and treasures, for the tests of that module."""

from tests.games.temple.strivers import busy_game
from wayout.games.temple import GAME
from wayout.games.temple.invariants import flaw
from wayout.games.temple.state import State
from wayout.kernel.options import Options, Value, complete
from wayout.kernel.play import replay

COMPANY: tuple[Options, ...] = ({}, {"curses": True}, {"treasures": True}, {"curses": True, "treasures": True})


def play_to_the_end(seats: int, company: Options, seed: int, odd: float = 0.05, **module: Value) -> State:
    """Random games hold to TMP-4.15 after every step, and their events replay to the same end."""
    options: Options = {**company, **module, "tempo": 150}
    again = GAME.first_state(seats, complete(GAME.options, options))
    state = again
    for moment in busy_game(seats, f"{module}/{seed}", options, odd):
        state = moment.state
        assert flaw(state) is None
        replay(again, moment.events)
    assert again == state
    assert GAME.result(state) is not None
    return state
