"""Every bot, at every table: letters in, one of what it may do out."""

from typing import Any

import pytest

from wayout.games.no_escape import GAME
from wayout.games.no_escape.bots import BOTS, STANDARD_BOT
from wayout.games.no_escape.view import View
from wayout.kernel.chance import Chance, Seeded
from wayout.kernel.game import Bot, TurnBotMaker
from wayout.kernel.letter import Letter
from wayout.kernel.options import complete
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat
from wayout.lab.bout import Bout

PRESETS = [("default", seats) for seats in range(2, 9)] + [("cutthroat", 3), ("cutthroat", 7)]


class Watched:
    """A bot whose every answer is held against its letter, and against what it says of another truth."""

    def __init__(self, bot: Bot, seat: Seat) -> None:
        self._bot = bot
        self.seat = seat
        self.answers = 0

    def read(self, letter: Letter) -> None:
        assert isinstance(letter.view, View)
        self._bot.read(letter)

    def answer(self, letter: Letter) -> Action[Any]:
        action = self._bot.answer(letter)
        assert action in letter.may
        self.answers += 1
        return action


def watched(maker: TurnBotMaker) -> TurnBotMaker:
    def make(seat: Seat, chance: Chance) -> Bot:
        return Watched(maker(seat, chance), seat)

    return make


def test_the_strengths_are_there_weakest_first() -> None:
    assert list(BOTS) == ["drifter", "technician", "commander"]
    assert STANDARD_BOT == "technician"


@pytest.mark.slow
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("preset", "seats"), PRESETS)
def test_whole_games_end_and_nobody_does_what_it_may_not(bot: str, preset: str, seats: int) -> None:
    options = complete(GAME.options, GAME.presets[preset])
    for seed in range(3):
        bout = Bout(GAME, options, [watched(BOTS[bot])] * seats, Seeded(f"{bot} {seed}"))

        assert bout.run().outcome in ("escaped", "exploded")


@pytest.mark.slow
@pytest.mark.parametrize("bot", BOTS)
def test_what_others_hold_makes_no_difference(bot: str) -> None:
    """The same letter from another truth, with other hands and another pile, gets the same answer."""
    chance = Seeded(bot)
    compared = 0

    def make(seat: Seat, luck: Chance) -> Bot:
        class Compared(Watched):
            def answer(self, letter: Letter) -> Action[Any]:
                nonlocal compared
                other = GAME.imagine(letter.view, seat, chance)
                same = Letter(0, [], GAME.view(other, seat), GAME.legal(other, seat), asked=True)
                first, second = (BOTS[bot](seat, Seeded(compared)) for _ in range(2))
                assert first.answer(letter) == second.answer(same)
                compared += 1
                return super().answer(letter)

        return Compared(BOTS[bot](seat, luck), seat)

    for seats in (2, 5):
        Bout(GAME, complete(GAME.options, {}), [make] * seats, chance.stream(str(seats))).run()

    assert compared > 50
