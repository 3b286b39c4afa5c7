"""Plotting in secret, all at once: one may change one's mind or take it back, and nobody else learns of it."""

import asyncio
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.table.company import BEN, CAT, DAN, HOST, Company
from tests.table.plot import GAME, Claim, Contrive
from tests.table.plotting import plotting, truth
from wayout.kernel.record import Header, Step, read_lines, standing_steps, state_after, step_of, write_lines
from wayout.store.sqlite import SqliteStore
from wayout.table.letters import RETOLD_STEPS
from wayout.table.match import SNAPSHOT_AMONG_ANSWERS, SNAPSHOT_AT_LAST, SNAPSHOT_EVERY
from wayout.table.messages import Agree, SetBot, SetSeats, Start, TakeBack
from wayout.table.table import Table, match_of

FREE = {"free": True, "ask": False}
OTHERS = (HOST, CAT, DAN)


def mail_of_others(company: Company) -> dict[str, list[Any]]:
    return {guest: company.inbox[guest] for guest in OTHERS}


def test_whoever_has_plotted_is_not_asked_but_may_change_its_mind() -> None:
    company = plotting(BEN, CAT)
    assert (company.letter(BEN)["asked"], company.letter(CAT)["asked"]) == (True, True)

    company.wish(BEN, Contrive(1))

    assert (company.letter(BEN)["asked"], company.letter(CAT)["asked"]) == (False, True)
    assert {"type": "contrive", "plot": 2} in company.letter(BEN)["may"]
    company.wish(BEN, Contrive(2))
    assert (company.refusal(BEN), truth(company).plots) == (None, [None, 2, None])


def test_a_bot_that_may_act_but_is_not_asked_waits() -> None:
    company = Company(game="plot")
    company.come(HOST)
    company.send(HOST, SetSeats(2))
    company.send(HOST, SetBot(1, "random"))
    company.send(HOST, Start())
    while truth(company).plots[1] is None:
        company.wait(5_000)
    before = len(company.steps)

    company.wait(60_000)

    assert len(company.steps) == before


def test_somebody_who_is_not_asked_claims_at_any_time() -> None:
    company = plotting(BEN, CAT)
    company.wish(BEN, Contrive(1))

    company.wish(BEN, Claim())

    assert company.view["claims"] == [0, 1, 0]


def test_claiming_again_and_again_gains_no_time() -> None:
    company = plotting(BEN, CAT, plot=20)
    company.wait(15_000)

    company.wish(BEN, Claim())

    assert company.letter()["clocks"] == {"0": 5.0, "1": 5.0, "2": 5.0}


def test_others_see_that_somebody_has_plotted_and_nothing_more() -> None:
    company = plotting(BEN, CAT)

    company.wish(BEN, Contrive(3))

    assert company.told(CAT, "letter")[0]["happened"] == [{"type": "plotted", "seat": 1, "plot": None, "again": False}]
    batch = company.wish(BEN, Contrive(1))
    assert {mail.guest for mail in batch.mail} == {BEN}


def test_others_get_the_same_mail_whatever_is_plotted_and_however_often() -> None:
    one, other, third = (plotting(BEN, CAT, DAN, plot=20) for _ in range(3))
    one.wish(BEN, Contrive(1))
    other.wish(BEN, Contrive(2))
    third.wish(BEN, Contrive(3))
    third.wish(BEN, Contrive(0))
    for company in (one, other, third):
        company.wait(4_000)
        company.come(*OTHERS, link="another link")
        company.wish(CAT, Contrive(1), id="cat's")
        company.wish(HOST, Claim(), id="host's")

    assert mail_of_others(one) == mail_of_others(other) == mail_of_others(third)
    assert one.table.next_wake == other.table.next_wake == third.table.next_wake
    for company in (one, other, third):
        company.wait(20_000)
    letters = [company.letter(HOST) for company in (one, other, third)]
    assert [letter["number"] for letter in letters] == [letters[0]["number"]] * 3


def test_whoever_comes_back_is_retold_the_same_however_often_others_changed_their_minds() -> None:
    steady, fickle = plotting(BEN, CAT, DAN), plotting(BEN, CAT, DAN)
    for company in (steady, fickle):
        company.go(CAT)
        company.wish(HOST, Claim())
        company.wish(BEN, Contrive(0))
    for number in range(RETOLD_STEPS):
        fickle.wish(BEN, Contrive(1 + number % 2))
    for company in (steady, fickle):
        company.come(CAT)

    assert [event["type"] for event in steady.told(CAT, "letter")[0]["missed"]] == ["claimed", "plotted"]
    assert steady.inbox[CAT] == fickle.inbox[CAT]


