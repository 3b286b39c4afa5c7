"""Bots as team-mates: they hear, help, count on nobody who stands still, and leave nobody behind (TMP-4.14)."""

import pytest

from tests.games.temple.bots.minds import LATE, decided
from tests.games.temple.tables import EAST, EASTERN, HOME, NORTH, ONE, THREE, TWO, WEST, WESTERN, lay, stand, temple
from wayout.games.temple.actions import Enter, Escape, Gems, Give, Roll
from wayout.games.temple.bots import BOTS
from wayout.games.temple.events import Signalled
from wayout.games.temple.state import OUT, State

WISE = ["guide", "archaeologist"]


def said(phrase: str, node: int | None = None, at: int = LATE) -> list[Signalled]:
    """By the first seat."""
    return [Signalled(ONE, phrase, node, at)]


# They answer


def apart() -> State:
    """The caller is in the east; the second is at home and the third in the west. All work for them is in the west."""
    state = temple(".....", "AA...", "AA...", east="b07", west="b07")
    lay(state, WESTERN, NORTH, "gems_key_a")
    return stand(state, EASTERN, HOME, WESTERN)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("phrase", ["come", "help"])
def test_who_is_called_comes(bot: str, phrase: str) -> None:
    state = apart()

    assert decided(state, TWO, bot) == Enter(WEST)
    assert decided(state, TWO, bot, heard=said(phrase)) == Enter(EAST)


@pytest.mark.parametrize("phrase", ["come", "help"])
def test_one_comes_and_not_everybody(phrase: str) -> None:
    state = apart()

    assert decided(state, THREE, heard=said(phrase)) == decided(state, THREE)


def test_a_call_is_for_the_place_that_it_names() -> None:
    state = apart()
    state.figures[ONE] = 2 * HOME

    assert decided(state, TWO, heard=said("come", 2 * EASTERN)) == Enter(EAST)


def test_two_come_where_gems_take_three() -> None:
    state = temple("K....", "AT...", "AA...", east="gems_key_a", west="b07")
    stand(state, EASTERN, HOME, HOME)
    state.depot = 3
    lay(state, WESTERN, NORTH, "b01")

    for seat in (TWO, THREE):
        kept = decided(state, seat, heard=said("come"))
        assert kept in (Enter(EAST), Roll((21, 22, 23, 24)))


def test_nobody_comes_for_ever() -> None:
    state = apart()

    assert decided(state, TWO, heard=said("come", at=LATE - 26_000)) == Enter(WEST)


def test_nobody_comes_to_a_place_that_is_no_more() -> None:
    state = apart()

    assert decided(state, TWO, heard=said("come", 98)) == Enter(WEST)


def test_a_slam_is_more_pressing_than_a_call() -> None:
    state = apart()
    state.figures[TWO] = 2 * WESTERN
    state.bells = 1

    assert decided(state, TWO, at=196_000, heard=said("come", 2 * EASTERN, 195_000)) == Enter(EAST)


@pytest.mark.parametrize("bot", BOTS)
def test_nobody_leaves_the_temple_while_a_mate_asks_to_wait(bot: str) -> None:
    state = temple("AA...", "K....", "KKKKK", east="b07", pile=())
    exit_chamber = lay(state, EASTERN, EAST, "exit")
    state.depot = 0
    stand(state, HOME, exit_chamber, exit_chamber)

    assert decided(state, TWO, bot) == Escape()
    assert decided(state, TWO, bot, heard=said("wait")) != Escape()
    assert decided(state, TWO, bot, heard=said("wait", at=LATE - 16_000)) == Escape()


def test_who_is_asked_to_wait_stays_until_the_mate_has_come() -> None:
    state = temple("AA...", "AA...", east="b07", west="b07")
    lay(state, WESTERN, NORTH, "gems_key_a")
    stand(state, EASTERN, HOME)

    assert decided(state, TWO) == Enter(WEST)
    assert isinstance(decided(state, TWO, heard=said("wait")), Roll | None)
    state.figures[ONE] = 2 * HOME
    assert decided(state, TWO, heard=said("wait")) == Enter(WEST)


def test_gems_wait_for_who_asks_for_it() -> None:
    """Four keys are there, but seven are worth more, and somebody brings them."""
    state = temple("AT...", "KKKK.", east="gems_key_a", west="b07", pile=())
    stand(state, HOME, EASTERN)

    assert decided(state, TWO, "tourist") == Gems(1)
    assert decided(state, TWO, "tourist", heard=said("wait")) != Gems(1)


# They rescue


