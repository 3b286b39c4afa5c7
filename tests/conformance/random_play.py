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
LIVE_STEPS = 250
"""After so many steps of a game of real time, which may have no end of its own, the seats leave one by one."""
LONGEST_PAUSE = 6_000


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
    at: int = 0
    """On the game's clock."""


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
    if game.live:
        yield from live_game(setting, opening.state, chance)
        return
    state, at, unasked = opening.state, 0, chance.stream("unasked")
    for _ in range(LONGEST):
        if game.result(state) is not None:
            return
        seats, deadline = game.asked(state), game.deadline(state)
        if deadline is not None and (not seats or chance.odds(0.3)):
            at = max(at, deadline)
            tick = Turn(state, chance, at)
            game.tick(tick)
            yield Moment(state, None, None, tick.events)
            continue
        others = unasked_seats(setting, state) if unasked.odds(0.2) else []
        seat = unasked.pick(others) if others else chance.pick(seats)
        action = chance.pick(game.legal(state, seat))
        turn = play(state, seat, action, chance, at)
        yield Moment(state, seat, action, turn.events)
    raise AssertionError(f"{setting} does not end")


def unasked_seats(setting: Setting, state: Any) -> list[Seat]:
    """Who is not waited for, but may do something all the same."""
    asked = setting.rules.asked(state)
    others = (seat for seat in map(Seat, range(setting.seats)) if seat not in asked)
    return [seat for seat in others if setting.rules.legal(state, seat)]


def live_game(setting: Setting, state: Any, chance: Chance, at: int = 0, steps: int = LIVE_STEPS) -> Iterator[Moment]:
    """Seats act after random pauses, never before the rules let them; deadlines come in between, when they are due."""
    game = setting.rules
    for number in range(LONGEST):
        if game.result(state) is not None:
            return
        if number >= steps:
            yield leave_one(game, state, chance, at)
            continue
        seat, action, when = live_wish(game, state, chance, at)
        deadline = game.deadline(state)
        if deadline is not None and (action is None or deadline <= when):
            at = max(at, deadline)
            tick = Turn(state, chance, at)
            game.tick(tick)
            yield Moment(state, None, None, tick.events, at)
        elif seat is not None and action is not None:
            at = when
            turn = play(state, seat, action, chance, at)
            yield Moment(state, seat, action, turn.events, at)
    raise AssertionError(f"{setting} does not end")


def live_wish(game: AnyGame, state: Any, chance: Chance, at: int) -> tuple[Seat | None, Action[Any] | None, int]:
    seats = game.asked(state)
    if not seats:
        return None, None, at
    seat = chance.pick(seats)
    action = chance.pick(game.legal(state, seat))
    return seat, action, max(at + chance.below(LONGEST_PAUSE), may_from(game, state, seat, action))


def may_from(game: AnyGame, state: Any, seat: Seat, action: Action[Any]) -> int:
    return 0 if game.ready_at is None else game.ready_at(state, seat, action)


def leave_one(game: AnyGame, state: Any, chance: Chance, at: int) -> Moment:
    seat = next(seat for seat in map(Seat, range(LONGEST)) if game.leave.check(state, seat) is None)
    return Moment(state, seat, game.leave, play(state, seat, game.leave, chance, at).events, at)


def play_on(setting: Setting, state: Any, chance: Chance, at: int) -> None:
    """To the end, in place."""
    game = setting.rules
    if game.live:
        for _ in live_game(setting, state, chance, at, steps=200):
            pass
        return
    for _ in range(20_000):
        if game.result(state) is not None:
            return
        seat = chance.pick(game.asked(state))
        play(state, seat, chance.pick(game.legal(state, seat)), chance)