def test_others_get_the_same_mail_whatever_is_taken_back() -> None:
    one, other = (plotting(BEN, CAT, DAN, plot=20) for _ in range(2))
    for company, first, second in ((one, 1, 2), (other, 3, 0)):
        company.wish(BEN, Contrive(first))
        company.wish(CAT, Contrive(1), id="cat's")
        company.wait(3_000)
        company.send(BEN, TakeBack("back"))
        company.wish(BEN, Contrive(second))
        company.come(*OTHERS, link="another link")

    assert mail_of_others(one) == mail_of_others(other)
    assert one.table.next_wake == other.table.next_wake


def test_a_change_of_mind_that_is_taken_back_is_told_to_nobody_else() -> None:
    company = plotting(BEN, CAT)
    company.wish(BEN, Contrive(1))
    company.wish(BEN, Contrive(2))

    batch = company.send(BEN, TakeBack("back"))

    assert [(mail.guest, mail.kind) for mail in batch.mail] == [(BEN, "granted"), (BEN, "letter")]
    assert truth(company).plots == [None, 1, None]


def test_a_plot_is_taken_back_alone_and_what_others_plotted_since_stays() -> None:
    company = plotting(BEN, CAT)
    company.wish(BEN, Contrive(1))
    company.wish(CAT, Contrive(2))
    company.wish(HOST, Claim())
    assert company.letter(BEN)["take_back"] == FREE

    company.send(BEN, TakeBack("back"))

    assert truth(company).plots == [None, None, 2]
    assert truth(company).claims == [1, 0, 0]
    assert (company.steps[-1].undoes, company.steps[-1].back_to) == (1, None)
    assert company.told(CAT, "letter")[0]["taken_back"] == 1
    assert company.letter(BEN)["asked"]


def test_whoever_takes_a_plot_back_has_no_more_time_than_before_and_others_wishes_stay_good() -> None:
    company = plotting(BEN, CAT, plot=20)
    company.wish(BEN, Contrive(1))
    number = company.letter(CAT)["number"]
    company.wait(12_000)

    company.send(BEN, TakeBack("back"))

    assert company.letter()["clocks"] == {"0": 8.0, "1": 8.0, "2": 8.0}
    company.wish(CAT, Contrive(2), number=number)
    assert company.refusal(CAT) is None
    company.wait(8_000)
    assert [(step.seat, step.by) for step in company.steps[-2:]] == [(0, "timer"), (1, "timer")]


def test_a_wish_from_before_a_plot_was_taken_back_is_stale_for_its_seat_alone() -> None:
    company = plotting(BEN, CAT)
    company.wish(BEN, Contrive(1))
    number = company.letter(BEN)["number"]
    company.send(BEN, TakeBack("back"))

    company.wish(BEN, Contrive(1), number=number)

    assert company.refusal(BEN) == "stale"


def test_a_plot_does_not_end_a_request_to_go_back_further() -> None:
    company = plotting(BEN, CAT)
    company.wish(HOST, Claim())
    company.send(HOST, TakeBack("please"))
    before = company.around()["request"]

    company.wish(BEN, Contrive(1))

    assert before is not None
    assert company.around()["request"] == before
    company.send(BEN, Agree(True))
    company.send(CAT, Agree(True))
    assert (truth(company).claims, truth(company).plots) == ([0, 0, 0], [None] * 3)


def test_once_all_is_revealed_nothing_is_taken_back_freely() -> None:
    company = plotting(BEN, CAT)
    for guest in (BEN, CAT, HOST):
        company.wish(guest, Contrive(1))

    assert [company.letter(guest)["take_back"]["free"] for guest in (HOST, BEN, CAT)] == [False] * 3


def test_no_snapshot_stands_in_the_way_of_a_plot_while_others_claim_things() -> None:
    company = plotting(BEN, CAT)
    company.wish(BEN, Contrive(1))
    for _ in range(SNAPSHOT_AT_LAST + SNAPSHOT_EVERY):
        company.wish(HOST, Claim())

    company.send(BEN, TakeBack("back"))

    assert (company.refusal(BEN), truth(company).plots[1]) == (None, None)


def test_changing_ones_mind_again_and_again_makes_nobodys_answer_final() -> None:
    company = plotting(BEN, CAT)
    company.wish(CAT, Contrive(1))
    for number in range(SNAPSHOT_AT_LAST):
        company.wish(BEN, Contrive(1 + number % 2))
    company.send(BEN, TakeBack("back"))

    assert company.letter(CAT)["take_back"] == {"free": True, "ask": False}


