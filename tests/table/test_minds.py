"""For how long bots think: as long as the decision is hard, and never so that it tells what they hold."""

from dataclasses import replace
from itertools import count

import pytest

from tests.table.climb import GAME, Answer, Ask, Climb, Climber, Draw, Pass, legal
from tests.table.company import HOST, START, Company, gathered, playing
from wayout.kernel.chance import Chance, Seeded
from wayout.kernel.letter import Letter
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat
from wayout.table.house import Guest, House
from wayout.table.messages import Pace, SetBot, SetPace, SetSeats, Stand, Start
from wayout.table.minds import Mind
from wayout.table.post import Post
from wayout.table.table import Table


def times(choices: int | None, pace: float = 1.0) -> list[int]:
    """When a hundred bots answer a letter of the moment 5000."""
    dues = []
    for seed in range(100):
        mind = Mind(Climber(Seat(0), Seeded(seed)), Seeded(seed))
        mind.read(Letter(0, [], None, [Pass()] * (choices or 2), asked=True), 5000, pace, choices)
        assert mind.due is not None
        dues.append(mind.due - 5000)
    return dues


@pytest.mark.parametrize(
    ("choices", "least", "most"), [(1, 400, 800), (2, 1000, 2000), (6, 1000, 2000), (7, 1200, 3000), (90, 1200, 3000)]
)
def test_a_bot_thinks_the_longer_the_more_it_may_choose_from(choices: int, least: int, most: int) -> None:
    thought = times(choices)

    assert all(least <= time < most for time in thought)
    assert len(set(thought)) > 50, "and never the same"


def test_the_pace_of_the_house_scales_it() -> None:
    assert times(7, pace=0.5) == [time // 2 for time in times(7)]
    assert times(1, pace=0.0) == [0] * 100


def test_where_answers_lie_sealed_a_bot_has_no_time_of_its_own() -> None:
    mind = Mind(Climber(Seat(0), Seeded(1)), Seeded(1))

    mind.read(Letter(0, [], None, [Pass()], asked=True), 5000, 1.0, None, sealed=5700)

    assert mind.due == 5700


def world(seats: int, holds: bool) -> Company:
    """The host, bots in the other seats, which hold something to answer yes with or not, and a question in secret."""

    def may(state: Climb, seat: Seat) -> list[Action[Climb]]:
        return [action for action in legal(state, seat) if holds or action != Answer(True)]

    ids, seeds = count(1), count(1)
    house = House({"climb": replace(GAME, legal=may)}, lambda: str(next(ids)), lambda: next(seeds), 1.0)
    company = Company(table=Table.create("ABCD", "climb", Guest(HOST, "Hanna"), START, house), own=house)
    company.come(HOST)
    company.send(HOST, SetSeats(seats))
    for seat in range(1, seats):
        company.send(HOST, SetBot(seat, "climber"))
    company.send(HOST, Start())
    company.wish(HOST, Ask(secretly=True))
    return company


def dues(company: Company) -> list[int | None]:
    playing = company.table._core.playing
    assert playing is not None
    return [mind.due for mind in playing.minds.values()]


@pytest.mark.parametrize("seats", [2, 4])
def test_whoever_is_asked_in_secret_thinks_as_long_whatever_it_holds(seats: int) -> None:
    asked = dues(world(seats, holds=True))

    assert all(due is not None and 900 <= due < 2500 for due in asked)
    assert asked == dues(world(seats, holds=False))


def test_a_bot_that_steps_in_while_a_question_is_open_does_not_tell_either() -> None:
    held, empty = (world(2, holds) for holds in (True, False))
    for company in (held, empty):
        playing = company.table._core.playing
        assert playing is not None
        playing.minds.clear()
        playing.seat_bots(Post(), company.now)

    assert dues(held) == dues(empty)


def test_where_no_person_plays_bots_think_half_as_long() -> None:
    company = gathered(bots=1, pace=1.0)
    company.send(HOST, Stand())
    company.send(HOST, SetBot(0, "climber"))

    company.send(HOST, Start())

    [due] = [due for due in dues(company) if due is not None]
    assert 600 <= due < 1500


def thinks(pace: Pace) -> int:
    """For how long the bot thinks about its first move, with the same luck."""
    company = playing(bots=1, pace=1.0)
    company.send(HOST, SetPace(pace))
    company.wait(10_000)
    company.wish(HOST, Draw())
    play = company.table._core.playing
    assert play is not None
    [due] = [due for due in dues(company) if due is not None]
    return due - play.match.progress.shown_until


def test_the_pace_of_the_table_scales_it() -> None:
    normal = thinks("normal")

    assert [thinks("calm"), thinks("quick")] == [int(1.8 * normal), int(0.4 * normal)]


def test_once_all_people_are_out_nobody_waits_for_bots() -> None:
    company = playing(bots=1, pace=1.0)

    company.send(HOST, Stand())

    [due] = [due for due in dues(company) if due is not None]
    assert 90 <= due < 250


class Keeper(Climber):
    """A bot that keeps what it is told of what its seat knows."""

    def __init__(self, seat: Seat, chance: Chance) -> None:
        super().__init__(seat, chance)
        self.told: list[object] = []

    def remember(self, memory: object) -> None:
        self.told.append(memory)


def test_a_bot_that_takes_a_seat_over_knows_what_the_seat_knows() -> None:
    ids, seeds = count(1), count(1)
    game = replace(GAME, bots={"climber": Keeper}, memory=lambda state, seat: f"seat {seat} saw it")
    house = House({"climb": game}, lambda: str(next(ids)), lambda: next(seeds), 1.0)
    company = Company(table=Table.create("ABCD", "climb", Guest(HOST, "Hanna"), START, house), own=house)
    company.come(HOST)
    company.send(HOST, SetSeats(2))
    company.send(HOST, SetBot(1, "climber"))
    company.send(HOST, Start())
    playing = company.table._core.playing
    assert playing is not None

    playing.minds.clear()
    playing.seat_bots(Post(), company.now)

    assert playing.minds[1].bot.told == ["seat 1 saw it"]  # type: ignore[attr-defined]
