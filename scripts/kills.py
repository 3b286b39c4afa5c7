"""Nothing that was acknowledged is lost: kill a house again and again while people play, and compare.

    python -m scripts.kills [--kills 200] [--games emergency_exit,no_escape,temple] [--stores sqlite,postgresql]
                            [--tables 4] [--seed 0]

For each game and store a house of its own on a loopback port, with its data in a temporary folder and PostgreSQL in a
cluster of its own. It is killed after 0.1 to 1 s of play and starts again with the same data; its players come back by
themselves. Each then compares the chat, its letter and the answers to its granted wishes with what it was told before;
at the end all granted wishes are looked for in the store itself.
Ends with 1 if anything was lost or played twice. The short form of this is tests/server/test_sigkill.py.
"""

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table

from tests.server.games import Options
from tests.server.house import RunningHouse, web_client
from tests.server.promises import Promises, kept_steps
from tests.server.witness import Witness, seat_witnesses
from tests.store.cluster import Cluster, programs
from wayout.server.main import DATABASE

GAMES: dict[str, Options] = {
    "emergency_exit": {"target": "five", "danger": True},
    "no_escape": {},
    "temple": {"curses": True, "treasures": True},
}
STORES = ("sqlite", "postgresql")
SEATS = 3
INTERRUPTED = 130
MOST_COMPLAINTS = 30
"""That are printed."""


class Plan(NamedTuple):
    """What one house goes through."""

    game: str
    store: str
    kills: int
    tables: int
    seed: int


class Outcome(NamedTuple):
    plan: Plan
    promises: Promises
    troubles: list[str]
    seconds: float

    @property
    def complaints(self) -> list[str]:
        return [*self.promises.lost.values(), *self.promises.twice.values(), *self.troubles]


def plans(args: argparse.Namespace) -> list[Plan]:
    """The kills are dealt out to all games and stores."""
    pairs = [(game, store) for game in args.games for store in args.stores]
    return [
        Plan(game, store, (args.kills + rest) // len(pairs), args.tables, args.seed + rest)
        for rest, (game, store) in enumerate(pairs)
    ]


async def play(house: RunningHouse, plan: Plan, promises: Promises, progress: Progress, task: TaskID) -> None:
    luck = random.Random(plan.seed)
    async with web_client() as web:
        witnesses = []
        for table in range(plan.tables):
            names = [f"{table}.{seat}" for seat in range(SEATS)]
            company = [Witness(house, web, name, random.Random(luck.random()), promises) for name in names]
            await seat_witnesses(company, plan.game, GAMES[plan.game])
            witnesses += company
        for _ in range(plan.kills):
            await kill_once(house, witnesses, luck.uniform(0.1, 1.0))
            progress.advance(task)


async def kill_once(house: RunningHouse, witnesses: Sequence[Witness], seconds: float) -> None:
    """Everybody is back when this returns."""
    async with asyncio.TaskGroup() as group:
        for witness in witnesses:
            group.create_task(witness.through_a_kill())
        await asyncio.sleep(seconds)
        await asyncio.to_thread(house.kill)
        await asyncio.to_thread(house.start)


def run(plan: Plan, cluster: Cluster | None, progress: Progress, task: TaskID) -> Outcome:
    began, promises = time.monotonic(), Promises()
    with tempfile.TemporaryDirectory(prefix="wayout-kills-") as data:
        url = None if cluster is None else asyncio.run(cluster.database())
        house = RunningHouse(Path(data), "--limits", "1000", "--pace", "0", *(() if url is None else ("--store", url)))
        try:
            house.start()
            asyncio.run(play(house, plan, promises, progress, task))
        finally:
            house.kill()
        promises.compare(asyncio.run(kept_steps(url or str(Path(data) / DATABASE), promises.matches)))
        troubles = [f"the house had trouble: {line}" for line in house.troubles()]
    return Outcome(plan, promises, troubles, time.monotonic() - began)


@contextlib.contextmanager
def cluster_if(wanted: bool) -> Iterator[Cluster | None]:
    if not wanted:
        yield None
        return
    folder = programs()
    if folder is None:
        raise SystemExit("there is no PostgreSQL on this machine; name its programs with WAYOUT_PG_BIN")
    cluster = Cluster(folder)
    try:
        yield cluster
    finally:
        cluster.remove()


def run_all(args: argparse.Namespace, outcomes: list[Outcome]) -> None:
    """Adds every outcome as soon as it is there."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        cluster_if("postgresql" in args.stores) as cluster,
        Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress,
    ):
        for plan in plans(args):
            task = progress.add_task(f"{plan.game}, {plan.store}", total=plan.kills)
            outcomes.append(run(plan, cluster if plan.store == "postgresql" else None, progress, task))


def table_of(outcomes: Sequence[Outcome]) -> Table:
    table = Table(box=None, pad_edge=False)
    for name in ("game", "store"):
        table.add_column(name, no_wrap=True)
    for name in ("kills", "acknowledged", "lines", "lost", "twice", "time"):
        table.add_column(name, justify="right")
    for plan, promises, _, seconds in outcomes:
        numbers = [plan.kills, len(promises.granted), promises.lines, len(promises.lost), len(promises.twice)]
        table.add_row(plan.game, plan.store, *(f"{number:,}" for number in numbers), f"{seconds:.0f} s")
    return table


def tell(outcomes: Sequence[Outcome]) -> int:
    """The exit code."""
    console = Console()
    console.print(table_of(outcomes))
    complaints = [complaint for outcome in outcomes for complaint in outcome.complaints]
    for complaint in complaints[:MOST_COMPLAINTS]:
        console.print(complaint, markup=False, highlight=False, soft_wrap=True)
    if len(complaints) > MOST_COMPLAINTS:
        console.print(f"and {len(complaints) - MOST_COMPLAINTS} more")
    return 1 if complaints else 0


def some_of(known: Sequence[str]) -> Callable[[str], list[str]]:
    """Reads names with commas between them."""

    def read(text: str) -> list[str]:
        chosen = text.split(",")
        if not set(chosen) <= set(known):
            raise argparse.ArgumentTypeError(f"some of {', '.join(known)}, not {text!r}")
        return chosen

    return read


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200, help="of all houses together")
    parser.add_argument("--games", type=some_of(list(GAMES)), default=list(GAMES))
    parser.add_argument("--stores", type=some_of(STORES), default=list(STORES))
    parser.add_argument("--tables", type=int, default=4, help="in each house, with three players each")
    parser.add_argument("--seed", type=int, default=0, help="for the choices of players and the moments of kills")
    args = parser.parse_args()
    outcomes: list[Outcome] = []
    try:
        run_all(args, outcomes)
    except KeyboardInterrupt:
        tell(outcomes)
        return INTERRUPTED
    return tell(outcomes)


if __name__ == "__main__":
    sys.exit(main())
