"""How teams of the temple's bots fared: how often they won, and how soon."""

import json
from collections.abc import Sequence
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from typing import NamedTuple

import msgspec

from wayout.lab.simulate import Plan, simulate
from wayout.lab.stats import Share, share


class Fared(NamedTuple):
    won: Share
    seconds: float | None
    """From "Escape!" to the end, of the games that were won, on average."""

    def __str__(self) -> str:
        won = f"{100 * self.won.share:.0f} % ({100 * self.won.low:.0f}-{100 * self.won.high:.0f})"
        return won if self.seconds is None else f"{won}, {int(self.seconds) // 60}:{int(self.seconds) % 60:02}"


def fared(plan: Plan, workers: int) -> Fared:
    with TemporaryDirectory() as records:
        totals = simulate(msgspec.structs.replace(plan, records=records), workers).totals
        times = [seconds for record in Path(records).iterdir() if (seconds := seconds_to_win(record)) is not None]
    return Fared(share(totals.outcomes["won"], totals.finished), mean(times) if times else None)


def together(cells: Sequence[Fared]) -> Fared:
    """Of several tables: how often in all; how soon would mix large teams and small ones."""
    return Fared(share(sum(cell.won.times for cell in cells), sum(cell.won.of for cell in cells)), None)


def seconds_to_win(record: Path) -> float | None:
    """From "Escape!" to the end; nothing, if it was lost."""
    steps = map(json.loads, record.read_bytes().splitlines()[1:])
    events = {event["type"]: event for step in steps for event in step["events"]}
    if events["game_ended"]["outcome"] != "won":
        return None
    return float(events["game_ended"]["at"] - events["begun"]["at"]) / 1000
