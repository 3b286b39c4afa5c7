"""Who sits where: taking a seat and giving it up, asking for one, and the host's word on both."""

from wayout.table import chat, messages, seating
from wayout.table.call import Call, only_gathering, only_host, only_playing
from wayout.table.day import must_be_free
from wayout.table.document import SeatDoc
from wayout.table.people import guest_of, own_seat
from wayout.table.refusals import refuse
from wayout.table.seat_asks import ask_of, end_ask, must_have_a_chance, open_ask, seats_for


def sit(call: Call, message: messages.Sit) -> None:
    doc = call.core.doc
    if doc.status == "gathering":
        seating.sit_while_gathering(doc, call.guest, message.seat)
    elif doc.in_match and call.core.playing is not None:
        seating.take_over(doc, call.guest, message.seat, call.now)
        call.core.playing.seat_bots(call.post, call.now)
        look_anew(call, call.guest)
    else:
        raise refuse("not_gathering")


def stand(call: Call, message: messages.Stand) -> None:
    """In a match the seat is free for whoever has had none; until then a bot plays it, or it leaves the game."""
    core = call.core
    own_seat(core.doc, call.guest)
    if core.doc.in_match and core.playing is not None:
        core.give_up_seat(call.post, call.guest, call.now)
        look_anew(call, call.guest)
        return
    only_gathering(call)
    seating.stand(core.doc, call.guest)


def ask_seat(call: Call, message: messages.AskSeat) -> None:
    doc = call.core.doc
    if not message.asks:
        end_ask(doc, call.guest)
        return
    if not doc.in_match:
        raise refuse("no_match")
    must_be_free(doc)
    must_have_a_chance(doc, call.guest)
    if ask_of(doc, call.guest) is None:
        call.core.proposals.take_watching(call.now)
        open_ask(doc, call.guest, call.now)


def answer_seat(call: Call, message: messages.AnswerSeat) -> None:
    """Only by post is the seat of somebody who is away for the moment."""
    only_host(call)
    core, doc = call.core, call.core.doc
    here = core.presence.here(message.guest)
    if ask_of(doc, message.guest) is None or not (here or doc.by_post or message.seat is None):
        raise refuse("nobody_asks")
    if message.seat is None:
        end_ask(doc, message.guest)
        return
    if message.seat not in seats_for(doc, message.guest):
        raise refuse("seat_not_free", seat=message.seat)
    playing = only_playing(call)
    let_go_by_host(call, message.seat)
    seating.take_over(doc, message.guest, message.seat, call.now)
    playing.seat_bots(call.post, call.now)
    if here:
        look_anew(call, message.guest)
    else:
        doc.seats[message.seat].away_from = playing.match.progress.number


def set_open(call: Call, message: messages.SetOpen) -> None:
    only_host(call)
    core = call.core
    seat = seating.seat_at(core.doc, message.seat)
    if core.doc.status == "gathering":
        core.doc.seats[message.seat] = SeatDoc()
    elif core.playing is None or not core.doc.in_match:
        raise refuse("not_gathering")
    elif core.presence.here(seat.guest):
        raise refuse("guest_is_here", seat=message.seat)
    elif seat.guest is None and not seat.played_by_bot:
        raise refuse("seat_not_free", seat=message.seat)
    else:
        must_be_free(core.doc)
        let_go_by_host(call, message.seat)
        core.playing.seat_bots(call.post, call.now)


def let_go_by_host(call: Call, number: int) -> None:
    """A dropped guest's seat is not to be had before the grace is over, and is given back on return."""
    doc = call.core.doc
    guest = guest_of(doc, doc.seats[number].guest or "")
    if guest is not None:
        seating.must_be_over(call.core.kept_until(number, call.now), number, call.now)
        guest.lost = number
    seating.let_go(doc, number, call.core.game.standard_bot)
    chat.forget_whispers(doc)


def look_anew(call: Call, guest: str) -> None:
    """Through other eyes."""
    playing = only_playing(call)
    playing.tell(call.post, call.now)
    call.post.mail.append(playing.story_mail(guest, None))
    call.post.mail.append(playing.letter_mail(guest, call.now, None))
