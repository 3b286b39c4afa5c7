"""What is told when it is over: gems, masks, chambers and rolls, who freed whom, and who was last out or trapped."""

import msgspec

from wayout.games.temple.dice import is_free
from wayout.games.temple.events import (
    Collapsed,
    Discovered,
    FateTurned,
    GameEnded,
    GemsTaken,
    Gong,
    GotOut,
    Masked,
    Rolled,
    SeatLeft,
    Slammed,
)
from wayout.games.temple.modules.curses.events import CurseDrawn, CurseLifted
from wayout.games.temple.modules.treasures.events import TreasureClaimed
from wayout.games.temple.state import LOCKED, State
from wayout.kernel.finale import Award, Fact, Finale, Mark, Plot, Series, Told, by_seat, most
from wayout.kernel.finale import together as all_together
from wayout.kernel.play import Event
from wayout.kernel.seats import Seat


class Deeds(msgspec.Struct):
    """By seat: how many."""

    gems: list[int]
    chambers: list[int]
    rolls: list[int]
    keys: list[int]
    torches: list[int]
    masks: list[int]
    """Black masks rolled."""
    freed: list[int]
    treasures: list[int]
    curses: list[int]
    lifted: list[int]


class Haul(msgspec.Struct, frozen=True):
    number: int
    at: int
    seat: Seat
    gems: int


class Course(msgspec.Struct):
    """What is noted while the game is told."""

    deeds: Deeds
    friends: list[list[Seat]]
    """By seat: which others it freed."""
    hauls: list[Haul] = []
    out: list[Seat] = []
    marks: list[Mark] = []
    rolled_in: int = 0
    """The step of the last roll."""
    collapsed_in: int | None = None

    def count(self, event: Event[State]) -> None:
        deeds = self.deeds
        match event:
            case Rolled(seat=seat, faces=faces):
                deeds.rolls[seat] += 1
                deeds.keys[seat] += faces.count("K")
                deeds.torches[seat] += faces.count("T")
                deeds.masks[seat] += faces.count("B")
            case Masked(seat=seat, target=target, dice=dice):
                deeds.freed[seat] += len(dice)
                if target != seat and target not in self.friends[seat]:
                    self.friends[seat].append(target)
            case Discovered(seat=seat):
                deeds.chambers[seat] += 1
            case GemsTaken(seat=seat, taken=taken):
                deeds.gems[seat] += taken
            case TreasureClaimed(seat=seat):
                deeds.treasures[seat] += 1
            case CurseDrawn(seat=seat, kept=True):
                deeds.curses[seat] += 1
            case CurseLifted(seat=seat):
                deeds.lifted[seat] += 1

    def mark(self, number: int, at: int, event: Event[State]) -> None:
        match event:
            case Rolled():
                self.rolled_in = number
            case GemsTaken(seat=seat, taken=taken):
                self.hauls.append(Haul(number, at, seat, taken))
                self.marks.append(Mark("gems", number, {"seat": (seat,), "n": taken}))
            case Discovered(seat=seat, tile="exit"):
                self.marks.append(Mark("exit_found", number, {"seat": (seat,)}))
            case Gong(number=gong):
                self.marks.append(Mark("gong", number, {"n": gong}))
            case Slammed(number=slam):
                self.marks.append(Mark("slam", number, {"n": slam}))
            case FateTurned():
                self.marks.append(Mark("fate", number))
            case GotOut(seat=seat):
                self.out.append(seat)
                self.marks.append(Mark("out", number, {"seat": (seat,)}))
            case SeatLeft(seat=seat):
                self.marks.append(Mark("left", number, {"seat": (seat,)}))
            case Collapsed():
                self.collapsed_in = number
                self.marks.append(Mark("collapse", number))
            case GameEnded(outcome=outcome):
                self.marks.append(Mark("end", number, {"outcome": f"outcome.{outcome}"}))


def finale(told: Told[State]) -> Finale:
    course = Course(Deeds(*([0] * len(told.seats) for _ in Deeds.__struct_fields__)), [[] for _ in told.seats])
    for number, at, event in told:
        course.count(event)
        course.mark(number, at, event)
    return Finale(
        ranking=all_together(told.seats),
        together=True,
        awards=tuple(awards(told.state, course)),
        deciding=decided(told.state, course),
        tables=(by_seat("seats", columns(told.state, course)),),
        plots=(gems_over_time(told, course),) if course.hauls else (),
        marks=tuple(course.marks),
    )


def columns(state: State, course: Course) -> dict[str, list[Fact]]:
    found: dict[str, list[Fact]] = {name: list(cells) for name, cells in msgspec.structs.asdict(course.deeds).items()}
    found["friends"] = [tuple(others) for others in course.friends]
    found["way_out"] = [way_out(state, course, seat) for seat in range(state.seats)]
    return found


def way_out(state: State, course: Course, seat: int) -> str:
    if seat in course.out:
        return "finale.out"
    return "finale.gone" if state.left[seat] else "finale.inside"


def awards(state: State, course: Course) -> list[Award]:
    deeds, found = course.deeds, list[Award]()
    found += most("treasurer", deeds.gems)
    found += most("scout", deeds.chambers)
    found += most(
        "liberator", [len(others) and freed for others, freed in zip(course.friends, deeds.freed, strict=True)]
    )
    found += most("roller", deeds.rolls)
    found += most("masked", deeds.masks)
    found += most("cursed", deeds.curses)
    if state.outcome == "won" and len(course.out) > 1:
        found.append(Award("last_out", (course.out[-1],)))
    trapped = tuple(state.inside())
    if course.collapsed_in is not None and trapped:
        found.append(Award("trapped", trapped))
    return found


def gems_over_time(told: Told[State], course: Course) -> Plot:
    """In seconds from the start."""
    start, end = max(told.state.starts_at, 0), max(told.state.ended_at, course.hauls[-1].at)
    series = []
    for seat in told.seats:
        points, gems = [(0, 0)], 0
        for haul in course.hauls:
            if haul.seat == seat:
                gems += haul.gems
                points.append(((haul.at - start) // 1000, gems))
        series.append(Series(seat, (*points, ((end - start) // 1000, gems))))
    return Plot("gems", "step", "second", tuple(series))


def decided(state: State, course: Course) -> Mark | None:
    """Won: the greatest haul of gems, without which the exit costs most. Lost: the roll after which nobody inside had
    anything left to roll with; or who was buried, and whether anybody had found the exit."""
    if state.outcome == "won" and course.hauls:
        best = max(course.hauls, key=lambda haul: haul.gems)
        return Mark("haul", best.number, {"seat": (best.seat,), "n": best.gems})
    if state.outcome in ("collapsed", "conceded") and all_locked(state):
        return Mark("locked", course.rolled_in, {"seats": tuple(state.inside())})
    if course.collapsed_in is None:
        return None
    found = state.exit >= 0
    return Mark("trapped" if found else "no_exit", course.collapsed_in, {"seats": tuple(state.inside())})


def all_locked(state: State) -> bool:
    free = [lies for seat in state.inside() for die in state.hands[seat] if is_free(lies := state.dice[die])]
    return bool(free) and all(lies == LOCKED for lies in free)
