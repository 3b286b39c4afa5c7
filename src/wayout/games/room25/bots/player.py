"""A bot in one seat: it remembers, weighs, speaks and answers."""

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from wayout.games.room25.actions import Choose, ClaimColour, Pick, PlaceReminder, Program, RevealRole, TakeClue
from wayout.games.room25.bots.guesses import foreseen, to_come
from wayout.games.room25.bots.knowledge import Knowledge
from wayout.games.room25.bots.masks import reveals
from wayout.games.room25.bots.others import NOBODY_ELSE, Course
from wayout.games.room25.bots.plans import rank
from wayout.games.room25.bots.replies import rank_answers
from wayout.games.room25.bots.scene import Scene
from wayout.games.room25.bots.speaking import next_claim
from wayout.games.room25.bots.temper import Temper
from wayout.games.room25.memory import Memory
from wayout.games.room25.parts import Question, Who
from wayout.games.room25.state import State
from wayout.games.room25.view import View
from wayout.kernel.chance import Chance
from wayout.kernel.letter import Letter
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat

T = TypeVar("T")
SECOND_THOUGHTS: Final = 3
MUCH_WORSE: Final = 4.0


class Player:
    """Reads letters; what it knows beyond the newest one is its knowledge."""

    def __init__(self, seat: Seat, chance: Chance, temper: Temper) -> None:
        self._seat = seat
        self._chance = chance
        self._temper = temper
        self._knowledge = Knowledge(seat)

    def remember(self, memory: Memory) -> None:
        if self._temper.remembers:
            self._knowledge.rooms.update(memory)

    def read(self, letter: Letter) -> None:
        if not self._temper.remembers:
            self._knowledge = Knowledge(self._seat)
        self._knowledge.read(letter)

    def answer(self, letter: Letter) -> Action[Any]:
        claim = self._claim(letter.view)
        if claim is not None:
            return claim
        if RevealRole() in letter.may and reveals(Scene(letter.view, self._seat, self._knowledge)):
            return RevealRole()
        plain = [action for action in letter.may if not isinstance(action, PlaceReminder | RevealRole)]
        if self._chance.odds(self._temper.slips):
            return self._chance.pick(plain)
        return self._think(letter.view, plain)

    def _claim(self, view: View) -> ClaimColour | None:
        return next_claim(view, self._knowledge, self._chance) if self._temper.listens else None

    def _think(self, view: View, may: list[Action[State]]) -> Action[State]:
        first = may[0]
        if isinstance(first, TakeClue):
            return may[1 + self._seat % (len(may) - 1)]  # everybody another one
        if isinstance(first, Pick):
            return self._chance.pick(may)
        scene = Scene(view, self._seat, self._knowledge)
        if isinstance(first, Program):
            who = next(figure.who for figure in scene.own if figure.who in view.deciding and not figure.ready)
            return self._program(scene, who, [one for one in may if isinstance(one, Program)])
        assert view.question is not None
        return Choose(self._settle(rank_answers(scene, view.question, self._to_come(scene, view.question))))

    def _to_come(self, scene: Scene, question: Question) -> Course:
        """Only actions are weighed against what the others will do, and only if there is a choice."""
        weighs = self._temper.foresees and question.family in ("token", "moment") and len(question.options) > 1
        return to_come(scene, question.who) if weighs else NOBODY_ELSE

    def _program(self, scene: Scene, who: Who, programs: list[Program]) -> Program:
        own = [program for program in programs if program.who == who]
        course = foreseen(scene, who) if self._temper.foresees else NOBODY_ELSE
        return self._settle(rank(scene, who, own, course))

    def _settle(self, ranked: Sequence[tuple[float, T]]) -> T:
        """The best, or what seemed nearly as good."""
        best = ranked[0][0]
        near = [one for worth, one in ranked[1 : 1 + SECOND_THOUGHTS] if worth > best - MUCH_WORSE]
        return self._chance.pick(near) if near and self._chance.odds(self._temper.wavers) else ranked[0][1]
