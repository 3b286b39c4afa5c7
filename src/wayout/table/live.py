"""A match of real time: everything has its moment on the game's clock, and letters tell what changed."""

from typing import Any, Final

import msgspec
from msgspec.structs import replace

from wayout.kernel.codec import encode
from wayout.kernel.game import LiveBot
from wayout.kernel.letter import Letter, seen_by
from wayout.kernel.play import Event, IllegalAction
from wayout.kernel.seats import Seat, Viewer
from wayout.table.changes import changes
from wayout.table.channels import ids_of
from wayout.table.clocks import Clock
from wayout.table.document import Document
from wayout.table.letters import Away, Reading, letter_message
from wayout.table.line import InLine, Line
from wayout.table.match import Match, Played, RulesFailed
from wayout.table.messages import Change, Granted, Wish
from wayout.table.minds import LiveMind
from wayout.table.playing import MOST_STEPS, Playing, refused
from wayout.table.post import Mail, Post, mail
from wayout.table.presence import Presence
from wayout.table.refusals import refuse
from wayout.table.wishes import read_action

EARLY: Final = 250
"""A wish that comes up to so many milliseconds too early is held until its time."""
MOST_ALLOWED: Final = 120
"""A wish counts as made half a round trip before it came, but not longer ago than this."""
MOST_LEVELLED: Final = 400
"""Whoever has a longer round trip than that is not waited for in a contest."""
STALE_AFTER: Final = 3_000
"""A wish that was on its way for so many milliseconds, since its line was dead, is not played any more."""
TIMER, WISH, BOT = range(3)
"""In this order, if they are due at the same time."""


