"""TMP-2.13: Black Priest."""

import pytest

from tests.games.temple.characters.hands import holding, people, whole_pile
from tests.games.temple.module_tables import cursed
from tests.games.temple.tables import ONE, TWO, do, hand, refused, rolling, tick
from wayout.games.temple.actions import Mask, Roll
from wayout.games.temple.dice import locked_dice, showing
from wayout.games.temple.events import Rolled
from wayout.games.temple.imagine import imagine
from wayout.games.temple.modules.characters.events import CardUsed, MasksEased
from wayout.games.temple.modules.characters.invariants import flaw
from wayout.games.temple.modules.characters.people.black_priest import Exorcise, MasksBorne
from wayout.games.temple.modules.curses.actions import Lift
from wayout.games.temple.modules.curses.events import CurseGone, CurseLifted
from wayout.games.temple.rules import legal
from wayout.games.temple.state import LOCKED
from wayout.games.temple.view import view
from wayout.kernel.chance import Seeded


@pytest.mark.parametrize(("shown", "paid"), [("KT...", (0, 1)), (".TT..", (1, 2)), ("AKTT.", (2, 3))])
def test_2_13_two_icons_of_three_lift_a_curse(shown: str, paid: tuple[int, ...]) -> None:
    """The Trap: a key and two torches."""
    state = holding("blessing", shown, ".....", curses=True)
    cursed(state, ONE, "trap")

    assert Lift("trap") in legal(state, ONE)
    assert do(state, ONE, Lift("trap"))[0] == CurseLifted(ONE, "trap", paid, 1_000)


def test_2_13_whichever_two_he_names() -> None:
    state = holding("blessing", "KTT..", ".....", curses=True)
    cursed(state, ONE, "trap")

    assert Lift("trap", (0, 2)).check(state, ONE) is None
    assert Lift("trap", (1, 2)).check(state, ONE) is None
    assert refused(state, ONE, Lift("trap", (0,))).code == "wrong_payment"
    assert refused(state, ONE, Lift("trap", (0, 1, 2))).code == "wrong_payment"


def test_2_13_one_is_not_enough_and_others_need_three() -> None:
    state = holding("blessing", "K....", "KT...", curses=True)
    cursed(state, ONE, "trap")
    cursed(state, TWO, "trap")

    assert refused(state, ONE, Lift("trap")).code == "cannot_pay"
    assert refused(state, TWO, Lift("trap")).code == "cannot_pay"
    assert [curse.lifted_by for curse in view(state, TWO).seats["0"].curses] == ["KT"]


def test_2_13_no_more_than_four_of_his_dice_are_locked() -> None:
    state = holding("blessing", "BB...", ".....")

    events = do(state, ONE, Roll((2, 3, 4)), luck=rolling("BBB"))

    assert events == [Rolled(ONE, (2, 3, 4), ("B", "B", "B"), 1_000), MasksBorne(ONE, (4,))]
    assert hand(state, ONE) == "BBBB."
    assert flaw(state) is None


def test_13_what_they_show_counts_as_a_black_mask_all_the_same() -> None:
    state = holding("blessing", "BBB..", ".....")
    do(state, ONE, Roll((3, 4)), luck=rolling("BB"))

    assert showing(state, ONE, LOCKED) == [0, 1, 2, 3, 4]
    assert locked_dice(state, ONE) == [0, 1, 2, 3]
    assert [die.counts_as for die in view(state, TWO).seats["0"].dice] == [None, None, None, None, "B"]


def test_2_13_such_a_die_is_rolled_again() -> None:
    state = holding("blessing", "BBB..", ".....")
    do(state, ONE, Roll((3, 4)), luck=rolling("BB"))

    assert do(state, ONE, Roll((4,)), 2_000, rolling("K"))[1:] == [MasksBorne(ONE, ())]
    assert hand(state, ONE) == "BBBBK"


def test_2_13_freed_dice_make_room_for_new_locks() -> None:
    state = holding("blessing", "BBBG.", ".....")
    do(state, ONE, Mask(3, ONE, (0, 1)))

    do(state, ONE, Roll((0, 1, 3, 4)), 2_000, rolling("BBBB"))

    assert hand(state, ONE) == "BBBB."
    assert people(state).black == [4]


