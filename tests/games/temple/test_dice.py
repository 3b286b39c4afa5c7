"""TMP-4.5, TMP-4.6: rolling, masks, and what dice are worth."""

from tests.games.temple.tables import (
    EAST,
    EASTERN,
    ONE,
    TWO,
    WESTERN,
    do,
    hand,
    refused,
    rolling,
    show,
    stand,
    temple,
    tick,
)
from wayout.games.temple.actions import AutoOffer, CallConcede, Enter, Escape, Give, Mask, Offer, Prefer, Roll
from wayout.games.temple.dice import die_to_lose
from wayout.games.temple.events import DieGiven, Entered, Masked, Preferred, Rolled
from wayout.games.temple.invariants import dice_flaw
from wayout.games.temple.rules import legal
from wayout.games.temple.spacing import ready_at
from wayout.games.temple.state import OUT, SEATS
from wayout.kernel.chance import Scripted, Seeded


def test_golden_1_black_masks_lock_and_a_golden_mask_frees_both() -> None:
    state = temple(".....", ".....")

    happened = do(state, ONE, Roll((0, 1, 2, 3, 4)), luck=rolling("BBGAK"))

    assert happened == [Rolled(ONE, (0, 1, 2, 3, 4), ("B", "B", "G", "A", "K"), 1_000)]
    assert hand(state, ONE) == "BBGAK"
    assert refused(state, ONE, Roll((0,))).code == "not_rollable"

    happened = do(state, ONE, Mask(2, ONE, (0, 1)))

    assert happened == [Masked(ONE, 2, ONE, (0, 1), 1_000)]
    assert hand(state, ONE) == "...AK"


def test_dice_are_rolled_in_the_order_of_their_numbers() -> None:
    state = temple(".....")

    assert do(state, ONE, Roll((3, 1)), luck=rolling("KT")) == [Rolled(ONE, (1, 3), ("K", "T"), 1_000)]


def test_4_3_two_of_the_six_sides_are_adventurers() -> None:
    state = temple(".......")

    (rolled,) = do(state, ONE, Roll((0, 1, 2, 3, 4, 5)), luck=Scripted([0, 1, 2, 3, 4, 5]))

    assert rolled == Rolled(ONE, (0, 1, 2, 3, 4, 5), ("A", "A", "K", "T", "G", "B"), 1_000)


def test_golden_3_a_mask_serves_a_mate_in_the_same_chamber_and_nowhere_else() -> None:
    state = temple("G....", "BBA..")

    assert do(state.clone(), ONE, Mask(0, TWO, (10, 11))) == [Masked(ONE, 0, TWO, (10, 11), 1_000)]

    stand(state, 0, EASTERN)

    refusal = refused(state, ONE, Mask(0, TWO, (10, 11)))
    assert (refusal.code, refusal.rule, refusal.facts) == ("not_in_your_chamber", "TMP-4.5", {"seat": TWO})


def test_a6_one_mask_is_not_split_between_two_adventurers() -> None:
    state = temple("GB...", "B....")

    assert refused(state, ONE, Mask(0, ONE, (1, 10))).code == "not_locked"


def test_a_mask_frees_two_at_most_and_one_at_least() -> None:
    state = temple("GBBB.")

    assert refused(state, ONE, Mask(0, ONE, (1, 2, 3))).facts == {"most": 2}
    assert refused(state, ONE, Mask(0, ONE, ())).code == "no_dice"
    assert refused(state, ONE, Mask(0, ONE, (1, 1))).code == "no_dice"
    assert refused(state, ONE, Mask(0, ONE, (4,))).code == "not_locked"
    assert refused(state, ONE, Mask(1, ONE, (2,))).code == "no_golden_mask"


def test_a7_a_golden_mask_is_kept_and_used_in_another_chamber() -> None:
    state = temple("GAAB.", ".....")
    do(state, ONE, Enter(EAST))

    do(state, ONE, Mask(0, ONE, (3,)))

    assert hand(state, ONE) == "....."