class LivePlaying(Playing):
    def __init__(self, doc: Document, match: Match, presence: Presence, pace: float, clock: Clock) -> None:
        super().__init__(doc, match, presence, pace, clock)
        self._line = Line()
        self._live_minds: dict[int, LiveMind] = {}
        self._told: dict[Viewer, Letter] = {}
        """What everybody who looks through these eyes knows."""
        self._told_channels: dict[Viewer, list[str]] = {}
        """Where these eyes know that they may talk."""
        self._untold: list[Event[Any]] = []
        self._told_runs = 0.0
        self._goes_on_at: int | None = None
        """When the rules may hold the clock no longer, in Unix milliseconds."""
        if self._longest_hold():
            clock.hold(match.progress.at)

    # Wishes

    def wish(self, post: Post, seat: Seat, guest: str, link: str | None, wish: Wish, now: int, heard: int) -> None:
        """Raises a refusal, or puts it in line. It answers how things stand, not a letter."""
        if self.granted_before(post, seat, guest, link, wish.id) or self._line.has(seat, wish.id):
            return
        self.check_going_on()
        if not self.clock.on:
            raise refuse("paused")
        is_old = self._is_old(wish, heard)
        if is_old:
            self._tell_anew(post, guest, link, now)
        if is_old or wish.number > self.match.progress.told[seat]:
            raise refuse("stale", number=self.match.progress.told[seat])
        action = read_action(self.match.game, wish)
        allowed = min(MOST_ALLOWED, self._presence.round_trip(guest, link) // 2)
        at = max(self.match.progress.at, self.clock.read(heard - allowed))
        self._line.add(InLine(seat, action, at, heard).asked_by(guest, link, wish.id))

    def _is_old(self, wish: Wish, heard: int) -> bool:
        speed = self.clock.rate or 1.0
        return wish.at is not None and self.clock.read(heard) - wish.at > STALE_AFTER * speed

    def _tell_anew(self, post: Post, guest: str, link: str | None, now: int) -> None:
        """It may be the client's clock that is behind: the next wish would be as old, and so on."""
        self.tell(post, now)
        post.mail.append(self.letter_mail(guest, now, link))

    def drop_held(self, guest: str) -> None:
        self._line.drop(guest)

    def _play_next(self, post: Post, now: int) -> None:
        one = self._line.next()
        try:
            due = self._due(one)
            if due > one.due:
                self._line.hold(one, due)
                return
            played = self.match.play(one.seat, one.action, one.due, (), one.by, one.wish)
        except IllegalAction as error:
            self._answer(post, one, error)
            return
        except RulesFailed as error:
            post.troubles.append(error)
            self._answer(post, one, refuse("internal"))
            return
        if one.guest is not None and one.wish is not None:
            post.tell(one.guest, Granted(one.wish, self.match.progress.told[one.seat] + 1), one.link)
        self.take(post, played, now)

    def _answer(self, post: Post, one: InLine, error: IllegalAction) -> None:
        """A bot that waited for its moment does not mind that things have changed."""
        if one.guest is not None:
            post.tell(one.guest, refused(error, one.wish), one.link)

    def _due(self, one: InLine) -> int:
        """When it is to be played, as things stand. Raises what the rules have against it."""
        game, state = self.match.game, self.match.state
        try:
            refusal = self.match.refusal(one.seat, one.action)
            if refusal is not None:
                raise IllegalAction(refusal)
            ready = 0 if game.ready_at is None else game.ready_at(state, one.seat, one.action)
            contested = game.contest is not None and game.contest(state, one.seat, one.action) is not None
        except IllegalAction:
            raise
        except Exception as error:
            raise RulesFailed(f"checking {type(one.action).__name__}") from error
        if ready - one.due > EARLY and one.guest is not None:
            raise refuse("too_soon", wait=ready - one.due)
        level = self._level(one) if contested and one.guest is not None else 0
        return max(one.due, ready, level)

    def _level(self, one: InLine) -> int:
        """When it would have come over the slowest way of all who sit here, so that the quicker hand wins a contest."""
        assert one.guest is not None
        seated = [seat.guest for seat in self.doc.seats if seat.guest is not None and self._presence.here(seat.guest)]
        slowest = max((self._presence.round_trip(guest) for guest in seated), default=0)
        own = self._presence.round_trip(one.guest, one.link)
        return self.clock.read(one.heard + max(0, min(slowest, MOST_LEVELLED) - own))

    # Time

    def pump(self, post: Post, now: int) -> None:
        """Everything that is due by now, in the order in which it is due."""
        for _ in range(MOST_STEPS):
            if not self.clock.on:
                self._turn_away(post)
                return
            if self.clock.held and self._goes_on_at is None:
                self._goes_on_at = now + self._longest_hold()
            if not self._one_due(post, now):
                return

    def _one_due(self, post: Post, now: int) -> bool:
        found = min(self._dues(now), default=None)
        if found is None or found[0] > self.clock.read(now):
            return False
        due, kind, seat = found
        try:
            if kind == TIMER:
                self._tick(post, due, now)
            elif kind == WISH:
                self._play_next(post, now)
            else:
                self._look_up(post, Seat(seat), max(due, self.match.progress.at), now)
        except RulesFailed as error:
            self._stop_for(post, error, now)
            return False
        return True

    def _dues(self, now: int) -> list[tuple[int, int, int]]:
        """On the game's clock. While the rules hold it, bots look up only to answer what people do."""
        dues = [] if self._line.due is None else [(self._line.due, WISH, -1)]
        if self.match.deadline is not None and self._may_tick(now):
            dues.append((self.match.deadline, TIMER, -1))
        for seat, mind in self._live_minds.items():
            if mind.due is not None and not self._line.holds_bot(Seat(seat)):
                dues.append((mind.due, BOT, seat))
        return dues

    def _may_tick(self, now: int) -> bool:
        return not self.clock.held or (self._goes_on_at is not None and self._goes_on_at <= now)

    def _longest_hold(self) -> int:
        """For how long the rules want the clock to stand still; 0: it is to run."""
        game = self.match.game
        return 0 if game.paused is None or self.match.result is not None else game.paused(self.match.state)

    def _heed_the_rules(self, now: int) -> None:
        """The clock stands still from the very moment at which the rules have stopped it."""
        longest = self._longest_hold()
        if longest and not self.clock.held:
            self.clock.hold(self.match.progress.at)
            self._goes_on_at = now + longest
        elif self.clock.held and not longest:
            self.clock.let_go(now)
            self._goes_on_at = None

    def take(self, post: Post, played: Played, now: int) -> None:
        super().take(post, played, now)
        self._heed_the_rules(now)

    def due_times(self) -> list[int]:
        if self.clock.held:
            return [] if self._goes_on_at is None or not self.clock.on else [self._goes_on_at]
        times = [self.clock.when(due) for due, _, _ in self._dues(0)]
        return [time for time in times if time is not None]

    def _turn_away(self, post: Post) -> None:
        """The clock stands still: nobody's wish is kept for later."""
        why = "match_over" if self.doc.status == "over" else "paused"
        for one in self._line.empty():
            self._answer(post, one, refuse(why))

    def _look_up(self, post: Post, seat: Seat, at: int, now: int) -> None:
        mind = self._live_minds[seat]
        try:
            action = mind.answer(self.match.letter(seat), at)
            if action is None:
                return
            refusal = self.match.refusal(seat, action)
            if refusal is not None:
                raise IllegalAction(refusal)
            self._line.add(InLine(seat, action, at, by="bot"))
        except Exception as error:
            post.troubles.append(error)
            mind.rest(at)

    def note_absent(self, post: Post, seat: Seat, gone: bool, now: int) -> None:
        """The seat's player has gone or is back, for rules that want to know."""
        if self.match.game.absent is None:
            return
        try:
            action = self.match.game.absent(gone)
            self.take(post, self.match.play(seat, action, self.clock.read(now), (), "table"), now)
        except IllegalAction:
            return
        except RulesFailed as error:
            self._stop_for(post, error, now)

    # What follows a step

    def _write_letters(self, post: Post, played: Played, now: int, late: int | None) -> None:
        self._untold.extend(played.kept.events)

    def _read_by_bots(self, post: Post, played: Played) -> None:
        step = played.kept.step
        for seat, mind in self._live_minds.items():
            try:
                mind.bot.hear(seen_by(Seat(seat), played.kept.events), step.at)
                if self.clock.held:
                    mind.wake(step.at)
            except Exception as error:
                post.troubles.append(error)

    def tell(self, post: Post, now: int) -> None:
        """All steps since the last time, and whether the clock runs, to everybody who is here."""
        if not self._untold and self.clock.rate == self._told_runs:
            return
        readers: dict[Viewer, list[str]] = {}
        for reader in self._presence.readers:
            readers.setdefault(self.viewer(reader), []).append(reader)
        self._told = {viewer: told for viewer, told in self._told.items() if viewer in readers}
        try:
            letters = self.match.letters(viewer for viewer in readers if not self._knows(viewer))
            for viewer, guests in readers.items():
                news = self._news_for(viewer, letters.get(viewer), now)
                if news is not None:
                    post.mail.extend(Mail(guest, *news) for guest in guests)
        except Exception as error:
            self._told.clear()
            self._stop_for(post, error, now)
        self._untold.clear()
        self._told_runs = self.clock.rate

    def _knows(self, viewer: Viewer) -> bool:
        """Whether all that happened is known to these eyes, or none of their business."""
        return viewer in self._told and self._told[viewer].number == self.match.progress.told_to(viewer)

    def _news_for(self, viewer: Viewer, letter: Letter | None, now: int) -> tuple[str, bytes] | None:
        """Kind and words of the next mail for these eyes; without a letter, at most that the clock stops or goes on."""
        number, at, runs = self.match.progress.told_to(viewer), self.clock.read(now), self.clock.rate
        if letter is None:
            quiet = Change(self.match.id, number, number, at, runs, [], {}, [])
            return None if runs == self._told_runs else ("change", encode(quiet))
        happened, before = seen_by(viewer, self._untold), self._told.get(viewer)
        self._told[viewer] = letter
        if before is None:
            self._new_channels(viewer)
            whole = replace(letter, happened=happened)
            reading = Reading.of(self.match, self.clock, now)
            return "letter", encode(letter_message(self.match, whole, viewer, reading))
        view, keyed, gone = changes(before.view, letter.view)
        may = msgspec.UNSET if letter.may == before.may else letter.may
        asked = msgspec.UNSET if letter.asked == before.asked else letter.asked
        channels = self._new_channels(viewer)
        change = Change(
            match=self.match.id,
            number=number,
            since=before.number,
            at=at,
            runs=runs,
            happened=happened,
            view=view,
            keyed=keyed,
            gone=gone or msgspec.UNSET,
            may=may,
            asked=asked,
            channels=channels,
        )
        return "change", encode(change)

    def _new_channels(self, viewer: Viewer) -> list[str] | msgspec.UnsetType:
        if self.match.game.channels is None:
            return msgspec.UNSET
        before, now = self._told_channels.get(viewer), ids_of(self.match, viewer)
        self._told_channels[viewer] = now
        return msgspec.UNSET if before == now else now

    def letter_mail(self, guest: str, now: int, link: str | None, away: Away | None = None) -> Mail:
        """Whole. What was missed is not retold: nobody has time to read it."""
        viewer = self.viewer(guest)
        letter = self.match.letter(viewer)
        if not self._untold:
            self._told[viewer] = letter
            self._new_channels(viewer)
        message = letter_message(self.match, letter, viewer, Reading.of(self.match, self.clock, now))
        return mail(guest, message, link)

    def viewers(self) -> list[Viewer]:
        """No letter is written with a step; they are told together."""
        return []

    # Bots

    def seat_bots(self, post: Post, now: int) -> None:
        for number, seat in enumerate(self.doc.seats):
            if not seat.played_by_bot:
                self._live_minds.pop(number, None)
                self._line.drop_bot(Seat(number))
            elif number not in self._live_minds:
                try:
                    self._live_minds[number] = self._new_mind(Seat(number), seat.strength, now)
                except Exception as error:
                    self._stop_for(post, error, now)

    def _new_mind(self, seat: Seat, strength: str | None, now: int) -> LiveMind:
        match = self.match
        chance = match.chance.stream(f"bot {seat} from {match.progress.number}")
        bot: LiveBot = match.game.bots[strength or match.game.standard_bot](seat, chance)  # type: ignore[assignment]
        at = self.clock.read(now)
        if match.progress.number >= 0:
            bot.hear([], at)
        return LiveMind(bot, at)
