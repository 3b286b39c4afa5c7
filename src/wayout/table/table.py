"""A table: what the server talks to. No socket, no file, no clock: `now` (Unix milliseconds) is always an argument.

    house = House(games=GAMES, new_id=..., new_seed=..., pace=1.0)            # wayout.table.house
    table, batch = Table.create(code, game_id, host, now, house)              # raises IllegalAction: unknown_game
    table, batch = Table.of_the_day(code, game_id, maze, host, now, house)    # raises IllegalAction: no_such_maze
    table, batch = Table.fork(code, header, steps, number, host, now, house)  # raises IllegalAction, see fork.py
    table = Table.load(document, kept, now, house)                            # kept: KeptMatch of match_of(document);
                                                                              # raises IllegalAction: other_version
    batch = table.connect(guest, link, now)          # a socket opened; a guest may have several links
    batch = table.disconnect(guest_id, link, now)    # a socket closed
    batch = table.open_screen(guest_id, link, now)   # a big screen, by whose browser; its mail is to PUBLIC
    batch = table.close_screen(link, now)
    batch = table.handle(guest_id, message, now, link)  # a decoded ClientMessage; answers go to `link` (None: to all)
    table.measure(link, milliseconds)                # how long a word takes to that link and back, for real time
    table.await_turn(next_turn, now)                 # where only bots play: others need the machine, too
    batch = table.wake(now)                          # call at or after table.next_wake (Unix ms, or None: never)
    batch = table.close(now)                         # nobody came for long: keep it as no longer in use, or asleep
    table.code, .game_id, .status, .match, .in_use, .guests, .card, .wakes(now)

The `Batch` that each call returns holds `rows`, to be stored durably in order and in one transaction *before* any of
its `mail` is told, `rings`, guests who are away and to be called after that, and `troubles`, exceptions to be logged
(the table has recovered already). Every `Mail` has `guest`, `link` (None: all links of that guest), `kind` (the
message's type) and `data` (JSON bytes). A newer `around`, `letter` or `clocks` makes an older unsent one of the same
guest needless. After `gone` the server closes that link, or all links of that guest. Ask for `next_wake` again after
every call. Nothing raises after creation, whatever a client sends; should it happen all the same, the table is not to
be trusted any more: drop it and load it again.

Create makes the host a guest in seat 0, but not yet here: its socket connects like all others. A guest unknown to the
table joins by connecting.
"""

from collections.abc import Callable
from typing import Self

from wayout.kernel.codec import encode
from wayout.kernel.play import IllegalAction
from wayout.kernel.record import BrokenRecord, Header, Step
from wayout.store.rows import KeptMatch, TableSaved
from wayout.table.absence import absence_times, hand_the_chair_back, mind_the_absent
from wayout.table.alone import mind_the_company
from wayout.table.around import AroundWriter
from wayout.table.asking import mind_the_question, question_times
from wayout.table.by_post import LOOK_IN, call_those_asked, sleeps
from wayout.table.call import Call
from wayout.table.card import Card, card_of
from wayout.table.chat import lines_for
from wayout.table.core import Core
from wayout.table.day import date_of, day_document, name_of, todays_maze
from wayout.table.document import Document, Fork, match_of, read_document
from wayout.table.fork import cut, seat_for_the_host, seat_the_bots
from wayout.table.house import Guest, House
from wayout.table.letters import Away
from wayout.table.lobby import new_document
from wayout.table.match import RulesFailed, read_header
from wayout.table.messages import Again, Chat, ClientMessage, Gone, Wish
from wayout.table.missing import missing_info
from wayout.table.next_match import mind_the_next_match, next_times
from wayout.table.orders import follow, seat_newcomer
from wayout.table.people import add_guest, guest_of, seat_of
from wayout.table.playing import refused
from wayout.table.post import Batch, Mail, Post, mail
from wayout.table.presence import PUBLIC
from wayout.table.refusals import refuse
from wayout.table.requests import lapse_times
from wayout.table.rules_age import is_of_these_rules, must_be_of_these_rules
from wayout.table.screens import admit, turn_away
from wayout.table.seat_asks import ask_times, mind_the_asks
from wayout.table.seating import put_guest
from wayout.table.settling import settle_request

__all__ = ["Batch", "Guest", "House", "Mail", "Table", "match_of"]


