"""A house that is killed in the middle of anything: nothing is lost, nobody learns more, and the show goes on."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.room25.at_the_table import EVA, come_back, dealt, everybody, table_from
from tests.games.room25.mac.dealing import card, stack
from tests.games.room25.shows import program, show
from tests.games.room25.studio import cell, who
from tests.table.company import BEN, CAT, DAN, HOST, Company
from wayout.games.room25 import GAME
from wayout.games.room25.actions import Choose, Program
from wayout.games.room25.parts import Target
from wayout.games.room25.state import State
from wayout.kernel.codec import encode
from wayout.kernel.play import Action
from wayout.table.messages import TakeBack

HERE, BESIDE, FAR = cell(1, 1), cell(1, 0), cell(4, 4)


def letters(company: Company) -> dict[str, Any]:
    return {guest: company.letter(guest) for guest in everybody(company)}


def in_the_middle_of_programs() -> Company:
    """The host is ready, Cat has changed her mind twice, Dan has taken his program back; all wait for Ben and Dan."""
    company = table_from(show(4, mode="suspicion", abilities=True, adrenaline=True))
    company.wish(HOST, Program(who("alice"), ("look", "special"), adrenaline=True))
    for tokens in (("look",), ("move", "push"), ("control",)):
        company.wish(CAT, Program(who("max"), tokens))
    company.wish(DAN, Program(who("kevin"), ("special",), aim="swap"))
    company.send(DAN, TakeBack("back"))
    return company


def alice_enters(kind: str, *cards: int, **options: Any) -> Company:
    """Her room asks her something."""
    state = show(4, {HERE: kind, FAR: "mortal"}, at={"alice": BESIDE}, **options)
    stack(state, *cards)
    program(state, alice=("move",))
    company = table_from(state)
    company.wish(HOST, Choose(Target(use="now")))
    company.wish(HOST, Choose(Target(cell=HERE)))
    return company


def at_a_vision() -> Company:
    return alice_enters("vision")


def at_a_robot() -> Company:
    return alice_enters("robot")


def at_an_illusion() -> Company:
    return alice_enters("illusion")


def at_a_card() -> Company:
    """Lock on, drawn in a M.A.C. Room: two open rooms lie beside it."""
    state = show(4, {HERE: "mac"}, at={"alice": BESIDE, "max": cell(0, 1)})
    stack(state, card("lock_on"))
    program(state, alice=("move",))
    company = table_from(state)
    company.wish(HOST, Choose(Target(use="now")))
    company.wish(HOST, Choose(Target(cell=HERE)))
    return company


def at_picking() -> Company:
    """The first two have picked."""
    company = table_from(dealt(4, "picking", clues=True, characters="picked"))
    for _ in range(2):
        picks(company)
    return company


def picks(company: Company) -> None:
    guest = whoever_is_asked(company)
    company.wish(guest, choice(company, guest, 0))


def whoever_is_asked(company: Company) -> str:
    return next(guest for guest in everybody(company) if company.letter(guest)["asked"])


def choice(company: Company, guest: str, number: int) -> Action[State]:
    may = company.letter(guest)["may"]
    return GAME.codec.action(encode(may[number % len(may)]))


MOMENTS: dict[str, tuple[Callable[[], Company], Callable[[dict[str, Any]], Any]]] = {
    "program": (in_the_middle_of_programs, lambda view: view["phase"]),
    "vision": (at_a_vision, lambda view: view["question"]["id"]),
    "robot": (at_a_robot, lambda view: view["question"]["id"]),
    "illusion": (at_an_illusion, lambda view: view["question"]["id"]),
    "lock_on": (at_a_card, lambda view: view["question"]["id"]),
    "opening": (at_picking, lambda view: view["phase"]),
}


@pytest.mark.parametrize("moment", list(MOMENTS))
def test_a_restart_in_the_middle_changes_nothing_for_anybody(moment: str) -> None:
    set_up, named = MOMENTS[moment]
    company, undisturbed = set_up(), set_up()
    before = letters(company)
    assert named(company.view) == moment

    come_back(company, *everybody(company))

    assert letters(company) == before
    guest = whoever_is_asked(company)
    for one in (company, undisturbed):
        one.wish(guest, choice(one, guest, -1), id="answer")
    assert company.told(guest, "granted") == undisturbed.told(guest, "granted")
    for other in everybody(company):
        assert company.told(other, "letter")[0]["happened"][0] == undisturbed.told(other, "letter")[0]["happened"][0]


@pytest.mark.parametrize("moment", list(MOMENTS))
def test_the_show_goes_on_to_its_end_through_a_restart_at_every_tenth_step(moment: str) -> None:
    company = MOMENTS[moment][0]()
    for number in range(1_000):
        if company.table.status == "over":
            break
        if number % 10 == 0:
            come_back(company, *everybody(company))
        guest = whoever_is_asked(company)
        company.wish(guest, choice(company, guest, number))
        assert company.refusal(guest) is None

    assert company.table.status == "over"
    assert [step.number for step in company.steps] == list(range(len(company.steps)))
    company.restart()
    assert company.table.status == "over"


def test_in_the_middle_of_programs_every_seat_finds_its_own_and_nobody_anothers() -> None:
    company = in_the_middle_of_programs()
    come_back(company, *everybody(company))

    def programs(guest: str) -> list[Any]:
        figures = company.letter(guest)["view"]["figures"]
        laid = [figure["program"] for figure in figures]
        return [one and (one["first"], one["second"], one["floating"], one["aim"], one["adrenaline"]) for one in laid]

    empty = (None, None, None, None, False)
    assert programs(HOST) == [("look", "special", None, None, True), None, None, None]
    assert programs(BEN) == [None, empty, None, None]
    assert programs(CAT) == [None, None, (None, None, "control", None, False), None]
    assert programs(DAN) == [None, None, None, empty]
    assert programs(EVA) == [None] * 4
    seen = company.letter(EVA)["view"]["figures"]
    assert [(one["ready"], one["slots"], one["adrenaline"]) for one in seen] == [
        (ready, [False] * 3, "ready") for ready in (True, False, True, False)
    ]
    company.wish(BEN, Program(who("jennifer"), ("push",)))
    company.wish(DAN, Program(who("kevin"), ("push",)))
    assert company.told(EVA, "letter")[0]["happened"][1]["counts"] == [2, 1, 1, 1, 0, 0, 0, 0]


def test_a_program_can_be_taken_back_after_a_restart_too() -> None:
    company = in_the_middle_of_programs()
    come_back(company, *everybody(company))

    for number, tokens in enumerate((["move", "push"], ["look"], [])):
        company.send(CAT, TakeBack(f"back {number}"))
        laid = company.letter(CAT)["view"]["figures"][2]["program"]
        assert [laid[slot] for slot in ("first", "second", "floating") if laid[slot]] == tokens
    assert company.letter(EVA)["view"]["figures"][2]["ready"] is False


def test_deaths_are_known_to_whoever_comes_after_them_and_after_a_restart() -> None:
    company = alice_enters("mortal", mode="suspicion")
    come_back(company, *everybody(company))

    death = {"who": who("alice"), "round": 1, "cell": HERE, "of": "mortal"}
    assert [company.letter(guest)["view"]["deaths"] for guest in everybody(company)] == [[death]] * 5
