"""Every bot, at every table: letters in, one of what it may do out."""

from pathlib import Path
from typing import Any, cast

import pytest

from wayout.games.room25 import GAME, bots
from wayout.games.room25.actions import ClaimColour
from wayout.games.room25.bots import BOTS, STANDARD_BOT
from wayout.games.room25.memory import memory
from wayout.games.room25.view import View
from wayout.kernel.chance import Chance, Seeded
from wayout.kernel.game import Bot
from wayout.kernel.letter import Letter
from wayout.kernel.options import complete
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat
from wayout.lab.bout import Bout

SEATS = {"suspicion": 8, "team": 6, "competition": 4, "cooperation": 4, "solo": 1}
OVER = (
    "escaped",
    "escaped_partly",
    "time_up",
    "too_many_dead",
    "prisoners_dead",
    "last_side",
    "closer",
    "draw",
    "all_dead",
)


class Watched:
    """A bot whose every answer is held against its letter."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot

    def read(self, letter: Letter) -> None:
        assert isinstance(letter.view, View)
        self.bot.read(letter)

    def answer(self, letter: Letter) -> Action[Any]:
        action: Action[Any] = self.bot.answer(letter)
        assert action in letter.may or isinstance(action, ClaimColour)
        return action


def bout(bot: str, preset: str, seed: str) -> Bout:
    options = complete(GAME.options, GAME.presets[preset])

    def make(seat: Seat, chance: Chance) -> Bot:
        return Watched(BOTS[bot](seat, chance))

    return Bout(GAME, options, [make] * SEATS[str(options["mode"])], Seeded(seed))


def test_the_strengths_are_there_weakest_first() -> None:
    assert list(BOTS) == ["extra", "contestant", "favourite"]
    assert STANDARD_BOT == "contestant"


@pytest.mark.parametrize("preset", GAME.presets)
@pytest.mark.parametrize("bot", BOTS)
def test_whole_games_end_and_nobody_does_what_it_may_not(bot: str, preset: str) -> None:
    assert bout(bot, preset, f"{bot} {preset}").run().outcome in OVER


def test_thinking_has_no_clock_and_no_luck_of_its_own() -> None:
    for source in Path(bots.__file__).parent.glob("*.py"):
        text = source.read_text()
        assert "import time" not in text, source
        assert "import random" not in text, source


def test_the_same_luck_is_the_same_game() -> None:
    games = [bout("favourite", "default", "again") for _ in range(2)]
    for game in games:
        game.run(keep=True)

    assert games[0].steps == games[1].steps


@pytest.mark.parametrize("bot", BOTS)
def test_a_stand_in_plays_on_with_what_its_seat_has_seen(bot: str) -> None:
    game = bout(bot, "cooperation", "stand-in")
    changes = 0

    def take_over(seat: int) -> None:
        nonlocal changes
        mind = BOTS[bot](Seat(seat), Seeded(f"{bot} {game.actions}"))
        mind.remember(memory(game.state, Seat(seat)))  # type: ignore[union-attr]
        game._bots[seat] = Watched(mind)
        changes += 1

    game._episode.listeners = ()
    inform = game._inform

    def informed(turn: Any, actor: Any, action: Any) -> None:
        if game.actions % 7 == 6:
            take_over(game.actions % 4)
        inform(turn, actor, action)

    game._inform = informed  # type: ignore[method-assign]

    assert game.run().outcome in OVER
    assert changes > 2


def test_what_a_stand_in_remembers_is_what_it_knows() -> None:
    mind: Any = BOTS["favourite"](Seat(0), Seeded(1))
    mind.remember({3: "mortal"})

    assert mind._knowledge.rooms == {3: "mortal"}


def test_what_others_know_makes_no_difference() -> None:
    """The same letter from another truth gets the same answer."""
    chance = Seeded("truths")
    compared = 0

    def make(seat: Seat, luck: Chance) -> Bot:
        class Compared(Watched):
            def answer(self, letter: Letter) -> Action[Any]:
                nonlocal compared
                if compared < 60:
                    other = GAME.imagine(letter.view, seat, chance)
                    same = Letter(0, [], GAME.view(other, seat), GAME.legal(other, seat), asked=True)
                    first, second = (cast(Any, BOTS["favourite"](seat, Seeded(compared))) for _ in range(2))
                    assert first.answer(letter) == second.answer(same)
                    compared += 1
                return super().answer(letter)

        return Compared(BOTS["favourite"](seat, luck))

    Bout(GAME, complete(GAME.options, {}), [make] * 5, chance.stream("five")).run()

    assert compared == 60
