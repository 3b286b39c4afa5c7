"""TMP-2.13: Mechanic."""

from tests.games.temple.characters.hands import holding, people
from tests.games.temple.module_tables import blessed, cursed
from tests.games.temple.tables import (
    EAST,
    EASTERN,
    NORTH,
    ONE,
    TWO,
    WEST,
    do,
    hand,
    lay,
    refused,
    rolling,
    stand,
    tick,
)
from wayout.games.temple.actions import Enter, Escape, Gems, Mask, Roll
from wayout.games.temple.events import Entered, GemsTaken, GotOut
from wayout.games.temple.modules.characters.events import CardUsed
from wayout.games.temple.modules.characters.people.mechanic import JuryRig, RigEnded, Rigged
from wayout.games.temple.modules.curses.actions import Lift
from wayout.games.temple.modules.special.linking import Link, LinkLit
from wayout.games.temple.modules.treasures.actions import Claim
from wayout.games.temple.rules import legal
from wayout.games.temple.state import State
from wayout.games.temple.view import view


def test_13_a_frame_with_two_keys_or_torches_costs_one_less() -> None:
    state = holding("knack", "K....", "K....")
    lay(state, EASTERN, NORTH, "b12")
    stand(state, EASTERN, EASTERN)

    assert do(state, ONE, Enter(NORTH)) == [Entered(ONE, 2, 6, (0,), 1_000)]
    assert refused(state, TWO, Enter(NORTH)).code == "cannot_pay"


def test_2_13_a_single_key_or_torch_is_never_spared() -> None:
    """West of the start: an adventurer and a torch."""
    state = holding("knack", "A....", ".....")

    assert refused(state, ONE, Enter(WEST)).code == "cannot_pay"


def test_2_13_fewer_than_five_icons_that_are_paid_together_cost_what_is_printed() -> None:
    state = gem_chamber("KKK..", ".....")

    assert refused(state, ONE, Gems(1)).facts == {"have": 3, "need": 4}


def test_2_13_adventurers_are_never_spared() -> None:
    state = holding("knack", "AT...", ".....")

    assert refused(state, ONE, Enter(EAST)).code == "cannot_pay"


def test_2_13_of_a_key_and_a_torch_either_is_enough() -> None:
    for shown in "KT":
        state = holding("knack", f"{shown}....", ".....")
        lay(state, EASTERN, NORTH, "b10")
        stand(state, EASTERN)
        assert do(state, ONE, Enter(NORTH, (0,)))[0] == Entered(ONE, 2, 6, (0,), 1_000)


def test_2_13_the_last_icon_is_paid() -> None:
    state = holding("knack", "A....", ".....")
    stand(state, lay(state, EASTERN, EAST, "exit"))
    state.depot = 0

    assert refused(state, ONE, Escape()).code == "cannot_pay"


def test_2_13_the_exit_takes_one_key_less_of_the_mechanic() -> None:
    state = holding("knack", "KK...", "KK...")
    exit_ = lay(state, EASTERN, EAST, "exit")
    stand(state, exit_, exit_)
    state.depot = 2

    assert refused(state, TWO, Escape()).code == "cannot_pay"
    assert [(price.deed, price.cost) for price in view(state, TWO).seats["0"].prices if price.to is None] == [
        ("escape", "KK")
    ]
    assert do(state, ONE, Escape())[0] == GotOut(ONE, (0, 1), 1_000)


def gem_chamber(*hands: str, treasures: bool = False) -> State:
    """All stand where four keys light a gem, seven two and ten three."""
    state = holding("knack", *hands, treasures=treasures)
    chamber = lay(state, EASTERN, EAST, "gems_key_a")
    return stand(state, *[chamber] * len(hands))


def test_2_13_what_is_paid_together_costs_one_less_if_he_has_a_hand_in_it() -> None:
    state = gem_chamber("KK...", "KKKK.")

    assert do(state, TWO, Gems(2)) == [GemsTaken(TWO, 6, 2, 2, (0, 1, 10, 11, 12, 13), 1_000)]


def test_13_he_pays_first_so_that_he_takes_part() -> None:
    state = gem_chamber("KK...", "KKKKK")

    assert do(state, TWO, Gems(2)) == [GemsTaken(TWO, 6, 2, 2, (0, 1, 10, 11, 12, 13), 1_000)]


def test_13_without_a_die_of_his_it_costs_what_is_printed() -> None:
    state = gem_chamber("T....", "KKKKK", "K....")
    assert refused(state, TWO, Gems(2)).facts == {"have": 6, "need": 7}

    state = gem_chamber("K....", "KKKKK")
    state.auto_offer[ONE] = False
    assert refused(state, TWO, Gems(2)).facts == {"have": 5, "need": 7}
    assert do(state, ONE, Gems(2)) == [GemsTaken(ONE, 6, 2, 2, (0, 10, 11, 12, 13, 14), 1_000)]


