"""Whatever is played: nothing is lost, nobody is where they cannot be, and every game ends (R25-4.1)."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from wayout.games.room25 import catalogue, rules
from wayout.games.room25.events import ComplexLaid
from wayout.games.room25.invariants import change_flaw, flaw
from wayout.games.room25.setup import OPTIONS, PRESETS, first_state, open_game, seat_counts
from wayout.games.room25.state import SEATS, State
from wayout.games.room25.whom import asked
from wayout.kernel.chance import Chance, Seeded
from wayout.kernel.options import Options, complete
from wayout.kernel.play import Action, Event, Turn, play, replay
from wayout.kernel.seats import Seat

assert catalogue.CATALOGUE
GAMES_EACH = 4
TABLES = [(preset, seats) for preset in PRESETS for seats in seat_counts(complete(OPTIONS, PRESETS[preset]))]
ENDINGS = {
    "suspicion": {"escaped", "prisoners_dead", "too_many_dead", "time_up", "abandoned"},
    "competition": {"escaped", "last_side", "all_dead", "time_up", "abandoned"},
    "team": {"escaped", "last_side", "all_dead", "closer", "draw", "time_up", "abandoned"},
    "cooperation": {"escaped", "escaped_partly", "too_many_dead", "time_up", "abandoned"},
    "solo": {"escaped", "too_many_dead", "time_up", "abandoned"},
}


@dataclass
class Game:
    start: State
    end: State
    events: list[Event[State]]


def wishes(state: State, chance: Chance) -> tuple[Seat, Action[State]]:
    """Now and then somebody leaves."""
    if chance.odds(0.002):
        return chance.pick([seat for seat in SEATS[: state.seats] if state.in_game[seat]]), rules.LEAVE
    seat = chance.pick(asked(state))
    return seat, chance.pick(rules.legal(state, seat))


def check_choices(state: State) -> None:
    """What is listed is what is allowed, for every seat."""
    for seat in SEATS[: state.seats]:
        listed = rules.legal(state, seat)
        assert len(set(map(repr, listed))) == len(listed)
        thinkable = [*rules.thinkable(state, seat), *listed]
        allowed = {repr(action) for action in thinkable if action.check(state, seat) is None}
        assert allowed == set(map(repr, listed))


def games(options: Options, seats: int, seed: int) -> Iterator[Game]:
    for number in range(GAMES_EACH):
        chance = Seeded(f"{seed} {number}")
        yield played(first_state(seats, options), chance)


def played(start: State, chance: Chance) -> Game:
    state = start.clone()
    opening = Turn(state, chance)
    open_game(opening)
    events = opening.events
    steps = 0
    while state.outcome is None:
        before = state.clone()
        seat, action = wishes(state, chance)
        events += play(state, seat, action, chance).events
        assert flaw(state) is None, (action, flaw(state))
        assert change_flaw(before, state) is None, (action, change_flaw(before, state))
        if chance.odds(0.02):
            check_choices(state)
        steps += 1
    check_choices(state)
    assert steps < 2000
    return Game(start, state, events)


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_random_games_keep_everything_in_order_and_end(preset: str, seats: int) -> None:
    options = complete(OPTIONS, PRESETS[preset])
    for game in games(options, seats, seed=seats):
        assert game.end.outcome in ENDINGS[game.end.rules.mode]
        assert replay(game.start.clone(), game.events) == game.end


@pytest.mark.parametrize("rooms", ["random_mild", "random", "random_cruel"])
@pytest.mark.parametrize(("mode", "seats"), [("suspicion", 6), ("team", 8), ("cooperation", 3), ("solo", 1)])
def test_so_do_games_in_complexes_by_lot_with_every_flag_turned(rooms: str, mode: str, seats: int) -> None:
    flags: Options = {
        "mode": mode,
        "rooms": rooms,
        "characters": "picked",
        "prison_binds_push": False,
        "outsider_may_eject": True,
        "pivot_binds_specials": True,
        "key_in_exit_zone": False,
        "moving_in_exit_zone": True,
        "flood_check": "after_second_action",
        "madness_cards": True,
    }
    for game in games(complete(OPTIONS, flags), seats, seed=1):
        assert game.end.outcome in ENDINGS[mode]
        assert isinstance(game.events[0], ComplexLaid)
