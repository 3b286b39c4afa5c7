"""What the host chooses before a match, and whether it may begin."""

from typing import Any, Final

from wayout.kernel.day import DayMaze
from wayout.kernel.game import Game
from wayout.kernel.options import UnknownOption, Value, complete
from wayout.kernel.play import Refusal
from wayout.table.document import BY_POST, DEFAULT_GRACE, LIVE_GRACE, NO_STAND_IN, Document, Fork, SeatDoc
from wayout.table.messages import SetTimers
from wayout.table.refusals import refuse
from wayout.table.seating import resize

USUAL_SEATS: Final = 3
SHORTEST_TIMER: Final = 5
LONGEST_TIMER: Final = 7 * 24 * 3600
LONGEST_GRACE: Final = 3600


def new_document(code: str, game: Game[Any, Any], host: str, fork: Fork | None = None) -> Document:
    options = complete(game.options, game.presets.get("default", {})) if fork is None else dict(fork.header.options)
    seats = nearest(game.seat_counts(options) or (USUAL_SEATS,), USUAL_SEATS) if fork is None else fork.header.seats
    return Document(
        code=code,
        game=game.id,
        host=host,
        seats=[SeatDoc() for _ in range(seats)],
        guests=[],
        options=options,
        timers=dict(game.timers),
        grace=LIVE_GRACE if game.live else DEFAULT_GRACE,
        forked=fork is not None,
        fork=fork,
        saved=0,
    )


def nearest(counts: tuple[int, ...], wanted: int) -> int:
    return min(counts, key=lambda count: (abs(count - wanted), -count))


def set_options(doc: Document, game: Game[Any, Any], chosen: dict[str, Value]) -> None:
    """Others stay as they are. Everybody must be ready anew, for the new terms."""
    try:
        options = complete(game.options, {**doc.options, **chosen})
    except UnknownOption as error:
        raise refuse("unknown_option", option=error.option) from error
    doc.options = options
    fit_seats(doc, game.seat_counts(options))
    for seat in doc.seats:
        seat.ready = False


def fit_seats(doc: Document, counts: tuple[int, ...]) -> None:
    """To the nearest number of seats, unless somebody would lose theirs: then the table waits for the host."""
    if not counts or len(doc.seats) in counts:
        return
    count = nearest(counts, len(doc.seats))
    if sum(seat.kind == "guest" for seat in doc.seats) <= count:
        resize(doc, count)


def set_timers(doc: Document, game: Game[Any, Any], chosen: SetTimers) -> None:
    """A game of real time is not played by post."""
    timers, grace = chosen.timers, chosen.grace
    pause = doc.pause if chosen.pause is None else chosen.pause
    longest = BY_POST - 1 if game.live else LONGEST_TIMER
    if not timers.keys() <= doc.timers.keys():
        raise refuse("unknown_timer", allowed=sorted(doc.timers))
    for kind, seconds, most in (*((*one, longest) for one in timers.items()), ("pause", pause, LONGEST_TIMER)):
        if seconds != 0 and not SHORTEST_TIMER <= seconds <= most:
            raise refuse("bad_timer", kind=kind, least=SHORTEST_TIMER, most=most)
    if not NO_STAND_IN <= grace <= LONGEST_GRACE:
        raise refuse("bad_timer", kind="grace", least=NO_STAND_IN, most=LONGEST_GRACE)
    doc.timers.update(timers)
    doc.grace, doc.pause = grace, pause
    if chosen.unhurried_alone is not None:
        doc.unhurried_alone = chosen.unhurried_alone


def why_not(doc: Document, game: Game[Any, Any]) -> Refusal | None:
    """What keeps the table from starting: the game's own reasons first. The host need not be ready."""
    if doc.status != "gathering":
        return house_reason("not_gathering")
    if doc.day is not None:
        return too_few(doc, game.maze(doc.day.maze)) or not_ready(doc)
    return (None if doc.forked else bad_terms(doc, game)) or not_all_set(doc)


def why_not_past(guests: tuple[str, ...], doc: Document, game: Game[Any, Any]) -> Refusal | None:
    """As above, but these are not waited for any more; a day's maze, with its one try, needs the word of everybody."""
    hindrance = why_not(doc, game)
    missing = waits_only_for(doc, hindrance)
    return None if missing and all(doc.seats[seat].guest in guests for seat in missing) else hindrance


def waits_only_for(doc: Document, hindrance: Refusal | None) -> tuple[int, ...]:
    """The seats whose word is all that is missing, if the host may start without it."""
    return unready(doc) if doc.day is None and hindrance == house_reason("not_ready") else ()


def too_few(doc: Document, maze: DayMaze | None) -> Refusal | None:
    """A maze of the day is for people: open seats go when it begins, and no bot takes one."""
    if maze is None:
        return house_reason("no_such_maze")
    people = sum(seat.kind == "guest" for seat in doc.seats)
    return None if people in maze.seats else house_reason("day_too_few", least=min(maze.seats))


def bad_terms(doc: Document, game: Game[Any, Any]) -> Refusal | None:
    """Whether these options can be played together, and by so many."""
    hindrance = None if game.why_not is None else game.why_not(doc.options, len(doc.seats))
    counts = game.seat_counts(doc.options)
    if hindrance is None and len(doc.seats) not in counts:
        return house_reason("bad_seat_count", allowed=list(counts))
    return hindrance


def not_all_set(doc: Document) -> Refusal | None:
    if any(seat.kind == "open" for seat in doc.seats):
        return house_reason("seats_open")
    return not_ready(doc)


def not_ready(doc: Document) -> Refusal | None:
    return house_reason("not_ready") if unready(doc) else None


def unready(doc: Document) -> tuple[int, ...]:
    """Whose word is missing. The host starts, and so has said so."""
    return tuple(
        number
        for number, seat in enumerate(doc.seats)
        if seat.kind == "guest" and not seat.ready and seat.guest != doc.host
    )


def house_reason(code: str, **facts: Any) -> Refusal:
    return refuse(code, **facts).refusal
