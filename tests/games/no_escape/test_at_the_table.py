"""No Escape at a real table: what can be taken back, and what a restart in the middle of a question remembers."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.no_escape.at_the_table import EVA, PEOPLE, come_back, table_with
from tests.games.no_escape.tables import EAST_EXIT, NORTH_EXIT, SOUTH_EXIT, WEST_EXIT, A, B, Tiles, at_cell, table
from tests.table.company import BEN, CAT, HOST, Company
from wayout.games.no_escape import GAME
from wayout.games.no_escape.actions import LetPass, PlaceTile, PlayAbort, Roll, SkipAction, SpendEnergy
from wayout.games.no_escape.slots import Spot
from wayout.games.no_escape.state import State
from wayout.kernel.codec import encode
from wayout.kernel.play import Action
from wayout.table.messages import TakeBack

PASS = LetPass()
FREE = {"free": True, "ask": False}
ASK = {"free": False, "ask": True}
GATE = at_cell("1A", 0, 7)
"""The last space of side 1A before the exit to the north."""
LAY = PlaceTile("triple", NORTH_EXIT, 0)


def offer(company: Company, guest: str = HOST) -> Any:
    return company.letter(guest)["take_back"]


def laid_before(*others: str, **changes: Any) -> Company:
    """The host has laid a tile; the others hold these. With an abort of maze tiles among them a window is open."""
    discard = "" if any("ab_maze" in hand for hand in others) else None
    hands = ["triple tee tee", *others]
    company = table_with(table(seats=len(hands), hands=hands, discard=discard, **changes))
    company.wish(HOST, LAY)
    return company


def test_a_placed_tile_is_taken_back_freely_and_all_is_as_before() -> None:
    company = table_with(table(hands=["triple tee tee", "corner"]))
    before = company.view
    company.wish(HOST, LAY)
    assert offer(company) == FREE
    assert company.view["tiles"] != before["tiles"]

    company.send(HOST, TakeBack("back"))

    assert company.view == before
    assert company.told(BEN, "letter")[0]["view"]["tiles"] == []
    company.wish(HOST, PlaceTile("tee", NORTH_EXIT, 0))
    assert [tile["tile"] for tile in company.view["tiles"]] == ["tee"]


def test_not_after_a_roll() -> None:
    company = laid_before("corner")
    company.wish(HOST, Roll())

    assert offer(company) == ASK
    company.send(HOST, TakeBack("back"))
    assert company.around()["request"]["kind"] == "take_back"


def test_not_after_a_draw() -> None:
    """A locked player's tile is followed by the draw."""
    company = laid_before("corner", locked=[True, False])

    assert company.view["hand_sizes"] == [3, 1]
    assert offer(company) == ASK


def test_not_after_something_was_revealed() -> None:
    """No tile of the hand fits: skipping the action turns tiles up from the pile."""
    company = table_with(table(hands=["breach breach", "corner"], deck="swap single"))
    company.wish(HOST, SkipAction())
    assert company.view["flipped"] == "single"

    assert offer(company) == ASK


def test_not_after_the_window_was_answered() -> None:
    company = laid_before("ab_maze")
    assert (company.view["window"]["kind"], offer(company)) == ("maze", FREE)

    company.wish(BEN, PASS)

    assert (company.view["window"], offer(company)) == (None, ASK)


def test_not_after_the_window_was_answered_by_an_abort() -> None:
    company = laid_before("ab_maze")
    company.wish(BEN, PlayAbort("ab_maze"))

    assert (company.view["tiles"], offer(company)) == ([], ASK)


def test_while_others_may_still_answer_it_goes_with_the_answers_that_nobody_saw() -> None:
    company = laid_before("ab_maze", "corner")
    company.wish(BEN, PlayAbort("ab_maze"))
    assert offer(company) == FREE

    company.send(HOST, TakeBack("back"))

    assert company.view["window"] is None
    assert company.letter(BEN)["view"]["hand"] == ["ab_maze"]
    company.wish(HOST, LAY)
    assert [may["type"] for may in company.letter(BEN)["may"]] == ["let_pass", "play_abort"]


def test_a_sealed_answer_can_be_taken_back_alone_until_all_have_answered() -> None:
    company = laid_before("ab_maze", "corner")
    company.wish(BEN, PASS)
    assert offer(company, BEN) == FREE

    company.send(BEN, TakeBack("on second thoughts"))

    assert company.view["window"] is not None
    assert [may["type"] for may in company.letter(BEN)["may"]] == ["let_pass", "play_abort"]


def test_a_spent_token_can_be_taken_back_and_then_the_tile_too() -> None:
    company = laid_before("corner", meeples={A: (GATE, "NS")})
    company.wish(HOST, SpendEnergy())
    assert (company.view["green"], offer(company)) == ([2, 3], FREE)

    company.send(HOST, TakeBack("token"))
    assert (company.view["green"], offer(company)) == ([3, 3], FREE)
    company.send(HOST, TakeBack("tile"))

    assert company.view["tiles"] == []


def in_a_window() -> Company:
    """Ben has sealed an abort; Cat is still to answer."""
    company = laid_before("ab_maze", "corner")
    company.wish(BEN, PlayAbort("ab_maze"))
    return company


def rolled_towards(tiles: Tiles, pushed: Spot | None = None) -> Company:
    """The host leaves the board by its eastern exit, where these tiles lie; Ben may be in the way."""
    meeples = {A: (at_cell("1A", 7, 8), "EW"), **({} if pushed is None else {B: (pushed, "WE")})}
    company = table_with(table(tiles, hands=["triple tee tee", "corner"], meeples=meeples))
    company.wish(HOST, LAY)
    company.wish(HOST, Roll())
    return company


def at_a_branch() -> Company:
    """Ben stands on a branch, is turned round by the push, and has to choose his way."""
    return rolled_towards({EAST_EXIT: "tee/1"}, pushed=(2, 1, 1))


def at_a_teleporter() -> Company:
    return rolled_towards({EAST_EXIT: "tele_w/1", SOUTH_EXIT: "tele_w/2", WEST_EXIT: "tele_w/3"})


def at_a_white_control() -> Company:
    return rolled_towards({EAST_EXIT: "ctrl_w/1"})


QUESTIONS: dict[str, tuple[Callable[[], Company], str]] = {
    "window": (in_a_window, CAT),
    "branch": (at_a_branch, BEN),
    "teleport": (at_a_teleporter, HOST),
    "new_path": (at_a_white_control, HOST),
}


@pytest.mark.parametrize("kind", list(QUESTIONS))
def test_a_restart_in_the_middle_of_a_question_changes_nothing(kind: str) -> None:
    set_up, guest = QUESTIONS[kind]
    company, undisturbed = set_up(), set_up()
    people = [*PEOPLE[: company.view["seats"]], EVA]
    before = {one: company.letter(one) for one in people}
    view = before[guest]["view"]
    assert (view["window"] if kind == "window" else view["question"])["kind"] in (kind, "maze")
    assert before[guest]["may"]

    come_back(company, *people)

    assert {one: company.letter(one) for one in people} == before
    for one in (company, undisturbed):
        one.wish(guest, last_choice(one, guest), id="answer")
    assert company.told(guest, "granted") == undisturbed.told(guest, "granted")
    happened = undisturbed.told(guest, "letter")[0]["happened"]
    assert happened
    assert company.told(guest, "letter")[0]["happened"][0] == happened[0]


def last_choice(company: Company, guest: str) -> Action[State]:
    return GAME.codec.action(encode(company.letter(guest)["may"][-1]))
