"""In real time too, a person lets a bot play in their seat and takes it back, or gives it to somebody who came late."""

from tests.table.company import BEN, CAT, HOST, Company
from tests.table.test_games import table_of
from wayout.games.temple.actions import Signal
from wayout.kernel.record import Step
from wayout.table.messages import Ready, Rest, SetSeats, Sit, Stand, Start

A_WHILE = 20_000
CALL = Signal("come", None)


def temple() -> Company:
    """The host and Ben run, and Cat looks on."""
    company = table_of("temple")
    company.send(HOST, SetSeats(2))
    company.come(BEN, CAT)
    company.send(BEN, Ready(True))
    company.send(HOST, Start())
    company.wait(60_000)
    assert company.view["phase"] == "running"
    return company


def deeds(company: Company, seat: int, since: int) -> list[Step]:
    return [step for step in company.steps[since:] if step.seat == seat]


def test_a_bot_runs_through_the_temple_until_the_person_wants_to_run_again() -> None:
    company = temple()
    before = len(company.steps)
    company.send(HOST, Rest(True))
    assert company.around()["seats"][0]["rests"] is True
    assert company.around()["missing"] == []

    company.wait(A_WHILE)
    played = deeds(company, 0, before)
    assert {step.by for step in played} == {"bot"}
    assert deeds(company, 1, before) == [], "nobody plays for Ben"
    company.wish(HOST, CALL)
    assert company.refusal(HOST) == "resting"

    company.send(HOST, Rest(False))
    after = len(company.steps)
    company.wait(A_WHILE)
    assert deeds(company, 0, after) == []
    company.wish(HOST, CALL)
    company.wait(1_000)
    assert [step.by for step in deeds(company, 0, after)] == ["player"]


def test_a_seat_in_the_temple_is_given_to_a_late_comer_who_runs_on_with_its_dice() -> None:
    company = temple()
    dice = company.letter(BEN)["view"]["seats"]["1"]

    company.send(BEN, Stand())
    assert company.around()["seats"][1]["kind"] == "open"
    company.send(CAT, Sit(1))

    assert company.around(CAT)["you"]["seat"] == 1
    assert company.around(BEN)["you"]["spectator"] is True
    assert company.letter(CAT)["view"]["seats"]["1"] == dice
    company.wait(A_WHILE)
    since = len(company.steps)
    company.wish(CAT, CALL)
    company.wait(1_000)
    assert [step.by for step in deeds(company, 1, since)] == ["player"]
