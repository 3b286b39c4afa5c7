"""R25-4.13: nobody can tell two truths apart by the mail, until what was hidden is shown."""

from typing import Any

import pytest

from tests.games.room25.at_the_table import dealt, truth
from tests.games.room25.two_worlds import Puppet, anything, leak, worlds
from wayout.games.room25 import GAME
from wayout.games.room25.actions import RevealRole
from wayout.kernel.chance import Seeded
from wayout.kernel.seats import SPECTATOR, Seat, Viewer, viewers

MODES: dict[str, tuple[int, dict[str, Any]]] = {
    "suspicion of four": (4, {}),
    "suspicion of six": (6, {"madness_cards": True, "memory": "assist"}),
    "competition of two": (2, {"mode": "competition"}),
    "team of four": (4, {"mode": "team", "rooms": "random"}),
    "cooperation of four": (4, {"mode": "cooperation"}),
    "cooperation of four, madness": (4, {"mode": "cooperation", "level": "madness"}),
    "solo": (1, {"mode": "solo", "level": "madness"}),
}
EACH = 2
"""Games."""


@pytest.mark.parametrize("mode", list(MODES))
def test_whole_games_look_the_same_until_something_is_turned_up(mode: str) -> None:
    seats, options = MODES[mode]
    for game in range(EACH):
        luck = Seeded(f"{mode} {game}")
        state, number = dealt(seats, f"{mode} {game}", clues=True, **options), 0
        while state.outcome is None:
            pair = worlds(state, luck.pick(viewers(seats)), luck)
            while not pair.differ and truth(pair.one).outcome is None:
                number += 1
                anything(pair, luck, f"wish {number}")
            assert leak(pair) is None, (pair.viewer, number)
            state = truth(pair.one)


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode != "solo"])
def test_bots_take_their_time_whatever_they_hold_and_know(mode: str) -> None:
    seats, options = MODES[mode]
    luck, state = Seeded(mode), dealt(seats, mode, clues=True, **options)
    people: list[Viewer] = [Seat(0), SPECTATOR]
    bots: Any = {"bots": {"puppet": Puppet}, "seats_of_bots": tuple(range(1, seats)), "pace": 1.0}
    for number in range(200):
        pair = worlds(state, luck.pick(people), luck, **bots)
        for step in range(400):
            if pair.differ or truth(pair.one).outcome is not None:
                break
            choices = [wish for wish in pair.choices(Seat(0)) if not isinstance(wish, RevealRole)]
            if 0 in GAME.asked(truth(pair.one)) and step % 4 == 0:
                pair.wish(Seat(0), luck.pick(choices), f"wish {step}")
            pair.wait(500)
        assert leak(pair) is None, (pair.viewer, number)
        state = truth(pair.one)
        if state.outcome is not None:
            return
    raise AssertionError("it does not end")
