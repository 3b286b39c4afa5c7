"""What bots that think in steps have in common: they look at the maze as it lies, and at one turn."""

from abc import ABC, abstractmethod
from typing import Any, Final

from wayout.games.no_escape.actions import LetPass, PlaceTile, PlayAction, Roll, SkipAction, SpendEnergy
from wayout.games.no_escape.bots.aborting import fitting_aborts
from wayout.games.no_escape.bots.acting import BLIND, COLLAPSE, worth_after
from wayout.games.no_escape.bots.answering import best_answer
from wayout.games.no_escape.bots.building import lengthened
from wayout.games.no_escape.bots.field import Field, Outlook
from wayout.games.no_escape.bots.judge import outlooks
from wayout.games.no_escape.bots.mind import thought
from wayout.games.no_escape.bots.step_judge import StepJudge, own_way
from wayout.games.no_escape.slots import number_of
from wayout.games.no_escape.state import State
from wayout.games.no_escape.tiles import SHAPE
from wayout.kernel.chance import Chance
from wayout.kernel.letter import Letter
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat

NOT_PLAIN: Final = {*BLIND, COLLAPSE}
"""What cannot be seen on the board at once: a Hallway Collapse lays a tile that is named only later."""


class StepCounter(ABC):
    """Every question in mid-move is answered for the best; how well it builds and aborts is its own affair."""

    __slots__ = ("_builder", "_chance", "_judge", "_seat")

    def __init__(self, seat: Seat, chance: Chance) -> None:
        self._seat = seat
        self._chance = chance
        self._judge = StepJudge(seat)
        self._builder = StepJudge(seat, herd=0)

    def read(self, letter: Letter) -> None:
        """Every letter is complete, so nothing has to be remembered."""
        return

    def answer(self, letter: Letter) -> Action[Any]:
        may = letter.may
        if len(may) == 1:
            return may[0]
        state = thought(letter.view, self._seat, self._chance)
        if state.window is not None:
            aborts = fitting_aborts(may)
            return self._answer_window(state, aborts) if aborts else LetPass()
        field = Field(state)
        if state.question is not None:
            return best_answer(state, self._judge, field, may)
        if SpendEnergy() in may:
            return SpendEnergy() if self._wants_energy(state, field) else Roll()
        return self._build(state, field, may)

    def _build(self, state: State, field: Field, may: list[Action[State]]) -> Action[State]:
        plain = [one for one in may if isinstance(one, PlayAction) and one.tile not in NOT_PLAIN]
        action = self._pick_action(state, field, self._chance.shuffled(plain)) if plain else None
        if action is not None:
            return action
        places = [one for one in may if isinstance(one, PlaceTile)]
        return (
            self._pick_place(state, outlooks(state, field), self._chance.shuffled(places)) if places else SkipAction()
        )

    def _gain(self, state: State, field: Field, action: PlayAction) -> float:
        """So many steps this brings."""
        now = self._builder.worth(state, outlooks(state, field), has_moved=False)
        return worth_after(state, self._builder, field, action) - now

    def _best_place(self, state: State, ahead: list[Outlook], places: list[PlaceTile], alone: bool) -> PlaceTile:
        """With its own way alone in mind, or with the others' too."""

        def worth(place: PlaceTile) -> float:
            slot, code = number_of(place.at), SHAPE[place.tile] * 4 + place.rot
            after = [lengthened(state, one, slot, code) for one in ahead]
            return -own_way(after[self._seat]) if alone else self._builder.worth(state, after, has_moved=False)

        return max(places, key=worth)

    @abstractmethod
    def _answer_window(self, state: State, aborts: list[str]) -> Action[State]:
        """Abort with one of these, or let it pass."""

    @abstractmethod
    def _wants_energy(self, state: State, field: Field) -> bool:
        """Spend a token before the roll?"""

    @abstractmethod
    def _pick_action(self, state: State, field: Field, actions: list[PlayAction]) -> PlayAction | None:
        """One of these, which come in any order, or none."""

    @abstractmethod
    def _pick_place(self, state: State, ahead: list[Outlook], places: list[PlaceTile]) -> PlaceTile:
        """One of these, which come in any order."""
