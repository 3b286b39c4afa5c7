"""What cards mean to the chambers, cards and pieces of other modules (TMP-2.13, TMP-5.6)."""

from typing import Any

import pytest

from tests.games.temple.characters.hands import give, people, whole_pile
from tests.games.temple.tables import (
    EAST,
    EASTERN,
    HOME,
    NORTH,
    ONE,
    TWO,
    WEST,
    do,
    hand,
    lay,
    refused,
    rolling,
    show,
    stand,
    temple,
)
from wayout.games.temple.actions import Discover, Enter, Escape, Mask, Roll
from wayout.games.temple.dice import shows
from wayout.games.temple.events import Discovered, Entered, GotOut
from wayout.games.temple.imagine import imagine
from wayout.games.temple.modules.characters.passing import uses
from wayout.games.temple.modules.characters.people.black_priest import MasksBorne
from wayout.games.temple.modules.characters.people.doc import FirstAid, Tend
from wayout.games.temple.modules.characters.people.explorer import Dash
from wayout.games.temple.modules.characters.people.mentalist import WallStep
from wayout.games.temple.modules.characters.people.strongman import Shove, is_drawn_from_pool
from wayout.games.temple.modules.characters.people.void_runner import VoidStep
from wayout.games.temple.modules.pit.actions import LightPit
from wayout.games.temple.modules.quests.chambers.ghost import PushGhost
from wayout.games.temple.modules.special.chalice import Carry
from wayout.games.temple.modules.special.linking import Link
from wayout.games.temple.modules.totem.actions import Stack, Unstack
from wayout.games.temple.state import BLANK, LOCKED, State
from wayout.games.temple.view import view
from wayout.kernel.chance import Scripted, Seeded


def together(card: str, *hands: str, pile: tuple[str, ...] = ("b13", "exit"), **options: Any) -> State:
    """The first seat holds this card; these modules are in play as well."""
    return give(temple(*hands, pile=pile, characters=True, **options), ONE, card)


def banned(state: State, tile: str, stage: int = 0) -> State:
    """The green sand runs in this chamber."""
    green = state.parts["time_chambers"].green
    green.chamber, green.until, green.stage = lay(state, EASTERN, EAST, tile), 99_000, stage
    return state


def test_13_10_black_masks_that_do_not_lock_the_priest_count_in_the_pit() -> None:
    state = together("blessing", "BBB..", ".....", pit=True)
    stand(state, lay(state, EASTERN, NORTH, "pit"))
    do(state, ONE, Roll((3, 4)), luck=rolling("BB"))

    assert hand(state, ONE) == "BBBB."
    assert LightPit().check(state, ONE) is None


def test_13_10_and_on_the_totem() -> None:
    state = together("blessing", "BBB..", ".....", totem=True)
    stand(state, lay(state, EASTERN, NORTH, "totem"))
    do(state, ONE, Roll((3, 4)), luck=rolling("BB"))

    assert people(state).black == [4]
    assert Stack(4, 0).check(state, ONE) is None


@pytest.mark.parametrize(("others", "lies"), [("BBBB", BLANK), ("BBBK", LOCKED)])
def test_5_17_the_priest_takes_a_black_mask_back_which_locks_unless_four_others_do(others: str, lies: int) -> None:
    state = together("blessing", "BBB..", ".....", totem=True)
    stand(state, lay(state, EASTERN, NORTH, "totem"))
    do(state, ONE, Roll((3, 4)), luck=rolling("BB"))
    do(state, ONE, Stack(4, 0), luck=Scripted([24_999_999]))
    show(state, ONE, f"{others} ")

    do(state, ONE, Unstack())

    assert (state.dice[4], shows(state, ONE, 4)) == (lies, LOCKED)
    assert people(state).black == ([4] if lies == BLANK else [])
    assert others[3] == "B" or Stack(3, 0).check(state, ONE) is not None


@pytest.mark.parametrize(
    ("card", "action"),
    [("wall_step", WallStep(EAST)), ("dash", Dash(0)), ("void_step", VoidStep(4))],
)
def test_5_8_a_ban_of_movement_stops_every_way_to_go(card: str, action: Any) -> None:
    state = together(card, "AAA..", ".....", new_characters=True, time_chambers=2)
    north = lay(state, EASTERN, NORTH, "b13")
    banned(state, "prohibition_1", stage=1)
    lay(state, len(state.chambers) - 1, NORTH, "b13")
    stand(state, north if card == "wall_step" else EASTERN)

    assert action.check(state, ONE) is not None
    state.parts["time_chambers"].green.stage = 0
    assert action.check(state, ONE) is None


def test_5_8_a_ban_of_golden_masks_stops_first_aid_and_shared_masks() -> None:
    for card, action in (("first_aid", FirstAid()), ("steady_hands", Tend(1, 10, 20))):
        state = together(card, "AG...", "B....", "B....", time_chambers=2)
        assert action.check(state, ONE) is None
        banned(state, "prohibition_2")
        refusal = action.check(state, ONE)
        assert refusal is not None
        assert refusal == Mask(1, TWO, (10,)).check(state, ONE)


def test_5_8_a_ban_of_the_start_stops_a_dash_home() -> None:
    state = together("dash", "AAA..", ".....", time_chambers=2)
    stand(state, EASTERN)
    banned(state, "prohibition_4")

    assert Dash(0).check(state, ONE) is not None
    assert Dash(6).check(state, ONE) is None


