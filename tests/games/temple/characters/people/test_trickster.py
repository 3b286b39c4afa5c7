"""TMP-2.13, TMP-5.14: Trickster."""

import pytest

from tests.games.temple.characters.hands import give, holding, people
from tests.games.temple.tables import EASTERN, ONE, THREE, TWO, do, hand, refused, rolling, stand, tick
from wayout.games.temple import GAME
from wayout.games.temple.actions import Choose, Escape, Leave, Roll
from wayout.games.temple.events import PromptClosed, PromptOpened
from wayout.games.temple.imagine import imagine
from wayout.games.temple.modules.characters.events import CardUsed
from wayout.games.temple.modules.characters.invariants import flaw
from wayout.games.temple.modules.characters.people.black_priest import MasksBorne
from wayout.games.temple.modules.characters.people.trickster import DiceSwapped, SwapAsked, SwapDice, SwapDropped
from wayout.games.temple.rules import legal
from wayout.games.temple.state import State
from wayout.games.temple.view import view
from wayout.kernel.chance import Seeded
from wayout.kernel.seats import SPECTATOR, viewers


def tricky(*hands: str, card: str = "sleight") -> State:
    return holding(card, *hands, new_characters=True)


def test_2_13_dice_are_swapped_as_they_lie_if_the_other_agrees() -> None:
    state = tricky("KA...", "TB...")

    assert do(state, ONE, SwapDice((0, 1), (10, 11))) == [
        SwapAsked(ONE, (0, 1), TWO, (10, 11), (), 1_000),
        PromptOpened(0, TWO, "sleight", ("no", "yes"), 11_000),
    ]
    assert do(state, TWO, Choose(0, 1), 2_000) == [
        PromptClosed(0, TWO, "sleight", "yes"),
        CardUsed(ONE, "sleight", (), False, 2_000),
        DiceSwapped(ONE, (0, 1), TWO, (10, 11)),
    ]
    assert (hand(state, ONE), hand(state, TWO)) == ("TB...", "KA...")
    assert people(state).swap is None


def test_4_5_no_answer_in_ten_seconds_is_a_no() -> None:
    state = tricky("K....", "T....")
    do(state, ONE, SwapDice((0,), (10,)))

    assert tick(state, 10_999) == []
    assert tick(state, 11_000)[1:] == [SwapDropped(ONE, TWO)]
    assert hand(state, ONE) == "K...."
    assert flaw(state) is None


def test_4_12_everybody_imagines_that_the_other_is_asked() -> None:
    state = tricky("K....", "T....", ".....")
    do(state, ONE, SwapDice((0,), (10,)))

    for viewer in viewers(3):
        imagined = imagine(view(state, viewer), viewer, Seeded(1))
        assert imagined.prompts == state.prompts
        assert flaw(imagined) is None


def test_5_14_a_no_ends_it_and_another_may_be_asked_for() -> None:
    state = tricky("K....", "T....")
    do(state, ONE, SwapDice((0,), (10,)))
    assert refused(state, ONE, SwapDice((0,), (11,))).code == "swap_is_open"

    assert do(state, TWO, Choose(0, 0))[1:] == [SwapDropped(ONE, TWO)]
    assert SwapDice((0,), (11,)).check(state, ONE) is None


def test_4_5_a_player_who_is_away_agrees_at_once() -> None:
    state = tricky("K....", "T....")
    state.absent[TWO] = True

    assert do(state, ONE, SwapDice((0,), (10,)))[-1] == DiceSwapped(ONE, (0,), TWO, (10,))


def test_5_14_what_is_asked_for_must_still_be_there() -> None:
    state = tricky("K....", "T....")
    do(state, ONE, SwapDice((0,), (10,)))
    stand(state, EASTERN)

    assert do(state, TWO, Choose(0, 1))[1:] == [SwapDropped(ONE, TWO)]


def test_5_14_dice_that_were_rolled_meanwhile_change_hands_as_they_lie_now() -> None:
    state = tricky("K....", "T....")
    do(state, ONE, SwapDice((0,), (10,)))
    do(state, ONE, Roll((0,)), 2_000, rolling("G"))

    do(state, TWO, Choose(0, 1), 3_000)

    assert (hand(state, ONE), hand(state, TWO)) == ("T....", "G....")


def test_2_13_only_with_one_other_in_the_same_chamber() -> None:
    state = tricky("KA...", "T....", "T....")
    stand(state, 0, EASTERN, 0)

    assert refused(state, ONE, SwapDice((0,), (10,))).code == "not_in_your_chamber"
    assert refused(state, ONE, SwapDice((0, 1), (20, 10))).code == "swap_with_one_other"
    assert refused(state, ONE, SwapDice((0,), (1,))).code == "swap_with_one_other"
    assert refused(state, ONE, SwapDice((0,), (20, 21))).code == "swap_with_one_other"
    assert refused(state, ONE, SwapDice((0,), ())).code == "swap_with_one_other"
    assert refused(state, ONE, SwapDice((0,), (99,))).code == "swap_with_one_other"
    assert refused(state, ONE, SwapDice((10,), (20,))).code == "not_your_dice"


