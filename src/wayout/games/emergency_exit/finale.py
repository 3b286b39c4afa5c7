"""What is told when it is over: who called right, too early or too late, and whose tile broke the route."""

from typing import Final

import msgspec

from wayout.games.emergency_exit.events import (
    ExitAnnounced,
    GameEnded,
    LostDeclared,
    RoundBegan,
    RouteRevealed,
    SeatLeft,
    TilePlayed,
)
from wayout.games.emergency_exit.state import TOGETHER, State
from wayout.games.emergency_exit.view import Reveal
from wayout.kernel.finale import Award, Fact, Facts, Finale, Mark, Plot, Row, Series, Table, Told, by_seat, most, ranked
from wayout.kernel.finale import together as all_together
from wayout.kernel.seats import Seat

Seats = tuple[Seat, ...]
RIGHT: Final = "right"
EARLY: Final = "early"
LATE: Final = "late"


class Round(msgspec.Struct):
    """One round, as the reveal has shown it."""

    number: int
    laid: list[Seat] = []
    """Who laid the tiles, the first one first."""
    called: dict[int, int] = {}
    """By seat: the step in which it opened a group; whoever joined in is not listed."""
    reveal: Reveal | None = None
    revealed_in: int = 0

    @property
    def breaker(self) -> Seats:
        lost_at = None if self.reveal is None else self.reveal.lost_at
        return () if lost_at is None else (self.laid[lost_at - 1],)

    def callers(self, kind: str) -> Seats:
        if self.reveal is None:
            return ()
        groups = (group for group in self.reveal.groups if judged(self.reveal, group.depth, group.right) == kind)
        return tuple(seat for group in groups for seat in group.members)

    @property
    def scorers(self) -> Seats:
        points = () if self.reveal is None else self.reveal.points
        return tuple(Seat(seat) for seat, gained in enumerate(points) if gained)


def judged(reveal: Reveal, depth: int, right: bool) -> str:
    """A call is early if the route still held there, late if another one had been right before."""
    if right:
        return RIGHT
    return EARLY if reveal.lost_at is None or depth < reveal.lost_at else LATE


def finale(told: Told[State]) -> Finale:
    rounds: list[Round] = []
    marks: list[Mark] = []
    for number, _, event in told:
        match event:
            case RoundBegan(round=round):
                rounds.append(Round(round))
                marks.append(Mark("round", number, {"n": round}))
            case TilePlayed(seat=seat):
                rounds[-1].laid.append(seat)
            case LostDeclared(seat=seat):
                rounds[-1].called[seat] = number
                marks.append(Mark("lost", number, {"seat": (seat,)}))
            case ExitAnnounced(seat=seat):
                marks.append(Mark("exit", number, {"seat": (seat,)}))
            case RouteRevealed(reveal=reveal):
                rounds[-1].reveal, rounds[-1].revealed_in = reveal, number
                marks.append(Mark("reveal", number, {"n": rounds[-1].number}))
            case SeatLeft(seat=seat):
                marks.append(Mark("left", number, {"seat": (seat,)}))
            case GameEnded():
                marks.append(Mark("end", number))
    return told_of(told, [one for one in rounds if one.reveal is not None], tuple(marks))


def told_of(told: Told[State], rounds: list[Round], marks: tuple[Mark, ...]) -> Finale:
    state, as_one = told.state, told.state.mode == TOGETHER
    return Finale(
        ranking=all_together(told.seats) if as_one else ranked(state.scores),
        together=as_one,
        awards=tuple(awards(told, rounds, as_one)),
        deciding=decided_together(state, rounds) if as_one else decided(state, rounds),
        tables=tuple(tables(told, rounds, as_one)),
        plots=(scores(told, rounds),) if rounds and not as_one else (),
        marks=marks,
    )


def awards(told: Told[State], rounds: list[Round], as_one: bool) -> list[Award]:
    broken = times(told, [one.breaker for one in rounds])
    laid = times(told, [tuple(one.laid) for one in rounds])
    if as_one:
        return most("layer", laid)
    return [
        *most("ears", times(told, [one.callers(RIGHT) for one in rounds])),
        *most("hasty", times(told, [one.callers(EARLY) for one in rounds])),
        *most("sleepy", times(told, [one.callers(LATE) for one in rounds])),
        *most("breaker", broken),
    ]


def times(told: Told[State], named: list[Seats]) -> list[int]:
    """By seat: how often it is named."""
    everybody = [seat for seats in named for seat in seats]
    return [everybody.count(seat) for seat in told.seats]


def tables(told: Told[State], rounds: list[Round], as_one: bool) -> list[Table]:
    if not rounds:
        return []
    return [by_round(rounds, as_one), seat_by_seat(told, rounds, as_one)]


def by_round(rounds: list[Round], as_one: bool) -> Table:
    if as_one:
        return Table("rounds", "round", ("tiles", "found", "breaker"), tuple(map(row_together, rounds)))
    columns = ("scored", RIGHT, EARLY, LATE, "breaker")
    cells = ((one.scorers, one.callers(RIGHT), one.callers(EARLY), one.callers(LATE), one.breaker) for one in rounds)
    return Table(
        "rounds", "round", columns, tuple(Row(one.number, row) for one, row in zip(rounds, cells, strict=True))
    )


def row_together(one: Round) -> Row:
    found = "finale.found" if one.scorers else "finale.missed"
    return Row(one.number, (len(one.laid), found, one.breaker))


def seat_by_seat(told: Told[State], rounds: list[Round], as_one: bool) -> Table:
    columns: dict[str, list[Fact]] = (
        {}
        if as_one
        else {kind: list(times(told, [one.callers(kind) for one in rounds])) for kind in (RIGHT, EARLY, LATE)}
    )
    columns["broke"] = list(times(told, [one.breaker for one in rounds]))
    columns["laid"] = list(times(told, [tuple(one.laid) for one in rounds]))
    return by_seat("seats", columns)


def scores(told: Told[State], rounds: list[Round]) -> Plot:
    series = []
    for seat in told.seats:
        points, score = [(0, 0)], 0
        for one in rounds:
            score += seat in one.scorers
            points.append((one.number, score))
        series.append(Series(seat, tuple(points)))
    return Plot("scores", "line", "round", tuple(series))


def decided(state: State, rounds: list[Round]) -> Mark | None:
    """The round after which nobody but the winners led any more."""
    last = next((one for one in reversed(rounds) if led_by_others(state, rounds, one)), None)
    if not state.winners or last is None or not last.scorers:
        return None
    facts: Facts = {"seat": last.scorers, "round": last.number}
    if not last.breaker:
        return Mark("held", last.revealed_in, facts)
    called = min(last.called.get(seat, last.revealed_in) for seat in last.scorers)
    return Mark("called", called, {**facts, "breaker": last.breaker})


def led_by_others(state: State, rounds: list[Round], one: Round) -> bool:
    """Whether before this round not only the winners were ahead."""
    before = [
        sum(seat in other.scorers for other in rounds if other.number < one.number) for seat in range(state.seats)
    ]
    return [seat for seat in range(state.seats) if before[seat] == max(before)] != state.winners


def decided_together(state: State, rounds: list[Round]) -> Mark | None:
    """Nothing, where all have left between two exits."""
    if not rounds or state.outcome is None:
        return None
    last = rounds[-1]
    if last.breaker:
        return Mark("broken", last.revealed_in, {"seat": last.breaker, "round": last.number})
    if not last.scorers:
        return Mark("wrong_door", last.revealed_in, {"round": last.number})
    return Mark("all_out", last.revealed_in, {"round": last.number}) if state.outcome == "escaped" else None
