"""A match as the rules see it: the state, the steps, what can be had again. Knows no guest, no bot, no message."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from wayout.kernel.chance import Chance
from wayout.kernel.codec import encode
from wayout.kernel.game import Game, Result
from wayout.kernel.letter import Letter, is_told, letter, letters
from wayout.kernel.play import Action, Event, IllegalAction, Refusal, Turn, replay
from wayout.kernel.record import BrokenRecord, Chooser, Header, Step, read_step, standing_steps, step_of
from wayout.kernel.seats import SPECTATOR, Seat, Viewer, number_of
from wayout.store.rows import KeptMatch, SnapshotTaken
from wayout.table.clocks import AT_ONCE, MISSES, Asked, Haste, Limit, ask, fit_limits, is_half_answered
from wayout.table.document import Progress
from wayout.table.sealing import seal

SNAPSHOT_EVERY: Final = 50
SNAPSHOT_AT_LAST: Final = 200
"""A snapshot waits for news, so that it never stands in the way of a free take-back; but not for ever."""
SNAPSHOT_AMONG_ANSWERS: Final = 2000
"""Longer while seats answer in secret or speak beside the question: nobody's talk makes another's answer final."""
REMEMBERED_WISHES: Final = 32
HasteOf = Callable[[Any], Haste]
"""As this state stands."""
ABOUT_DAY: Final = "day"
"""In what a header says about its match: which day's maze it was."""

_header = msgspec.json.Decoder(Header)
read_result = msgspec.json.Decoder(Result).decode


class RulesFailed(Exception):
    """The rules raised something that is no refusal. Things stand as before the step."""


class Kept(NamedTuple):
    """A step and its events, which are the step's own, read."""

    step: Step
    events: Sequence[Event[Any]]
    undone: Sequence[Event[Any]] = ()
    """What happened in the one step that this one undoes."""

    @property
    def news(self) -> bool:
        return any(event.news for event in self.events)

    @property
    def asks_anew(self) -> bool:
        return any(event.asks_anew for event in self.events)

    @property
    def is_secret(self) -> bool:
        """A seat's answer and nothing else, of which others learn at most that it was given."""
        return bool(self.events) and all(event.secret for event in self.events)

    @property
    def is_beside(self) -> bool:
        """Answered in secret or said beside the question: it might as well have come before or after its like."""
        return bool(self.events) and all(event.secret or event.aside for event in self.events)

    @property
    def is_passing(self) -> bool:
        """Is there nothing in it that a story would tell?"""
        return bool(self.events) and all(event.passing for event in self.events)

    @property
    def renews_time(self) -> bool:
        """Does the seat that acted have all its time again, if it is still asked?"""
        return self.step.undoes is None and not self.is_beside

    @property
    def is_take_back(self) -> bool:
        return self.step.back_to is not None or self.step.undoes is not None

    @property
    def ends_requests(self) -> bool:
        """Has somebody played on, for all to see?"""
        return self.step.undoes is None and not self.is_beside and self.is_told_to(SPECTATOR)

    @property
    def is_final(self) -> bool:
        """Does nobody take anything back freely beyond this?"""
        return self.news and not self.is_beside and self.is_told_to(SPECTATOR)

    def is_told_to(self, viewer: Viewer) -> bool:
        """Of a take-back everybody is told, but of a secret step that is undone only who saw anything of it."""
        return self.step.back_to is not None or is_told(viewer, self.step.seat, self.undone or self.events)


class Played(NamedTuple):
    """A step with all that the rules say after it. It counts only once `Match.keep` has it."""

    kept: Kept
    told: list[bool]
    """By viewer, the spectator last: is there a letter about it?"""
    letters: dict[Viewer, Letter]
    """For those who are told of it; each viewer's letters are numbered for itself, so that no gap tells of the rest."""
    haste: Haste
    """How long everybody looks at it, beside what is usual."""
    asked: dict[int, Asked]
    deadline: int | None
    result: Result | None


