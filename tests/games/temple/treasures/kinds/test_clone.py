"""Clone: TMP-5.14."""

from tests.games.temple.module_tables import NOW, A, B, blessed, do, hand, pass_time, temple
from wayout.games.temple.actions import Enter, Escape, Gems
from wayout.games.temple.events import Entered, GemsTaken, GotOut
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.modules.treasures.events import TreasureArmed, TreasureCooled, TreasureUsed
from wayout.games.temple.rules import legal
from wayout.games.temple.state import State

NORTH = 0
LATER = NOW + 1_000


def cloned(hand: str, tile: str, other: str = ".....") -> tuple[State, int]:
    """East of the start, with this chamber in the north, and a clone that is ready."""
    state = temple(tiles={(1, 1): (tile, 0)}, dice={A: hand, B: other}, at={A: 1, B: 1})
    clone = blessed(state, A, "clone")
    assert do(state, A, UseTreasure(clone)) == [TreasureArmed(A, clone, "clone", NOW + 10_000, NOW)]
    return state, clone


def test_5_14_keys_count_twice_for_one_action() -> None:
    state, clone = cloned("KK...", "b12")

    assert do(state, A, Enter(NORTH), at=LATER) == [Entered(A, 2, 6, (0, 1), LATER)]
    assert clone in state.parts["treasures"].armed


def test_5_14_one_key_is_enough_for_two_and_uses_it_up() -> None:
    state, clone = cloned("KA...", "b12")

    assert do(state, A, Enter(NORTH), at=LATER) == [
        TreasureUsed(A, clone, "clone"),
        Entered(A, 2, 6, (0,), LATER),
    ]
    assert clone in state.parts["treasures"].gone


def test_5_14_torches_too_and_both_at_once() -> None:
    state, _ = cloned("T....", "b04")
    assert Enter(NORTH) in legal(state, A)

    state, _ = cloned("KT...", "b10")
    assert do(state, A, Enter(NORTH), at=LATER) == [Entered(A, 2, 6, (0, 1), LATER)]


def test_5_14_adventurers_do_not() -> None:
    state, _ = cloned("A....", "b07")

    assert Enter(NORTH) not in legal(state, A)


def test_5_14_only_dice_that_are_paid_count_twice() -> None:
    state, _ = cloned("KKK..", "exit")
    state.figures[A] = 6
    state.depot = 3

    assert Escape((0,)).check(state, A) is not None
    assert Escape((0, 1)).check(state, A) is None
    assert do(state, A, Escape(), at=LATER)[:2] == [
        TreasureUsed(A, 0, "clone"),
        GotOut(A, (0, 1, 2), LATER),
    ]


def test_5_14_ones_own_dice_count_twice_among_those_of_all() -> None:
    state, clone = cloned("KK...", "b01", "K....")
    state.figures = [6, 6]
    assert do(state.clone(), B, Gems(1), at=LATER) == [
        TreasureUsed(A, clone, "clone"),
        GemsTaken(B, 6, 1, 1, (10, 0, 1), LATER),
    ]

    state.auto_offer[A] = False
    assert Gems(1) not in legal(state, B)


def test_5_14_a_double_key_goes_before_a_clone() -> None:
    state, clone = cloned("KK...", "b01")
    state.figures[A] = 6
    key = blessed(state, A, "double_key")
    do(state, A, UseTreasure(key), at=LATER)

    events = do(state, A, Gems(1), at=LATER + 500)

    assert events[0] == TreasureUsed(A, key, "double_key")
    assert clone in state.parts["treasures"].armed
    assert hand(state, A) == "....."


def test_5_14_unneeded_for_ten_seconds_it_is_kept() -> None:
    state, clone = cloned("A....", "b07")

    assert pass_time(state, NOW + 10_000) == [TreasureCooled(A, clone, "clone")]
    assert clone in state.parts["treasures"].owned[A]
