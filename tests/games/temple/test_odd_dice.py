"""Dice that count as something else, must be rolled, come back as they were, and masks and rolls of another kind."""

import pytest

from tests.games.temple.tables import EAST, EASTERN, ONE, TWO, do, hand, lay, refused, rolling, show, stand
from tests.games.temple.throwaway import OPTION, clean, with_module
from wayout.games.temple.actions import Enter, Escape, Gems, Mask, Offer, Roll
from wayout.games.temple.dice import hold, locked_dice, release, shows
from wayout.games.temple.events import Entered, GemsTaken, Rolled
from wayout.games.temple.invariants import dice_flaw
from wayout.games.temple.rules import legal
from wayout.games.temple.seam import Module, register
from wayout.games.temple.spacing import ready_at
from wayout.games.temple.state import ADVENTURER, BLANK, GOLDEN, KEY, LOCKED, START, TORCH, State
from wayout.games.temple.view import view
from wayout.kernel.seats import Seat

__all__ = ["clean"]
pytestmark = pytest.mark.usefixtures("clean")


def jury_rig(state: State, seat: Seat, die: int, shown: int) -> int:
    """The first seat's keys are torches, and its torches keys."""
    return {KEY: TORCH, TORCH: KEY}.get(shown, shown) if seat == ONE else shown


def vines(state: State, seat: Seat, die: int, shown: int) -> int:
    """Adventurers count for nothing."""
    return BLANK if shown == ADVENTURER else shown


def third_is_black(state: State, seat: Seat, die: int, shown: int) -> int:
    return LOCKED if die == 2 else shown


def vined(state: State, seat: Seat) -> list[int]:
    return [die for die in state.hands[seat] if state.dice[die] == ADVENTURER]


def test_a_die_pays_what_it_counts_as() -> None:
    """West of the start a chamber costs an adventurer and a torch."""
    state = with_module("AK...", "AK...", counts_as=lambda state, seat: jury_rig)

    assert Enter(3) in legal(state, ONE)
    assert Enter(3) not in legal(state, TWO)
    assert do(state.clone(), ONE, Enter(3, (0, 1))) == [Entered(ONE, START, 4, (0, 1), 1_000)]
    assert do(state, ONE, Enter(3)) == [Entered(ONE, START, 4, (0, 1), 1_000)]


def test_a_die_that_counts_for_nothing_is_neither_paid_nor_offered() -> None:
    state = with_module("AAK..", ".....", counts_as=lambda state, seat: vines)

    assert refused(state, ONE, Enter(EAST)).code == "cannot_pay"
    assert refused(state, ONE, Enter(EAST, (0, 1))).code == "wrong_payment"
    assert refused(state, ONE, Offer((0,), True)).code == "shows_nothing"
    assert [one for one in legal(state, ONE) if isinstance(one, Offer)] == [Offer((2,), True)]
    assert [(die.face, die.counts_as) for die in view(state, TWO).seats["0"].dice[1:3]] == [("A", ""), ("K", None)]


def test_a_blank_die_may_show_a_black_mask_that_is_not_locked() -> None:
    state = with_module("BB...", ".....", counts_as=lambda state, seat: third_is_black)

    assert [shows(state, ONE, die) for die in (0, 2, 3)] == [LOCKED, LOCKED, BLANK]
    assert locked_dice(state, ONE) == [0, 1]
    shown = view(state, ONE).seats["0"].dice
    assert [(die.state, die.counts_as) for die in shown[1:]] == [
        ("locked", None),
        ("blank", "B"),
        *[("blank", None)] * 2,
    ]
    assert do(state, ONE, Roll((2,)), luck=rolling("A"))


def test_some_dice_are_in_every_roll() -> None:
    state = with_module("AAK..", ".....", must_roll=vined)

    assert do(state, ONE, Roll((4,)), luck=rolling("TTT")) == [Rolled(ONE, (0, 1, 4), ("T", "T", "T"), 1_000)]
    show(state, ONE, "AAK..")
    rolls = [one.dice for one in legal(state, ONE) if isinstance(one, Roll)]
    assert rolls == [(0, 1, 2, 3, 4), (0, 1, 3, 4)]
    assert view(state, TWO).seats["0"].must_roll == [0, 1]


