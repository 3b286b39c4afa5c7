"""A match at this table: takes wishes, lets bots, timers and deadlines have their turn, writes the letters."""

from typing import Final

from wayout.kernel.codec import encode
from wayout.kernel.game import Bot, Result
from wayout.kernel.letter import Letter
from wayout.kernel.play import IllegalAction
from wayout.kernel.record import Chooser
from wayout.kernel.seats import SPECTATOR, Seat, Viewer, number_of
from wayout.store.rows import MatchEnded, PlayersChanged, StepKept
from wayout.table.by_post import call_the_absent, has_say
from wayout.table.clocks import Clock
from wayout.table.day import end_tries
from wayout.table.document import Document, Progress
from wayout.table.left_alone import haste, is_any_played
from wayout.table.letters import Away, Reading, Recent, letter_message
from wayout.table.match import Kept, Match, Played, RulesFailed
from wayout.table.messages import Clocks, Granted, Refused, Story, Wish
from wayout.table.minds import Mind
from wayout.table.people import as_seated, seat_of
from wayout.table.post import Mail, Post, mail
from wayout.table.presence import Presence
from wayout.table.refusals import refuse
from wayout.table.sealing import is_sealed
from wayout.table.tally import past_match
from wayout.table.wishes import Held, Queue, check_id, check_number, read_action

MOST_STEPS: Final = 64
"""In one call, so that no table keeps the others waiting."""
LISTED_MATCHES: Final = 50
FEW_BOTS: Final = 3
"""At one table, each of which takes all its time."""
PACES: Final = {"calm": 1.8, "normal": 1.0, "quick": 0.4}
"""How long bots think, beside what is usual."""
WATCHED: Final = 0.5
"""The same, where bots play among themselves from the start."""
UNSEEN: Final = 0.02
"""The same, while nobody is here: as good as at once, but one step at a time, so that other tables have theirs."""


