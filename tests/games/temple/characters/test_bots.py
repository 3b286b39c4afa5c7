"""What bots make of characters."""

import pytest

from tests.games.temple.bots.minds import LATE, decided
from tests.games.temple.characters.hands import holding, whole_pile
from tests.games.temple.characters.test_picking import introduction
from tests.games.temple.module_tables import blessed, cursed
from tests.games.temple.tables import EAST, EASTERN, NORTH, ONE, SOUTH, TWO, WEST, do, lay, show, stand, tick
from wayout.games.temple.actions import Choose, Discover, Ready
from wayout.games.temple.bots import BOTS
from wayout.games.temple.bots.atlas import Atlas
from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.reshaping import temple_of
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.building import turn_chamber
from wayout.games.temple.modules.characters.cast import CHARACTER_OF
from wayout.games.temple.modules.characters.people.black_priest import Exorcise
from wayout.games.temple.modules.characters.people.doc import FirstAid
from wayout.games.temple.modules.characters.people.explorer import Dash
from wayout.games.temple.modules.characters.people.mechanic import JuryRig
from wayout.games.temple.modules.characters.people.mentalist import WallStep
from wayout.games.temple.modules.characters.people.strongman import Shove, shoved
from wayout.games.temple.modules.characters.people.trickster import SwapDice
from wayout.games.temple.modules.characters.people.void_runner import VoidStep
from wayout.games.temple.modules.characters.picking import Pick
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.rules import legal
from wayout.games.temple.state import State
from wayout.games.temple.view import view
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import Turn


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_chooses_what_it_likes_best_and_is_ready(bot: str) -> None:
    state = introduction()
    assert decided(state, ONE, bot) == Pick("open_mind")

    do(state, ONE, Pick("open_mind"))
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
    do(state, TWO, Pick("open_mind"))
    do(state, ONE, Pick("wall_step"))

    assert decided(state, TWO) == Pick("steady_hands")
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


def exit_behind_a_wall() -> State:
    """East of the eastern chamber lies one that has a wall before the exit."""
    state = holding("shove", "AAK..", "A....")
    behind = lay(state, lay(state, EASTERN, EAST, "b06"), EAST, "exit")
    state.exit, state.last_act = behind, [LATE, LATE]
    return stand(state, EASTERN, EASTERN)


def scene_of(state: State) -> Scene:
    shown = view(state, ONE)
    return Scene(shown, Atlas(shown.chambers), ONE, LATE)


def test_a_bot_shoves_a_chamber_that_keeps_the_team_from_the_exit() -> None:
    state = exit_behind_a_wall()
    assert decided(state, ONE) == Shove(6, 1)

    do(state, ONE, Shove(6, 1))
    assert state.links[6 * 4 + EAST] == 2 * state.exit
    assert scene_of(state).wishes == []


def test_a_bot_rolls_for_a_shove_that_is_worth_it() -> None:
    state = exit_behind_a_wall()
    show(state, ONE, "TT...")
    (goal,) = scene_of(state).wishes

    assert goal == Goal("shove", 2, "AAK", Shove(6, 1), worth=goal.worth)
    assert goal.worth > 20


def test_a_bot_leaves_chambers_alone_that_lie_well() -> None:
    state = exit_behind_a_wall()
    turn_chamber(Turn(state, NoLuck()), 3, 2)

    assert not isinstance(decided(state, ONE), Shove)
    assert scene_of(state).wishes == []


def test_a_bot_knows_how_the_temple_would_lie_after_a_shove() -> None:
    state = exit_behind_a_wall()
    found = list(shoved(scene_of(state), temple_of(scene_of(state))))
    assert {shove.node for shove, _ in found} == {2, 6}

    assert {shove for shove, _ in found} == {shove for shove in legal(state, ONE) if isinstance(shove, Shove)}
    for shove, after in found:
        shoved_once = state.clone()
        do(shoved_once, ONE, shove)
        assert temple_of(scene_of(shoved_once)) == after
