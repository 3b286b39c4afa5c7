"""Many finished games added up: it stays as small after a million games as after a thousand."""

from collections import Counter
from typing import Final

from wayout.lab.bout import Finished

ROUND: Final = "round_began"
"""The event that every game with rounds begins one with."""
TURN: Final = "turn_began"
"""The same, for turns."""


class Fared:
    """How a seat or a kind of bot fared."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.points: Counter[int] = Counter()

    def add(self, *, won: bool, points: int) -> None:
        self.games += 1
        self.wins += won
        self.points[points] += 1


class Totals:
    """Counts by value instead of games one by one."""

    def __init__(self) -> None:
        self.finished = 0
        self.actions: Counter[int] = Counter()
        self.rounds: Counter[int] = Counter()
        self.turns: Counter[int] = Counter()
        self.outcomes: Counter[str] = Counter()
        self.tallies: Counter[str] = Counter()
        self.seats: dict[int, Fared] = {}
        self.bots: dict[str, Fared] = {}

    def add(self, game: Finished) -> None:
        self.finished += 1
        self.actions[game.actions] += 1
        self.rounds[game.tallies.get(ROUND, 0)] += 1
        self.turns[game.tallies.get(TURN, 0)] += 1
        self.outcomes[game.result.outcome] += 1
        self.tallies.update(game.tallies)
        for seat, bot in enumerate(game.bots):
            won, points = seat in game.result.winners, game.result.scores[seat]
            self.seats.setdefault(seat, Fared()).add(won=won, points=points)
            self.bots.setdefault(bot, Fared()).add(won=won, points=points)
