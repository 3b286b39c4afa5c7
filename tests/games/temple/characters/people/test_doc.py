"""TMP-2.13: Doc."""

from tests.games.temple.characters.hands import holding
from tests.games.temple.module_tables import cursed
from tests.games.temple.tables import EASTERN, NORTH, ONE, THREE, TWO, WESTERN, do, hand, lay, refused, stand
from wayout.games.temple.actions import Mask
from wayout.games.temple.events import Masked
from wayout.games.temple.modules.characters.events import CardUsed, MasksEased
from wayout.games.temple.modules.characters.people.doc import FirstAid, Tend, Tended
from wayout.games.temple.rules import legal


def test_2_13_a_golden_mask_frees_two_black_masks_of_one() -> None:
    state = holding("steady_hands", "G....", "BBBB.")
    assert refused(state, ONE, Mask(0, TWO, (10, 11, 12))).facts == {"most": 2}

    assert do(state, ONE, Mask(0, TWO, (10, 11))) == [Masked(ONE, 0, TWO, (10, 11), 1_000)]


def test_2_13_or_of_two_in_the_chamber() -> None:
    state = holding("steady_hands", "GB...", "BB...", "B....")
    assert refused(state, ONE, Tend(0, 10, 1, 20)).facts == {"most": 2}

    assert do(state, ONE, Tend(0, 10, 20)) == [Tended(ONE, 0, (10, 20), 1_000)]
    assert [hand(state, seat) for seat in (ONE, TWO, THREE)] == [".B...", ".B...", "....."]
    assert state.last_act[ONE] == 1_000


def test_2_13_what_is_listed_names_the_lowest_black_mask_of_each() -> None:
    state = holding("steady_hands", "G....", "BB...", "B....")

    listed = [action for action in legal(state, ONE) if isinstance(action, Tend)]

    assert listed == [Tend(0, 10, 20)]


def test_2_13_everybody_who_shares_has_to_be_here() -> None:
    state = holding("steady_hands", "G....", "B....", "B....")
    stand(state, 0, 0, EASTERN)

    refusal = refused(state, ONE, Tend(0, 10, 20))

    assert (refusal.code, refusal.rule) == ("not_locked_here", "TMP-2.13")
    assert refused(state, ONE, Tend(0, 10, 11)).code == "not_locked_here"
    assert refused(state, ONE, Tend(0, 10, 10)).code == "no_dice"
    assert refused(state, ONE, Tend(1, 10, 20)).code == "no_golden_mask"


def test_2_13_only_the_doc_shares_a_mask_out() -> None:
    state = holding("first_aid", "G....", "B....", "B....")

    assert refused(state, ONE, Tend(0, 10, 20)).code == "not_your_card"


def test_2_11_the_curse_of_the_mask_leaves_one() -> None:
    state = holding("steady_hands", "G....", "BB...", "B....", curses=True)
    cursed(state, ONE, "mask")

    assert refused(state, ONE, Tend(0, 10, 20)).facts == {"most": 1}
    assert refused(state, ONE, Mask(0, TWO, (10, 11))).facts == {"most": 1}
    assert not [action for action in legal(state, ONE) if isinstance(action, Tend)]


def test_2_13_first_aid_reaches_the_chambers_next_door() -> None:
    state = holding("first_aid", "AGB..", "BB...", "B....")
    stand(state, 0, EASTERN, lay(state, EASTERN, NORTH, "b09"))

    assert do(state, ONE, FirstAid()) == [
        CardUsed(ONE, "first_aid", (0, 1), True, 1_000),
        MasksEased(ONE, (2, 10, 11)),
    ]
    assert hand(state, THREE) == "B...."


def test_2_13_first_aid_stops_at_a_wall() -> None:
    state = holding("first_aid", "AG...", "B....")
    north = lay(state, WESTERN, NORTH, "b13")
    lay(state, EASTERN, NORTH, "b13")
    stand(state, north, 0)

    refusal = refused(state, ONE, FirstAid())

    assert (refusal.code, refusal.rule) == ("no_black_masks_around", "TMP-2.13")


def test_2_13_first_aid_takes_a_golden_mask_and_an_adventurer() -> None:
    state = holding("first_aid", "GG...", "B....")

    assert refused(state, ONE, FirstAid()).code == "cannot_pay"


def test_2_13_the_curse_of_the_mask_does_not_touch_first_aid() -> None:
    state = holding("first_aid", "AG...", "BBB..", curses=True)
    cursed(state, ONE, "mask")

    do(state, ONE, FirstAid())

    assert hand(state, TWO) == "....."
