"""Cursed hand: TMP-2.11, TMP-6."""

from tests.games.temple.module_tables import NOW, A, B, E, W, cursed, do, hand, refusal, temple, throws
from wayout.games.temple import GAME
from wayout.games.temple.actions import Discover, Enter, Roll
from wayout.games.temple.modules.curses.actions import Lift
from wayout.games.temple.rules import legal
from wayout.games.temple.spacing import ready_at
from wayout.games.temple.state import State


def one_handed(dice: str = ".....") -> State:
    return cursed(temple(dice={A: dice, B: "....."}, at={A: 1, B: 1}), A, "cursed_hand")


def test_6_a_roll_takes_two_dice_at_most() -> None:
    state = one_handed()

    assert refusal(state, A, Roll((0, 1, 2))) == "too_many_dice TMP-6"
    assert refusal(state, B, Roll((10, 11, 12, 13, 14))) is None
    do(state, A, Roll((1, 3)), throws("AK"))
    assert hand(state, A) == ".A.K."


def test_6_rolls_that_are_listed_take_two_dice_at_most() -> None:
    state = one_handed("AK...")

    assert {len(action.dice) for action in legal(state, A) if isinstance(action, Roll)} == {2}
    assert GAME.view(state, A).seats["0"].most_dice == 2


def test_6_rolls_are_1000_ms_apart() -> None:
    state = one_handed()
    do(state, A, Roll((0, 1)), throws("AA"))
    do(state, B, Roll((10, 11)), throws("AA"))

    assert ready_at(state, A, Roll((0, 1))) == NOW + 1_000
    assert ready_at(state, B, Roll((10, 11))) == NOW + 500
    assert GAME.view(state, A).seats["0"].roll_from == NOW + 1_000


def test_6_other_deeds_are_240_ms_apart() -> None:
    state = one_handed("AAAA.")
    do(state, A, Discover(E))

    assert ready_at(state, A, Enter(W)) == NOW + 240
    assert GAME.view(state, A).seats["0"].act_from == NOW + 240


def test_6_once_it_is_lifted_all_dice_roll_at_the_usual_pace() -> None:
    state = one_handed("KKT..")
    do(state, A, Lift("cursed_hand"))

    assert ready_at(state, A, Enter(W)) == NOW + 120
    assert refusal(state, A, Roll((0, 1, 2, 3, 4))) is None
    assert GAME.view(state, A).seats["0"].most_dice == 5
