"""How fast the rules are: random actions and clones in a second of one core."""

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from wayout.kernel.chance import Chance, Seeded
from wayout.kernel.episode import Episode, Listener, begin
from wayout.kernel.game import Game
from wayout.kernel.options import complete
from wayout.lab.catanatron import Yardstick, catanatron_speed

SEED: Final = 2025
DEFAULT: Final = "default"
CLONES_AT_ONCE: Final = 1000
PLAYERS: Final = 4
"""As many as Catanatron's table has, where the game can seat them."""


class Speed(msgspec.Struct, frozen=True, omit_defaults=True):
    """Per second of processor time; the best of a few short runs, since others may use the machine too."""

    actions_per_second: float
    clones_per_second: float
    ratio_to_catanatron: float | None = None
    """Actions against actions, from the same run."""
    catanatron: Yardstick | None = None


def bench(
    games: list[Game[Any, Any]],
    runs: int,
    seconds: float,
    python: Path | None,
    presets: Sequence[str] = (),
    begins: Callable[[int, str], None] = lambda run, name: None,
) -> dict[str, Speed]:
    """Every game's speed and, if a Python with Catanatron is given, how many times as fast as its random players. A
    game that has some of these presets is measured with each of them besides, in the same runs. `begins` is told, in
    every run, what is measured next."""
    tables = {name: table for game in games for name, table in tables_of(game, presets).items()}
    actions = dict.fromkeys(tables, 0.0)
    clones = dict(actions)
    theirs: list[Yardstick] = []
    for run in range(1, runs + 1):
        for name, (game, preset) in tables.items():
            begins(run, name)
            actions[name] = max(actions[name], actions_per_second(game, seconds, preset))
            clones[name] = max(clones[name], clones_per_second(game, seconds / 2, preset))
        if python is not None:
            begins(run, "Catanatron")
            theirs.append(catanatron_speed(python, seconds))
    return {name: _speed(actions[name], clones[name], theirs) for name in tables}


def tables_of(game: Game[Any, Any], presets: Sequence[str]) -> dict[str, tuple[Game[Any, Any], str]]:
    """By the name under which it is told: the game by default, and with each of these presets that it has."""
    more = {f"{game.id} {preset}": (game, preset) for preset in presets if preset in game.presets}
    return {game.id: (game, DEFAULT), **more}


def _speed(actions: float, clones: float, theirs: list[Yardstick]) -> Speed:
    if not theirs:
        return Speed(round(actions, 1), round(clones, 1))
    best = Yardstick(
        round(max(one.actions_per_second for one in theirs), 1), round(max(one.clones_per_second for one in theirs), 1)
    )
    return Speed(round(actions, 1), round(clones, 1), round(actions / best.actions_per_second, 3), best)


def actions_per_second(game: Game[Any, Any], seconds: float, preset: str = DEFAULT) -> float:
    """Legal list, a random choice, the play: game after game until the time is up."""
    chance = Seeded(SEED)
    clock: Callable[[], float] = time.process_time
    started = clock()
    played = 0
    while clock() - started < seconds:
        played += random_game(opened(game, chance, preset=preset))
    return played / (clock() - started)


def clones_per_second(game: Game[Any, Any], seconds: float, preset: str = DEFAULT) -> float:
    """Clones of states from all over one random game."""
    states: list[Any] = []
    random_game(opened(game, Seeded(SEED), [lambda turn, seat, action: states.append(turn.state.clone())], preset))
    clock: Callable[[], float] = time.process_time
    started = clock()
    cloned = 0
    while clock() - started < seconds:
        for index in range(CLONES_AT_ONCE):
            states[index % len(states)].clone()
        cloned += CLONES_AT_ONCE
    return cloned / (clock() - started)


def opened(
    game: Game[Any, Any], chance: Chance, listeners: Sequence[Listener] = (), preset: str = DEFAULT
) -> Episode[Any]:
    options = complete(game.options, game.presets[preset])
    counts = game.seat_counts(options)
    return begin(game, PLAYERS if PLAYERS in counts else counts[-1], chance, options, listeners)


def random_game(episode: Episode[Any]) -> int:
    """Play to the end with random actions; how many there were."""
    episode.run()
    return episode.actions
