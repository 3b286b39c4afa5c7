"""What each message does: one small function for each. A refusal is raised before anything has changed."""

from collections.abc import Callable
from typing import Any

from wayout.kernel.codec import encode
from wayout.kernel.play import IllegalAction
from wayout.kernel.seats import Seat
from wayout.store.rows import GuestSaved
from wayout.table import chat, lobby, messages, seating
from wayout.table.another_game import change_game, check_game, ready_for_more
from wayout.table.by_post import call_the_absent
from wayout.table.call import Call, only_gathering, only_host, only_host_gathering, only_playing
from wayout.table.channels import channel_to_talk, may_talk, readers_of
from wayout.table.core import Core
from wayout.table.day import must_be_free
from wayout.table.house import Guest
from wayout.table.messages import Gone, Pong, Said
from wayout.table.missing import wait_no_longer
from wayout.table.next_match import first_of_the_seated, say_again
from wayout.table.people import ban, guest_of, known_guest, own_seat, recolour, seat_of
from wayout.table.proposing import agree, ask_end, ask_pause, ask_restart, ask_resume, propose, withdraw_request
from wayout.table.refusals import refuse
from wayout.table.resting import must_not_rest, rest
from wayout.table.screens import send_unwelcome_away
from wayout.table.seat_orders import answer_seat, ask_seat, set_open, sit, stand
from wayout.table.take_back import way_back
from wayout.table.words import checked_name

# Playing


def wish(call: Call, message: messages.Wish) -> None:
    playing = only_playing(call)
    seat = Seat(own_seat(call.core.doc, call.guest))
    must_not_rest(call.core.doc, seat)
    playing.wish(call.post, seat, call.guest, call.link, message, call.now, call.heard)


def take_back(call: Call, message: messages.TakeBack) -> None:
    playing, doc = only_playing(call), call.core.doc
    must_be_free(doc)
    seat = Seat(own_seat(doc, call.guest))
    if playing.granted_before(call.post, seat, call.guest, call.link, message.id):
        return
    if doc.request is not None and (doc.request.by, doc.request.wish) == (seat, message.id):
        return
    playing.check_going_on()
    must_not_rest(doc, seat)
    way = way_back(playing.match, seat)
    if way is None:
        raise refuse("nothing_to_take_back")
    if way.undoes is not None:
        playing.undo(call.post, seat, message.id, way.undoes, call.now)
        return
    if way.free:
        playing.take_back(call.post, seat, message.id, way.back_to, call.now)
        return
    propose(call, "take_back", seat, message.id, way.back_to)
    call.post.around_changed = True


def let_bot_play(call: Call, message: messages.Rest) -> None:
    rest(call.core.doc, call.guest, message.rest)
    playing = only_playing(call)
    playing.drop_held(call.guest)
    playing.seat_bots(call.post, call.now)


# Between matches


def play_again(call: Call, message: messages.PlayAgain) -> None:
    """Also whoever only watched. The absent are called once, when the first who sits here wants to."""
    if call.core.doc.status != "over":
        raise refuse("not_over")
    if message.yes and first_of_the_seated(call.core.doc, call.guest):
        call_the_absent(call.core.doc, call.core.presence, call.post, "again")
    say_again(call.core.doc, call.guest, message.yes)


def set_game(call: Call, message: messages.SetGame) -> None:
    """The host's word is enough; anybody else asks all."""
    core = call.core
    if core.doc.status == "gathering":
        must_be_free(core.doc)
    check_game(core, message.game)
    if core.doc.host == call.guest:
        change_game(core, message.game, ready_for_more(core))
    else:
        propose(call, "game", own_seat(core.doc, call.guest), game=message.game)


# Guests


def ready(call: Call, message: messages.Ready) -> None:
    only_gathering(call)
    call.core.doc.seats[own_seat(call.core.doc, call.guest)].ready = message.ready


def rename(call: Call, message: messages.Rename) -> None:
    """Also kept for the next table. A new name is a way to talk, too."""
    guest = known_guest(call.core.doc, call.guest)
    name = checked_name(message.name)
    if name != guest.name or message.colour not in (None, guest.colour):
        may_talk(call.core, call.guest)
    if message.colour is not None:
        recolour(call.core.doc, guest, message.colour)
    guest.name = name
    called = Guest(guest.id, guest.name, guest.colour)
    call.post.rows.append(GuestSaved(guest.id, encode(called)))


def say(call: Call, message: messages.Say) -> None:
    core = call.core
    channel = channel_to_talk(core, call.guest, message.channel)
    readers = readers_of(core.doc, channel, call.guest)
    line = chat.say(core.doc, call.guest, message, readers, core.house.time_of_day(call.now))
    call.post.must_save = True
    for guest in core.presence.all_here:
        if readers is None or guest in readers:
            call.post.tell(guest, Said(line))


def leave(call: Call, message: messages.Leave) -> None:
    call.core.drop_guest(call.post, call.guest, call.now)
    call.post.tell(call.guest, Gone("left"))
    send_unwelcome_away(call.core, call.post)