class Match:
    """`base` is the state of the newest snapshot (or the first state), `standing` the steps since then that hold."""

    def __init__(
        self, id: str, game: Game[Any, Any], header: Header, chance: Chance, limit_of: Limit, haste_of: HasteOf
    ) -> None:
        self.id = id
        self.game = game
        self.header = header
        self.chance = chance
        self._limit_of = limit_of
        self._haste_of = haste_of
        self.base: Any = game.first_state(header.seats, header.options)
        self.base_number = -1
        self.standing: list[Kept] = []
        self._earlier: list[bytes] = []
        """Steps from before the base, which only the story wants."""
        self.state: Any = self.base.clone()
        self.progress = fresh_progress(header.seats)
        self.deadline: int | None = None
        self.result: Result | None = None

    @property
    def is_a_try(self) -> bool:
        """At a maze of the day: nothing is taken back."""
        return ABOUT_DAY in self.header.about

    # Playing: the rules are asked everything here, so that a failure leaves nothing half done

    def open(self, viewers: Iterable[Viewer]) -> Played:
        return self._perform(self.game.open, viewers, 0, by="table")

    def tick(self, at: int, viewers: Iterable[Viewer]) -> Played:
        return self._perform(self.game.tick, viewers, at, by="table")

    def refusal(self, seat: Seat, action: Action[Any]) -> Refusal | None:
        """What the rules have against it."""
        left_out = None if self.game.left_out is None else self.game.left_out(self.state, action)
        return left_out or action.check(self.state, seat)

    def play(
        self, seat: Seat, action: Action[Any], at: int, viewers: Iterable[Viewer], by: Chooser, wish: str | None = None
    ) -> Played:
        """Raises IllegalAction, and nothing has happened; or RulesFailed."""
        try:
            refusal = self.refusal(seat, action)
        except Exception as error:
            self.rebuild()
            raise RulesFailed(f"checking {type(action).__name__}") from error
        if refusal is not None:
            raise IllegalAction(refusal)
        return self._perform(
            lambda turn: action.perform(turn, seat), viewers, at, seat=seat, action=action, by=by, wish=wish
        )

    def take_back(self, seat: Seat, back_to: int, at: int, viewers: Iterable[Viewer], wish: str | None) -> Played:
        """Everything since that step."""
        standing = [kept for kept in self.standing if kept.step.number <= back_to]
        return self._go_back(standing, viewers, at, seat=seat, wish=wish, back_to=back_to)

    def undo(self, seat: Seat, number: int, at: int, viewers: Iterable[Viewer], wish: str | None) -> Played:
        """That step alone, which was secret: what others have answered meanwhile stays."""
        standing, undone = without(self.standing, number)
        return self._go_back(standing, viewers, at, undone, seat=seat, wish=wish, undoes=number)

    def _go_back(
        self, standing: list[Kept], viewers: Iterable[Viewer], at: int, undone: Sequence[Event[Any]] = (), **more: Any
    ) -> Played:
        before, self.standing = self.standing, standing
        self.rebuild()
        try:
            return self._perform(lambda turn: None, viewers, at, undone, by="player", **more)
        except RulesFailed:
            self.standing = before
            self.rebuild()
            raise

    def _perform(
        self,
        perform: Callable[[Turn[Any]], None],
        viewers: Iterable[Viewer],
        at: int,
        undone: Sequence[Event[Any]] = (),
        **more: Any,
    ) -> Played:
        at = max(at, self.progress.at)
        number = self.progress.number + 1
        turn: Turn[Any] = Turn(self.state, self.chance, at)
        try:
            perform(turn)
            kept = Kept(step_of(number, at, turn.events, **more), turn.events, undone)
            told = self.told(kept)
            numbers = {viewer: self.progress.told_to(viewer) + 1 for viewer in viewers if told[number_of(viewer)]}
            written = letters(self.game, self.state, numbers, turn.events)
            return Played(kept, told, written, self._haste(), *self._said_by_rules())
        except Exception as error:
            self.rebuild()
            raise RulesFailed(f"step {number}") from error

    def told(self, kept: Kept) -> list[bool]:
        """By viewer, the spectator last: is there a letter about it?"""
        return [*(kept.is_told_to(Seat(seat)) for seat in range(self.header.seats)), kept.is_told_to(SPECTATOR)]

    def _haste(self) -> Haste:
        return AT_ONCE if self.game.live else self._haste_of(self.state)

    def _said_by_rules(self) -> tuple[dict[int, Asked], int | None, Result | None]:
        game, state = self.game, self.state
        result = game.result(state)
        if result is not None:
            return {}, None, result
        if game.live:
            return {}, game.deadline(state), None
        asked, awaited = game.asked(state), sorted(game.awaited(state))
        waits = {int(seat): Asked(game.waiting(state, seat), seat not in asked) for seat in awaited}
        return waits, game.deadline(state), None

    def rebuild(self) -> None:
        """The truth, read again from the steps."""
        self.state = self.base.clone()
        for kept in self.standing:
            replay(self.state, list(kept.events))

    # Keeping

    def keep(self, played: Played) -> None:
        self._note(played)
        self.deadline, self.result = played.deadline, played.result
        if not played.kept.is_take_back:
            self.standing.append(played.kept)

    def _note(self, played: Played) -> None:
        kept, told, asked, haste = played.kept, played.told, played.asked, played.haste
        step, progress = kept.step, self.progress
        progress.told = [number + one for number, one in zip(progress.told, told, strict=True)]
        shown_before = max(progress.shown_until, step.at)
        shown = int(haste.shown * sum(event.shown_for for event in kept.events))
        progress.number, progress.at, progress.shown_until = step.number, step.at, shown_before + shown
        if step.back_to is not None:
            progress.own, progress.shown_until, progress.sealed_until = progress.told[:-1], step.at, step.at
        if step.back_to is not None or kept.asks_anew:
            progress.waits = {}
        if kept.is_final:
            progress.backs = {}
        elif kept.is_take_back and step.seat is not None:
            progress.backs[step.seat] = progress.backs.get(step.seat, 0) + 1
        if step.seat is not None:
            progress.own[step.seat] = progress.told[step.seat]
            if step.by != "timer":
                progress.misses[step.seat] = 0
            elif self.is_missed(step.seat) and (kept.renews_time or not is_half_answered(progress, asked, step.seat)):
                progress.misses[step.seat] += 1
            if step.wish is not None:
                remember(progress.wishes[step.seat], step.wish, progress.told[step.seat])
        if all(told) and not any(one.answered for one in asked.values()):
            progress.known_misses = progress.misses[:]
        ask(progress, asked, step.seat if kept.renews_time else None, shown, self._limit_of)
        if kept.asks_anew:
            seal(progress, kept.events, self.chance.stream(f"seal {step.number}"), haste.sealed)

    def is_missed(self, seat: int) -> bool:
        """Whoever lets a moment to look or to object pass has missed nothing that others waited for."""
        wait = self.progress.waits.get(seat)
        return wait is None or wait.kind not in self.game.brief

    def snapshot_due(self) -> bool:
        age = self.progress.number - self.base_number
        if age < SNAPSHOT_EVERY or not self.standing:
            return age >= SNAPSHOT_AT_LAST
        newest = self.standing[-1]
        follows = newest.step.number == self.progress.number
        if follows and newest.is_final:
            return True
        return age >= (SNAPSHOT_AT_LAST if follows and not newest.is_beside else SNAPSHOT_AMONG_ANSWERS)

    def take_snapshot(self) -> SnapshotTaken:
        self.base, self.base_number, self.standing = self.state.clone(), self.progress.number, []
        return SnapshotTaken(self.id, self.base_number, encode(self.state))

    def ask_anew(self) -> None:
        """Everybody has the whole time again."""
        self.progress.waits, self.progress.shown_until = {}, self.progress.at
        ask(self.progress, self._said_by_rules()[0], None, 0, self._limit_of)

    def fit_limits(self, at: int, lone: int | None) -> bool:
        """To who sits at the table now; True if anything changed."""
        return fit_limits(self.progress, at, lone, self._limit_of)

    def wait_again(self, seat: int, at: int) -> None:
        """Whoever comes back to a seat that was hardly waited for any more is waited for like everybody."""
        wait, misses = self.progress.waits.get(seat), self.progress.known_misses_of(seat)
        self.progress.forgive(seat)
        if wait is None or wait.due is None or misses < MISSES:
            return
        wait.due = max(at, self.progress.shown_until) + self._limit_of(seat, wait.kind) * 1000

    # Reading again

    def letter(self, viewer: Viewer) -> Letter:
        """The newest letter, with nothing happened."""
        return letter(self.game, self.state, viewer, self.progress.told_to(viewer))

    def letters(self, viewers: Iterable[Viewer]) -> dict[Viewer, Letter]:
        """The same for several."""
        return letters(self.game, self.state, {viewer: self.progress.told_to(viewer) for viewer in viewers})

    def read(self, kept: KeptMatch, progress: Progress) -> None:
        """All that was kept; `progress` knows the steps up to its number already."""
        if kept.snapshot is not None:
            self.base = self.game.codec.state(kept.snapshot.state)
            self.base_number = kept.snapshot.number
            self.state = self.base.clone()
        self.progress = progress
        self._earlier = kept.earlier
        known = progress.number
        for line in kept.lines:
            self._read_again(read_step(line), known)
        self.deadline, self.result = self._said_by_rules()[1:]
        if kept.result is not None:
            self.result = read_result(kept.result)
        if self.progress.number < self.base_number:
            raise BrokenRecord(f"match {self.id}: the table knows less than its snapshot")

    def take_earlier(self) -> list[Kept]:
        """The steps that stand from before the snapshot that was read, once."""
        steps, self._earlier = standing_steps([read_step(line) for line in self._earlier]), []
        return [Kept(step, self.game.codec.events(step.events)) for step in steps]

    def _read_again(self, step: Step, known: int) -> None:
        kept = Kept(step, self.game.codec.events(step.events))
        if step.undoes is not None:
            self.standing, undone = without(self.standing, step.undoes)
            kept = kept._replace(undone=undone)
            self.rebuild()
        elif step.back_to is not None:
            self.standing = [old for old in self.standing if old.step.number <= step.back_to]
            self.rebuild()
        else:
            replay(self.state, list(kept.events))
            self.standing.append(kept)
        if step.number > known:
            self._note(Played(kept, self.told(kept), {}, self._haste(), *self._said_by_rules()))


def without(standing: list[Kept], number: int) -> tuple[list[Kept], Sequence[Event[Any]]]:
    """The steps without that one, and what happened in it."""
    undone = next((kept for kept in standing if kept.step.number == number), None)
    if undone is None:
        raise BrokenRecord(f"step {number} does not stand, and cannot be undone")
    return [kept for kept in standing if kept is not undone], undone.events


def fresh_progress(seats: int) -> Progress:
    return Progress(
        number=-1,
        at=0,
        shown_until=0,
        waits={},
        told=[-1] * (seats + 1),
        own=[-1] * seats,
        misses=[0] * seats,
        wishes=[{} for _ in range(seats)],
    )


def read_header(data: bytes) -> Header:
    return _header.decode(data)


def remember(wishes: dict[str, int], wish: str, number: int) -> None:
    wishes[wish] = number
    if len(wishes) > REMEMBERED_WISHES:
        del wishes[next(iter(wishes))]