class Table:
    def __init__(self, doc: Document, house: House) -> None:
        self._core = Core(doc, house)
        self._next_wake: int | None = None
        self._closed = False
        self._troubles: list[Exception] = []
        """What went wrong while it was loaded; told with the next batch."""

    @classmethod
    def create(cls, code: str, game_id: str, host: Guest, now: int, house: House) -> tuple[Self, Batch]:
        if game_id not in house.games:
            raise refuse("unknown_game")
        return cls._set_up(code, game_id, host, now, house, None)

    @classmethod
    def fork(
        cls, code: str, header: Header, steps: list[Step], number: int, host: Guest, now: int, house: House
    ) -> tuple[Self, Batch]:
        """A gathering table whose match will play on from after that step; seats, bots and options are as they were."""
        return cls._set_up(code, header.game, host, now, house, cut(house.games, header, steps, number))

    @classmethod
    def of_the_day(
        cls, code: str, game_id: str, maze_id: str, host: Guest, now: int, house: House
    ) -> tuple[Self, Batch]:
        """For a maze of the day. What is tried alone begins at once, and its clock as soon as the host comes."""
        maze = todays_maze(house, game_id, maze_id)
        table = cls(day_document(code, house.games[game_id], maze, host.id), house)
        post = table._seat_the_host(host)
        if max(maze.seats) == 1:
            table._core.begin(post, now)
            table._core.doc.seats[0].away_from = None  # who has never been here has missed nothing
        return table, table._finish(post, now)

    @classmethod
    def _set_up(
        cls, code: str, game_id: str, host: Guest, now: int, house: House, fork: Fork | None
    ) -> tuple[Self, Batch]:
        game = house.games[game_id]
        table = cls(new_document(code, game, host.id, fork), house)
        if fork is None:
            return table, table._finish(table._seat_the_host(host), now)
        post = table._seat_the_host(host, seat_for_the_host(fork.header))
        seat_the_bots(table._core.doc, fork.header, game)
        return table, table._finish(post, now)

    def _seat_the_host(self, host: Guest, number: int = 0) -> Post:
        add_guest(self._core.doc, host, ())
        put_guest(self._core.doc, number, host.id)
        post = Post()
        post.around_changed = True
        return post

    @classmethod
    def load(cls, document: bytes, kept: KeptMatch | None, now: int, house: House) -> Self:
        """As it was kept; nobody is here yet, and the game's clock stands still until somebody comes, but not by post.

        Refuses a table in the middle of a match of other rules, and leaves what is kept as it is.
        """
        table = cls(read_document(document), house)
        core, doc = table._core, table._core.doc
        if doc.fork is not None:
            must_be_of_these_rules(doc.fork.header, core.game)
        if doc.match is None:
            return table
        if kept is None or kept.match != doc.match:
            raise BrokenRecord("the match of this table is not kept")
        header = read_header(kept.header)
        if doc.status == "over" and not is_of_these_rules(header, core.game):
            core.gather_again()
            return table
        must_be_of_these_rules(header, core.game)
        post = Post()
        core.load_match(kept, post, now)
        table._troubles = post.troubles
        table._next_wake = table._due(now)
        return table

    # What the server does with it

    def connect(self, guest: Guest, link: str, now: int) -> Batch:
        core, post = self._core, Post()
        if core.playing is not None:
            core.playing.pump(post, now)
        try:
            self._let_in(guest)
        except IllegalAction as error:
            removed = error.refusal.code == "removed"
            post.tell(guest.id, refused(error), link)
            post.tell(guest.id, Gone("removed" if removed else "not_allowed"), link)
            return self._finish(post, now)
        came = core.presence.add(guest.id, link)
        away = self._welcome(post, guest.id, now) if came else None
        core.run_clock(now)
        if not came:
            post.mail.append(self._around_mail(guest.id, link, now))
        if core.playing is not None:
            core.playing.tell(post, now)
        post.mail.extend(self._chat_and_letter(post, guest.id, now, link, away))
        return self._finish(post, now)

    def _let_in(self, guest: Guest) -> None:
        doc = self._core.doc
        if guest.id in doc.banned:
            raise refuse("removed")
        if guest_of(doc, guest.id) is not None:
            return
        add_guest(doc, guest, self._core.presence.all_here)
        try:
            seat_newcomer(self._core, guest.id)
        except IllegalAction:
            doc.guests.pop()
            raise
        if not any(other.id == doc.host for other in doc.guests):
            doc.host = guest.id

    def _welcome(self, post: Post, guest_id: str, now: int) -> Away | None:
        """The seat is handed back at once, with all its time if the table had stopped waiting for it."""
        core = self._core
        core.give_back(post, guest_id)
        hand_the_chair_back(core.doc, guest_id)
        number = seat_of(core.doc, guest_id)
        post.around_changed = True
        if number is None:
            return None
        seat = core.doc.seats[number]
        away = None if seat.away_from is None else Away(seat.away_from, seat.stand_in)
        seat.away_from, seat.stand_in = None, seat.rests
        if core.playing is not None and core.doc.in_match:
            core.playing.seat_bots(post, now)
            core.playing.match.wait_again(number, core.playing.clock.read(now))
        return away

    def disconnect(self, guest_id: str, link: str, now: int) -> Batch:
        core, post = self._core, Post()
        if core.playing is not None:
            core.playing.pump(post, now)
        if core.presence.drop(guest_id, link, now):
            post.around_changed = True
            number = seat_of(core.doc, guest_id)
            if number is not None and core.playing is not None:
                core.doc.seats[number].away_from = core.playing.match.progress.number
        return self._finish(post, now)

    def open_screen(self, guest_id: str, link: str, now: int) -> Batch:
        """It is shown what all may see, whoever that guest is here."""
        core, post = self._core, Post()
        if core.playing is not None:
            core.playing.pump(post, now)
        try:
            admit(core, post, guest_id)
        except IllegalAction as error:
            turn_away(post, link, error)
            return self._finish(post, now)
        core.presence.screens[link] = guest_id
        post.around_changed = True
        if core.playing is not None:
            core.playing.tell(post, now)
        post.mail.extend(self._story_and_letter(post, PUBLIC, now, link, None))
        return self._finish(post, now)

    def close_screen(self, link: str, now: int) -> Batch:
        core, post = self._core, Post()
        if core.playing is not None:
            core.playing.pump(post, now)
        post.around_changed = core.presence.drop_screen(link)
        return self._finish(post, now)

    def handle(
        self,
        guest_id: str,
        message: ClientMessage,
        now: int,
        link: str | None = None,
        heard: int | None = None,
        later: bool = False,
    ) -> Batch:
        """`heard` is when the message came in, if that was a moment ago. With `later` the steps of a game of real time
        are told only with the next call without it, together."""
        core, post = self._core, Post()
        # A wish in real time finds its own place among what is due.
        if core.playing is not None and not (core.game.live and isinstance(message, Wish)):
            core.playing.pump(post, now)
        try:
            asks_anew = guest_id == PUBLIC and isinstance(message, Again)
            if guest_of(core.doc, guest_id) is None and not asks_anew:
                raise refuse("not_at_table")
            follow(Call(core, post, guest_id, link, now, now if heard is None else min(heard, now)), message)
        except IllegalAction as error:
            post.tell(guest_id, refused(error, getattr(message, "id", None)), link)
        except RulesFailed as error:
            post.troubles.append(error)
            post.tell(guest_id, refused(refuse("internal"), getattr(message, "id", None)), link)
        return self._finish(post, now, later)

    def await_turn(self, next_turn: Callable[[int], int], now: int) -> None:
        """Where only bots play, whoever looks on, they wait until the turn that is given them; one at a time."""
        playing = self._core.playing
        if playing is not None and not self.real_time and playing.bots_wait_until <= now and playing.is_left_alone:
            playing.bots_wait_until = next_turn(now)
            self._next_wake = self._due(now)

    def measure(self, link: str, milliseconds: int) -> None:
        self._core.presence.measure(link, milliseconds)

    def wake(self, now: int) -> Batch:
        return self._finish(Post(), now)

    def close(self, now: int) -> Batch:
        """Kept, but not loaded again when the house starts."""
        self._closed = True
        post = Post()
        post.must_save = True
        return self._finish(post, now)

    # What the server may ask

    @property
    def next_wake(self) -> int | None:
        return self._next_wake

    @property
    def code(self) -> str:
        return self._core.doc.code

    @property
    def game_id(self) -> str:
        return self._core.doc.game

    @property
    def status(self) -> str:
        return self._core.doc.status

    @property
    def match(self) -> str | None:
        return self._core.doc.match

    @property
    def real_time(self) -> bool:
        return self._core.game.live

    @property
    def in_use(self) -> bool:
        """Somebody belongs to it, here or not."""
        return bool(self._core.doc.guests) and not self._closed

    @property
    def guests(self) -> list[Guest]:
        return [Guest(guest.id, guest.name, guest.colour) for guest in self._core.doc.guests]

    def knows(self, guest_id: str) -> bool:
        return guest_of(self._core.doc, guest_id) is not None

    @property
    def people(self) -> list[Guest]:
        """Who sits at it."""
        return [guest for guest in self.guests if self.has_seated(guest.id)]

    def todays_maze(self, now: int) -> tuple[str, str]:
        """The date and the name of the maze of the day for which it gathers people."""
        doc = self._core.doc
        assert doc.day is not None
        return date_of(self._core.house.time_of_day(now)), name_of(doc.game, doc.day.maze)

    def has_seated(self, guest_id: str) -> bool:
        return seat_of(self._core.doc, guest_id) is not None

    @property
    def card(self) -> Card:
        playing = self._core.playing
        return card_of(self._core.doc, lambda due: None if playing is None else playing.clock.when(due))

    def wakes(self, now: int) -> int | None:
        """By post: when a table that is put away must be read again, in Unix milliseconds; nothing: when somebody
        comes."""
        if not sleeps(self._core):
            return None
        due = self._due(now)
        return now + LOOK_IN if due is None else due

    # The end of every call

    def _finish(self, post: Post, now: int, later: bool = False) -> Batch:
        core = self._core
        post.troubles[:0], self._troubles = self._troubles, []
        self._settle(post, now)
        mind_the_question(core, post, now)
        mind_the_next_match(core, post, now)
        mind_the_company(core, post, now)
        mind_the_absent(core, post, now)
        if core.playing is not None:
            core.playing.pump(post, now)
        mind_the_asks(core, post, now)
        call_those_asked(core, post, now)
        if core.playing is not None and not later:
            core.playing.tell(post, now)
        if post.around_changed or post.must_save:
            if core.playing is not None:
                core.doc.clock = core.playing.clock.read(now)
                core.doc.ran_at = now if core.doc.by_post and core.playing.clock.runs else None
            core.doc.saved += 1
            wakes = self.wakes(now) if self._closed else None
            post.rows.append(TableSaved(self.code, self.in_use, core.doc.saved, encode(core.doc), wakes))
        arounds = self._arounds(now) if post.around_changed else []
        self._next_wake = self._due(now)
        return Batch(post.rows, arounds + post.mail, post.troubles, post.rings)

    def _due(self, now: int) -> int | None:
        core, playing = self._core, self._core.playing
        times = absence_times(core, now) + next_times(core.doc, core.presence, now) + lapse_times(core.doc)
        times += question_times(core, now) + ask_times(core.doc)
        times += [] if playing is None else playing.due_times()
        return min(times, default=None)

    def _settle(self, post: Post, now: int) -> None:
        try:
            settle_request(self._core, post, now)
        except RulesFailed as error:
            post.troubles.append(error)

    def _writer(self, now: int) -> AroundWriter:
        core = self._core
        return AroundWriter(core.doc, core.game, core.presence, now, missing_info(core, now))

    def _arounds(self, now: int) -> list[Mail]:
        writer = self._writer(now)
        return [writer.around_for(guest) for guest in self._core.presence.readers]

    def _around_mail(self, guest_id: str, link: str | None, now: int) -> Mail:
        return self._writer(now).around_for(guest_id, link)

    def _chat_and_letter(self, post: Post, guest_id: str, now: int, link: str | None, away: Away | None) -> list[Mail]:
        lines = Chat(lines_for(self._core.doc, guest_id))
        return [mail(guest_id, lines, link), *self._story_and_letter(post, guest_id, now, link, away)]

    def _story_and_letter(self, post: Post, guest_id: str, now: int, link: str | None, away: Away | None) -> list[Mail]:
        core, letters = self._core, list[Mail]()
        if core.playing is None:
            return letters
        try:
            letters.append(core.playing.story_mail(guest_id, link))
            letters.append(core.playing.letter_mail(guest_id, now, link, away))
        except Exception as error:
            post.troubles.append(error)
            letters.append(mail(guest_id, refused(refuse("internal")), link))
        return letters
