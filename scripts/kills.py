"""Nothing that was acknowledged is lost: kill a house again and again while people play, and compare.

    python -m scripts.kills [--kills 200] [--games emergency_exit,no_escape,temple,evening]
                            [--stores sqlite,postgresql] [--tables 4] [--seed 0]

For each game and store a house of its own on a loopback port, with its data in a temporary folder and PostgreSQL in a
cluster of its own. It is killed after 0.1 to 1 s of play and starts again with the same data; its players come back by
themselves. Each then compares the chat, its letter and the answers to its granted wishes with what it was told before;
at the end all granted wishes are looked for in the store itself. In an `evening` tables are by post, and put away
whenever nobody is there, while others begin and end their tries of the day and say where they are to be called.
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
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from httpx import AsyncClient
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.table import Table

from tests.server.correspondent import Correspondent, SleepyHouse, seat_correspondents
from tests.server.games import Options
from tests.server.house import RunningHouse, web_client
from tests.server.promises import Promises, kept_steps
from tests.server.regular import Given, Regular, compare
from tests.server.witness import Witness, seat_witnesses
from tests.store.cluster import Cluster, programs
from wayout.server.main import DATABASE

GAMES: dict[str, Options] = {
    "emergency_exit": {"target": "five", "danger": True},
    "no_escape": {},
    "temple": {"curses": True, "treasures": True},
    "evening": {"target": "five"},
}
EVENING = "evening"
BY_POST = "emergency_exit"
REGULARS = 3
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


class Kept(NamedTuple):
    """What a house has told everybody that it has."""

    promises: Promises
    given: Given


class Outcome(NamedTuple):
    plan: Plan
    kept: Kept
    troubles: list[str]
    seconds: float

    @property
    def complaints(self) -> list[str]:
        promises, given = self.kept
        return [*promises.lost.values(), *promises.twice.values(), *given.complaints, *self.troubles]


def plans(args: argparse.Namespace) -> list[Plan]:
    """The kills are dealt out to all games and stores."""
    pairs = [(game, store) for game in args.games for store in args.stores]
    return [
        Plan(game, store, (args.kills + rest) // len(pairs), args.tables, args.seed + rest)
        for rest, (game, store) in enumerate(pairs)
    ]


async def play(house: RunningHouse, plan: Plan, kept: Kept, progress: Progress, task: TaskID) -> None:
    luck = random.Random(plan.seed)
    async with web_client() as web:
        people: list[Witness | Regular] = []
        for table in range(plan.tables):
            people += await seat(house, web, plan, table, luck, kept.promises)
        if plan.game == EVENING:
            people += [Regular(house, web, random.Random(luck.random()), kept.given) for _ in range(REGULARS)]
        for _ in range(plan.kills):
            await kill_once(house, people, luck.uniform(0.1, 1.0))
            progress.advance(task)


async def seat(
    house: RunningHouse, web: AsyncClient, plan: Plan, table: int, luck: random.Random, promises: Promises
) -> Sequence[Witness]:
    names = [f"{table}.{seat}" for seat in range(SEATS)]
    if plan.game == EVENING:
        friends = [Correspondent(house, web, name, random.Random(luck.random()), promises) for name in names]
        await seat_correspondents(friends, BY_POST, GAMES[plan.game])
        return friends
    company = [Witness(house, web, name, random.Random(luck.random()), promises) for name in names]
    await seat_witnesses(company, plan.game, GAMES[plan.game])
    return company


async def kill_once(house: RunningHouse, people: Sequence[Witness | Regular], seconds: float) -> None:
    """Everybody is back when this returns."""
    async with asyncio.TaskGroup() as group:
        for one in people:
            group.create_task(one.through_a_kill())
        await asyncio.sleep(seconds)
        await asyncio.to_thread(house.kill)
        await asyncio.to_thread(house.start)


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def run(plan: Plan, cluster: Cluster | None, progress: Progress, task: TaskID) -> Outcome:
    began, kept, first_day = time.monotonic(), Kept(Promises(), Given()), today()
    with tempfile.TemporaryDirectory(prefix="wayout-kills-") as data:
        url = None if cluster is None else asyncio.run(cluster.database())
        program = SleepyHouse if plan.game == EVENING else RunningHouse
        house = program(Path(data), "--limits", "1000", "--pace", "0", *(() if url is None else ("--store", url)))
        try:
            house.start()
            asyncio.run(play(house, plan, kept, progress, task))
        finally:
            house.kill()
        place = url or str(Path(data) / DATABASE)
        kept.promises.compare(asyncio.run(kept_steps(place, kept.promises.matches)))
        asyncio.run(compare(place, kept.given, {first_day, today()}))
        troubles = [f"the house had trouble: {line}" for line in house.troubles()]
    return Outcome(plan, kept, troubles, time.monotonic() - began)


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
    for name in ("kills", "granted", "lines", "tries", "calls", "lost", "twice", "time"):
        table.add_column(name, justify="right")
    for plan, (promises, given), _, seconds in outcomes:
        evening = [len(given.tries), len(given.subscriptions) + len(given.ended)]
        lost = len(promises.lost) + len(given.complaints)
        numbers = [plan.kills, len(promises.granted), promises.lines, *evening, lost, len(promises.twice)]
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