def go_on(call: Call, message: messages.GoOn) -> None:
    own_seat(call.core.doc, call.guest)
    if not call.core.waits:
        raise refuse("nobody_missing")
    wait_no_longer(call.core, call.post, call.now)


def again(call: Call, message: messages.Again) -> None:
    playing = only_playing(call)
    playing.tell(call.post, call.now)
    call.post.mail.append(playing.letter_mail(call.guest, call.now, call.link))


def ping(call: Call, message: messages.Ping) -> None:
    call.post.tell(call.guest, Pong(message.sent), call.link)


# The host


def set_seats(call: Call, message: messages.SetSeats) -> None:
    not_forked(call)
    core = call.core
    seating.set_seats(core.doc, message.seats, tuple(core.game.seat_counts(core.doc.options)))


def not_forked(call: Call) -> None:
    only_host_gathering(call)
    must_be_free(call.core.doc)
    if call.core.doc.forked:
        raise refuse("forked")


def set_bot(call: Call, message: messages.SetBot) -> None:
    only_host_gathering(call)
    must_be_free(call.core.doc)
    seating.set_bot(call.core.doc, message.seat, message.strength, list(call.core.game.bots))


def set_options(call: Call, message: messages.SetOptions) -> None:
    not_forked(call)
    lobby.set_options(call.core.doc, call.core.game, message.options)


def set_timers(call: Call, message: messages.SetTimers) -> None:
    only_host_gathering(call)
    must_be_free(call.core.doc)
    lobby.set_timers(call.core.doc, call.core.game, message)


def set_pace(call: Call, message: messages.SetPace) -> None:
    """At any time."""
    only_host(call)
    call.core.doc.pace = message.pace


def set_spectators(call: Call, message: messages.SetSpectators) -> None:
    only_host(call)
    must_be_free(call.core.doc)
    call.core.doc.spectators = message.allowed
    send_unwelcome_away(call.core, call.post)


def remove(call: Call, message: messages.Remove) -> None:
    only_host(call)
    doc = call.core.doc
    if message.guest == call.guest:
        raise refuse("not_yourself")
    if guest_of(doc, message.guest) is None:
        raise refuse("no_such_guest")
    seat = seat_of(doc, message.guest)
    open_from = 0 if seat is None else call.core.kept_until(seat, call.now)
    ban(doc, message.guest)
    call.core.drop_guest(call.post, message.guest, call.now, open_from)
    call.post.tell(message.guest, Gone("removed"))
    send_unwelcome_away(call.core, call.post)


def start(call: Call, message: messages.Start) -> None:
    only_host(call)
    hindrance = lobby.why_not_past(message.past, call.core.doc, call.core.game)
    if hindrance is not None:
        raise IllegalAction(hindrance)
    call.core.begin(call.post, call.now)


def rematch(call: Call, message: messages.Rematch) -> None:
    only_host(call)
    if call.core.doc.status != "over":
        raise refuse("not_over")
    call.core.gather_again()


ORDERS: dict[type[Any], Callable[[Call, Any], None]] = {
    messages.Wish: wish,
    messages.TakeBack: take_back,
    messages.Agree: agree,
    messages.Withdraw: withdraw_request,
    messages.AskPause: ask_pause,
    messages.AskResume: ask_resume,
    messages.AskRestart: ask_restart,
    messages.AskEnd: ask_end,
    messages.PlayAgain: play_again,
    messages.Rest: let_bot_play,
    messages.SetGame: set_game,
    messages.SetPace: set_pace,
    messages.Sit: sit,
    messages.Stand: stand,
    messages.AskSeat: ask_seat,
    messages.AnswerSeat: answer_seat,
    messages.Ready: ready,
    messages.Rename: rename,
    messages.Say: say,
    messages.SetSeats: set_seats,
    messages.SetBot: set_bot,
    messages.SetOpen: set_open,
    messages.SetOptions: set_options,
    messages.SetTimers: set_timers,
    messages.SetSpectators: set_spectators,
    messages.Remove: remove,
    messages.Start: start,
    messages.Rematch: rematch,
    messages.Leave: leave,
    messages.GoOn: go_on,
    messages.Again: again,
    messages.Ping: ping,
}

QUIET = (messages.Wish, messages.TakeBack, messages.Say, messages.Again, messages.Ping)
"""These tell everybody themselves what came of them; all others change what is around the game."""


def follow(call: Call, message: messages.ClientMessage) -> None:
    ORDERS[type(message)](call, message)
    if not isinstance(message, QUIET):
        call.post.around_changed = True


def seat_newcomer(core: Core, guest_id: str) -> None:
    """The first open seat while gathering, else a place to watch from, if there are any."""
    free = seating.first_open(core.doc) if core.doc.status == "gathering" else None
    if free is not None:
        seating.put_guest(core.doc, free, guest_id)
    elif not core.doc.spectators:
        raise refuse("table_full" if core.doc.status == "gathering" else "spectators_not_allowed")
