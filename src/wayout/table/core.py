"""The parts of a table and what happens between them: a match begins and ends, people come, go and vote."""

from typing import Any

from wayout.kernel.chance import Seeded
from wayout.kernel.codec import encode
from wayout.kernel.game import Game
from wayout.kernel.record import Header
from wayout.kernel.seats import Seat
from wayout.store.rows import KeptMatch, MatchBegun, Row, StepKept
from wayout.table.alone import NO_END_YET, has_company, lone_seat
from wayout.table.beginning import Beginnings
from wayout.table.by_post import has_say, runs_alone
from wayout.table.chat import forget_whispers
from wayout.table.clocks import Clock, Haste, limit
from wayout.table.day import begin_day, forget_day, goes_on_alone, spend_tries
from wayout.table.document import LIVE_GRACE, NO_STAND_IN, Document, Fork, SeatDoc
from wayout.table.house import House
from wayout.table.left_alone import haste
from wayout.table.live import LivePlaying
from wayout.table.match import ABOUT_DAY, Match, Played, RulesFailed, fresh_progress, read_header
from wayout.table.missing import known_absent, missing_seats
from wayout.table.people import as_seated, forget_absent_spectators, heirs, known_guest, seat_colour, seat_name, seat_of
from wayout.table.playing import Playing, refused
from wayout.table.post import Post
from wayout.table.presence import Presence
from wayout.table.proposals import Proposals
from wayout.table.refusals import refuse
from wayout.table.seating import after_the_match, let_go, put_guest, stand


