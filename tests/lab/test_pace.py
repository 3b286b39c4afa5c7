"""How long people would take for a game that bots played."""

import pytest

from wayout.games import GAMES
from wayout.kernel.options import Options, complete
from wayout.lab.bout import Finished
from wayout.lab.pace import BOT_SECONDS, PART_OF_LIMIT, Lasted
from wayout.lab.simulate import Plan, play_one


def played(game: str, seats: int, options: Options | None = None) -> Finished:
    rules = GAMES[game]
    chosen = complete(rules.options, options or {})
    return play_one(Plan(game, seats, 1, 3, (rules.standard_bot,), chosen, timed=True), 0)


def lasted(bout: Finished) -> Lasted:
    assert bout.lasted is not None
    return bout.lasted


def test_people_one_after_the_other_add_up() -> None:
    bout = played("emergency_exit", 3)
    timers = GAMES["emergency_exit"].timers
    turns = bout.tallies["turn_began"]

    assert lasted(bout).people >= turns * timers["turn"] * PART_OF_LIMIT
    assert lasted(bout).people <= bout.actions * max(timers.values()) * PART_OF_LIMIT


def test_people_who_are_asked_at_once_think_at_once() -> None:
    bout = played("room25", 8)
    timers = GAMES["room25"].timers
    thinking = bout.actions * min(timers.values()) * PART_OF_LIMIT
    programs = bout.tallies["round_began"] * timers["program"] * PART_OF_LIMIT

    assert programs < lasted(bout).people < programs * 8 + thinking


def test_bots_are_quicker_than_people() -> None:
    bout = played("emergency_exit", 3)

    assert 0 < lasted(bout).alone < lasted(bout).people
    assert lasted(bout).alone >= BOT_SECONDS


def test_alone_is_alone() -> None:
    bout = played("emergency_exit", 1, {"mode": "together"})

    assert lasted(bout).alone == lasted(bout).people


def test_real_time_is_the_clock_of_the_game() -> None:
    bout = played("temple", 1)

    assert lasted(bout).people == lasted(bout).alone
    assert 30 < lasted(bout).people < 700


@pytest.mark.parametrize("game", ["emergency_exit", "no_escape", "room25"])
def test_somebody_begins(game: str) -> None:
    assert played(game, 4).first in range(4)


def test_nobody_looks_at_a_clock_unless_it_is_asked_for() -> None:
    rules = GAMES["emergency_exit"]
    bout = play_one(Plan("emergency_exit", 2, 1, 3, (rules.standard_bot,), complete(rules.options, {})), 0)

    assert (bout.first, bout.lasted) == (None, None)