def test_a8_freed_dice_are_blank_until_the_next_roll() -> None:
    state = temple("GB...", ".....")
    do(state, ONE, Mask(0, ONE, (1,)))

    assert hand(state, ONE) == "....."


def test_a9_the_locked_die_is_lost_first_then_blank_ones_then_what_is_worth_least() -> None:
    for dice, lost in (("GKTA.", 4), ("GKBA.", 2), ("GKTA", 3), ("GKT", 2), ("GK", 1), ("G", 0)):
        state = temple(dice, ".....")

        assert die_to_lose(state, ONE) == lost


def test_a9_a_player_may_prefer_another_order() -> None:
    state = temple("GKTAB")
    order = ("G", "A", "K", "T", "blank", "locked")

    assert do(state, ONE, Prefer(order)) == [Preferred(ONE, order, 1_000)]
    assert die_to_lose(state, ONE) == 0
    assert refused(state, ONE, Prefer(("G", "G", "K", "T", "blank", "locked"))).code == "not_an_order"


def test_nobody_without_free_dice_loses_one() -> None:
    assert die_to_lose(temple("xxxxx", "....."), ONE) is None


def test_a10_dice_that_lie_there_may_be_used_right_after_entering() -> None:
    state = temple("AAAAK", ".....", east="b07", west="b09")
    do(state, ONE, Enter(EAST), at=1_000)

    assert do(state, ONE, Enter(3), at=1_120) == [Entered(ONE, EASTERN * 2, 0, (2, 3), 1_120)]


def test_golden_4_entering_for_ak_pays_two_dice_which_become_blank() -> None:
    state = temple("GAAKK", ".....", east="b09")

    happened = do(state, ONE, Enter(EAST))

    assert happened == [Entered(ONE, 0, EASTERN * 2, (1, 3), 1_000)]
    assert hand(state, ONE) == "G.A.K"


def test_a_player_may_name_the_dice_to_pay_with() -> None:
    state = temple("GAAKK", ".....", east="b09")

    assert do(state, ONE, Enter(EAST, (4, 2))) == [Entered(ONE, 0, EASTERN * 2, (2, 4), 1_000)]


def test_what_is_named_must_be_exactly_the_price() -> None:
    state = temple("GAAKK", "AK...", east="b09")

    assert refused(state, ONE, Enter(EAST, (1,))).code == "wrong_payment"
    assert refused(state, ONE, Enter(EAST, (1, 2))).code == "wrong_payment"
    assert refused(state, ONE, Enter(EAST, (1, 3, 0))).code == "wrong_payment"
    assert refused(state, ONE, Enter(EAST, (1, 1))).code == "not_your_dice"
    assert refused(state, ONE, Enter(EAST, (10, 11))).code == "not_your_dice"


def test_a_price_that_cannot_be_paid_is_named() -> None:
    state = temple("GA...", ".....", east="b09")

    refusal = refused(state, ONE, Enter(EAST))

    assert (refusal.code, refusal.rule, refusal.facts) == ("cannot_pay", "TMP-4.5", {"cost": "AK"})


def test_only_own_dice_that_are_there_are_rolled() -> None:
    state = temple("ABx..", ".....")

    assert refused(state, ONE, Roll(())).code == "no_dice"
    assert refused(state, ONE, Roll((10,))).code == "not_your_dice"
    assert refused(state, ONE, Roll((0, 0))).code == "not_your_dice"
    assert refused(state, ONE, Roll((2,))).code == "not_rollable"
    assert refused(state, ONE, Roll((99,))).code == "not_your_dice"


def test_golden_25_the_dice_of_one_fall_the_same_whether_or_not_another_rolls() -> None:
    alone, together = temple(".....", "....."), temple(".....", ".....")
    luck = Seeded("same")
    for number in range(20):
        do(alone, ONE, Roll((0, 1, 2)), at=number * 500, luck=luck)
        do(together, ONE, Roll((0, 1, 2)), at=number * 500, luck=luck)
        do(together, TWO, Roll((10, 14)), at=number * 500, luck=luck)
        assert hand(alone, ONE) == hand(together, ONE)
        assert alone.rolled[ONE] == together.rolled[ONE] == 3 * (number + 1)
        show(alone, ONE, ".....")
        show(together, ONE, ".....")
        show(together, TWO, ".....")


