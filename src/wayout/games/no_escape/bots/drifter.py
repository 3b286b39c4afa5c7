"""The drifter: a maze tile somewhere, now and then an action, seldom an abort."""

from typing import Any, Final

from wayout.games.no_escape.actions import LetPass, PlaceTile, PlayAction, SkipAction
from wayout.kernel.chance import Chance
from wayout.kernel.letter import Letter
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat

ACTS: Final = 0.5
ABORTS: Final = 0.3


class Drifter:
    """Remembers nothing. First decides what kind of thing to do, then does any of that kind."""

    __slots__ = ("_chance",)

    def __init__(self, seat: Seat, chance: Chance) -> None:
        self._chance = chance

    def read(self, letter: Letter) -> None:
        """Whatever happened is all the same to it."""

    def answer(self, letter: Letter) -> Action[Any]:
        may = letter.may
        if LetPass() in may and not self._chance.odds(ABORTS):
            return LetPass()
        return self._chance.pick(self._of_one_kind(may))

    def _of_one_kind(self, may: list[Action[Any]]) -> list[Action[Any]]:
        if SkipAction() not in may:
            return may
        actions: list[Action[Any]] = [action for action in may if isinstance(action, PlayAction)]
        if actions and self._chance.odds(ACTS):
            return actions
        tiles: list[Action[Any]] = [action for action in may if isinstance(action, PlaceTile)]
        return tiles or [SkipAction()]