class Playing:
    def __init__(self, doc: Document, match: Match, presence: Presence, pace: float, clock: Clock) -> None:
        self.doc = doc
        self.match = match
        self.clock = clock
        self.minds: dict[int, Mind] = {}
        self.bots_wait_until = 0
        """No bot answers before, in Unix milliseconds."""
        self._presence = presence
        self._pace = pace
        self._held = Queue()
        self._recent = Recent(match)

    # Wishes

    def wish(self, post: Post, seat: Seat, guest: str, link: str | None, wish: Wish, now: int, heard: int) -> None:
        """Raises a refusal, or plays it, or holds it for a moment. Played before: it is only granted again."""
        if self.granted_before(post, seat, guest, link, wish.id) or self._held.has(seat, wish.id):
            return
        self.check_going_on()
        check_number(self.match.progress, seat, wish.number)
        held = Held(seat, guest, link, wish, read_action(self.match.game, wish))
        at, progress = self.clock.read(now), self.match.progress
        if at < progress.shut_until:
            self._held.add(held, sealed=at < progress.sealed_until)
        else:
            self._play_wish(post, held, now)

    def granted_before(self, post: Post, seat: Seat, guest: str, link: str | None, wish: str) -> bool:
        check_id(wish)
        number = self.match.progress.wishes[seat].get(wish)
        if number is not None:
            post.tell(guest, Granted(wish, number), link)
        return number is not None

    def check_going_on(self) -> None:
        if self.doc.status == "over":
            raise refuse("match_over")
        if self.doc.status == "paused":
            raise refuse("paused")

    def _play_wish(self, post: Post, held: Held, now: int) -> None:
        at = self.clock.read(now)
        played = self.match.play(held.seat, held.action, at, self.viewers(), "player", held.wish.id)
        post.tell(held.guest, Granted(held.wish.id, self.match.progress.told[held.seat] + 1), held.link)
        self.take(post, played, now)

    def _play_held(self, post: Post, now: int) -> None:
        held = self._held.next()
        try:
            check_number(self.match.progress, held.seat, held.wish.number)
            self._play_wish(post, held, now)
        except IllegalAction as error:
            post.tell(held.guest, refused(error, held.wish.id), held.link)
        except RulesFailed as error:
            post.troubles.append(error)
            post.tell(held.guest, refused(refuse("internal"), held.wish.id), held.link)

    def take_back(self, post: Post, seat: Seat, wish: str | None, back_to: int, now: int) -> None:
        self._drop_sealed(post, now)
        played = self.match.take_back(seat, back_to, self.clock.read(now), self.viewers(), wish)
        self._recent.keep_only(lambda step: step <= back_to)
        self._taken_back(post, seat, wish, played, now)

    def _drop_sealed(self, post: Post, now: int) -> None:
        """What was answered to a question that is taken back goes with it, opened or not."""
        if self.clock.read(now) >= self.match.progress.sealed_until:
            return
        for held in self._held.empty():
            post.tell(held.guest, Granted(held.wish.id, self.match.progress.told[held.seat]), held.link)

    def undo(self, post: Post, seat: Seat, wish: str, number: int, now: int) -> None:
        """One secret step alone."""
        played = self.match.undo(seat, number, self.clock.read(now), self.viewers(), wish)
        self._recent.keep_only(lambda step: step != number)
        self._taken_back(post, seat, wish, played, now)

    def _taken_back(self, post: Post, seat: Seat, wish: str | None, played: Played, now: int) -> None:
        guest = self.doc.seats[seat].guest
        if wish is not None and guest is not None:
            post.tell(guest, Granted(wish, self.match.progress.told[seat] + 1))
        self.take(post, played, now)

    def drop_held(self, guest: str) -> None:
        self._held.drop(guest)

    def leave(self, post: Post, seat: Seat, now: int) -> None:
        """The seat leaves the game for good, as far as the rules let it."""
        try:
            action = self.match.game.leave
            self.take(post, self.match.play(seat, action, self.clock.read(now), self.viewers(), "player"), now)
        except IllegalAction:
            return
        except RulesFailed as error:
            self._stop_for(post, error, now)

    # Time

    def pump(self, post: Post, now: int) -> None:
        """Everything that is due by now, in order. What rules do by time goes before what people wish."""
        for _ in range(MOST_STEPS):
            if not self.clock.runs or not self._one_due(post, now):
                return

    def _one_due(self, post: Post, now: int) -> bool:
        at = self.clock.read(now)
        try:
            if self.match.deadline is not None and self.match.deadline <= at:
                self._tick(post, self.match.deadline, now)
                return True
            if at < self.match.progress.shut_until:
                return False
            if self._held:
                self._play_held(post, now)
                return True
            return self._one_timer(post, at, now) or self._one_bot(post, at, now)
        except RulesFailed as error:
            self._stop_for(post, error, now)
            return False

    def _tick(self, post: Post, deadline: int, now: int) -> None:
        self.take(post, self.match.tick(deadline, self.viewers()), now)
        if self.match.deadline is not None and self.match.deadline <= deadline:
            raise RulesFailed(f"the deadline {deadline} does not pass")

    def _one_timer(self, post: Post, at: int, now: int) -> bool:
        for seat, wait in self.match.progress.waits.items():
            if wait.due is not None and wait.due <= at and not wait.answered:
                self._play_timeout(post, Seat(seat), at, now, by="timer")
                post.must_save = True
                return True
        return False

    def _play_timeout(self, post: Post, seat: Seat, at: int, now: int, by: Chooser) -> None:
        try:
            action = self.match.game.timeout(self.match.state, seat, self.match.chance)
            played = self.match.play(seat, action, at, self.viewers(), by)
        except RulesFailed:
            raise
        except Exception as error:
            self.match.rebuild()
            raise RulesFailed(f"the time of seat {seat} is up") from error
        self.take(post, played, now)

    def _one_bot(self, post: Post, at: int, now: int) -> bool:
        if now < self.bots_wait_until:
            return False
        for number, mind in self.minds.items():
            if mind.due is not None and mind.due <= at and mind.letter is not None:
                self._play_bot(post, Seat(number), mind, at, now)
                return True
        return False

    def _play_bot(self, post: Post, seat: Seat, mind: Mind, at: int, now: int) -> None:
        assert mind.letter is not None
        try:
            action = mind.bot.answer(mind.letter)
            played = self.match.play(seat, action, at, self.viewers(), "bot")
        except Exception as error:
            # A bot that fails must not keep the others waiting: what a timer would choose is played for it.
            post.troubles.append(error)
            self._play_timeout(post, seat, at, now, by="bot")
            return
        self.take(post, played, now)

    def _stop_for(self, post: Post, error: Exception, now: int) -> None:
        """The rules failed where nobody can be told no: the match waits, as it stands, until all want to go on."""
        post.troubles.append(error)
        self.clock.stop(now)
        self.doc.pause_ends = None
        if self.doc.status == "playing":
            self.doc.status = "paused"
        post.around_changed = True

    def due_times(self) -> list[int]:
        """When `pump` will have something to do, in Unix milliseconds."""
        shut_until = self.match.progress.shut_until
        all_waits = self.match.progress.waits.values()
        waits = [wait.due for wait in all_waits if wait.due is not None and not wait.answered]
        bots = [mind.due for mind in self.minds.values() if mind.due is not None]
        answers = [self.clock.when(max(due, shut_until)) for due in bots]
        reads = [max(due, shut_until) for due in waits]
        if self._held:
            reads.append(shut_until)
        if self.match.deadline is not None:
            reads.append(self.match.deadline)
        times = [self.clock.when(due) for due in reads]
        times += [None if time is None else max(time, self.bots_wait_until) for time in answers]
        return [time for time in times if time is not None]

    # What follows a step

    def take(self, post: Post, played: Played, now: int) -> None:
        """Keep the step, then write the letters; the batch stores before it tells."""
        match, step = self.match, played.kept.step
        late = step.seat if step.by == "timer" and step.seat is not None and match.is_missed(step.seat) else None
        had_say = self._who_has_say()
        match.keep(played)
        if self._who_has_say() != had_say:
            post.around_changed = True
        self._recent.add(played.kept, played.told)
        post.rows.append(StepKept(match.id, step.number, encode(step), played.kept.is_passing))
        if self.doc.request is not None and self.doc.request.kind == "take_back" and played.kept.ends_requests:
            self.doc.request = None
            post.around_changed = True
        if match.snapshot_due() and self.doc.request is None:
            post.rows.append(match.take_snapshot())
            post.must_save = True
        if match.result is not None:
            self.end(post, match.result, now)
        self._write_letters(post, played, now, late)
        self._read_by_bots(post, played)

    def _who_has_say(self) -> list[bool]:
        """By post; elsewhere whoever is here."""
        return [has_say(self.doc, number) for number in range(len(self.doc.seats))] if self.doc.by_post else []

    def end(self, post: Post, result: Result, now: int) -> None:
        self.clock.stop(now)
        for held in self._held.empty():
            post.tell(held.guest, refused(refuse("match_over"), held.wish.id), held.link)
        self.match.result = result
        self.doc.status = "over"
        self.doc.request = None
        self._name_the_players(post)
        post.rows.append(MatchEnded(self.match.id, encode(result)))
        end_tries(self.doc, self.match.game, self.match.state, result, post)
        self.doc.past = [*self.doc.past, past_match(self.doc, self.match, result)][-LISTED_MATCHES:]
        post.around_changed = True
        call_the_absent(self.doc, self._presence, post, "over")

    def _name_the_players(self, post: Post) -> None:
        """Whoever took a seat over is told of as having played in it, as in the tally."""
        header = as_seated(self.doc, self.match.header)
        if header != self.match.header:
            self.match.header = header
            post.rows.append(PlayersChanged(self.match.id, encode(header)))

    def _write_letters(self, post: Post, played: Played, now: int, late: int | None) -> None:
        """Written once for each viewer, however many look through these eyes. `late`: the seat for which the house had
        to choose, which alone is told so."""
        reading = Reading.of(self.match, self.clock, now)
        taken_back = played.kept.step.seat if played.kept.is_take_back else None
        written: dict[Viewer, bytes] = {}
        for reader in self._presence.readers:
            viewer = self.viewer(reader)
            if viewer not in played.letters:
                continue
            if viewer not in written:
                letter, is_late = played.letters[viewer], viewer == late
                message = letter_message(self.match, letter, viewer, reading, taken_back=taken_back, late=is_late)
                written[viewer] = encode(message)
            post.mail.append(Mail(reader, "letter", written[viewer]))

    def _read_by_bots(self, post: Post, played: Played) -> None:
        progress = self.match.progress
        earliest = max(progress.at, progress.shown_until)
        sealed = progress.sealed_until if is_sealed(played.kept.events) else None
        for number, mind in self.minds.items():
            letter = played.letters.get(Seat(number))
            if letter is None:
                continue
            if number == played.kept.step.seat:
                mind.due = None
            try:
                mind.read(letter, earliest, self._bot_pace, choices_of(letter, played.kept, progress), sealed)
            except Exception as error:
                post.troubles.append(error)

    def tell(self, post: Post, now: int) -> None:
        """What was not told yet: nothing, where every step is told by itself."""

    # Eyes

    def viewer(self, guest: str) -> Viewer:
        """The public looks on like whoever has no seat."""
        seat = seat_of(self.doc, guest)
        return SPECTATOR if seat is None else Seat(seat)

    def viewers(self) -> list[Viewer]:
        """All for whom a letter must be written."""
        eyes = {self.viewer(reader) for reader in self._presence.readers}
        return sorted(eyes | {Seat(number) for number in self.minds}, key=number_of)

    def letter_mail(self, guest: str, now: int, link: str | None, away: Away | None = None) -> Mail:
        """The newest letter for whoever comes; after an absence, with what may be retold of it."""
        viewer = self.viewer(guest)
        missed = None if away is None else self._recent.retold(away, viewer)
        stood_in = missed is not None and away is not None and away.stood_in
        reading = Reading.of(self.match, self.clock, now)
        letter = self.match.letter(viewer)
        message = letter_message(self.match, letter, viewer, reading, missed=missed, stood_in=stood_in)
        return mail(guest, message, link)

    def tell_clocks(self, post: Post, now: int) -> None:
        """The same to everybody: it is no step, and what is being shown of the last one goes on."""
        at, runs, seconds = Reading.of(self.match, self.clock, now)
        told = encode(Clocks(self.match.id, at, runs, seconds))
        post.mail.extend(Mail(reader, "clocks", told) for reader in self._presence.readers)

    def story_mail(self, guest: str, link: str | None) -> Mail:
        """What may be told again of all that these eyes were told, for whoever comes or looks through new ones."""
        viewer = self.viewer(guest)
        number, happened = self.match.progress.told_to(viewer), self._recent.story(viewer)
        return mail(guest, Story(self.match.id, number, happened), link)

    # Bots

    def seat_bots(self, post: Post, now: int) -> None:
        """A bot in every seat that a bot plays, and in no other. A new one knows what its seat knows, and reads the
        letters from now on."""
        for number, seat in enumerate(self.doc.seats):
            if not seat.played_by_bot:
                self.minds.pop(number, None)
            elif number not in self.minds:
                try:
                    self._seat_bot(Seat(number), seat.strength or self.match.game.standard_bot, now)
                except Exception as error:
                    self._stop_for(post, error, now)

    def _seat_bot(self, seat: Seat, strength: str, now: int) -> None:
        match = self.match
        name = f"bot {seat} from {match.progress.number}"
        bot: Bot = match.game.bots[strength](seat, match.chance.stream(name))  # type: ignore[assignment]
        mind = Mind(bot, match.chance.stream(f"{name} thinks"))
        self.minds[seat] = mind
        if match.progress.number >= 0:
            if match.game.memory is not None:
                bot.remember(match.game.memory(match.state, seat))  # type: ignore[attr-defined]
            earliest = max(self.clock.read(now), match.progress.shown_until)
            mind.read(match.letter(seat), earliest, self._bot_pace, choices=None)

    @property
    def _bot_pace(self) -> float:
        """Where no person plays, nobody wants to follow every thought, and by post nobody waits for one unless they are
        here; and many bots together take no longer than a few, so that it is soon somebody's own turn again."""
        if self.doc.by_post and not self._presence.readers:
            return self._pace * UNSEEN
        pace = self._pace * PACES[self.doc.pace] * min(1, FEW_BOTS / max(1, len(self.minds)))
        return pace * haste(self.doc, self._presence, self.match.game, self.match.state, WATCHED).shown

    @property
    def is_left_alone(self) -> bool:
        """Bots play on, and nobody else does."""
        return self.clock.runs and not is_any_played(self.doc, self.match.game, self.match.state)


def choices_of(letter: Letter, kept: Kept, progress: Progress) -> int | None:
    """How many actions a bot may choose from, as far as it may be guessed from its time: only if it is waited for
    alone, and not if others ask it or something was said beside the question. What it could answer is its secret."""
    if len(progress.waits) > 1 or kept.asks_anew or kept.is_take_back or kept.is_beside:
        return None
    return len(letter.may)


def refused(error: IllegalAction, id: str | None = None) -> Refused:
    refusal = error.refusal
    return Refused(refusal.code, refusal.rule, refusal.facts, id)
