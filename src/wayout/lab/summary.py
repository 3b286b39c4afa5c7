"""What a simulation comes to: who won how often from where, how long it took, how it ended."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from wayout.kernel.options import Options
from wayout.lab.bout import Finished
from wayout.lab.simulate import Plan, Simulated
from wayout.lab.stats import Share, Spread, share, spread

ROUND: Final = "round_began"
"""The event that every game with rounds begins one with."""
TURN: Final = "turn_began"
"""The same, for turns."""


class SeatLine(msgspec.Struct, frozen=True):
    """How one seat fared, whoever sat in it."""

    seat: int
    wins: Share
    points: Spread | None


class BotLine(msgspec.Struct, frozen=True):
    """How one kind of bot fared, wherever it sat."""

    bot: str
    wins: Share
    points: Spread | None


class Lengths(msgspec.Struct, frozen=True):
    """How long games were."""

    actions: Spread | None
    rounds: Spread | None
    turns: Spread | None


class Summary(msgspec.Struct, frozen=True):
    """Everything that `wayout sim --json` writes. All but `seconds` follows from the seed."""

    game: str
    players: int
    games: int
    """Wanted."""
    finished: int
    interrupted: bool
    seed: int
    line_up: tuple[str, ...]
    options: Options
    actions: int
    rounds: int
    seconds: float
    outcomes: dict[str, int]
    seats: list[SeatLine]
    bots: list[BotLine]
    lengths: Lengths
    tallies: dict[str, int]


def summarise(plan: Plan, simulated: Simulated, seconds: float) -> Summary:
    played = simulated.played
    rounds = [one.tallies.get(ROUND, 0) for one in played]
    turns = [one.tallies.get(TURN, 0) for one in played]
    actions = [one.actions for one in played]
    return Summary(
        game=plan.game,
        players=plan.players,
        games=plan.games,
        finished=len(played),
        interrupted=simulated.interrupted,
        seed=plan.seed,
        line_up=plan.bots,
        options=plan.options,
        actions=sum(actions),
        rounds=sum(rounds),
        seconds=round(seconds, 3),
        outcomes=_sorted(Counter(one.result.outcome for one in played)),
        seats=[_seat_line(seat, played) for seat in range(plan.players)],
        bots=[_bot_line(bot, played) for bot in dict.fromkeys(plan.bots)],
        lengths=Lengths(spread(actions), spread(rounds), spread(turns)),
        tallies=_sorted(_added(one.tallies for one in played)),
    )


def _seat_line(seat: int, played: Sequence[Finished]) -> SeatLine:
    won = sum(seat in one.result.winners for one in played)
    return SeatLine(seat, share(won, len(played)), spread([one.result.scores[seat] for one in played]))


def _bot_line(bot: str, played: Sequence[Finished]) -> BotLine:
    sat = [(one.result, seat) for one in played for seat, name in enumerate(one.bots) if name == bot]
    won = sum(seat in result.winners for result, seat in sat)
    return BotLine(bot, share(won, len(sat)), spread([result.scores[seat] for result, seat in sat]))


def _added(tallies: Iterable[dict[str, int]]) -> Counter[str]:
    total: Counter[str] = Counter()
    for one in tallies:
        total.update(one)
    return total


def _sorted(counts: Counter[str]) -> dict[str, int]:
    return dict(sorted(counts.items()))
