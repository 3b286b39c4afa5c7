"""Rules with mistakes: a table stands as it stood, waits where it cannot go on, and never falls."""

from dataclasses import replace
from itertools import count
from typing import Any

from tests.table.climb import GAME, Climb, Climber, ClimbView, Confused, GoAway, Light, Pass, Up, view
from tests.table.company import HOST, START, Company
from wayout.kernel.chance import Chance
from wayout.kernel.game import Bot
from wayout.kernel.play import Action, Refusal, Turn
from wayout.kernel.seats import Seat, Viewer
from wayout.table.house import Guest, House
from wayout.table.messages import AskResume, SetBot, SetSeats, SetTimers, Start
from wayout.table.table import Table


def table_with(**mistakes: Any) -> Company:
    """The host and a bot at a game with these mistakes, not yet started."""
    ids, seeds = count(1), count(1)
    house = House({"climb": replace(GAME, **mistakes)}, lambda: str(next(ids)), lambda: next(seeds), 0.0)
    company = Company(table=Table.create("ABCD", "climb", Guest(HOST, "Hanna"), START, house))
    company.house = house
    company.come(HOST)
    company.send(HOST, SetSeats(2))
    company.send(HOST, SetBot(1, "climber"))
    company.send(HOST, SetTimers({"turn": 60}, 30))
    return company


def started_with(**mistakes: Any) -> Company:
    company = table_with(**mistakes)
    company.send(HOST, Start())
    assert company.table.status == "playing"
    return company


def fails(*_: Any) -> Any:
    raise ZeroDivisionError("a mistake")


def half_done(turn: Turn[Climb]) -> None:
    Up(1).perform(turn, Seat(0))
    fails()


class BrokenLeave(GoAway, frozen=True):
    """Cannot say whether anybody may leave once somebody has climbed."""

    def check(self, state: Climb, seat: Seat) -> Refusal | None:
        return fails() if any(state.heights) else super().check(state, seat)


def test_a_step_after_which_nobody_can_tell_who_plays_is_not_taken() -> None:
    company = started_with(leave=BrokenLeave())

    company.wish(HOST, Up(1))

    assert company.refusal(HOST) == "internal"
    assert company.view["heights"] == [0, 0]
    company.wish(HOST, Pass())
    assert company.refusal(HOST) is None


def test_a_tick_that_fails_pauses_the_match_as_it_stood() -> None:
    company = started_with(tick=half_done)
    company.wish(HOST, Light())

    company.wait(5_000)

    assert company.around()["status"] == "paused"
    assert company.around()["pause_left"] is None, "it does not end by itself"
    assert company.view["heights"] == [0, 0]
    assert [str(trouble.__cause__) for trouble in company.batch.troubles] == ["a mistake"]
    company.send(HOST, AskResume())
    assert company.around()["status"] == "paused"


def test_a_deadline_that_does_not_pass_does_not_hang_the_house() -> None:
    company = started_with(tick=lambda turn: None)
    company.wish(HOST, Light())

    company.wait(5_000)

    assert company.around()["status"] == "paused"


def test_a_timeout_that_fails_pauses_the_match() -> None:
    company = started_with(timeout=fails)

    company.wait(60_000)

    assert company.around()["status"] == "paused"


def test_a_timeout_that_is_not_allowed_pauses_the_match() -> None:
    def too_far(state: Climb, seat: Seat, chance: Chance) -> Action[Climb]:
        return Up(9)

    company = started_with(timeout=too_far)

    company.wait(60_000)

    assert company.around()["status"] == "paused"


def test_a_step_that_cannot_be_told_has_not_happened() -> None:
    def short_sighted(state: Climb, viewer: Viewer) -> ClimbView:
        return fails() if state.heights[0] == 2 else view(state, viewer)

    company = started_with(view=short_sighted)
    company.wish(HOST, Up(1))

    batch = company.wish(HOST, Up(1))

    assert company.refusal(HOST) == "internal"
    assert batch.rows == []
    assert company.view["heights"] == [1, 0]
    company.wish(HOST, Up(2))
    assert company.view["heights"] == [3, 0]


def test_an_opening_that_fails_starts_nothing() -> None:
    company = table_with(open=half_done)

    batch = company.send(HOST, Start())

    assert company.refusal(HOST) == "internal"
    assert company.around()["status"] == "gathering"
    assert len(batch.troubles) == 1
    assert batch.rows == []


def test_a_bot_that_cannot_be_made_starts_nothing() -> None:
    company = table_with(bots={"climber": fails})

    company.send(HOST, Start())

    assert company.refusal(HOST) == "internal"
    assert company.around()["status"] == "gathering"


def test_a_bot_that_cannot_read_still_answers() -> None:
    class Blind:
        def read(self, letter: Any) -> None:
            fails()

        def answer(self, letter: Any) -> Action[Climb]:
            return Pass()

    def blind(seat: Seat, chance: Chance) -> Bot:
        return Blind()

    company = started_with(bots={"climber": blind})

    batch = company.wish(HOST, Pass())

    assert company.view["turn"] == 0
    assert len(batch.troubles) == 2


def test_a_bot_that_cannot_be_made_after_a_restart_pauses_the_match_and_is_told_of() -> None:
    makers = iter([fails])

    def made_at_the_second_try(seat: Seat, chance: Chance) -> Bot:
        return next(makers, Climber)(seat, chance)

    company = started_with()
    company.house = replace(company.house, games={"climb": replace(GAME, bots={"climber": made_at_the_second_try})})

    company.restart()
    batch = company.come(HOST)

    assert [str(trouble) for trouble in batch.troubles] == ["a mistake"]
    assert company.around()["status"] == "paused"
    assert company.send(HOST, AskResume()).troubles == [], "once"


def test_a_bot_whose_move_failed_with_the_rules_is_asked_again_when_the_match_goes_on() -> None:
    mistakes = iter([True])

    def fails_once(state: Climb, seat: Seat, chance: Chance) -> Action[Climb]:
        return fails() if next(mistakes, False) else Pass()

    company = started_with(bots={"climber": Confused}, timeout=fails_once)
    company.wish(HOST, Pass())
    assert company.around()["status"] == "paused"

    company.send(HOST, AskResume())

    assert company.around()["status"] == "playing"
    assert company.view["turn"] == 0, "the bot has played"
