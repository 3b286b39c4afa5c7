"""Walks the temple's modules with bots: each alone and as often as it can be there, every pair that goes together,
the presets, and all at once.

    python -m scripts.mixes [--what pairs] [--games 50] [--players 3,4,5] [--bots guide/archaeologist]
                            [--only quests,traps] [--unchecked]

After every step the invariants are asked, and every record is replayed to its end. Prints how often each mix was won,
with the 95 % interval, and how long after "Escape!" on average, by players and by bots, and at the end of a row how
often by all of them together; stops at the first mix in which something is wrong. `--what` is one of: alone, normal
(alone, and of a count the middle), pairs, presets, everything.
"""

import argparse
import itertools
import sys
from collections.abc import Callable, Iterable, Iterator

from rich.console import Console
from rich.table import Table

from scripts.faring import Fared, fared, together
from wayout.games import GAMES
from wayout.games.temple.seam import MODULES, Module
from wayout.kernel.options import Options, Value, complete
from wayout.lab.simulate import Plan

GAME = GAMES["temple"]


def value_of(module: Module) -> Value:
    """As much of it as there is."""
    return module.option.values[-1]


def completed(chosen: frozenset[str]) -> frozenset[str]:
    """With what these modules mean nothing without."""
    lacking = {
        company(name, need.one_of) for name in chosen for need in MODULES[name].needs if need.one_of.isdisjoint(chosen)
    }
    return completed(chosen | lacking) if lacking else chosen


def company(name: str, one_of: frozenset[str]) -> str:
    """Quest chambers are allowed with characters alone, but then nobody ever draws one."""
    return "quests" if name == "quest_chambers" else min(one_of)


def mix(names: frozenset[str], more: Options | None = None, much: Callable[[Module], Value] = value_of) -> Options:
    """Of each as much as `much` says, unless `more` says otherwise."""
    chosen = {MODULES[name].option.id: much(MODULES[name]) for name in completed(names)}
    return complete(GAME.options, {**chosen, **(more or {})})


def single(
    module: Module, values: Iterable[Value], much: Callable[[Module], Value] = value_of
) -> Iterator[tuple[str, Options]]:
    """The module in these of its kinds or counts, with so much of what it means nothing without."""
    names = completed(frozenset({module.id}))
    for value in values:
        options = mix(frozenset({module.id}), {module.option.id: value}, much)
        yield " + ".join(named(name, options) for name in sorted(names)), options


def named(name: str, options: Options) -> str:
    """A module, and its kind or count if it has any."""
    value = options[MODULES[name].option.id]
    return name if value is True else f"{name} {value}"


def in_play(module: Module) -> list[Value]:
    return [value for value in module.option.values if value != module.option.default]


def normal(module: Module) -> list[Value]:
    """Of a count the middle, for that is its difficulty; else all kinds."""
    values = in_play(module)
    return values[1:2] if isinstance(values[-1], int) and len(values) > 1 else values


def usual(module: Module) -> Value:
    return normal(module)[0]


def mixes(what: str, only: frozenset[str]) -> Iterator[tuple[str, Options]]:
    if what == "presets":
        presets = {name: options for name, options in GAME.presets.items() if not only or name in only}
        yield from ((name, complete(GAME.options, options)) for name, options in presets.items())
    elif what == "everything":
        yield "everything", complete(GAME.options, GAME.presets["everything"])
    elif what in ("alone", "normal"):
        for name, module in MODULES.items():
            if not only or name in only:
                fewer = what == "normal"
                yield from single(module, normal(module), usual) if fewer else single(module, in_play(module))
    else:
        for names in itertools.combinations(MODULES, 2):
            if not only or only & set(names):
                yield " + ".join(sorted(completed(frozenset(names)))), mix(frozenset(names))


def fares(options: Options, players: int, bots: str, chosen: argparse.Namespace) -> Fared | None:
    """Nothing, if so many cannot play this."""
    if players not in GAME.seat_counts(options):
        return None
    team = tuple(bots.split(","))[:players]
    plan = Plan(GAME.id, players, chosen.games, chosen.seed, team, options, check=not chosen.unchecked)
    return fared(plan, chosen.workers)


def row_of(cells: list[Fared | None]) -> list[str]:
    """Each, and all of them together."""
    played = [cell for cell in cells if cell is not None]
    return ["-" if cell is None else str(cell) for cell in cells] + [str(together(played))]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--players", default="4", help="with commas between (default: %(default)s)")
    parser.add_argument(
        "--bots", default=GAME.standard_bot, help="with commas between, taken in turn; teams with slashes between"
    )
    parser.add_argument("--what", choices=("alone", "normal", "pairs", "presets", "everything"), default="pairs")
    parser.add_argument("--only", default="", help="mixes with one of these modules, or these presets")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--unchecked", action="store_true", help="only count, for figures of many games")
    chosen = parser.parse_args()
    counts = [int(count) for count in chosen.players.split(",")]
    console = Console()
    columns = ("mix", "bots", *(f"{count} players" for count in counts), "together")
    table = Table(*columns, title=f"won, {chosen.games} games each")
    for name, options in mixes(chosen.what, frozenset(filter(None, chosen.only.split(",")))):
        for bots in chosen.bots.split("/"):
            row = row_of([fares(options, count, bots, chosen) for count in counts])
            console.print(name, bots, *row, highlight=False)
            table.add_row(name, bots, *row)
    console.print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
