"""What bots make of characters."""

import pytest

from tests.games.temple.bots.minds import decided
from tests.games.temple.characters.hands import holding, whole_pile
from tests.games.temple.characters.test_picking import introduction
from tests.games.temple.module_tables import blessed, cursed
from tests.games.temple.tables import EAST, EASTERN, NORTH, ONE, SOUTH, TWO, WEST, do, lay, stand, tick
from wayout.games.temple.actions import Choose, Discover, Ready
from wayout.games.temple.bots import BOTS
from wayout.games.temple.modules.characters.cast import CHARACTER_OF
from wayout.games.temple.modules.characters.people.black_priest import Exorcise
from wayout.games.temple.modules.characters.people.doc import FirstAid
from wayout.games.temple.modules.characters.people.explorer import Dash
from wayout.games.temple.modules.characters.people.mechanic import JuryRig
from wayout.games.temple.modules.characters.people.mentalist import WallStep
from wayout.games.temple.modules.characters.people.trickster import SwapDice
from wayout.games.temple.modules.characters.people.void_runner import VoidStep
from wayout.games.temple.modules.characters.picking import Pick
from wayout.games.temple.modules.treasures.actions import UseTreasure


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_chooses_what_it_likes_best_and_is_ready(bot: str) -> None:
    state = introduction()
    assert decided(state, ONE, bot) == Pick("knack")

    do(state, ONE, Pick("knack"))
    assert decided(state, ONE, bot) == Ready()


def test_bots_never_choose_what_another_wants() -> None:
    state = introduction(6)
    chosen = []
    for seat in range(6):
        action = decided(state, state.inside()[seat])
        assert isinstance(action, Pick)
        do(state, state.inside()[seat], action)
        chosen.append(CHARACTER_OF[action.card])

    assert len(set(chosen)) == 6


def test_a_bot_chooses_again_if_somebody_before_it_wants_the_same() -> None:
    state = introduction()
    do(state, TWO, Pick("knack"))
    do(state, ONE, Pick("jury_rig"))

    assert decided(state, TWO) == Pick("open_mind")
    assert decided(state, ONE) == Ready()


def test_of_two_chambers_a_bot_lays_the_one_with_gems() -> None:
    state = holding("keen_eye", "AA...", ".....", pile=whole_pile("b13", "gems_key_a"))
    stand(state, EASTERN)
    do(state, ONE, Discover(NORTH))

    assert decided(state, ONE, at=1_500) == Choose(0, 1)


def test_a_bot_turns_a_chamber_so_that_it_leads_on() -> None:
    """b02 has a door beside its stairs: turned either way, it leads to an empty place or into a wall."""
    state = holding("broad_shoulders", "AA...", ".....", pile=whole_pile("b02"))
    lay(state, lay(state, EASTERN, EAST, "b09"), NORTH, "b13")
    stand(state, EASTERN)
    do(state, ONE, Discover(NORTH))
    assert [prompt.options for prompt in state.prompts] == [("b02/0", "b02/3")]

    assert decided(state, ONE, at=1_500) == Choose(0, 0)


def test_a_bot_dashes_home_before_the_slam() -> None:
    state = holding("dash", "AAA..", ".....")
    stand(state, lay(state, lay(state, EASTERN, EAST, "b12"), EAST, "b09"))
    tick(state, 165_000)

    assert decided(state, ONE, at=175_000) == Dash(0)


def test_a_bot_goes_home_through_a_wall() -> None:
    state = holding("wall_step", "AA...", ".....")
    stand(state, lay(state, lay(state, EASTERN, NORTH, "b02"), WEST, "b13"))
    tick(state, 165_000)

    assert decided(state, ONE, at=175_000) == WallStep(SOUTH)


def test_a_bot_saves_its_card_where_the_way_is_short() -> None:
    state = holding("dash", "AAA..", ".....")
    stand(state, EASTERN)
    tick(state, 165_000)

    assert not isinstance(decided(state, ONE, at=175_000), Dash)


def test_a_bot_gives_first_aid_to_one_who_cannot_roll() -> None:
    state = holding("first_aid", "AG...", "BBBBB")
    stand(state, 0, EASTERN)

    assert decided(state, ONE) == FirstAid()


def test_a_bot_keeps_first_aid_for_later() -> None:
    state = holding("first_aid", "AG...", "B....")

    assert not isinstance(decided(state, ONE), FirstAid)


def test_a_bot_drives_out_the_worst_curse() -> None:
    state = holding("exorcism", "TT...", ".....", curses=True)
    cursed(state, TWO, "silence")
    cursed(state, TWO, "trap")

    assert decided(state, ONE) == Exorcise(TWO, "trap")


def test_a_bot_rigs_its_dice_for_the_gems_here() -> None:
    state = holding("jury_rig", "KTTTT", "K....")
    chamber = lay(state, EASTERN, EAST, "b01")
    stand(state, chamber, chamber)

    assert decided(state, ONE) == JuryRig()


def test_a_bot_agrees_to_every_swap() -> None:
    state = holding("sleight", "K....", "T....", new_characters=True)
    do(state, ONE, SwapDice((0,), (10,)))

    assert decided(state, TWO, at=1_500) == Choose(0, 1)


def test_a_trickster_lends_a_die_to_one_who_cannot_roll() -> None:
    state = holding("sleight", "K....", "BBBBB", new_characters=True)

    assert decided(state, ONE) == SwapDice((0,), (10,))


def test_a_trickster_with_few_dice_keeps_them() -> None:
    state = holding("sleight", "K..", "BBBBB", new_characters=True)

    assert not isinstance(decided(state, ONE), SwapDice)


def test_a_void_runner_takes_the_short_way_home() -> None:
    state = holding("void_step", "AA...", ".....", new_characters=True)
    stand(state, lay(state, lay(state, EASTERN, NORTH, "b12"), NORTH, "b09"))
    tick(state, 165_000)

    assert decided(state, ONE, at=175_000) == VoidStep(2)


@pytest.mark.parametrize("kind", ["portal", "clone"])
def test_a_bot_uses_its_new_treasures(kind: str) -> None:
    state = holding("open_mind", "KKA..", ".....", new_characters=True, treasures=True)
    tile = blessed(state, ONE, kind)
    stand(state, lay(state, EASTERN, EAST, "b01") if kind == "clone" else EASTERN)
    tick(state, 165_000)

    expected = UseTreasure(tile, 0) if kind == "portal" else UseTreasure(tile)
    assert decided(state, ONE, at=190_000) == expected
