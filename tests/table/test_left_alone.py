"""How long bots think, things are shown and answers lie sealed: as usual as long as a seat is anybody's, who may come
back to it; a tenth of it once no seat is. Who sits where is public, and hands have no part in it."""

from collections.abc import Callable
from itertools import pairwise
from typing import Final

import pytest

from tests.games.no_escape.at_the_table import EVA, table_with
from tests.games.no_escape.tables import NORTH_EXIT, table
from tests.table.company import HOST, Company
from wayout.games.no_escape import GAME
from wayout.games.no_escape.actions import PlaceTile
from wayout.games.no_escape.events import TurnBegan, WindowOpened
from wayout.kernel.record import Step
from wayout.table.left_alone import LEFT_ALONE
from wayout.table.messages import Leave, Rest

LEAST, MOST = WindowOpened.sealed_for
NO_ABORT, ABORT = "hook corner corner", "ab_maze corner corner"
BRIEF: Final = 20_000


def among_bots(third_hand: str = NO_ABORT) -> Company:
    """The host, whose turn it is, and three bots, at the house's own pace; Eva looks on."""
    hands = ["triple tee tee", "tee tee corner", third_hand, "tee corner corner"]
    company = table_with(table(seats=4, hands=hands, discard=""), pace=1.0, bots=3)
    company.wait(10_000)
    return company


def rests(company: Company) -> None:
    company.send(HOST, Rest(True))


def goes(company: Company) -> None:
    company.go(HOST)
    company.wait(31_000)


def leaves(company: Company) -> None:
    company.send(HOST, Leave())


def shown_for(step: Step) -> int:
    return sum(event.shown_for for event in GAME.codec.events(step.events))


def longest_wait(step: Step) -> int:
    """Nobody thinks for longer than answers may lie sealed."""
    return shown_for(step) + MOST


def steps_of_a_while(company: Company) -> list[Step]:
    first = len(company.steps)
    company.wait(BRIEF)
    return company.steps[first:]


def is_window(step: Step) -> bool:
    return any(isinstance(event, WindowOpened) for event in GAME.codec.events(step.events))


def test_once_no_seat_is_anybodys_every_step_takes_a_tenth_of_its_time() -> None:
    company = among_bots()
    leaves(company)

    steps = steps_of_a_while(company)

    events = [event for step in steps for event in GAME.codec.events(step.events)]
    assert sum(isinstance(event, TurnBegan) for event in events) >= 8
    assert any(isinstance(event, WindowOpened) for event in events)
    assert any(shown_for(step) for step in steps)
    for before, after in pairwise(steps):
        assert after.at - before.at <= LEFT_ALONE * longest_wait(before), before


@pytest.mark.parametrize("away", [rests, goes])
def test_whoever_rests_or_drops_finds_the_game_going_on_at_its_usual_pace(away: Callable[[Company], None]) -> None:
    company = among_bots()
    away(company)

    steps = steps_of_a_while(company)

    assert any(is_window(step) for step in steps)
    for before, after in pairwise(steps):
        assert after.at - before.at >= shown_for(before)
        if is_window(before):
            assert after.at - before.at >= LEAST
    assert company.table.status == "playing"


def test_answers_do_not_lie_sealed_for_long_where_one_person_alone_plays_among_bots() -> None:
    company = among_bots()
    company.send(EVA, Leave())

    company.wish(HOST, PlaceTile("triple", NORTH_EXIT, 0))
    company.wait(MOST)

    window, answer = company.steps[1:3]
    assert is_window(window)
    assert answer.at - window.at <= LEFT_ALONE * MOST


def test_they_do_as_soon_as_anybody_looks_on() -> None:
    company = among_bots()

    company.wish(HOST, PlaceTile("triple", NORTH_EXIT, 0))
    company.wait(MOST)

    window, answer = company.steps[1:3]
    assert is_window(window)
    assert answer.at - window.at >= LEAST


@pytest.mark.parametrize("browser", ["a stranger", HOST])
def test_a_big_screen_looks_on_too(browser: str) -> None:
    """It shows everybody in front of it when a window closes, and they may sit down next."""
    company = among_bots()
    company.send(EVA, Leave())
    company.table.open_screen(browser, "screen", company.now)

    company.wish(HOST, PlaceTile("triple", NORTH_EXIT, 0))
    company.wait(MOST)

    window, answer = company.steps[1:3]
    assert is_window(window)
    assert answer.at - window.at >= LEAST


def first_window(company: Company) -> list[int]:
    """When the bot in the host's seat opens one, and when the answers are opened."""
    leaves(company)
    company.wait(BRIEF)
    opened = next(number for number, step in enumerate(company.steps) if is_window(step))
    return [step.at for step in company.steps[: opened + 4]]


def test_how_long_answers_lie_sealed_then_tells_nothing_about_hands() -> None:
    assert first_window(among_bots(NO_ABORT)) == first_window(among_bots(ABORT))


def test_a_game_that_was_left_alone_is_read_again_as_it_was() -> None:
    company = among_bots()
    leaves(company)
    company.wait(BRIEF)
    seen = company.letter(EVA)["view"]

    company.restart()
    company.come(EVA)

    assert company.letter(EVA)["view"] == seen
