"""A simulation's summary as tables for a terminal."""

from collections.abc import Iterator, Mapping
from typing import Final

from rich.table import Table

from wayout.lab.stats import Share, Spread
from wayout.lab.summary import BotLine, SeatLine, Summary

END: Final = "game_ended"
"""Its words are the outcomes, which have a table of their own."""


def tables(summary: Summary) -> Iterator[Table]:
    yield _winners("by bot", "bot", [(line.bot, line) for line in summary.bots])
    yield _winners("by seat", "seat", [(str(line.seat), line) for line in summary.seats])
    yield _lengths(summary)
    yield _counts("how games ended", "outcome", summary.outcomes, summary.finished)
    yield from _words(summary.tallies)


def headline(summary: Summary) -> str:
    stopped = ", stopped early" if summary.interrupted else ""
    pace = summary.finished / summary.seconds if summary.seconds else 0.0
    return (
        f"{summary.game}, {summary.players} players, seed {summary.seed}: {summary.finished} of {summary.games} games"
        f"{stopped} in {summary.seconds:.1f} s ({pace:.1f} games/s, {summary.actions} actions)"
    )


def _winners(title: str, who: str, lines: list[tuple[str, BotLine | SeatLine]]) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column(who)
    for column in ("games", "won", "share", "95 %", "points a game"):
        table.add_column(column, justify="right")
    for name, line in lines:
        table.add_row(name, str(line.wins.of), str(line.wins.times), *_share(line.wins), _mean(line.points))
    return table


def _lengths(summary: Summary) -> Table:
    table = Table(title="lengths", title_justify="left")
    table.add_column("of a game")
    for column in ("mean", "95 %", "median", "least", "most"):
        table.add_column(column, justify="right")
    lengths = summary.lengths
    for name, length in (("actions", lengths.actions), ("rounds", lengths.rounds), ("turns", lengths.turns)):
        if length is not None and length.most:
            interval = f"{length.low:.1f} to {length.high:.1f}"
            table.add_row(name, _mean(length), interval, f"{length.median:g}", str(length.least), str(length.most))
    return table


def _words(tallies: Mapping[str, int]) -> Iterator[Table]:
    """One table for each event that says why or how: `route_revealed.reason.loop` is a row of `route_revealed`."""
    groups: dict[tuple[str, str], dict[str, int]] = {}
    for key, count in tallies.items():
        event, _, rest = key.partition(".")
        label, _, word = rest.partition(".")
        if word:
            groups.setdefault((event, label), {})[word] = count
    for (event, label), counts in groups.items():
        if len(counts) > 1 and event != END:
            yield _counts(event.replace("_", " "), label, counts, tallies[event])


def _counts(title: str, what: str, counts: Mapping[str, int], of: int) -> Table:
    table = Table(title=title, title_justify="left")
    table.add_column(what)
    table.add_column("times", justify="right")
    table.add_column("share", justify="right")
    for name, times in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
        table.add_row(name, str(times), f"{100 * times / of:.1f} %")
    return table


def _share(wins: Share) -> tuple[str, str]:
    return f"{100 * wins.share:.1f} %", f"{100 * wins.low:.1f} to {100 * wins.high:.1f} %"


def _mean(numbers: Spread | None) -> str:
    return "" if numbers is None else f"{numbers.mean:.2f}"
