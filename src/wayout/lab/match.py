"""One game of bots, from the opening to the result."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from wayout.kernel.chance import Chance
from wayout.kernel.game import BotMaker, Game, Result
from wayout.kernel.letter import Letter, is_told, letter
from wayout.kernel.options import Options
from wayout.kernel.play import Event, Turn, play
from wayout.kernel.record import Header, Step, step_of
from wayout.kernel.seats import Seat
from wayout.lab.flaws import Flaw, no_flaw
from wayout.lab.story import ending_of
from wayout.lab.tally import tally

THINKING: Final = 1000
"""Milliseconds of the game's clock that a bot takes for an answer."""
MOST_STEPS: Final = 100_000


class NeverEnds(RuntimeError):
    """A game that goes on without an end, or that waits for nobody and nothing."""


class Flawed(RuntimeError):
    """The rules have led to something that must never be."""


class Played(msgspec.Struct, frozen=True):
    """How one game went."""

    index: int
    bots: tuple[str, ...]
    """By seat."""
    result: Result
    actions: int
    tallies: dict[str, int]


class Match:
    """Bots at one table. Each reads every letter of its own seat, and nothing else."""

    def __init__(
        self,
        game: Game[Any, Any],
        options: Options,
        makers: Sequence[BotMaker],
        chance: Chance,
        flaw: Flaw = no_flaw,
    ) -> None:
        self.game = game
        self._flaw = flaw
        self.state = game.first_state(len(makers), options)
        self.actions = 0
        self.at = 0
        self.tallies: Counter[str] = Counter()
        self.steps: list[Step] = []
        self._luck = chance.stream("luck")
        self._order = chance.stream("order")
        self._bots: list[Any] = [make(Seat(seat), chance.stream(f"bot {seat}")) for seat, make in enumerate(makers)]
        self._letters: dict[Seat, Letter] = {}
        self._number = 0
        self._ending = ending_of(game.id)

    def run(self, *, keep: bool = False) -> Result:
        """Play to the end. With `keep` the steps of the record are kept as well."""
        turn = Turn(self.state, self._luck, 0)
        self.game.open(turn)
        self._tell(turn, keep=keep)
        for _ in range(MOST_STEPS):
            result = self.game.result(self.state)
            if result is not None:
                return result
            self._go_on(keep=keep)
        raise NeverEnds(f"{self.game.id} has not ended after {MOST_STEPS} steps")

    def _go_on(self, *, keep: bool) -> None:
        """Time first, if something is due; else one seat acts."""
        waiting = self.game.asked(self.state)
        due = self.game.deadline(self.state)
        if due is not None and (due <= self.at or not waiting):
            self._tick(due, keep=keep)
            return
        if not waiting:
            raise NeverEnds(f"{self.game.id} waits for nobody and for no time")
        seat = waiting[0] if len(waiting) == 1 else self._order.pick(sorted(waiting))
        action = self._bots[seat].answer(self._letters[seat])
        turn = play(self.state, seat, action, self._luck, self.at)
        self.actions += 1
        self._tell(turn, keep=keep, seat=seat, action=action, by="bot")
        self.at += THINKING + max((event.shown_for for event in turn.events), default=0)

    def _tick(self, due: int, *, keep: bool) -> None:
        self.at = max(self.at, due)
        turn = Turn(self.state, self._luck, self.at)
        self.game.tick(turn)
        self._tell(turn, keep=keep, by="timer")

    def _tell(self, turn: Turn[Any], *, keep: bool, **step: Any) -> None:
        flaw = self._flaw(self.state)
        if flaw is not None:
            raise Flawed(f"{self.game.id} after step {self._number}: {flaw}")
        tally(self.tallies, turn.events, self._ending)
        if keep:
            self.steps.append(step_of(self._number, turn.at, turn.events, **step))
        self._number += 1
        self._inform(turn, step.get("seat"))

    def _inform(self, turn: Turn[Any], actor: Seat | None) -> None:
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
