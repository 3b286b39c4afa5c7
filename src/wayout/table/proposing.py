"""What asks everybody at the table, and what they answer."""

from wayout.table import messages
from wayout.table.call import Call, only_playing
from wayout.table.day import must_be_free
from wayout.table.people import own_seat
from wayout.table.refusals import refuse
from wayout.table.requests import answer, open_request, voters, withdraw


def propose(
    call: Call, kind: messages.RequestKind, by: int, wish: str | None = None, back_to: int = 0, game: str | None = None
) -> None:
    """Whoever has nobody to ask interrupts nobody."""
    core = call.core
    if core.doc.request is None and voters(core.doc, core.presence, call.now) != [by]:
        core.proposals.take(by, call.now)
    open_request(core.doc, kind, by, call.now, wish, back_to, game)


def agree(call: Call, message: messages.Agree) -> None:
    answer(call.core.doc, own_seat(call.core.doc, call.guest), message.yes)


def withdraw_request(call: Call, message: messages.Withdraw) -> None:
    withdraw(call.core.doc, own_seat(call.core.doc, call.guest))


def ask_pause(call: Call, message: messages.AskPause) -> None:
    playing, seat = only_playing(call), own_seat(call.core.doc, call.guest)
    if call.core.game.live:
        must_be_free(call.core.doc)
    playing.check_going_on()
    propose(call, "pause", seat)


def ask_resume(call: Call, message: messages.AskResume) -> None:
    only_playing(call)
    seat = own_seat(call.core.doc, call.guest)
    if call.core.doc.status != "paused":
        raise refuse("not_paused")
    propose(call, "resume", seat)


def ask_restart(call: Call, message: messages.AskRestart) -> None:
    seat = seat_in_match(call)
    must_be_free(call.core.doc)
    call.core.beginnings.must_be_left(call.now)
    propose(call, "restart", seat)


def ask_end(call: Call, message: messages.AskEnd) -> None:
    propose(call, "end", seat_in_match(call))


def seat_in_match(call: Call) -> int:
    """Also in a pause."""
    if not call.core.doc.in_match:
        raise refuse("no_match")
    return own_seat(call.core.doc, call.guest)
