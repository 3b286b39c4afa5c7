"""Walks the temple's modules: each alone, every pair that goes together, and all at once, with bots.

    python scripts/mixes.py [--what pairs] [--games 50] [--players 3,4,5] [--bots guide] [--only quests,traps]

After every step the invariants are asked, and every record is replayed to its end. Prints how often each mix was won,
with the 95 % interval, and stops at the first mix in which something is wrong. `--what` is one of: alone, pairs,
presets, everything.
"""

import argparse
import itertools
import sys
from collections.abc import Iterator

from rich.console import Console
from rich.table import Table

from wayout.games import GAMES
from wayout.games.temple.seam import MODULES, Module
from wayout.kernel.options import Options, Value, complete
from wayout.lab.simulate import Plan, simulate
from wayout.lab.stats import share

GAME = GAMES["temple"]


def value_of(module: Module) -> Value:
    """What the largest mix has, which names every module."""
    return GAME.presets["everything"][module.option.id]


def completed(chosen: frozenset[str]) -> frozenset[str]:
    """With what these modules mean nothing without."""
    lacking = [need.one_of for name in chosen for need in MODULES[name].needs if need.one_of.isdisjoint(chosen)]
    return completed(chosen | {min(one_of) for one_of in lacking}) if lacking else chosen


def mix(names: frozenset[str]) -> Options:
    return complete(GAME.options, {MODULES[name].option.id: value_of(MODULES[name]) for name in completed(names)})


def mixes(what: str, only: frozenset[str]) -> Iterator[tuple[str, Options]]:
    if what == "presets":
        yield from ((name, complete(GAME.options, options)) for name, options in GAME.presets.items())
    elif what == "everything":
        yield "everything", complete(GAME.options, GAME.presets["everything"])
    else:
        for names in itertools.combinations(MODULES, 1 if what == "alone" else 2):
            if not only or only & set(names):
                yield " + ".join(sorted(completed(frozenset(names)))), mix(frozenset(names))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--players", default="4", help="with commas between (default: %(default)s)")
    parser.add_argument("--bots", default=GAME.standard_bot, help="with commas between, taken in turn")
    parser.add_argument("--what", choices=("alone", "pairs", "presets", "everything"), default="pairs")
    parser.add_argument("--only", default="", help="mixes with one of these modules")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--unchecked", action="store_true", help="only count, for figures of many games")
    chosen = parser.parse_args()
    counts = [int(count) for count in chosen.players.split(",")]
    console = Console()
    table = Table("mix", *(f"{count} players" for count in counts), title=f"won by {chosen.bots}, {chosen.games} games")
    for name, options in mixes(chosen.what, frozenset(filter(None, chosen.only.split(",")))):
        row = []
        for count in counts:
            if count not in GAME.seat_counts(options):
                row.append("-")
                continue
            bots = tuple(chosen.bots.split(","))[:count]
            plan = Plan(GAME.id, count, chosen.games, chosen.seed, bots, options, check=not chosen.unchecked)
            totals = simulate(plan, chosen.workers).totals
            wins = share(totals.outcomes["won"], totals.finished)
            row.append(f"{100 * wins.share:.0f} % ({100 * wins.low:.0f}-{100 * wins.high:.0f})")
        console.print(name, *row, highlight=False)
        table.add_row(name, *row)
    console.print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