def test_a_plot_can_be_taken_back_after_a_claim_of_ones_own_which_stays() -> None:
    company = plotting(BEN, CAT)
    company.wish(BEN, Contrive(1))
    company.wish(BEN, Claim())

    assert company.letter(BEN)["take_back"] == {"free": True, "ask": False}
    company.send(BEN, TakeBack("back"))

    assert (truth(company).plots, truth(company).claims) == ([None] * 3, [0, 1, 0])


def test_no_snapshot_is_taken_while_a_take_back_is_voted_on() -> None:
    company = plotting(BEN, CAT)
    company.wish(HOST, Claim())
    company.send(HOST, TakeBack("back"))
    for number in range(SNAPSHOT_AMONG_ANSWERS):
        company.wish(CAT, Contrive(1 + number % 2))

    company.send(BEN, Agree(True))
    company.send(CAT, Agree(True))

    header = Header("plot", 1, 3, {"rounds": 9, "sides": False, "traitor": False})
    assert state_after(GAME, header, company.steps) == truth(company)
    assert truth(company).claims == [0, 0, 0]


def test_a_claim_ends_no_vote_on_a_take_back() -> None:
    company = plotting(BEN, CAT)
    company.wish(BEN, Claim())
    company.send(BEN, TakeBack("back"))
    assert company.around()["request"]["kind"] == "take_back"

    company.wish(HOST, Claim())

    assert company.around()["request"]["kind"] == "take_back"


def test_after_a_restart_in_the_middle_things_are_as_they_were(tmp_path: Path) -> None:
    company = plotting(BEN, CAT, plot=20)
    company.wish(BEN, Contrive(1))
    company.wish(CAT, Contrive(2))
    company.wish(CAT, Contrive(3))
    company.wait(3_000)
    company.send(BEN, TakeBack("back"))
    company.send(CAT, TakeBack("back, too"))
    before = [company.letter(guest) for guest in (HOST, BEN, CAT)]

    company.table = asyncio.run(read_again(company, tmp_path / "house.db"))
    company.come(HOST, BEN, CAT)

    assert [company.letter(guest) for guest in (HOST, BEN, CAT)] == before
    assert truth(company).plots == [None, None, 2]
    company.send(CAT, TakeBack("further back"))
    assert truth(company).plots == [None, None, None]


async def read_again(company: Company, file: Path) -> Table:
    """Through a store in a file; the table itself was last saved before the steps."""
    store = await SqliteStore.open(str(file))
    saved, match = company.shelf.tables["ABCD"], company.table.match
    assert match is not None
    await store.commit([replace(saved, version=1), company.shelf.begun[match]])
    await store.commit(company.shelf.step_rows(match))
    found = await store.table("ABCD")
    assert found is not None
    kept = await store.match(match_of(found.document) or "", from_snapshot=True)
    await store.close()
    return Table.load(found.document, kept, company.now, company.house)


deeds = st.lists(st.tuples(st.sampled_from([HOST, BEN, CAT]), st.sampled_from([0, 1, 2, 3, None])), max_size=20)


@settings(max_examples=60, deadline=None)
@given(deeds)
def test_however_plots_changes_and_take_backs_mix_the_last_ones_that_stand_count(story: list[Any]) -> None:
    """Dan never plots, so that nothing is revealed."""
    company = plotting(BEN, CAT, DAN)
    stacks: dict[str, list[int]] = {HOST: [], BEN: [], CAT: []}
    for number, (guest, plot) in enumerate(story):
        if plot is None:
            company.send(guest, TakeBack(f"back {number}"))
            assert (company.refusal(guest) is None) == bool(stacks[guest])
            stacks[guest] = stacks[guest][:-1]
        elif stacks[guest][-1:] != [plot]:
            company.wish(guest, Contrive(plot))
            stacks[guest].append(plot)
    wanted = [stack[-1] if stack else None for stack in stacks.values()]

    assert truth(company).plots == [*wanted, None]
    header = Header("plot", 1, 4, {"rounds": 9, "sides": False, "traitor": False})
    assert state_after(GAME, header, company.steps) == truth(company)
    company.restart()
    assert truth(company).plots == [*wanted, None]


def test_a_record_with_an_undone_step_is_written_and_read() -> None:
    header = Header("plot", 1, 2, {})
    steps: list[Step] = [step_of(0, 0, []), step_of(1, 0, [], seat=0), step_of(2, 0, [], seat=1)]
    steps.append(step_of(3, 0, [], seat=0, undoes=1))

    read = read_lines(list(write_lines(header, steps)))[1]

    assert [step.number for step in standing_steps(read)] == [0, 2]
