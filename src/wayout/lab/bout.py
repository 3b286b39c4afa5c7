"""One game of bots, from the opening to the result."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from wayout.kernel.chance import Chance
from wayout.kernel.episode import MOST_STEPS, Episode, Listener, NeverEnds, Recorder
from wayout.kernel.game import BotMaker, Game, Result
from wayout.kernel.letter import Letter, is_told, letter
from wayout.kernel.options import Options
from wayout.kernel.play import Action, Event, Turn
from wayout.kernel.record import Header, Step
from wayout.kernel.seats import Seat
from wayout.lab.flaws import Flaw, no_flaw
from wayout.lab.pace import Lasted
from wayout.lab.story import ending_of
from wayout.lab.tally import tally

THINKING: Final = 1000
"""Milliseconds of the game's clock that a bot takes for an answer."""


class Flawed(RuntimeError):
    """The rules have led to something that must never be."""


class Finished(msgspec.Struct, frozen=True):
    """How one game went."""

    index: int
    bots: tuple[str, ...]
    """By seat."""
    result: Result
    actions: int
    tallies: dict[str, int]
    first: Seat | None = None
    """Who began, where somebody does."""
    lasted: Lasted | None = None
    """If its plan is timed."""


class Bout:
    """Bots in one game. Each reads every letter of its own seat, and nothing else."""

    def __init__(
        self,
        game: Game[Any, Any],
        options: Options,
        makers: Sequence[BotMaker],
        chance: Chance,
        flaw: Flaw = no_flaw,
    ) -> None:
        self.game = game
        self.state = game.first_state(len(makers), options)
        self.tallies: Counter[str] = Counter()
        self.steps: list[Step] = []
        self._flaw = flaw
        self._episode = Episode(game, self.state, chance.stream("luck"))
        self._order = chance.stream("order")
        self._bots: list[Any] = [make(Seat(seat), chance.stream(f"bot {seat}")) for seat, make in enumerate(makers)]
        self._letters: dict[Seat, Letter] = {}
        self._ending = ending_of(game.id)
        self._next = 0
        """When the next answer comes, on the game's clock."""

    @property
    def actions(self) -> int:
        return self._episode.actions

    def run(self, *, keep: bool = False, heard_by: Sequence[Listener] = ()) -> Result:
        """Play to the end. With `keep` the steps of the record are kept as well."""
        recorder = Recorder(by="bot")
        self.steps = recorder.steps
        self._episode.listeners = (self._count, *([recorder] if keep else []), *heard_by, self._inform)
        self._episode.open()
        for _ in range(MOST_STEPS):
            result = self._episode.result
            if result is not None:
                return result
            self._go_on()
        raise NeverEnds(f"{self.game.id} has not ended after {MOST_STEPS} steps")

    def _go_on(self) -> None:
        """Whatever time does until the next answer, or the answer of one seat."""
        asked = self.game.asked(self.state)
        if not asked or not self._episode.wait(self._next):
            self._episode.tick()
            return
        seat = asked[0] if len(asked) == 1 else self._order.pick(sorted(asked))
        turn = self._episode.play(seat, self._bots[seat].answer(self._letters[seat]))
        self._next = turn.at + THINKING + max((event.shown_for for event in turn.events), default=0)

    def _count(self, turn: Turn[Any], seat: Seat | None, action: Action[Any] | None) -> None:
        flaw = self._flaw(self.state)
        if flaw is not None:
            raise Flawed(f"{self.game.id} after step {self._episode.number - 1}: {flaw}")
        tally(self.tallies, turn.events, self._ending)

    def _inform(self, turn: Turn[Any], actor: Seat | None, action: Action[Any] | None) -> None:
        """A letter for everybody who is told of it."""
        for seat, bot in enumerate(self._bots):
            if is_told(Seat(seat), actor, turn.events):
                bot.read(self._write(Seat(seat), turn.events))

    def _write(self, seat: Seat, events: Sequence[Event[Any]]) -> Letter:
        before = self._letters.get(seat)
        number = 0 if before is None else before.number + 1
        news = self._letters[seat] = letter(self.game, self.state, seat, number, events)
        return news


def header_of(game: Game[Any, Any], options: Options, names: Sequence[str]) -> Header:
    return Header(game.id, game.version, len(names), options, names=tuple(names))
