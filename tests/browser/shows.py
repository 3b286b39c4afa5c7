"""A show of Room 25 that was played before the story begins, by the rules and without thinking, to play on from."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from tests.browser.rehearsal import Moment
from wayout.bots.random_bot import RandomBot
from wayout.games.room25 import GAME
from wayout.games.room25.actions import PlaceReminder, RevealRole
from wayout.games.room25.state import State
from wayout.kernel.chance import Seeded
from wayout.kernel.codec import encode
from wayout.kernel.letter import Letter
from wayout.kernel.options import complete
from wayout.kernel.play import Action, replay
from wayout.lab.bout import Bout, header_of
from wayout.store.rows import MatchBegun, MatchEnded, Row, StepKept

NAMES = ("Ava", "Ben", "Cleo", "Dan", "Eve", "Fay")
HACKED = 29
"""Whoever sits first is Kevin: swaps rooms, gives an order to a robot, walks into an Illusion Chamber, slides a line,
and makes the last move of all."""
FIRST = 0


class Stroller(RandomBot):
    """Anything that it is asked for; marks nothing, and shows nobody its face."""

    __slots__ = ()

    def answer(self, letter: Letter) -> Action[Any]:
        asides = (PlaceReminder, RevealRole)
        return self._chance.pick([wish for wish in letter.may if not isinstance(wish, asides)])


class Choice(NamedTuple):
    """Where to play on, and what was answered then."""

    moment: Moment
    target: dict[str, Any]


class Show:
    """Whole, from the opening to the result."""

    def __init__(self, match: str, seats: int, luck: int) -> None:
        self.match = match
        options = complete(GAME.options, {})
        bout = Bout(GAME, options, [Stroller] * seats, Seeded(luck))
        self.result = bout.run(keep=True)
        self.steps = bout.steps
        self.header = header_of(GAME, options, NAMES[:seats])

    def when(self, stands_so: Callable[[State], bool]) -> int:
        """The number of the step after which things stood so for the first time."""
        state = GAME.first_state(self.header.seats, self.header.options)
        for step in self.steps:
            replay(state, GAME.codec.events(step.events))
            if stands_so(state):
                return step.number
        raise AssertionError("things never stood so")

    def choice(self, number: int) -> Choice:
        """The one that was made with this step."""
        action = self.steps[number].action
        assert action is not msgspec.UNSET
        return Choice(Moment(self, number - 1), msgspec.json.decode(action)["target"])

    @property
    def into_illusion(self) -> Choice:
        return self.choice(self.when(first_is_asked("illusion")))

    @property
    def slide(self) -> Choice:
        return self.choice(self.when(first_is_asked("control")) + 1)

    @property
    def swap(self) -> Choice:
        return self.choice(self.when(first_hacks("swap")) + 1)

    @property
    def order(self) -> Choice:
        return self.choice(self.when(first_hacks("order")) + 1)

    @property
    def last(self) -> Choice:
        return self.choice(len(self.steps) - 1)

    def rows(self) -> list[Row]:
        steps = [StepKept(self.match, step.number, encode(step)) for step in self.steps]
        begun = MatchBegun(self.match, "REHEAR", encode(self.header))
        return [begun, *steps, MatchEnded(self.match, encode(self.result))]


def first_is_asked(name: str) -> Callable[[State], bool]:
    """Whoever sits first has more than one answer for this room or token."""

    def stands_so(state: State) -> bool:
        question = state.question
        asked = question is not None and question.id == name and state.owner[question.who] == FIRST
        return asked and question is not None and len(question.options) > 1

    return stands_so


def first_hacks(use: str) -> Callable[[State], bool]:
    """Kevin sits first, and has more than one way to do this with his token."""

    def stands_so(state: State) -> bool:
        asked = first_is_asked("special")(state)
        return asked and state.question is not None and state.question.options[0].use == use

    return stands_so


def hacked_show() -> Show:
    return Show("hacked-show", seats=6, luck=HACKED)
