"""Another game of the house at the same table: the link, the people and the tally stay."""

from typing import TYPE_CHECKING, Any

from wayout.kernel.game import Game
from wayout.kernel.options import complete
from wayout.table.document import DEFAULT_GRACE, LIVE_GRACE, NO_STAND_IN, Document
from wayout.table.lobby import nearest
from wayout.table.refusals import refuse
from wayout.table.seating import bot_seat, resize
from wayout.table.tempo import NORMAL, tempo_of, timers_at

if TYPE_CHECKING:
    from wayout.table.core import Core


def check_game(core: "Core", game_id: str) -> None:
    doc = core.doc
    if doc.in_match:
        raise refuse("not_gathering")
    if game_id not in core.house.games:
        raise refuse("unknown_game")
    if game_id == doc.game:
        raise refuse("same_game")
    people = sum(seat.kind == "guest" for seat in doc.seats)
    most = max(core.house.games[game_id].seat_counts(usual_options(core.house.games[game_id])), default=0)
    if people > most:
        raise refuse("too_many_people", seats=most)


def usual_options(game: Game[Any, Any]) -> dict[str, Any]:
    return complete(game.options, game.presets.get("default", {}))


def ready_for_more(core: "Core") -> tuple[str, ...]:
    """After a match nobody is asked twice: whoever sits and is here plays on, but those who said no."""
    doc = core.doc
    if doc.status != "over":
        return ()
    no = [] if doc.next is None else doc.next.no
    seated = [seat.guest for seat in doc.seats if seat.guest is not None]
    return tuple(guest for guest in seated if guest not in no and core.presence.here(guest))


def change_game(core: "Core", game_id: str, ready: tuple[str, ...] = ()) -> None:
    """Its usual terms, at the tempo of the table; whoever agreed to it is ready. Refuses what `check_game` does."""
    check_game(core, game_id)
    doc, game = core.doc, core.house.games[game_id]
    core.gather_again()
    if not core.game.live:
        doc.tempo = tempo_of(core.game, doc.timers) or NORMAL  # times of one's own are for one game
    core.game = game
    doc.game, doc.options, doc.timers = game.id, usual_options(game), timers_at(game, doc.tempo)
    doc.fork = None
    if doc.grace != NO_STAND_IN:
        doc.grace = LIVE_GRACE if game.live else DEFAULT_GRACE
    fit_the_seats(doc, game)
    for seat in doc.seats:
        seat.ready = seat.guest in ready


def fit_the_seats(doc: Document, game: Game[Any, Any]) -> None:
    """As many as are taken, or nearly so; people before bots. Where no seat was open, none is."""
    was_full = all(seat.kind != "open" for seat in doc.seats)
    people = sum(seat.kind == "guest" for seat in doc.seats)
    counts = tuple(count for count in game.seat_counts(doc.options) if count >= people)
    resize(doc, nearest(counts, len(doc.seats)))
    for number, seat in enumerate(doc.seats):
        if seat.kind == "bot":
            seat.strength = game.standard_bot
        elif seat.kind == "open" and was_full:
            doc.seats[number] = bot_seat(doc, game.standard_bot)
