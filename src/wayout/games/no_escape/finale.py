"""What is told when it is over: who pushed and aborted whom, and how far everybody was from an exit, turn by turn."""

import msgspec

from wayout.games.no_escape.deciding import Course, Standing
from wayout.games.no_escape.distance import steps_out
from wayout.games.no_escape.events import (
    AbortPlayed,
    AbortSettled,
    EnergySpent,
    Escaped,
    GameEnded,
    Pushed,
    SeatLeft,
    Teleported,
    TilePlaced,
    TurnBegan,
)
from wayout.games.no_escape.state import State
from wayout.kernel.finale import Award, Finale, Mark, Plot, Series, Told, by_seat, most, ranked
from wayout.kernel.seats import Seat


class Deeds(msgspec.Struct):
    """By seat: how often."""

    pushed: list[int]
    was_pushed: list[int]
    aborted: list[int]
    was_aborted: list[int]
    laid: list[int]
    teleported: list[int]
    energy: list[int]


def finale(told: Told[State]) -> Finale:
    deeds = Deeds(*([0] * len(told.seats) for _ in Deeds.__struct_fields__))
    course = Course()
    marks: list[Mark] = []
    against: dict[int, Seat] = {}
    """Of the aborts that are not settled yet, by their place in the stack: against whom."""
    for number, _, event in told:
        course.note(number, event, told.state)
        match event:
            case TurnBegan(seat=seat, number=turn):
                course.standings.append(Standing(turn, number, seat, distances(told)))
                marks.append(Mark("turn", number, {"n": turn, "seat": (seat,)}))
            case Pushed(seat=seat, by=by):
                deeds.pushed[by] += 1
                deeds.was_pushed[seat] += 1
            case AbortPlayed(seat=seat, against=whom, tile=tile):
                against[len(told.state.aborts)] = whom
                deeds.aborted[seat] += 1
                marks.append(Mark("abort", number, {"seat": (seat,), "by": (whom,), "tile": f"tile.{tile}"}))
            case AbortSettled(works=works):
                deeds.was_aborted[against[len(told.state.aborts) - 1]] += works
            case TilePlaced(seat=seat):
                deeds.laid[seat] += 1
            case EnergySpent(seat=seat):
                deeds.energy[seat] += 1
            case Teleported(seat=seat):
                deeds.teleported[seat] += 1
                marks.append(Mark("teleport", number, {"seat": (seat,)}))
            case Escaped(seat=seat):
                marks.append(Mark("escape", number, {"seat": (seat,)}))
            case SeatLeft(seat=seat):
                marks.append(Mark("left", number, {"seat": (seat,)}))
            case GameEnded(outcome=outcome):
                marks.append(Mark("end", number, {"outcome": f"outcome.{outcome}"}))
    return told_of(told, deeds, course, tuple(marks))


def told_of(told: Told[State], deeds: Deeds, course: Course, marks: tuple[Mark, ...]) -> Finale:
    """NE-3.8: one wins and all others lose, or nobody wins; nobody is second."""
    winners = told.state.winners
    return Finale(
        ranking=ranked([int(seat in winners) for seat in told.seats], shown=False),
        together=not winners,
        awards=tuple(awards(deeds)),
        deciding=course.decided(told.state),
        tables=(by_seat("seats", msgspec.structs.asdict(deeds)),),
        plots=(distance_plot(told, course.standings),),
        marks=marks,
    )


def distances(told: Told[State]) -> tuple[int | None, ...]:
    return tuple(steps_out(told.state, seat) for seat in told.seats)


def awards(deeds: Deeds) -> list[Award]:
    return [
        *most("shover", deeds.pushed),
        *most("shoved", deeds.was_pushed),
        *most("saboteur", deeds.aborted),
        *most("thwarted", deeds.was_aborted),
        *most("builder", deeds.laid),
        *most("traveller", deeds.teleported),
    ]


def distance_plot(told: Told[State], standings: list[Standing]) -> Plot:
    series = []
    for seat in told.seats:
        steps = ((one.turn, one.steps[seat]) for one in standings)
        points = [(turn, far) for turn, far in steps if far is not None]
        if seat in told.state.winners and told.state.outcome == "escaped":
            points.append((standings[-1].turn + 1, 0))
        series.append(Series(seat, tuple(points)))
    return Plot("distance", "line", "turn", tuple(one for one in series if one.points))
