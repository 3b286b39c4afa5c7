"""How fast the rules are: random actions and clones in a second of one core."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from wayout.kernel.chance import Chance, Seeded
from wayout.kernel.game import Game
from wayout.kernel.options import complete
from wayout.kernel.play import Turn, play
from wayout.lab.catanatron import Yardstick, catanatron_speed
from wayout.lab.live import earliest

SEED: Final = 2025
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


def bench(games: list[Game[Any, Any]], runs: int, seconds: float, python: Path | None) -> dict[str, Speed]:
    """Every game's speed and, if a Python with Catanatron is given, how many times as fast as its random players."""
    actions = {game.id: 0.0 for game in games}
    clones = dict(actions)
    theirs: list[Yardstick] = []
    for _ in range(runs):
        for game in games:
            actions[game.id] = max(actions[game.id], actions_per_second(game, seconds))
            clones[game.id] = max(clones[game.id], clones_per_second(game, seconds / 2))
        if python is not None:
            theirs.append(catanatron_speed(python, seconds))
    return {game.id: _speed(actions[game.id], clones[game.id], theirs) for game in games}


def _speed(actions: float, clones: float, theirs: list[Yardstick]) -> Speed:
    if not theirs:
        return Speed(round(actions, 1), round(clones, 1))
    best = Yardstick(
        round(max(one.actions_per_second for one in theirs), 1), round(max(one.clones_per_second for one in theirs), 1)
    )
    return Speed(round(actions, 1), round(clones, 1), round(actions / best.actions_per_second, 3), best)


def actions_per_second(game: Game[Any, Any], seconds: float) -> float:
    """Legal list, a random choice, the play: game after game until the time is up."""
    chance = Seeded(SEED)
    clock: Callable[[], float] = time.process_time
    started = clock()
    played = 0
    while clock() - started < seconds:
        played += random_game(game, opened(game, chance), chance)
    return played / (clock() - started)


def clones_per_second(game: Game[Any, Any], seconds: float) -> float:
    """Clones of states from all over one random game."""
    chance = Seeded(SEED)
    states: list[Any] = []
    random_game(game, opened(game, chance), chance, lambda state: states.append(state.clone()))
    clock: Callable[[], float] = time.process_time
    started = clock()
    cloned = 0
    while clock() - started < seconds:
        for index in range(CLONES_AT_ONCE):
            states[index % len(states)].clone()
        cloned += CLONES_AT_ONCE
    return cloned / (clock() - started)


def opened(game: Game[Any, Any], chance: Chance) -> Any:
    options = complete(game.options, game.presets["default"])
    counts = game.seat_counts(options)
    state = game.first_state(PLAYERS if PLAYERS in counts else counts[-1], options)
    game.open(Turn(state, chance))
    return state


def random_game(game: Game[Any, Any], state: Any, chance: Chance, look: Callable[[Any], None] | None = None) -> int:
    """Play this state to its end with random actions; how many there were."""
    if game.live:
        return live_random_game(game, state, chance, look or (lambda _: None))
    asked, legal, deadline, result, pick = game.asked, game.legal, game.deadline, game.result, chance.pick
    at = played = 0
    while result(state) is None:
        waiting = asked(state)
        if not waiting:
            at = max(at, deadline(state) or 0)
            game.tick(Turn(state, chance, at))
            continue
        seat = waiting[0]
        play(state, seat, pick(legal(state, seat)), chance, at)
        played += 1
        if look is not None:
            look(state)
    return played


def live_random_game(game: Game[Any, Any], state: Any, chance: Chance, look: Callable[[Any], None]) -> int:
    """One action after another, each as soon as its seat may; time passes with them."""
    asked, legal, deadline, result, pick = game.asked, game.legal, game.deadline, game.result, chance.pick
    at = played = 0
    while result(state) is None:
        waiting, due = asked(state), deadline(state)
        if not waiting and due is None:
            raise RuntimeError(f"{game.id} waits for nobody and for no time")
        seat = pick(waiting) if waiting else None
        action = None if seat is None else pick(legal(state, seat))
        ready = due if seat is None or action is None else earliest(game, state, seat, action)
        at = max(at, ready or 0)
        if due is not None and due <= at:
            at = due
            game.tick(Turn(state, chance, at))
        elif seat is not None and action is not None:
            play(state, seat, action, chance, at)
            played += 1
            look(state)
    return played
