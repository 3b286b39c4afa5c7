"""Passes, turns and questions."""

from typing import ClassVar, Literal

from wayout.games.room25.parts import FIRST, NO_ONE, Question, Token, Who
from wayout.games.room25.state import State
from wayout.games.room25.tasks import Task
from wayout.kernel.play import Event, PublicEvent
from wayout.kernel.seats import Viewer

Source = Literal["slot", "floating", "pile", "free", "adrenaline"]


class PassBegan(PublicEvent[State], frozen=True):
    """The first or second actions, or adrenaline."""

    news: ClassVar[bool] = False
    going: int

    def apply(self, state: State) -> None:
        state.going = self.going
        state.place = 0
        state.turn = NO_ONE


class TurnCame(PublicEvent[State], frozen=True):
    """A character who chooses as it goes is next."""

    news: ClassVar[bool] = False
    who: Who
    place: int

    def apply(self, state: State) -> None:
        state.turn = self.who
        state.place = self.place + 1


class TokenRevealed(PublicEvent[State], frozen=True):
    """What this character does now. Whoever was hidden comes out."""

    news: ClassVar[bool] = True
    shown_for: ClassVar[int] = 350
    who: Who
    token: Token
    source: Source
    place: int

    def apply(self, state: State) -> None:
        who = self.who
        state.turn = who
        state.place = self.place + 1
        state.hidden[who] = False
        state.ordered = []
        if self.source == "adrenaline":
            state.adrenaline[who] = "gone"
            return
        state.used[who] = (*state.used[who], self.token)
        if self.source == "floating":
            state.floating[who] = None
        elif self.source == "pile":
            pile = state.pile[who]
            assert pile is not None
            pile.pop()
        elif self.source == "slot":
            (state.first if state.going == FIRST else state.second)[who] = None


class Waited(PublicEvent[State], frozen=True):
    """The only token is kept for the second pass, or an action is let go by."""

    news: ClassVar[bool] = False
    who: Who
    place: int

    def apply(self, state: State) -> None:
        state.passed[self.who] = True
        state.turn = self.who
        state.place = self.place + 1


class ActionLost(PublicEvent[State], frozen=True):
    """It could not be carried out."""

    news: ClassVar[bool] = False
    who: Who
    token: Token
    why: str = ""
    """Nothing in old records, and for those who have left."""

    def apply(self, state: State) -> None:
        """It was used up when it was revealed."""


class Asked(Event[State], frozen=True):
    """Somebody has to choose. Everybody sees who and about what; the choices are for the one who is asked."""

    news: ClassVar[bool] = False
    asks_anew: ClassVar[bool] = True
    question: Question
    todo: tuple[Task, ...]

    def apply(self, state: State) -> None:
        state.question = self.question
        state.todo = list(self.todo)

    def seen_by(self, viewer: Viewer) -> "Asked":
        return Asked(veiled(self.question), ())

    def recalled_by(self, viewer: Viewer) -> "Asked":
        return self.seen_by(viewer)


class Answered(Event[State], frozen=True):
    """What follows says what was chosen."""

    news: ClassVar[bool] = False

    def apply(self, state: State) -> None:
        state.question = None
        state.todo = []

    def seen_by(self, viewer: Viewer) -> None:
        return None

    def recalled_by(self, viewer: Viewer) -> None:
        return None


def veiled(question: Question) -> Question:
    """Without its choices, which the letter lists as what its reader may do."""
    asked = question
    return Question(asked.family, asked.id, asked.who, (), asked.group, target=asked.target, card=asked.card)