class Core:
    def __init__(self, doc: Document, house: House) -> None:
        self.doc = doc
        self.house = house
        self.game: Game[Any, Any] = house.games[doc.game]
        self.presence = Presence()
        self.playing: Playing | None = None
        self.waits: dict[int, int] = {}
        """Real time, by seat: since when the clock stands still for its guest, in Unix milliseconds."""
        self.stands_since = 0
        """Real time: since when there is anybody in `waits`."""
        self.gone_on_without: set[int] = set()
        """Real time: whose guests are not waited for any more until they are back."""
        self.asked_since: int | None = None
        """Since when the clock stands still for the open request, in Unix milliseconds."""
        self.asked: list[int] = []
        """Who votes on the open request."""
        self.beginnings = Beginnings(house.generous)
        self.proposals = Proposals(house.generous)

    # The match

    def begin(self, post: Post, now: int) -> None:
        """Start a match, or play on from where the fork was cut."""
        doc = self.doc
        self.beginnings.take(now)
        if doc.day is not None:
            begin_day(self, post, now)
        match = self._new_match(self.house.new_id(), self._header())
        laid = [] if doc.fork is None else self._lay_fork(match, doc.fork)
        playing = self._new_playing(match, match.progress.at)
        opened = self._open(playing, post, now)
        forget_absent_spectators(doc, self.presence.all_here)
        post.rows.append(MatchBegun(match.id, doc.code, encode(match.header)))
        self._sit_down_to(playing)
        if doc.day is not None:
            spend_tries(doc, post)
        self.run_clock(now)
        if opened is not None:
            playing.take(post, opened, now)
        else:
            # Nothing before that can be taken back.
            post.rows.extend([*laid, match.take_snapshot()])
            post.mail.extend(playing.letter_mail(reader, now, None) for reader in self.presence.readers)
        doc.fork = None
        post.around_changed = True

    def _open(self, playing: Playing, post: Post, now: int) -> Played | None:
        """Nothing, where it plays on. Refuses, and leaves the table as it is, if the rules or the bots fail."""
        playing.seat_bots(post, now)
        if post.troubles:
            raise refuse("internal")
        try:
            return playing.match.open(playing.viewers()) if self.doc.fork is None else None
        except RulesFailed as error:
            post.troubles.append(error)
            raise refuse("internal") from error

    def _sit_down_to(self, playing: Playing) -> None:
        doc, match = self.doc, playing.match
        self.playing = playing
        doc.status, doc.match, doc.progress = "playing", match.id, match.progress
        self._wait_anew()
        doc.absent = [] if doc.fork is None else known_absent(match)
        doc.sat = {seat.guest: number for number, seat in enumerate(doc.seats) if seat.guest is not None}
        for seat in doc.seats:
            seat.away_from = None if self.presence.here(seat.guest) or seat.guest is None else -1

    def _header(self) -> Header:
        doc, game = self.doc, self.game
        about: dict[str, Any] = {"bots": [seat.strength for seat in doc.seats]}
        if doc.day is not None:
            about[ABOUT_DAY] = {"date": doc.day.date, "maze": doc.day.maze}
        return as_seated(doc, Header(game.id, game.version, len(doc.seats), dict(doc.options), about=about))

    def _new_match(self, id: str, header: Header) -> Match:
        seed = self.house.new_seed() if self.doc.day is None else self.doc.day.seed
        return Match(id, self.game, header, Seeded(seed), self._limit_of, self._haste_of)

    def _new_playing(self, match: Match, at: int) -> Playing:
        kind = LivePlaying if self.game.live else Playing
        return kind(self.doc, match, self.presence, self.house.pace, Clock(at, self.house.speed))

    def _haste_of(self, state: Any) -> Haste:
        shown, sealed = haste(self.doc, self.presence, self.game, state)
        return Haste(self.house.pace * shown, self.house.pace * sealed)

    def _limit_of(self, seat: int, kind: str) -> int:
        """Whoever plays alone keeps nobody waiting, and is not hurried; by post nobody is."""
        if len(self.doc.seats) == 1 or self._is_unhurried:
            return 0
        if self.doc.by_post:
            return self.doc.timers.get(kind, 0)
        progress, absent = self.doc.progress, self.doc.seats[seat].away_from is not None
        misses = 0 if progress is None else progress.misses[seat]
        return limit(self.doc.timers.get(kind, 0), absent, misses)

    @property
    def _is_unhurried(self) -> bool:
        return self.doc.unhurried_alone and lone_seat(self.doc) is not None

    def _lay_fork(self, match: Match, fork: Fork) -> list[Row]:
        """The match stands where the fork was cut. Answers what to keep."""
        steps, lines = fork.all_steps, [encode(step) for step in fork.all_steps]
        match.read(KeptMatch(match.id, self.doc.code, b"", None, None, lines), fresh_progress(match.header.seats))
        match.ask_anew()
        passing = {kept.step.number for kept in match.standing if kept.is_passing}
        return [
            StepKept(match.id, step.number, line, step.number in passing)
            for step, line in zip(steps, lines, strict=True)
        ]

    def load_match(self, kept: KeptMatch, post: Post, now: int) -> None:
        """The clock stands still until somebody comes, and a vote does not outlive the voters' absence; but by post
        both go on."""
        doc = self.doc
        if not doc.by_post:
            doc.request = doc.next = None
        ran = 0 if doc.ran_at is None else max(0, now - doc.ran_at)
        self.presence.alone_since = now
        match = self._new_match(kept.match, read_header(kept.header))
        match.read(kept, doc.progress or fresh_progress(match.header.seats))
        doc.progress = match.progress
        self.playing = self._new_playing(match, max(doc.clock + ran, match.progress.at))
        for seat in doc.seats:
            if seat.guest is not None and seat.away_from is None:
                seat.away_from = match.progress.number
        if doc.in_match:
            self.playing.seat_bots(post, now)
            self.run_clock(now)

    def gather_again(self) -> None:
        """Everybody stays for the next match."""
        doc = self.doc
        after_the_match(doc)
        forget_day(doc, self.game.live)
        doc.status, doc.match, doc.progress, doc.forked = "gathering", None, None, False
        doc.sat, doc.whispers = {}, []
        doc.clock, doc.request, doc.next = 0, None, None
        self.playing = None
        self._wait_anew()
        forget_absent_spectators(doc, self.presence.all_here)

    def _wait_anew(self) -> None:
        self.doc.stood_still, self.doc.stood_asked, self.doc.absent, self.doc.pause_ends = 0, 0, [], None
        self.waits, self.gone_on_without, self.asked_since = {}, set(), None

    # People

    def kept_until(self, number: int, now: int) -> int:
        """Until when this guest's seat is for nobody else, in Unix milliseconds."""
        guest = self.doc.seats[number].guest
        assert guest is not None
        if has_say(self.doc, number):
            return now + self.doc.decision_time
        away_since = now if self.presence.here(guest) else self.presence.gone_since(guest, now)
        return max(away_since, self.waits.get(number, 0)) + max(self.doc.patience, LIVE_GRACE * 1000)

    def give_up_seat(self, post: Post, guest_id: str, now: int, open_from: int = 0) -> None:
        """In a match a bot takes over the seat, if the table has stand-ins; else the seat leaves the game."""
        doc, number = self.doc, seat_of(self.doc, guest_id)
        if number is None:
            return
        if self.playing is None or not doc.in_match:
            stand(doc, guest_id)
            return
        self.playing.drop_held(guest_id)
        if doc.grace != NO_STAND_IN:
            let_go(doc, number, self.game.standard_bot, open_from)
            forget_whispers(doc)
            self.playing.seat_bots(post, now)
            return
        seat = doc.seats[number]
        doc.seats[number] = SeatDoc(name=seat_name(doc, seat), colour=seat_colour(doc, seat))
        forget_whispers(doc)
        self.playing.leave(post, Seat(number), now)

    def drop_guest(self, post: Post, guest_id: str, now: int, open_from: int = 0) -> None:
        self.give_up_seat(post, guest_id, now, open_from)
        if self.doc.host == guest_id:
            self.doc.host = next(iter(heirs(self.doc, self.presence.all_here)), guest_id)
        if self.doc.founder == guest_id:
            self.doc.founder = None
        self.doc.guests = [guest for guest in self.doc.guests if guest.id != guest_id]
        self.presence.forget(guest_id, now)
        post.around_changed = True

    def give_back(self, post: Post, guest_id: str) -> None:
        """The seat that was let go while this guest was away, if nobody else has it by now."""
        guest = known_guest(self.doc, guest_id)
        number, guest.lost = guest.lost, None
        if number is None or not self.doc.in_match:
            return
        seat = self.doc.seats[number]
        if seat.kind != "open" or not seat.stand_in:
            post.tell(guest_id, refused(refuse("seat_given_away", seat=number)))
            return
        put_guest(self.doc, number, guest_id)
        self.doc.seats[number].away_from, self.doc.seats[number].stand_in = seat.away_from, True

    # Votes and pauses

    def pause(self, post: Post, now: int) -> None:
        """It ends by itself, so that nobody holds up the others, not even those who have a seat only on return; whoever
        plays alone is not hurried. Everybody is told the clocks."""
        assert self.playing is not None
        self.playing.clock.stop(now)
        self.doc.status = "paused"
        ends = now + self.doc.pause * 1000 if has_company(self.doc) else NO_END_YET
        self.doc.pause_ends = ends if self.doc.pause else None
        if not self.game.live:
            self.playing.tell_clocks(post, now)

    def resume(self, post: Post, now: int) -> None:
        """Everybody is told the clocks."""
        assert self.playing is not None
        self.doc.status, self.doc.pause_ends = "playing", None
        self.run_clock(now)
        if self.game.live:
            return
        self.playing.tell_clocks(post, now)

    def run_clock(self, now: int) -> None:
        if self.playing is None or self.doc.status != "playing" or self.asked_since is not None:
            return
        if not self.presence.all_here and not runs_alone(self) and not goes_on_alone(self):
            return
        if not self.game.live or not missing_seats(self):
            self.playing.clock.start(now)
