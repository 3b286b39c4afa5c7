"""Mask: TMP-2.11; golden test 2."""

from tests.games.temple.module_tables import A, B, cursed, do, hand, refusal, temple
from wayout.games.temple.actions import Mask
from wayout.games.temple.modules.curses.actions import Lift
from wayout.games.temple.rules import legal
from wayout.games.temple.state import State


def masked() -> State:
    return cursed(temple(dice={A: "GGBBA", B: "GBBBB"}), A, "mask")


def test_golden_2_a_golden_mask_of_the_cursed_frees_one_black_mask() -> None:
    state = masked()

    assert refusal(state, A, Mask(0, A, (2, 3))) == "mask_frees_fewer TMP-4.5"
    do(state, A, Mask(0, A, (2,)))
    assert hand(state, A) == ".G.BA"


def test_2_11_each_golden_mask_frees_one_of_its_own() -> None:
    state = masked()
    do(state, A, Mask(0, A, (2,)))
    do(state, A, Mask(1, A, (3,)))

    assert hand(state, A) == "....A"


def test_2_11_it_frees_one_of_a_mate_as_well() -> None:
    state = masked()

    assert refusal(state, A, Mask(0, B, (11, 12))) == "mask_frees_fewer TMP-4.5"
    assert refusal(state, A, Mask(0, B, (11,))) is None


def test_2_11_masks_of_others_free_two_of_the_cursed() -> None:
    state = masked()
    do(state, B, Mask(10, A, (2, 3)))

    assert hand(state, A) == "GG..A"


def test_what_is_listed_frees_one() -> None:
    listed = [action for action in legal(masked(), A) if isinstance(action, Mask)]

    assert listed == [Mask(0, A, (2,)), Mask(0, B, (11,))]


def test_3_2_once_lifted_two_are_freed_again() -> None:
    state = cursed(temple(dice={A: "AKKGB"}), A, "mask")
    state.hands[A].append(15)
    state.dice[15] = state.dice[4]
    do(state, A, Lift("mask"))

    assert refusal(state, A, Mask(3, A, (4, 15))) is None