def test_a15_one_who_is_out_gives_one_die_at_any_time_but_once() -> None:
    state = temple("KBxAA", "AA...")
    stand(state, 0, WESTERN)
    assert refused(state, ONE, Give(0, TWO)).code == "still_inside"
    state.figures[ONE] = OUT

    assert refused(state, ONE, Give(2, TWO)).code == "not_your_dice"
    assert refused(state, ONE, Give(0, ONE)).code == "not_an_adventurer_inside"
    assert refused(state, ONE, Give(0, SEATS[5])).code == "not_an_adventurer_inside"
    assert do(state, ONE, Give(1, TWO), at=300_000) == [DieGiven(ONE, 1, TWO, 300_000)]
    assert (state.hands[ONE], state.hands[TWO]) == ([0, 2, 3, 4], [10, 11, 12, 13, 14, 15])
    assert hand(state, TWO) == "AA...."
    assert refused(state, ONE, Give(0, TWO)).code == "gave_already"
    assert not [one for one in legal(state, ONE) if isinstance(one, Give)]


def test_a15_a_die_that_was_given_can_be_given_on_by_the_next_who_is_out() -> None:
    state = temple("KKKKK", "KKKKK", ".....")
    state.figures[ONE] = OUT
    do(state, ONE, Give(4, TWO))
    state.figures[TWO] = OUT

    do(state, TWO, Give(15, SEATS[2]))

    assert state.hands == [[0, 1, 2, 3], [10, 11, 12, 13, 14], [20, 21, 22, 23, 24, 25]]
    assert dice_flaw(state) is None


def test_one_who_is_out_neither_rolls_nor_escapes_again() -> None:
    state = temple("KKKKK", "AA...")
    state.figures[ONE] = OUT

    assert refused(state, ONE, Roll((0,))).code == "you_are_out"
    assert refused(state, ONE, Escape()).code == "you_are_out"


def test_4_3_the_kth_die_ever_rolled_shows_the_same_however_the_rolls_are_cut() -> None:
    at_once, one_by_one = temple(".....", "....."), temple(".....", ".....")
    do(at_once, ONE, Roll((0, 1, 2, 3, 4)), luck=Seeded(3))
    for die in range(5):
        do(one_by_one, ONE, Roll((die,)), at=1_000 * die, luck=Seeded(3))

    assert hand(one_by_one, ONE) == hand(at_once, ONE)
    assert len(set(hand(at_once, ONE))) > 1


def test_freed_dice_are_told_in_the_order_of_their_numbers() -> None:
    assert do(temple("GBB.."), ONE, Mask(0, ONE, (2, 1))) == [Masked(ONE, 0, ONE, (1, 2), 1_000)]


def test_4_11_nobody_gives_a_die_after_the_end() -> None:
    state = temple(".....", ".....")
    state.figures[ONE] = OUT
    tick(state, 600_000)

    assert refused(state, ONE, Give(0, TWO)).code == "game_over"


def test_9_alone_there_is_nobody_to_give_a_die_to() -> None:
    state = temple(".......")
    state.figures[ONE] = OUT

    assert refused(state, ONE, Give(0, ONE)).code == "not_an_adventurer_inside"


def test_4_5_giving_is_a_deed_like_others() -> None:
    state = temple(".....", ".....")
    state.figures[ONE] = OUT
    do(state, ONE, Give(0, TWO), at=7_000)

    assert ready_at(state, ONE, CallConcede()) == 7_120


def test_4_5_dice_are_offered_from_inside_and_while_it_runs() -> None:
    state = temple("K....", ".....")
    state.figures[ONE] = OUT
    assert refused(state, ONE, Offer((0,), True)).code == "you_are_out"
    assert refused(state, ONE, AutoOffer(False)).code == "you_are_out"

    state.figures[ONE], state.phase = 0, "intro"
    assert refused(state, ONE, Offer((0,), True)).code == "not_begun"
