"""Shows of Room 25 that bots have played before the story begins, to play on from any of their moments."""

from collections.abc import Callable
from typing import Any

from tests.browser.rehearsal import Moment
from wayout.games.room25 import GAME
from wayout.games.room25.state import State
from wayout.kernel.chance import Seeded
from wayout.kernel.codec import encode
from wayout.kernel.options import complete
from wayout.kernel.play import replay
from wayout.lab.bout import Bout, header_of
from wayout.store.rows import MatchBegun, MatchEnded, Row, StepKept

NAMES = ("Ava", "Ben", "Cleo", "Dan", "Eve", "Fay")
MASKED = 6
"""Whoever sits first is a guard, is asked by a Robot Room and a Vision Chamber, and makes the last move of all."""


class Show:
    """Whole, from the opening to the result."""

    def __init__(self, match: str, preset: str, seats: int, luck: int) -> None:
        self.match = match
        options = complete(GAME.options, GAME.presets[preset])
        bout = Bout(GAME, options, [GAME.bots["extra"]] * seats, Seeded(luck))
        self.result = bout.run(keep=True)
        self.steps = bout.steps
        self.header = header_of(GAME, options, NAMES[:seats])

    def when(self, stands_so: Callable[[State], bool]) -> Moment:
        """The first time that things stood so."""
        state = GAME.first_state(self.header.seats, self.header.options)
        for step in self.steps:
            replay(state, GAME.codec.events(step.events))
            if stands_so(state):
                return Moment(self, step.number)
        raise AssertionError("things never stood so")

    @property
    def last_choice(self) -> Moment:
        """Before the answer with which it ends."""
        return Moment(self, len(self.steps) - 2)

    @property
    def last_answer(self) -> dict[str, Any]:
        action: dict[str, Any] = GAME.codec.read(self.steps[-1].action)
        return action

    def rows(self) -> list[Row]:
        steps = [StepKept(self.match, step.number, encode(step)) for step in self.steps]
        begun = MatchBegun(self.match, "REHEAR", encode(self.header))
        return [begun, *steps, MatchEnded(self.match, encode(self.result))]


def asked_by(family: str, name: str) -> Callable[[State], bool]:
    """Whoever sits first has to choose for this token or room."""

    def stands_so(state: State) -> bool:
        question = state.question
        return question is not None and (question.family, question.id, state.owner[question.who]) == (family, name, 0)

    return stands_so


def masked_show() -> Show:
    return Show("masked-show", "default", seats=6, luck=MASKED)
