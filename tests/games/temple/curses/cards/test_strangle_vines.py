"""Strangle vines: TMP-2.11.11, TMP-5.11."""

import pytest

from tests.games.temple.module_tables import NOW, A, B, E, W, cursed, do, hand, refusal, temple, throws
from wayout.games.temple import GAME
from wayout.games.temple.actions import Enter, Offer, Roll
from wayout.games.temple.bots.atlas import FAR, Atlas
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.events import Rolled
from wayout.games.temple.modules.curses.actions import Lift
from wayout.games.temple.modules.curses.bots import worth_of
from wayout.games.temple.modules.curses.events import CurseLifted
from wayout.games.temple.pool import pool_size
from wayout.games.temple.rules import legal
from wayout.games.temple.state import ADVENTURER, State

CARD = "strangle_vines"


def vined(mine: str = "AAKT.", *more: str) -> State:
    state = cursed(temple(modules="curses,fountain", dice={A: mine, B: "AAK.."}), A, CARD)
    for curse in more:
        cursed(state, A, curse)
    return state


def test_5_11_adventurers_pay_for_nothing() -> None:
    state = vined()

    assert refusal(state, A, Enter(E)) == refusal(state, A, Enter(W)) == "cannot_pay TMP-4.5"
    assert not {Enter(E), Enter(W)} & set(legal(state, A))
    assert Enter(E) in legal(state, B)


def test_5_11_they_are_offered_to_nobody() -> None:
    state = vined()

    assert refusal(state, A, Offer((0, 1), True)) == "shows_nothing TMP-4.5"
    assert pool_size(state, B, ADVENTURER) == 2


def test_5_11_every_roll_takes_them_along() -> None:
    state = vined()

    assert do(state, A, Roll((4,)), throws("TTG")) == [Rolled(A, (0, 1, 4), ("T", "T", "G"), NOW)]
    assert hand(state, A) == "TTKTG"
    assert do(state, A, Roll((4,)), throws("A"), at=NOW + 500) == [Rolled(A, (4,), ("A",), NOW + 500)]


def test_5_11_with_a_cursed_hand_two_dice_and_adventurers_first() -> None:
    state = vined("KAAA.", "cursed_hand")

    assert do(state, A, Roll((0, 4)), throws("TT")) == [Rolled(A, (1, 2), ("T", "T"), NOW)]
    state = vined("KA..T", "cursed_hand")
    assert do(state, A, Roll((2, 3)), throws("TT")) == [Rolled(A, (1, 2), ("T", "T"), NOW)]


def test_5_11_lists_of_rolls_never_leave_them_out() -> None:
    rolls = [action for action in legal(vined(), A) if isinstance(action, Roll)]

    assert rolls
    assert all({0, 1} <= set(roll.dice) for roll in rolls)


def test_2_11_11_two_keys_and_a_torch_lift_it_and_adventurers_count_again() -> None:
    state = vined("AAKKT")

    assert do(state, A, Lift(CARD)) == [CurseLifted(A, CARD, (2, 3, 4), NOW)]
    assert Enter(E) in legal(state, A)


def test_everybody_sees_that_they_count_for_nothing() -> None:
    seen = GAME.view(vined(), B).seats["0"]

    assert [die.counts_as for die in seen.dice] == ["", "", None, None, None]
    assert seen.must_roll == [0, 1]


@pytest.mark.parametrize(("mine", "worth"), [("AAAAA", FAR), ("AAAxx", FAR), ("AAxxx", 0.0)])
def test_a_bot_gets_rid_of_them_first_if_it_can(mine: str, worth: float) -> None:
    view = GAME.view(vined(mine), A)

    assert worth_of(Scene(view, Atlas(view.chambers), A, NOW), CARD) == worth
