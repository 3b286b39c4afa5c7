"""Many games of bots, on as many cores as wanted. The same seed gives the same games on any number of them."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from threading import current_thread, main_thread
from types import FrameType
from typing import Final, NamedTuple

import msgspec

from wayout.bots import bot_maker
from wayout.games import GAMES
from wayout.kernel.chance import Seeded
from wayout.kernel.options import Options
from wayout.kernel.record import state_after, write_lines
from wayout.lab.bout import Finished, Flawed, header_of
from wayout.lab.flaws import flaw_of, no_flaw
from wayout.lab.live_bout import bout_of
from wayout.lab.pace import Pace
from wayout.lab.totals import Totals

MOST_IN_A_BATCH: Final = 16
BATCHES_AHEAD: Final = 3


class Plan(msgspec.Struct, frozen=True):
    """Which games to play. `options` are complete; `bots` are taken round and round until all seats are filled."""

    game: str
    players: int
    games: int
    seed: int
    bots: tuple[str, ...]
    options: Options
    records: str | None = None
    """A folder to keep the record of every game in."""
    check: bool = False
    """Ask after every step whether all still holds that must (the game's `invariants.py`)."""
    timed: bool = False
    """Say how long people would have taken, and who began."""


class Simulated(NamedTuple):
    """The games that were finished, added up."""

    totals: Totals
    interrupted: bool


def line_up(plan: Plan, index: int) -> tuple[str, ...]:
    """Who sits where: one seat further in every game, and in a new order after each time round.

    So no bot keeps a better seat, nor a neighbour whose mistakes come just before its turns."""
    lap, shift = divmod(index, plan.players)
    guests = [plan.bots[seat % len(plan.bots)] for seat in range(plan.players)]
    order = Seeded(f"{plan.seed}/order/{lap}").shuffled(guests)
    return tuple(order[shift:] + order[:shift])


def play_one(plan: Plan, index: int) -> Finished:
    game = GAMES[plan.game]
    names = line_up(plan, index)
    makers = [bot_maker(game, name) for name in names]
    flaw = (flaw_of(plan.game) if plan.check else None) or no_flaw
    bout = bout_of(game, plan.options, makers, Seeded(f"{plan.seed}/{index}"), flaw)
    header = header_of(game, plan.options, names)
    pace = Pace(game, plan.players)
    try:
        result = bout.run(keep=plan.check or plan.records is not None, heard_by=[pace] if plan.timed else ())
        if plan.check and state_after(game, header, bout.steps) != bout.state:
            raise Flawed("its record replays to another end")
    except Flawed as error:
        raise Flawed(f"game {index} of seed {plan.seed}: {error}") from error
    if plan.records is not None:
        lines = write_lines(header, bout.steps)
        Path(plan.records, f"{plan.game}-{plan.seed}-{index:06}.jsonl").write_bytes(b"".join(lines))
    finished = Finished(index, names, result, bout.actions, dict(sorted(bout.tallies.items())))
    return msgspec.structs.replace(finished, first=pace.first, lasted=pace.lasted) if plan.timed else finished


def play_batch(plan: Plan, start: int, stop: int) -> list[Finished]:
    return [play_one(plan, index) for index in range(start, stop)]


def simulate(plan: Plan, workers: int = 1, tell: Callable[[Finished], None] = lambda _: None) -> Simulated:
    """Play the plan's games and tell of each as it ends, in any order if workers are several. An interrupt (Ctrl-C)
    stops early and keeps what is done."""
    scorer = Scorer(tell)
    interrupted = _on_many(plan, workers, scorer) if workers > 1 else _on_one(plan, scorer)
    return Simulated(scorer.totals, interrupted)


class Scorer:
    """Adds games up and tells of them, each once, also when it was interrupted in between."""

    def __init__(self, tell: Callable[[Finished], None]) -> None:
        self.totals = Totals()
        self._tell = tell
        self._came: deque[Finished] = deque()

    def take(self, games: Sequence[Finished]) -> None:
        self._came.extend(games)

    def count(self) -> None:
        while self._came:
            with _interrupts_held():
                game = self._came.popleft()
                self.totals.add(game)
            self._tell(game)


def _on_one(plan: Plan, scorer: Scorer) -> bool:
    try:
        for index in range(plan.games):
            scorer.take([play_one(plan, index)])
            scorer.count()
    except KeyboardInterrupt:
        scorer.count()
        return True
    return False


def _on_many(plan: Plan, workers: int, scorer: Scorer) -> bool:
    """Batches that run when the interrupt comes are finished and kept; the others are not begun."""
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))
    batches = _batches(plan.games, workers)
    with _interrupts_ignored():
        running = {pool.submit(play_batch, plan, *batch) for batch in islice(batches, BATCHES_AHEAD * workers)}
    try:
        while running:
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                with _interrupts_held():
                    running.discard(done)
                    scorer.take(done.result())
                scorer.count()
                running |= {pool.submit(play_batch, plan, *batch) for batch in islice(batches, 1)}
    except KeyboardInterrupt:
        pool.shutdown(cancel_futures=True)
        for done in running:
            scorer.take([] if done.cancelled() else done.result())
        scorer.count()
        return True
    finally:
        pool.shutdown(cancel_futures=True)
    return False


def _batches(games: int, workers: int) -> Iterator[tuple[int, int]]:
    size = max(1, min(MOST_IN_A_BATCH, games // (4 * workers)))
    for start in range(0, games, size):
        yield start, min(games, start + size)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Processes that are started meanwhile inherit it: Ctrl-C in a terminal reaches them too, and is not for them."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Ctrl-C waits until this is done, so that no game is counted by half."""
    if current_thread() is not main_thread():
        yield
        return
    came: list[tuple[int, FrameType | None]] = []
    before = signal.signal(signal.SIGINT, lambda *interrupt: came.append(interrupt))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if came and callable(before):
        before(*came[0])