@pytest.mark.parametrize("bot", WISE)
@pytest.mark.parametrize("mate", ["BBBBB", "KBBBB", ".BBBx"])
def test_the_nearest_goes_to_who_has_one_free_die_or_none(bot: str, mate: str) -> None:
    state = temple("AA...", "AA...", mate, east="b07", west="b07")
    lay(state, WESTERN, NORTH, "gems_key_a")
    stand(state, HOME, WESTERN, EASTERN)

    assert decided(state, ONE, bot) == Enter(EAST)
    assert decided(state, TWO, bot) != Enter(EAST)


def test_two_free_dice_are_enough_to_help_oneself() -> None:
    state = temple("AA...", "KTBBB", east="b07", west="b07")
    lay(state, WESTERN, NORTH, "gems_key_a")
    stand(state, HOME, EASTERN)

    assert decided(state, ONE) != Enter(EAST)


def test_each_of_two_in_need_gets_somebody() -> None:
    state = temple("AA...", "AA...", "KBBBB", ".BBBB", east="b07", west="b07")
    lay(state, WESTERN, NORTH, "gems_key_a")
    stand(state, HOME, HOME, EASTERN, WESTERN)

    assert {decided(state, ONE), decided(state, TWO)} == {Enter(EAST), Enter(WEST)}


# They count on nobody who stands still


def test_nobody_waits_for_the_dice_of_a_mate_who_stands_still() -> None:
    state = temple("KKKK.", "K....", east="gems_key_a", pile=())
    stand(state, EASTERN, EASTERN)

    assert decided(state, ONE) == Roll((4,))
    assert decided(state, ONE, idle=[TWO]) == Gems(1)


def test_who_is_further_away_goes_if_the_nearest_stands_still() -> None:
    state = temple(".....", "AA...", "KBBBB", east="b07", west="b07")
    stand(state, HOME, WESTERN, EASTERN)

    assert decided(state, TWO) != Enter(EAST)
    assert decided(state, TWO, idle=[ONE]) == Enter(EAST)


def test_exploring_is_not_left_to_a_mate_who_stands_still() -> None:
    """One of three explores: the one who stands before the door, if he does anything."""
    state = temple(".....", "AAT..", "AAT..", east="b07", west="gems_key_a")
    stand(state, EASTERN, HOME, HOME)

    assert decided(state, TWO) == Enter(WEST)
    assert decided(state, TWO, idle=[ONE]) == Enter(EAST)


def test_who_is_out_gives_the_die_to_one_who_plays() -> None:
    state = temple("K....", "AAxxx", "AAA.x")
    state.figures[ONE] = OUT

    action = decided(state, ONE, idle=[TWO])

    assert isinstance(action, Give)
    assert action.to == THREE


# They leave together


def going(*hands: str) -> State:
    """Everybody is in the exit, and the depot is empty."""
    state = temple(*hands, east="b07", pile=())
    exit_chamber = lay(state, EASTERN, EAST, "exit")
    state.depot = 0
    return stand(state, *[exit_chamber] * len(hands))


@pytest.mark.parametrize("bot", BOTS)
def test_the_strongest_leaves_last(bot: str) -> None:
    state = going("KAxxx", "K....", "KAAxx")

    assert decided(state, ONE, bot) == Escape()
    assert decided(state, TWO, bot) != Escape()
    assert decided(state, THREE, bot) == Escape()
    state.figures[ONE] = state.figures[THREE] = OUT
    assert decided(state, TWO, bot) == Escape()


def test_nobody_leaves_a_mate_behind_who_needs_golden_masks() -> None:
    state = going("KAA..", "KBBBB")
    state.figures[TWO] = 2 * EASTERN

    assert decided(state, ONE) == Enter(WEST)


def test_who_waits_at_the_exit_helps_with_golden_masks() -> None:
    """The key is kept; the rest is rolled for the mate's black masks."""
    state = going("AABB.", "KA...")

    assert decided(state, TWO) == Roll((11, 12, 13, 14))


def test_who_waits_at_the_exit_risks_nothing_for_nothing() -> None:
    state = going("AA...", "KA...")

    assert decided(state, TWO) is None


def test_nobody_waits_for_a_mate_who_stands_still_and_needs_nothing() -> None:
    state = going("AAAAA", "K....")
    state.figures[ONE] = 2 * HOME

    assert decided(state, TWO) != Escape()
    assert decided(state, TWO, idle=[ONE]) == Escape()


def test_nobody_waits_until_the_temple_falls_in() -> None:
    state = going("AA...", "K....")

    assert decided(state, TWO, at=585_000) == Escape()
