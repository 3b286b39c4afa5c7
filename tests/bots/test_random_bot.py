"""The random bot."""

from collections import Counter

from tests.kernel.counting import Count
from wayout.bots.random_bot import RandomBot
from wayout.kernel.chance import Scripted, Seeded
from wayout.kernel.letter import Letter
from wayout.kernel.seats import Seat

CHOICES = Letter(0, [], None, [Count(1), Count(2), Count(3)], asked=True)


def test_it_does_what_chance_says() -> None:
    bot = RandomBot(Seat(0), Scripted([Count(2)]))

    bot.read(CHOICES)

    assert bot.answer(CHOICES) == Count(2)


def test_everything_it_may_do_is_about_as_likely() -> None:
    bot = RandomBot(Seat(0), Seeded(1))

    answers = Counter(bot.answer(CHOICES) for _ in range(3000))

    assert set(answers) == {Count(1), Count(2), Count(3)}
    assert min(answers.values()) > 900
