"""Random games of any registered game, step by step."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from wayout.games import GAMES
from wayout.kernel.chance import Chance, Seeded
from wayout.kernel.episode import Episode, begin
from wayout.kernel.game import Game
from wayout.kernel.options import Options, complete
from wayout.kernel.play import Action, Event, Turn
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


class Wish(NamedTuple):
    """What a seat wants to do, and when."""

    seat: Seat
    action: Action[Any]
    at: int


class Moment(NamedTuple):
    """A step that has just been played. `state` goes on changing: clone it to keep it."""

    state: Any
    seat: Seat | None
    action: Action[Any] | None
    events: list[Event[Any]]
    at: int = 0
    """On the game's clock."""


def settings() -> list[Setting]:
    """Every game at every preset: the default one at every number of seats, the others at the fewest and the most."""
    return [
        Setting(game.id, preset, seats)
        for game in GAMES.values()
        for preset, chosen in game.presets.items()
        for seats in sizes(preset, game.seat_counts(complete(game.options, chosen)))
    ]


def sizes(preset: str, counts: tuple[int, ...]) -> tuple[int, ...]:
    return counts if preset == "default" else tuple(sorted({counts[0], counts[-1]}))


def sampled(found: list[Setting]) -> list[Any]:
    """As parameters of a test: of each game the default preset with the fewest seats is quick, all others are slow."""
    quick = {setting.game: setting for setting in reversed(found) if setting.preset == "default"}
    return [
        pytest.param(
            one, id=f"{one.game}-{one.preset}-{one.seats}", marks=() if quick[one.game] == one else pytest.mark.slow
        )
        for one in found
    ]


every_setting = pytest.mark.parametrize("setting", sampled(settings()))


def opened(setting: Setting, chance: Chance) -> Episode[Any]:
    """After the opening."""
    return begin(setting.rules, setting.seats, chance, setting.options)


def random_game(setting: Setting, seed: int | str) -> Iterator[Moment]:
    """From the opening to the end; time passes only when a deadline is drawn or nobody can act."""
    first = setting.rules.first_state(setting.seats, setting.options)
    episode = Episode(setting.rules, first, Seeded(f"walk/{seed}"))
    yield moment(episode.open())
    yield from live_game(episode) if setting.rules.live else turn_game(episode, setting.seats)


def turn_game(episode: Episode[Any], seats: int) -> Iterator[Moment]:
    """Who is not waited for, but may do something all the same, does it now and then."""
    game, state, chance, unasked = episode.game, episode.state, episode.luck, episode.luck.stream("unasked")
    for _ in range(LONGEST):
        if episode.over:
            return
        asked = game.asked(state)
        if game.deadline(state) is not None and (not asked or chance.odds(0.3)):
            yield moment(episode.tick())
            continue
        others = unasked_seats(episode, seats) if unasked.odds(0.2) else []
        seat = unasked.pick(others) if others else chance.pick(asked)
        action = chance.pick(game.legal(state, seat))
        yield moment(episode.play(seat, action), seat, action)
    raise AssertionError(f"{game.id} does not end")


def unasked_seats(episode: Episode[Any], seats: int) -> list[Seat]:
    asked = episode.game.asked(episode.state)
    others = (seat for seat in map(Seat, range(seats)) if seat not in asked)
    return [seat for seat in others if episode.legal(seat)]


def live_game(episode: Episode[Any], steps: int = LIVE_STEPS) -> Iterator[Moment]:
    """Seats act after random pauses, never before the rules let them; deadlines come in between, when they are due."""
    for number in range(LONGEST):
        if episode.over:
            return
        if number >= steps:
            yield leave_one(episode)
            continue
        wish = live_wish(episode)
        if wish is None or not episode.wait(wish.at):
            yield moment(episode.tick())
        else:
            yield moment(episode.play(wish.seat, wish.action), wish.seat, wish.action)
    raise AssertionError(f"{episode.game.id} does not end")


def live_wish(episode: Episode[Any]) -> Wish | None:
    chance, seats = episode.luck, episode.game.asked(episode.state)
    if not seats:
        return None
    seat = chance.pick(seats)
    action = chance.pick(episode.legal(seat))
    return Wish(seat, action, max(episode.at + chance.below(LONGEST_PAUSE), episode.ready_at(seat, action)))


def leave_one(episode: Episode[Any]) -> Moment:
    leave = episode.game.leave
    seat = next(seat for seat in map(Seat, range(LONGEST)) if leave.check(episode.state, seat) is None)
    return moment(episode.play(seat, leave), seat, leave)


def moment(turn: Turn[Any], seat: Seat | None = None, action: Action[Any] | None = None) -> Moment:
    return Moment(turn.state, seat, action, turn.events, turn.at)


def may_from(game: AnyGame, state: Any, seat: Seat, action: Action[Any]) -> int:
    return 0 if game.ready_at is None else game.ready_at(state, seat, action)


def play_on(setting: Setting, state: Any, chance: Chance, at: int) -> None:
    """To the end, in place."""
    episode = Episode(setting.rules, state, chance, at)
    for _ in live_game(episode, steps=200) if setting.rules.live else turn_game(episode, setting.seats):
        pass