def test_dice_that_must_be_rolled_go_first_where_only_few_may_be() -> None:
    state = with_module("AAK..", ".....", must_roll=vined, most_dice=lambda state, seat: 2)

    assert [one.dice for one in legal(state, ONE) if isinstance(one, Roll)] == [(0, 1)]
    assert do(state, ONE, Roll((3, 4)), luck=rolling("TT")) == [Rolled(ONE, (0, 1), ("T", "T"), 1_000)]


def test_a_held_die_comes_back_blank_or_as_it_was() -> None:
    state = with_module("GB...", ".....")
    for die in (0, 1):
        hold(state, die, "totem")
    release(state, 0, GOLDEN)
    release(state, 1)

    assert hand(state, ONE) == "G...."
    assert dice_flaw(state) is None


def test_a_golden_mask_frees_more_unless_something_limits_it() -> None:
    state = with_module("GBBB.", "GBBB.", mask_power=lambda state, seat: 3 if seat == ONE else 0)

    assert Mask(0, ONE, (1, 2, 3)) in legal(state, ONE)
    assert refused(state, TWO, Mask(10, TWO, (11, 12, 13))).facts == {"most": 2}
    register(Module(id="other", option=OPTION, mask_frees=lambda state, seat: 1))
    state.mix = "test,other"
    assert refused(state, ONE, Mask(0, ONE, (1, 2))).facts == {"most": 1}


def test_6_delays_add_up_and_the_least_time_between_rolls_still_counts() -> None:
    state = with_module(".....", ".....", roll_delay=lambda state, seat: 300 if seat == ONE else 0)
    register(Module(id="other", option=OPTION, roll_delay=lambda state, seat: 250))
    state.mix = "test,other"
    for seat in (ONE, TWO):
        do(state, seat, Roll((seat * 10,)), at=5_000, luck=rolling("A"))
    assert ready_at(state, ONE, Roll((1,))) == 6_050
    assert ready_at(state, TWO, Roll((11,))) == 5_750

    register(Module(id="least", option=OPTION, roll_spacing=lambda state, seat: 1_000))
    state.mix = "test,other,least"
    assert ready_at(state, ONE, Roll((1,))) == 6_050
    assert ready_at(state, TWO, Roll((11,))) == 6_000


def twins(state: State, seat: Seat) -> tuple[int, ...]:
    """Every key that the first seat pays counts as two."""
    return (KEY,) if seat == ONE else ()


def test_a_die_may_bring_another_icon_of_its_kind() -> None:
    """East of the start a chamber costs two keys."""
    used: list[tuple[Seat, int, int]] = []
    state = with_module(
        "KA...",
        "KA...",
        twins=twins,
        use_icons=lambda turn, seat, icon, count: used.append((seat, icon, count)),
    )
    chamber = lay(state, EASTERN, EAST, "b12")
    stand(state, EASTERN, EASTERN)

    assert Enter(EAST) in legal(state, ONE)
    assert Enter(EAST) not in legal(state, TWO)
    assert do(state, ONE, Enter(EAST, (0,))) == [Entered(ONE, 2 * EASTERN, 2 * chamber, (0,), 1_000)]
    assert used == [(ONE, KEY, 1)]


def test_only_dice_that_are_paid_bring_another_icon() -> None:
    """Of three keys one is named for an exit that takes three: it counts as two."""
    state = with_module("KKK..", ".....", twins=twins)
    stand(state, lay(state, EASTERN, EAST, "exit"))
    state.depot = 2

    assert refused(state, ONE, Escape((0,))).code == "wrong_payment"
    assert Escape((0, 1)).check(state, ONE) is None


def test_offered_dice_bring_another_icon_where_it_is_paid_together() -> None:
    state = with_module("KK...", "K....", twins=twins)
    stand(state, lay(state, EASTERN, EAST, "b01"), 3)
    assert refused(state, TWO, Gems(2)).code == "no_gems_here"

    state.auto_offer[ONE] = False
    assert refused(state, TWO, Gems(1)).facts == {"have": 1, "need": 4}
    state.auto_offer[ONE] = True
    assert do(state, TWO, Gems(1)) == [GemsTaken(TWO, 6, 1, 1, (10, 0, 1), 1_000)]