def test_13_from_another_chamber_he_does_not_help() -> None:
    state = gem_chamber("K....", "KKKKK", "K....")
    stand(state, EASTERN)

    assert refused(state, TWO, Gems(2)).facts == {"have": 6, "need": 7}


def test_2_13_listed_at_his_price() -> None:
    state = gem_chamber("K....", "KKKKK")

    assert Gems(2) in legal(state, ONE)


def test_2_13_a_chest_opens_for_one_key_and_a_curse_for_two_icons() -> None:
    state = holding("knack", "KAAT.", ".....", treasures=True, curses=True, east="c08")
    state.parts["treasures"].stack = ["teleport"]
    state.parts["treasures"].chests = {EASTERN: 0}
    state.parts["treasures"].laid = 1
    stand(state, EASTERN)
    cursed(state, ONE, "cursed_hand")

    assert do(state.clone(), ONE, Claim())[0].paid == (0,)  # type: ignore[attr-defined]
    assert do(state, ONE, Lift("cursed_hand"))[0].paid == (0, 3)  # type: ignore[attr-defined]


def test_2_13_a_jury_rig_makes_keys_torches_and_torches_keys() -> None:
    state = holding("jury_rig", "KTAK.", ".....")

    events = do(state, ONE, JuryRig())

    assert events == [CardUsed(ONE, "jury_rig", (0, 1), True, 1_000), Rigged(ONE, 16_000)]
    assert [die.counts_as for die in view(state, TWO).seats["0"].dice] == [None, None, None, "T", None]
    assert do(state, ONE, Enter(WEST), 2_000) == [Entered(ONE, 0, 4, (2, 3), 2_000), RigEnded(ONE)]


def test_2_13_for_one_action_alone_but_rolls_and_masks_are_none() -> None:
    state = holding("jury_rig", "KTGB.", ".....")
    do(state, ONE, JuryRig())
    do(state, ONE, Mask(2, ONE, (3,)), 2_000)
    do(state, ONE, Roll((0, 1)), 3_000, rolling("AA"))
    assert people(state).rigged == 16_000

    do(state, ONE, Enter(EAST), 4_000)
    assert people(state).rigged == -1


def test_2_13_fifteen_seconds_and_no_longer() -> None:
    state = holding("jury_rig", "KT...", ".....")
    do(state, ONE, JuryRig())

    assert tick(state, 15_999) == []
    assert tick(state, 16_000) == [RigEnded(ONE)]


def test_2_13_rigged_dice_are_offered_and_used_up_by_others() -> None:
    state = holding("jury_rig", "KTTTT", "K....")
    chamber = lay(state, EASTERN, EAST, "b01")
    stand(state, chamber, chamber)
    do(state, ONE, JuryRig())

    assert do(state, TWO, Gems(1), 2_000) == [GemsTaken(TWO, 6, 1, 1, (10, 2, 3, 4), 2_000), RigEnded(ONE)]


def test_13_13_a_link_is_one_action_wherever_it_is_lit_and_ends_it() -> None:
    state = holding("jury_rig", "KTKKK", "KKK..", special=True)
    keys, torches = (lay(state, EASTERN, side, tile) for side, tile in ((NORTH, "linked_1"), (EAST, "linked_2")))
    stand(state, torches, keys)
    do(state, ONE, JuryRig())

    assert do(state, TWO, Link(), 2_000) == [
        LinkLit(TWO, (2 * keys, 2 * torches), 2, (10, 11, 12, 2, 3, 4), 2_000),
        RigEnded(ONE),
    ]


def test_2_13_what_others_do_alone_does_not_end_it() -> None:
    state = holding("jury_rig", "KT...", "AA...")
    do(state, ONE, JuryRig())
    do(state, TWO, Enter(EAST), 2_000)

    assert people(state).rigged == 16_000


def test_2_13_it_costs_a_key_and_a_torch() -> None:
    state = holding("jury_rig", "KK...", ".....")

    assert refused(state, ONE, JuryRig()).code == "cannot_pay"


def test_2_13_a_double_key_does_not_stand_in_for_him() -> None:
    """He has no die of his own in it, so four keys they are."""
    state = gem_chamber(".....", "KKK..", treasures=True)
    blessed(state, ONE, "double_key")
    state.parts["treasures"].armed[0] = 99_000

    assert do(state, TWO, Gems(1))[-1].paid == (10, 11, 12)  # type: ignore[attr-defined]
    assert hand(state, ONE) == "....."
