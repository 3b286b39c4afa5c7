"""The two cliffs: TMP-3.7, TMP-5.7, A25, A47."""

import pytest

from tests.games.temple.module_tables import blessed, cursed
from tests.games.temple.tables import (
    EASTERN,
    HOME,
    NORTH,
    ONE,
    SOUTH,
    THREE,
    TWO,
    do,
    hand,
    refused,
    show,
    stand,
    tick,
)
from tests.games.temple.traps.trap_tables import THERE, TRAP, sprung, trapped
from wayout.games.temple.actions import Break, Discover, Enter, Gems, Leave, Mask, Roll
from wayout.games.temple.events import Entered, SeatLeft, Slammed
from wayout.games.temple.modules.traps.actions import Climb
from wayout.games.temple.modules.traps.events import CliffHolds, Climbed, TrapLetGo
from wayout.games.temple.modules.traps.part import part
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.rules import legal
from wayout.games.temple.seam import swap
from wayout.games.temple.state import NO_NODE, State
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import Turn

every_cliff = pytest.mark.parametrize(("cliff", "icon"), [("cliff_key", "K"), ("cliff_torch", "T")])


def is_free(state: State) -> bool:
    return part(state).kept[ONE] == NO_NODE


def test_golden_17_the_keys_of_a_mate_do_not_help_on_a_cliff() -> None:
    state = sprung("KK...", "KKKKK", trap="cliff_key")
    state.figures[TWO] = THERE

    assert refused(state, ONE, Climb()).code == "cannot_pay"
    assert Climb() not in legal(state, ONE)
    assert refused(state, TWO, Climb()).code == "not_on_cliff"
    show(state, ONE, "KKK..")
    assert do(state, ONE, Climb()) == [Climbed(ONE, (0, 1, 2), 1_000)]
    assert is_free(state)


@every_cliff
def test_3_7_three_icons_of_its_kind_get_one_off(cliff: str, icon: str) -> None:
    state = sprung(f"{icon * 3}A.", ".....", trap=cliff)
    assert part(state).kept[ONE] == THERE
    assert Climb() in legal(state, ONE)

    do(state, ONE, Climb())

    assert (hand(state, ONE), state.figures[ONE], is_free(state)) == ("...A.", THERE, True)
    assert state.last_act[ONE] == 1_000


@every_cliff
def test_3_7_three_of_the_other_kind_do_not(cliff: str, icon: str) -> None:
    state = sprung(("T" if icon == "K" else "K") * 3 + "..", ".....", trap=cliff)

    assert refused(state, ONE, Climb()).facts == {"cost": icon * 3}


def test_3_7_the_cliff_holds_its_discoverer_and_is_told() -> None:
    state = trapped("AA...", ".....", trap="cliff_key")

    assert do(state, ONE, Discover(NORTH))[-1] == CliffHolds(ONE, THERE)


@pytest.mark.parametrize("deed", [Enter(SOUTH), Discover(NORTH), Break(None)])
def test_5_7_who_hangs_there_neither_enters_nor_discovers_nor_breaks_through(deed: Enter | Discover | Break) -> None:
    state = sprung("AAAAA", ".....", trap="cliff_key")
    refusal = deed.check(state, ONE)

    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("on_cliff", "TMP-5.7")
    assert not any(isinstance(action, type(deed)) for action in legal(state, ONE))
    show(state, ONE, "KKK..")
    do(state, ONE, Climb())
    show(state, ONE, "AAAAA")
    assert Enter(SOUTH) in legal(state, ONE)


def test_a25_no_treasure_takes_one_off_a_cliff() -> None:
    state = sprung(".....", ".....", trap="cliff_key", treasures=True)
    teleport = UseTreasure(blessed(state, ONE, "teleport"), HOME)
    assert refused(state, ONE, teleport).code == "on_cliff"
    assert teleport not in legal(state, ONE)

    healing = UseTreasure(blessed(state, ONE, "healing_mask"))
    show(state, ONE, "B....")
    do(state, ONE, healing)
    assert hand(state, ONE) == "....."


def test_5_7_a_double_key_that_is_ready_counts() -> None:
    state = sprung("K....", ".....", trap="cliff_key", treasures=True)
    double = blessed(state, ONE, "double_key")
    do(state, ONE, UseTreasure(double), at=2_000)

    do(state, ONE, Climb(), at=3_000)

    assert is_free(state)
    assert state.parts["treasures"].gone == [double]


def test_3_7_others_come_to_help_with_golden_masks_and_are_free() -> None:
    state = stand(sprung("BB...", "AKG..", trap="cliff_key"), TRAP, EASTERN)

    assert do(state, TWO, Enter(NORTH)) == [Entered(TWO, 2 * EASTERN, THERE, (10, 11), 1_000)]
    do(state, TWO, Mask(12, ONE, (0, 1)), at=1_200)
    assert hand(state, ONE) == "....."
    show(state, TWO, "AA...")
    assert Enter(SOUTH) in legal(state, TWO)


def test_a47_two_dice_are_too_few_and_there_is_no_relief() -> None:
    state = sprung("KK", ".....", trap="cliff_key")

    assert refused(state, ONE, Climb()).facts == {"cost": "KKK"}
    assert not any(isinstance(action, Enter | Discover) for action in legal(state, ONE))
    assert any(isinstance(action, Roll) for action in legal(state, ONE))


def test_4_10_who_hangs_on_a_cliff_is_not_safe_and_still_hangs_there() -> None:
    state = sprung(".....", ".....", trap="cliff_key")
    slammed = [event for event in tick(state, 200_000) if isinstance(event, Slammed)]

    assert slammed == [Slammed(1, (TWO,), ((ONE, 0),))]
    assert part(state).kept[ONE] == THERE


def test_4_13_one_who_leaves_is_in_no_trap() -> None:
    state = sprung(".....", ".....", trap="cliff_key")

    assert do(state, ONE, Leave())[:2] == [TrapLetGo(ONE), SeatLeft(ONE, True)]
    assert is_free(state)


def test_3_7_one_who_comes_back_later_stands_on_firm_ground() -> None:
    state = sprung("KKKAA", ".....", trap="cliff_key")
    do(state, ONE, Climb())
    do(state, ONE, Enter(SOUTH), at=2_000)
    show(state, ONE, "AK...")
    do(state, ONE, Enter(NORTH), at=3_000)

    assert (state.figures[ONE], is_free(state)) == (THERE, True)


def test_5_7_a_cliff_forbids_nothing_else() -> None:
    state = sprung("G....", "KKKK.", "B....", trap="cliff_key")
    stand(state, TRAP, EASTERN, TRAP)

    assert Mask(0, THREE, (20,)) in legal(state, ONE)
    assert refused(state, ONE, Gems(1)).code == "no_gems_here"


def test_6_a_soul_exchange_exchanges_what_keeps_the_adventurers() -> None:
    state = sprung(".....", ".....", trap="cliff_key", curses=True, illusions=True)
    cursed(state, TWO, "soul_exchange")

    assert state.figures == [HOME, THERE]
    assert part(state).kept[:2] == [NO_NODE, THERE]
    show(state, ONE, "AAAAA")
    assert any(isinstance(action, Enter) for action in legal(state, ONE))
    assert refused(state, TWO, Enter(SOUTH)).code == "on_cliff"


def test_6_a_soul_exchange_on_firm_ground_is_nothing_to_a_trap() -> None:
    state = sprung(".....", ".....", ".....", trap="cliff_key", curses=True, illusions=True)
    turn = Turn(state, NoLuck(), 2_000)
    swap(turn, TWO, THREE)

    assert turn.events == []
