"""The commander: thinks its whole turn through, and whether to let others have theirs."""

from typing import Any

from wayout.games.no_escape.actions import PlaceTile, PlayAction, Roll, SkipAction, SpendEnergy
from wayout.games.no_escape.bots.aborting import answer_window
from wayout.games.no_escape.bots.acting import best_action
from wayout.games.no_escape.bots.answering import best_answer
from wayout.games.no_escape.bots.building import best_place
from wayout.games.no_escape.bots.crowd_judge import CrowdJudge
from wayout.games.no_escape.bots.field import Field
from wayout.games.no_escape.bots.judge import with_energy
from wayout.games.no_escape.bots.mind import thought
from wayout.games.no_escape.bots.odds_judge import OddsJudge
from wayout.games.no_escape.bots.temper import CALM, SAVING
from wayout.games.no_escape.state import FEWEST_SEATS, State
from wayout.kernel.chance import Chance
from wayout.kernel.letter import Letter
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat


def judge_of(seat: Seat, seats: int) -> OddsJudge:
    """Two race each other; among more, whoever is near is built against by all."""
    return OddsJudge(seat, seats, CALM) if seats == FEWEST_SEATS else CrowdJudge(seat, seats, SAVING)


class Commander:
    """Knows its letters; what they hide it guesses anew each time."""

    __slots__ = ("_chance", "_seat")

    def __init__(self, seat: Seat, chance: Chance) -> None:
        self._seat = seat
        self._chance = chance

    def read(self, letter: Letter) -> None:
        """Every letter is complete, so nothing has to be remembered."""

    def answer(self, letter: Letter) -> Action[Any]:
        may, view = letter.may, letter.view
        if len(may) == 1:
            return may[0]
        state = thought(view, self._seat, self._chance)
        judge = judge_of(self._seat, state.seats)
        if state.window is not None:
            return answer_window(state, judge, may)
        field = Field(state)
        if state.question is not None:
            return best_answer(state, judge, field, may)
        if SpendEnergy() in may:
            return self._energy(state, judge, field)
        return self._build(state, judge, field, may)

    def _energy(self, state: State, judge: OddsJudge, field: Field) -> Action[State]:
        spent, kept = judge.rolling(with_energy(state), field), judge.rolling(state, field)
        return SpendEnergy() if spent > kept + judge.temper.token * kept else Roll()

    def _build(self, state: State, judge: OddsJudge, field: Field, may: list[Action[State]]) -> Action[State]:
        actions = [one for one in may if isinstance(one, PlayAction)]
        if actions:
            action = best_action(state, judge, field, actions)
            if action is not None:
                return action
        places = [one for one in may if isinstance(one, PlaceTile)]
        return best_place(state, judge, field, places) if places else SkipAction()
