"""TMP-4.8: gems, and what a chamber pays together."""

from tests.games.temple.tables import EAST, EASTERN, ONE, THREE, TWO, do, hand, refused, show, stand, temple
from wayout.games.temple.actions import AutoOffer, Enter, Gems, Offer, Roll
from wayout.games.temple.events import AutoOffering, GemsTaken, Offered
from wayout.games.temple.pool import pool_size
from wayout.games.temple.rules import legal
from wayout.games.temple.state import KEY, State
from wayout.games.temple.view import view
from wayout.kernel.chance import Seeded


def in_key_chamber(*hands: str, tile: str = "gems_key_a") -> State:
    state = temple(*hands, east=tile)
    return stand(state, *[EASTERN] * len(hands))


def test_golden_7_seven_keys_of_two_players_activate_two_gems_and_close_the_chamber() -> None:
    state = in_key_chamber("KKKAT", "KKKKB")

    happened = do(state, ONE, Gems(2))

    assert happened == [GemsTaken(ONE, 2, 2, 2, (0, 1, 2, 10, 11, 12, 13), 1_000)]
    assert (hand(state, ONE), hand(state, TWO)) == ("...AT", "....B")
    assert (state.depot, state.gems_taken, state.chambers[EASTERN].gems_done) == (5, 2, 2)
    show(state, ONE, "KKKKK")
    assert refused(state, ONE, Gems(1)).code == "no_gems_here"


def test_golden_8_a12_level_three_with_one_gem_in_the_depot_takes_one() -> None:
    state = in_key_chamber("KKKKK", "KKKKK")
    state.depot = 1

    assert do(state, TWO, Gems(3))[0] == GemsTaken(TWO, 2, 3, 1, (10, 11, 12, 13, 14, 0, 1, 2, 3, 4), 1_000)
    assert state.depot == 0
    assert state.chambers[EASTERN].gems_done == 3


def test_a13_nothing_is_activated_when_the_depot_is_empty() -> None:
    state = in_key_chamber("KKKKK", ".....")
    state.depot = 0

    assert refused(state, ONE, Gems(1)).code == "depot_empty"
    assert not [one for one in legal(state, ONE) if isinstance(one, Gems)]


def test_a45_seven_dice_of_one_player_do_for_two_gems() -> None:
    state = in_key_chamber("KKKKKKK")

    assert do(state, ONE, Gems(2)) == [GemsTaken(ONE, 2, 2, 2, (0, 1, 2, 3, 4, 5, 6), 1_000)]


def test_too_few_icons_say_how_many_there_are() -> None:
    state = in_key_chamber("KKK..", "TTTTT")

    refusal = refused(state, ONE, Gems(1))

    assert (refusal.code, refusal.rule, refusal.facts) == ("too_few_icons", "TMP-4.8", {"have": 3, "need": 4})


def test_a_chamber_with_one_gem_has_no_second_level() -> None:
    state = in_key_chamber("KKKKK", "KKKKK", tile="b01")

    assert refused(state, ONE, Gems(2)).facts == {"level": 2}
    assert refused(temple("KKKKK", "....."), ONE, Gems(1)).code == "no_gems_here"


def test_the_trigger_pays_first_then_the_others_clockwise_and_no_more_than_needed() -> None:
    state = in_key_chamber("KKKKK", "K....", "KK...")

    assert do(state, TWO, Gems(1))[0] == GemsTaken(TWO, 2, 1, 1, (10, 20, 21, 0), 1_000)


def test_dice_in_another_chamber_do_not_help() -> None:
    state = in_key_chamber("KKK..", "KKKKK")
    stand(state, EASTERN, 0)

    assert refused(state, ONE, Gems(1)).facts == {"have": 3, "need": 4}


def test_what_the_chamber_needs_is_offered_by_itself_unless_switched_off() -> None:
    state = in_key_chamber("KK...", "KKT..")
    assert pool_size(state, ONE, KEY) == 4

    assert do(state, TWO, AutoOffer(False)) == [AutoOffering(TWO, False, 1_000)]

    assert pool_size(state, ONE, KEY) == 2
    assert refused(state, TWO, AutoOffer(False)).code == "changes_nothing"


def test_own_dice_count_for_the_trigger_whether_offered_or_not() -> None:
    state = in_key_chamber("KKKK.", ".....")
    do(state, ONE, AutoOffer(False))

    assert do(state, ONE, Gems(1))


def test_dice_are_offered_and_kept_by_hand() -> None:
    state = in_key_chamber("KK...", "KKT..")

    assert do(state, TWO, Offer((11,), False)) == [Offered(TWO, (11,), False, 1_000)]
    assert pool_size(state, ONE, KEY) == 3
    do(state, TWO, AutoOffer(False))
    assert pool_size(state, ONE, KEY) == 2
    do(state, TWO, Offer((11, 10), True))
    assert pool_size(state, ONE, KEY) == 4
    assert refused(state, TWO, Offer((10,), True)).code == "changes_nothing"
    assert refused(state, TWO, Offer((13,), True)).code == "shows_nothing"
    assert refused(state, TWO, Offer((0,), True)).code == "not_your_dice"


def test_4_5_rolling_a_die_again_takes_its_offer_back() -> None:
    state = in_key_chamber("KK...", ".....")
    do(state, ONE, Offer((0,), False))
    do(state, ONE, Roll((0,)), luck=Seeded(1))
    show(state, ONE, "KK...")

    assert pool_size(state, TWO, KEY) == 2


def test_everybody_sees_what_is_offered() -> None:
    state = in_key_chamber("KT...", "KK...", ".....")
    stand(state, EASTERN, 0, 0)
    seats = view(state, THREE).seats

    assert [die.offered for die in seats["0"].dice] == [True, False, False, False, False]
    assert not any(die.offered for die in seats["1"].dice)


def test_activated_once_the_chamber_wants_nothing_any_more() -> None:
    state = in_key_chamber("KKKK.", "K....")
    do(state, ONE, Gems(1))

    assert not any(die.offered for die in view(state, ONE).seats["1"].dice)


def test_icons_of_the_other_kind_do_not_count() -> None:
    state = in_key_chamber("TTTTT", "KK...")

    assert pool_size(state, ONE, KEY) == 2
    assert refused(state, ONE, Enter(EAST)).code == "no_way"
