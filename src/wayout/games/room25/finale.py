"""What is told when the show is over: who was what, what everybody looked at, who pushed whom, who died of what."""

import msgspec

from wayout.games.room25.events import (
    AlarmRaised,
    Died,
    Entered,
    Escaped,
    ExitMissed,
    GameEnded,
    KeyFound,
    Looked,
    RolesShown,
    RoundBegan,
    SeatLeft,
    Slid,
    TurnedUp,
)
from wayout.games.room25.modes import in_exit
from wayout.games.room25.parts import CHARACTERS, NO_ONE, TOGETHER, Fate, Who
from wayout.games.room25.seam import MODES
from wayout.games.room25.state import State
from wayout.games.room25.together import lacks_key
from wayout.kernel.finale import Award, Fact, Facts, Finale, Mark, Place, Plot, Series, Told, by_seat, most, ranked
from wayout.kernel.finale import together as all_together
from wayout.kernel.play import Event
from wayout.kernel.seats import Seat


class Deeds(msgspec.Struct):
    """By seat: how many."""

    looked: list[int]
    turned_up: list[int]
    pushed: list[int]
    was_pushed: list[int]
    slid: list[int]
    deaths: list[int]


class Course(msgspec.Struct):
    """What is noted while the game is told."""

    deeds: Deeds
    causes: list[list[str]]
    """By seat: what its characters died of."""
    slides_on: bool = False
    """A line is sliding: one more step of it is the same slide (R25-4.10, Acceleration)."""
    alive: list[tuple[int, int]] = []
    """Round by round: how many were alive when it began."""
    marks: list[Mark] = []
    exit_seen: Mark | None = None
    """When somebody first looked at Room 25."""
    exit_found: Mark | None = None
    never_seen: Mark | None = None
    """What it comes to if nobody ever looks at Room 25: so far, this round was the last."""
    last_death: Mark | None = None
    escaped: Mark | None = None

    def count(self, state: State, event: Event[State]) -> None:
        deeds, actor = self.deeds, state.owner[state.turn] if state.turn != NO_ONE else None
        match event:
            case Looked(seats=seats):
                for seat in seats:
                    deeds.looked[seat] += 1
            case TurnedUp() if actor is not None:
                deeds.turned_up[actor] += 1
            case Slid() if actor is not None and not state.drawn and not self.slides_on:  # not by a card
                deeds.slid[actor] += 1
            case Entered(group=group, cause="push", by=by):
                deeds.pushed[state.owner[by]] += len(group)
                for who in group:
                    deeds.was_pushed[state.owner[who]] += 1
            case Died(group=group, of=of):
                for who in group:
                    deeds.deaths[state.owner[who]] += 1
                    self.causes[state.owner[who]].append(cause(of))
        self.slides_on = isinstance(event, Slid) or (self.slides_on and isinstance(event, ExitMissed))

    def mark(self, state: State, number: int, event: Event[State]) -> None:
        match event:
            case RoundBegan(round=round, left=left):
                self.alive.append((round, sum(state.alive)))
                self.marks.append(Mark("round", number, {"n": round, "left": left}))
                self.never_seen = Mark("never_seen", number, {"round": round})
            case Looked(room="room25", seats=seats, by="clue"):
                self.exit_seen = self.exit_seen or Mark("only_clued", number, {"seats": seats})
            case Looked(room="room25", seats=seats):
                self.exit_seen = self.exit_seen or Mark("only_seen", number, {"round": state.round, "seats": seats})
            case TurnedUp(cell=cell, room="room25"):
                finders = names(tuple(state.on(state.grid[cell]))) or ("ui.panel.finale.robot",)
                found = Mark("exit_found", number, {"round": state.round, "who": finders})
                self.exit_found = self.exit_found or found
                self.marks.append(found)
            case KeyFound():
                self.marks.append(Mark("key", number))
            case AlarmRaised(left=left):
                self.marks.append(Mark("alarm", number, {"n": left}))
            case RolesShown(group=group):
                self.marks.append(Mark("roles", number, {"who": names(group)}))
            case Died(group=group, of=of):
                facts: Facts = {"who": names(group), "of": cause(of), "round": state.round}
                self.last_death = Mark("death", number, facts)
                self.marks.append(self.last_death)
            case Escaped(group=group):
                self.escaped = Mark("escape", number, {"who": names(group), "round": state.round})
                self.marks.append(self.escaped)
            case SeatLeft(seat=seat):
                self.marks.append(Mark("left", number, {"seat": (seat,)}))
            case GameEnded(outcome=outcome):
                self.marks.append(Mark("end", number, {"outcome": f"outcome.{outcome}"}))


