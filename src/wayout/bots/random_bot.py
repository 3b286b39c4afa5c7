"""The random bot: anything that it may do, each as likely."""

from typing import Any

from wayout.kernel.chance import Chance
from wayout.kernel.letter import Letter
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat


class RandomBot:
    """Remembers nothing and weighs nothing."""

    __slots__ = ("_chance",)

    def __init__(self, seat: Seat, chance: Chance) -> None:
        self._chance = chance

    def read(self, letter: Letter) -> None:
        """Whatever happened is all the same to it."""

    def answer(self, letter: Letter) -> Action[Any]:
        return self._chance.pick(letter.may)
