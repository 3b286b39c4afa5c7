"""What a simulation comes to: who won how often from where, how long it took, how it ended."""

from collections import Counter

import msgspec

from wayout.kernel.options import Options
from wayout.lab.simulate import Plan, Simulated
from wayout.lab.stats import Share, Spread, share, spread, total
from wayout.lab.totals import Fared


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
    totals = simulated.totals
    return Summary(
        game=plan.game,
        players=plan.players,
        games=plan.games,
        finished=totals.finished,
        interrupted=simulated.interrupted,
        seed=plan.seed,
        line_up=plan.bots,
        options=plan.options,
        actions=total(totals.actions),
        rounds=total(totals.rounds),
        seconds=round(seconds, 3),
        outcomes=_sorted(totals.outcomes),
        seats=[SeatLine(seat, *_fared(totals.seats.get(seat, Fared()))) for seat in range(plan.players)],
        bots=[BotLine(bot, *_fared(totals.bots.get(bot, Fared()))) for bot in dict.fromkeys(plan.bots)],
        lengths=Lengths(spread(totals.actions), spread(totals.rounds), spread(totals.turns)),
        tallies=_sorted(totals.tallies),
    )


def _fared(fared: Fared) -> tuple[Share, Spread | None]:
    return share(fared.wins, fared.games), spread(fared.points)


def _sorted(counts: Counter[str]) -> dict[str, int]:
    return dict(sorted(counts.items()))
