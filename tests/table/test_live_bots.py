"""Bots in real time look up when they want to, and keep the spacing that everybody keeps."""

from dataclasses import replace

from tests.table.bell import GAME, RINGS_EVERY, SPACING
from tests.table.company import BEN, HOST
from tests.table.live_company import PRESS, ring
from wayout.kernel.play import IllegalAction, because


def test_a_bot_acts_at_the_moment_it_chose() -> None:
    company = ring(bots=("ringer",))

    company.wait(4000)

    assert company.pressed(1) == [1010, 3010]
    assert {step.by for step in company.steps if step.seat == 1} == {"bot"}


def test_a_hasty_bot_waits_until_it_may() -> None:
    company = ring(bots=("hasty",))

    company.wait(4000)

    assert company.pressed(1) == list(range(1010, 4000, SPACING))
    assert company.batch.troubles == []


def test_a_bot_that_fails_keeps_nobody_from_playing() -> None:
    company = ring(bots=("confused", "cheat"))
    troubles = 0
    for _ in range(30):
        company.wait(100)
        troubles += len(company.batch.troubles)
    company.ask(HOST, PRESS)

    assert company.pressed(0) == [3000]
    assert company.table.status == "playing"
    assert troubles > 0


def test_a_bot_that_wants_what_is_left_out_of_the_match_is_told_so_before_it_gets_in_line() -> None:
    company = ring(bots=("ringer",))
    playing = company.table._core.playing
    assert playing is not None
    playing.match.game = replace(GAME, left_out=lambda state, action: because("left_out", rule="B-8"))

    company.wait(1_010)

    (trouble,) = company.batch.troubles
    assert isinstance(trouble, IllegalAction)
    assert trouble.refusal.code == "left_out"


def test_a_clock_of_twenty_times_the_speed_is_told_and_kept() -> None:
    company = ring(BEN, bots=("ringer",), speed=20.0, every=RINGS_EVERY)
    assert company.known[HOST]["runs"] == 20.0

    company.wait(200)

    assert company.letter()["at"] == 4000
    assert company.pressed(2) == [1020, 3020]
    company.wait(1300)
    assert company.table.status == "over"
    assert company.steps[-1].at == 3 * RINGS_EVERY