def cause(of: Fate) -> str:
    return f"ui.panel.finale.of.{of}"


def names(group: tuple[Who, ...]) -> tuple[Seat | str, ...]:
    return tuple(f"character.{CHARACTERS[who]}" for who in group)


def finale(told: Told[State]) -> Finale:
    course = Course(Deeds(*([0] * len(told.seats) for _ in Deeds.__struct_fields__)), [[] for _ in told.seats])
    for number, _, event in told:
        course.count(told.state, event)
        course.mark(told.state, number, event)
    state = told.state
    as_one = state.rules.mode in TOGETHER or not state.winners
    return Finale(
        ranking=tuple(unmasked(state, place) for place in ranking(state, as_one)),
        together=as_one,
        awards=tuple(awards(course.deeds)),
        deciding=decided(state, course),
        tables=(by_seat("seats", columns(state, course)),),
        plots=(survivors(state, course),) if state.deaths else (),
        marks=tuple(course.marks),
    )


def ranking(state: State, as_one: bool) -> tuple[Place, ...]:
    seats = tuple(map(Seat, range(state.seats)))
    return all_together(seats) if as_one else ranked([int(seat in state.winners) for seat in seats], False)


def unmasked(state: State, place: Place) -> Place:
    return msgspec.structs.replace(place, was=role_of(state, place.seat))


def survivors(state: State, course: Course) -> Plot:
    """How many were alive as each round began, and in the end."""
    points = (*course.alive, (course.alive[-1][0] + 1, sum(state.alive)))
    return Plot("alive", "step", "round", (Series(None, points),))


def columns(state: State, course: Course) -> dict[str, list[Fact]]:
    seats = range(state.seats)
    found: dict[str, list[Fact]] = {
        "characters": [names(tuple(state.of_seat(Seat(seat)))) for seat in seats],
        "role": [role_of(state, Seat(seat)) for seat in seats],
    }
    found |= {name: list(cells) for name, cells in msgspec.structs.asdict(course.deeds).items()}
    found["causes"] = [tuple(causes) for causes in course.causes]
    return found


def role_of(state: State, seat: Seat) -> str | None:
    roles = [state.roles[who] for who in state.of_seat(seat)]
    return None if not roles or roles[0] is None else f"role.{roles[0]}"


def awards(deeds: Deeds) -> list[Award]:
    return [
        *most("watcher", deeds.looked),
        *most("pioneer", deeds.turned_up),
        *most("shover", deeds.pushed),
        *most("shoved", deeds.was_pushed),
        *most("engineer", deeds.slid),
    ]


def decided(state: State, course: Course) -> Mark | None:
    """Escaped: when the exit was found. Dead: the death that was one too many. Too late: how near the exit was. Else
    there was no such moment."""
    if state.outcome in ("escaped", "escaped_partly"):
        return course.exit_found or course.escaped
    if state.outcome in ("prisoners_dead", "too_many_dead", "all_dead", "last_side"):
        return course.last_death
    if state.outcome in ("time_up", "closer", "draw"):
        return too_late(state, course)
    return None


def too_late(state: State, course: Course) -> Mark | None:
    """When Room 25 was found, and what was missing then; or that it was only looked at, or never even that."""
    found = course.exit_found
    if found is None:
        return course.exit_seen or course.never_seen
    inside = [who for who in state.order if in_exit(state, who)]
    needed = MODES[state.rules.mode].needed
    if lacks_key(state):
        return Mark("keyless", found.number, found.facts)
    if not inside:
        return Mark("nobody_in", found.number, found.facts)
    if needed is None:
        return Mark("in_at_the_end", found.number, {**found.facts, "inside": names(tuple(inside))})
    missing = [who for who in needed(state) if who not in inside]
    if not missing:
        return Mark("never_moved_out", found.number, found.facts)
    return Mark("left_behind", found.number, {**found.facts, "missing": names(tuple(missing))})