def test_4_5_held_and_lost_dice_stay_where_they_are() -> None:
    state = tricky("K...", "T...")

    assert refused(state, ONE, SwapDice((4,), (10,))).code == "held_or_lost"
    assert refused(state, ONE, SwapDice((0,), (14,))).code == "held_or_lost"


def test_5_14_a_swap_changes_something() -> None:
    state = tricky("KT...", "TK...")

    assert refused(state, ONE, SwapDice((0, 1), (10, 11))).code == "changes_nothing"


def test_5_14_who_is_out_has_nothing_to_swap() -> None:
    state = tricky("K....", "T....", "T....")
    state.figures[TWO] = -1

    assert refused(state, ONE, SwapDice((0,), (10,))).code == "not_an_adventurer_inside"


def test_5_14_one_die_for_one_is_listed_for_every_way_to_lie() -> None:
    state = tricky("KK...", "TTTTT")

    assert [action for action in legal(state, ONE) if isinstance(action, SwapDice)] == [
        SwapDice((0,), (10,)),
        SwapDice((2,), (10,)),
    ]


def test_2_13_the_activatable_card_reaches_everywhere_for_a_key_and_a_torch() -> None:
    state = tricky("KTAA.", "GG...", card="far_sleight")
    stand(state, 0, EASTERN)
    do(state, ONE, SwapDice((2, 3), (10, 11)))
    assert hand(state, ONE) == "KTAA."

    assert do(state, TWO, Choose(0, 1), 2_000)[1:] == [
        CardUsed(ONE, "far_sleight", (0, 1), True, 2_000),
        DiceSwapped(ONE, (2, 3), TWO, (10, 11)),
    ]
    assert (hand(state, ONE), hand(state, TWO)) == ("..GG.", "AA...")
    assert refused(state, ONE, SwapDice((2,), (12,))).code == "card_is_spent"


def test_2_13_a_refusal_costs_nothing() -> None:
    state = tricky("KTA..", "G....", card="far_sleight")
    do(state, ONE, SwapDice((2,), (10,)))
    do(state, TWO, Choose(0, 0))

    assert hand(state, ONE) == "KTA.."
    assert not people(state).spent[ONE]


@pytest.mark.parametrize("dice", [(0,), (1,)])
def test_5_14_what_is_given_away_does_not_pay(dice: tuple[int, ...]) -> None:
    state = tricky("KTA..", "G....", card="far_sleight")

    assert refused(state, ONE, SwapDice(dice, (10,))).code == "cannot_pay"
    assert refused(state, ONE, SwapDice(dice, (10,), pay=(0, 1))).code == "cannot_pay"


def test_2_13_who_leaves_has_refused() -> None:
    state = tricky("K....", "T....", "T....")
    do(state, ONE, SwapDice((0,), (10,)))

    assert SwapDropped(ONE, TWO) in do(state, TWO, Leave())
    assert flaw(state) is None


def test_5_14_who_escapes_is_out_of_it() -> None:
    state = tricky("K....", "T....", "T....")
    do(state, ONE, SwapDice((0,), (10,)))
    state.figures[TWO] = -1

    assert do(state, TWO, Choose(0, 1))[1:] == [SwapDropped(ONE, TWO)]
    assert Escape().check(state, THREE) is not None


def test_2_13_the_black_priest_takes_a_black_mask_without_being_locked() -> None:
    state = give(tricky("B....", "BBBB."), TWO, "blessing")
    do(state, ONE, SwapDice((0,), (14,)))

    events = do(state, TWO, Choose(0, 1))

    assert events[-1] == MasksBorne(TWO, (14,))
    assert (hand(state, ONE), hand(state, TWO)) == (".....", "BBBB.")
    assert people(state).black == [14]


def test_2_13_a_black_mask_that_did_not_lock_the_priest_locks_the_trickster() -> None:
    state = give(tricky("K....", "BBBB."), TWO, "blessing")
    do(state, TWO, Roll((14,)), luck=rolling("B"))
    do(state, ONE, SwapDice((0,), (14,)))
    do(state, TWO, Choose(0, 1), 2_000)

    assert (hand(state, ONE), hand(state, TWO)) == ("B....", "BBBBK")
    assert people(state).black == []


def test_everybody_sees_what_is_asked_for() -> None:
    state = tricky("K....", "T....")
    do(state, ONE, SwapDice((0,), (10,)))

    shown = view(state, SPECTATOR).extra["characters"]["swap"]

    assert shown == {"seat": 0, "dice": (0,), "other": 1, "theirs": (10,), "pay": (), "until": 11_000}


def test_swaps_have_numbers() -> None:
    action = SwapDice((0, 3), (51, 59))

    assert GAME.numbering.action(GAME.numbering.parts(action)) == action
