"""Random games of any registered game, step by step."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from wayout.games import GAMES
from wayout.kernel.chance import Chance, Seeded
from wayout.kernel.game import Game
from wayout.kernel.options import Options, complete
from wayout.kernel.play import Action, Event, Turn, play
from wayout.kernel.seats import Seat

AnyGame = Game[Any, Any]
LONGEST = 50_000


class Setting(NamedTuple):
    """A game with its options and a number of seats: what a table could start."""

    game: str
    preset: str
    seats: int

    @property
    def rules(self) -> AnyGame:
        return GAMES[self.game]

    @property
    def options(self) -> Options:
        return complete(self.rules.options, self.rules.presets[self.preset])


class Moment(NamedTuple):
    """A step that has just been played. `state` goes on changing: clone it to keep it."""

    state: Any
    seat: Seat | None
    action: Action[Any] | None
    events: list[Event[Any]]


def settings() -> list[Setting]:
    """Every game at every preset and every number of seats."""
    return [
        Setting(game.id, preset, seats)
        for game in GAMES.values()
        for preset, chosen in game.presets.items()
        for seats in game.seat_counts(complete(game.options, chosen))
    ]


def opened(setting: Setting, chance: Chance) -> Turn[Any]:
    """The stage after the opening."""
    turn = Turn(setting.rules.first_state(setting.seats, setting.options), chance)
    setting.rules.open(turn)
    return turn


def random_game(setting: Setting, seed: int | str) -> Iterator[Moment]:
    """From the opening to the end; time passes only when a deadline is drawn or nobody can act."""
    game, chance = setting.rules, Seeded(f"walk/{seed}")
    opening = opened(setting, chance)
    yield Moment(opening.state, None, None, opening.events)
    state, at = opening.state, 0
    for _ in range(LONGEST):
        if game.result(state) is not None:
            return
        seats, deadline = game.to_act(state), game.deadline(state)
        if deadline is not None and (not seats or chance.odds(0.3)):
            at = max(at, deadline)
            tick = Turn(state, chance, at)
            game.tick(tick)
            yield Moment(state, None, None, tick.events)
            continue
        seat = chance.pick(seats)
        action = chance.pick(game.legal(state, seat))
        turn = play(state, seat, action, chance, at)
        yield Moment(state, seat, action, turn.events)
    raise AssertionError(f"{setting} does not end")