def test_2_13_others_are_locked_by_every_black_mask() -> None:
    state = holding("blessing", ".....", "BBB..")

    do(state, TWO, Roll((13, 14)), luck=rolling("BB"))

    assert hand(state, TWO) == "BBBBB"


def test_2_13_a_die_that_was_lost_shows_nothing_when_it_comes_back() -> None:
    """Unsafe at the slam with five black masks: a locked one goes first, so an order that takes blank ones."""
    state = holding("blessing", "BBBB.", ".....")
    do(state, ONE, Roll((4,)), luck=rolling("B"))
    state.order[ONE] = ["blank", "locked", "A", "T", "K", "G"]
    state.figures[ONE] = 2

    events = tick(state, 200_000)

    assert MasksBorne(ONE, ()) in events
    assert people(state).black == []


def test_imagining_keeps_his_black_masks() -> None:
    state = holding("blessing", "BBB..", ".....", pile=whole_pile())
    do(state, ONE, Roll((3, 4)), luck=rolling("BB"))

    assert view(imagine(view(state, TWO), TWO, Seeded("priest")), TWO) == view(state, TWO)


def test_2_13_an_exorcism_drives_a_curse_out_of_anybody() -> None:
    state = holding("exorcism", "TT...", ".....", curses=True)
    cursed(state, TWO, "silence")
    state.figures[TWO] = 2

    assert do(state, ONE, Exorcise(TWO, "silence")) == [
        CardUsed(ONE, "exorcism", (0, 1), True, 1_000),
        CurseGone(TWO, "silence"),
    ]


def test_2_13_what_the_curse_kept_comes_back() -> None:
    state = holding("exorcism", "TT...", "A....", curses=True)
    cursed(state, TWO, "broken_die")
    assert hand(state, TWO).count(" ") == 1

    do(state, ONE, Exorcise(TWO, "broken_die"))

    assert hand(state, TWO) == "A...."


def test_2_13_only_if_nobody_is_cursed_it_frees_his_own_dice() -> None:
    state = holding("exorcism", "TTBBB", "B....", curses=True)
    cursed(state, TWO, "silence")
    assert refused(state, ONE, Exorcise(ONE)).code == "curses_first"

    state.parts["curses"].borne[TWO].clear()
    assert do(state, ONE, Exorcise(ONE))[1:] == [MasksEased(ONE, (2, 3, 4))]
    assert hand(state, TWO) == "B...."


def test_2_13_without_curses_in_play_it_frees_his_own_dice() -> None:
    state = holding("exorcism", "TTB..", "B....")

    assert [action for action in legal(state, ONE) if isinstance(action, Exorcise)] == [Exorcise(ONE)]
    assert refused(state, ONE, Exorcise(TWO)).code == "nothing_to_drive_out"
    assert refused(state, ONE, Exorcise(TWO, "silence")).code == "no_such_curse_there"


def test_2_13_with_nothing_to_drive_out_it_is_not_used() -> None:
    state = holding("exorcism", "TT...", ".....")

    refusal = refused(state, ONE, Exorcise(ONE))

    assert (refusal.code, refusal.rule) == ("nothing_to_drive_out", "TMP-2.13")


def test_2_13_who_is_out_has_no_curse_to_drive_out() -> None:
    state = holding("exorcism", "TT...", ".....", curses=True)
    state.figures[TWO] = -1

    assert refused(state, ONE, Exorcise(TWO, "silence")).code == "not_an_adventurer_inside"


def test_a40_what_nothing_lifts_cannot_be_driven_out(monkeypatch: pytest.MonkeyPatch) -> None:
    from wayout.games.temple.modules.curses.deck import LIFTED_BY

    state = holding("exorcism", "TT...", ".....", curses=True)
    cursed(state, TWO, "silence")
    monkeypatch.setitem(LIFTED_BY, "silence", ())

    assert refused(state, ONE, Exorcise(TWO, "silence")).code == "cannot_be_lifted"
    assert refused(state, ONE, Exorcise(ONE)).code == "nothing_to_drive_out"