@pytest.mark.parametrize(
    ("tile", "module", "value"),
    [
        ("slide_trap", "traps", 2),
        ("sacrifice", "time_chambers", 2),
        ("altar", "quests", 1),
        ("treasure_chamber", "quests", 1),
    ],
)
def test_2_13_chambers_of_traps_time_and_quests_lie_as_they_are_found(tile: str, module: str, value: int) -> None:
    state = together("broad_shoulders", "AA...", ".....", pile=("b13", tile), **{module: value})
    stand(state, EASTERN)

    assert is_drawn_from_pool(state, tile)
    assert isinstance(do(state, ONE, Discover(NORTH))[0], Discovered)


def test_2_13_without_quests_the_treasure_chamber_may_be_turned() -> None:
    state = together("broad_shoulders", "AA...", ".....", special=True)

    assert not is_drawn_from_pool(state, "treasure_chamber")


def test_13_1_no_wall_of_a_double_chamber() -> None:
    state = together("wall_step", "AA...", ".....", special=True)
    north = lay(state, EASTERN, NORTH, "b13")
    lay(state, lay(state, EASTERN, EAST, "b07"), NORTH, "double_chamber_torch")
    stand(state, north)

    assert refused(state, ONE, WallStep(EAST)).code == "wall_of_a_double"


def test_2_13_a_shove_does_not_turn_a_double_chamber() -> None:
    state = together("shove", "AAK..", ".....", special=True)
    stand(state, lay(state, EASTERN, NORTH, "double_chamber_key"))

    assert refused(state, ONE, Shove(state.figures[ONE], 1)).code == "never_shoved"


def test_2_13_the_mechanic_pushes_the_ghost_with_one_torch() -> None:
    state = together("knack", "T....", "T....", quests=1)
    state.parts["quests"].found = {"ghost": lay(state, EASTERN, EAST, "ghost")}
    state.parts["quests"].ghost = HOME

    assert PushGhost(EAST).check(state, ONE) is None
    assert PushGhost(EAST).check(state, TWO) is not None


def test_5_4_the_mentalist_carries_the_chalice_for_two_adventurers_and_a_torch() -> None:
    state = together("open_mind", "AAT..", ".....", special=True)
    lay(state, EASTERN, NORTH, "b12")
    stand(state, EASTERN)
    state.parts["special"].chalice = 2

    assert do(state, ONE, Carry(NORTH))[0] == Entered(ONE, 2, 6, (0, 1, 2), 1_000)


@pytest.mark.parametrize(("tile", "shown"), [("b09", "AK..."), ("b09", "AT..."), ("b10", "KT..."), ("b10", "TT...")])
def test_13_13_the_knack_spares_any_key_or_torch_of_a_step_with_the_chalice(tile: str, shown: str) -> None:
    state = together("knack", shown, ".....", special=True)
    lay(state, EASTERN, NORTH, tile)
    stand(state, EASTERN)
    state.parts["special"].chalice = 2

    assert do(state, ONE, Carry(NORTH))[0] == Entered(ONE, 2, 6, (0, 1), 1_000)


@pytest.mark.parametrize(("card", "action"), [("dash", Dash(0)), ("void_step", VoidStep(4))])
def test_5_4_no_card_takes_the_chalice_along(card: str, action: Any) -> None:
    state = together(card, "AAA..", ".....", special=True, new_characters=True)
    stand(state, EASTERN)
    state.parts["special"].chalice = 2

    do(state, ONE, action)

    assert state.parts["special"].chalice == 2


def test_2_13_a_link_costs_the_mechanic_what_is_printed() -> None:
    """Three keys in one linked chamber, three torches in the other: too few to save one."""
    state = together("knack", "KK...", "TTT..", special=True)
    stand(state, lay(state, EASTERN, NORTH, "linked_1"), lay(state, EASTERN, EAST, "linked_2"))

    assert Link().check(state, ONE) is not None


def test_2_13_the_mechanics_exit_with_the_calendars_keys() -> None:
    state = together("knack", "KKK..", ".....", calendar="doomed")
    stand(state, lay(state, EASTERN, EAST, "exit"))
    state.depot = 0

    assert do(state, ONE, Escape())[0] == GotOut(ONE, (0, 1, 2), 1_000)


def test_2_13_keen_eye_shows_tiles_of_every_pool() -> None:
    state = together("keen_eye", "AA...", ".....", pile=whole_pile("altar", "ghost"), quests=2)
    state.tiles = (*state.tiles, "altar", "ghost")
    stand(state, EASTERN)
    do(state, ONE, Discover(NORTH))

    for number in range(20):
        imagined = imagine(view(state, ONE), ONE, Seeded(f"pool {number}"))
        assert [reserved.tiles for reserved in imagined.reserved.values()] == [("ghost", "altar")]
        assert sorted([*imagined.pile, "ghost", "altar", "b07", "b08"]) == sorted([*imagined.tiles, "exit"])


def test_the_priests_dice_that_were_held_come_back_without_locking_too_many() -> None:
    state = together("blessing", "BBBBB", ".....")

    assert MasksBorne(ONE, (4,)) in do(state, TWO, Roll((10,)), luck=rolling("K"))
    assert refused(state, ONE, Enter(WEST)).code == "cannot_pay"


def test_2_13_a_card_that_always_works_is_never_used() -> None:
    state = together("knack", "AAKKT", ".....")

    assert list(uses(state, ONE)) == []
