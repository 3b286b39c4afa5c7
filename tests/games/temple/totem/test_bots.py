"""Bots build towers."""

from tests.games.temple.tables import EASTERN, HOME, ONE, TWO, WEST, WESTERN, do, lay, settled, show, stand
from tests.games.temple.totem.towers import HERE, NODE, at_the_totem, tower
from wayout.games.temple import GAME
from wayout.games.temple.bots.atlas import Atlas
from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.invariants import flaw
from wayout.games.temple.modules.totem.actions import LightTotem, Stack, Unstack
from wayout.games.temple.modules.totem.bots import handy, wishes
from wayout.games.temple.rules import legal
from wayout.games.temple.state import State
from wayout.games.temple.view import view
from wayout.kernel.chance import Seeded
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat
from wayout.lab.live_bout import LiveBout


def scene_of(state: State, seat: Seat) -> Scene:
    seen = view(state, seat)
    return Scene(seen, Atlas(seen.chambers), seat, 1_000)


def wished(state: State, seat: Seat) -> list[Goal]:
    return list(wishes(scene_of(state, seat)))


def done(state: State, seat: Seat) -> Action[State] | None:
    return handy(scene_of(state, seat), legal(state, seat))


def test_the_nearest_builds() -> None:
    state = stand(at_the_totem(".....", "....."), HOME, EASTERN)

    assert wished(state, ONE) == []
    assert [(goal.node, goal.need) for goal in wished(state, TWO)] == [(NODE, "G")]


def test_more_build_where_dice_are_missing() -> None:
    state = stand(at_the_totem(".....", "...."), HOME, EASTERN)

    assert wished(state, ONE)


def test_nobody_builds_alone_what_takes_others_who_are_far_away() -> None:
    state = at_the_totem("....", ".....")
    stand(state, HERE, lay(state, lay(state, WESTERN, WEST, "b07"), WEST, "b07"))

    assert wished(state, ONE) == []


def test_dice_are_taken_back_from_a_tower_that_lacks_dice() -> None:
    state = tower(at_the_totem("..BB", "....."), 0, 1)
    assert isinstance(done(state, ONE), Stack)

    stand(state, HERE, HOME)
    assert done(state, ONE) == Unstack()


def test_the_last_die_is_held_without_taking_others_back() -> None:
    state = tower(at_the_totem("....G", "....."), 0, 1, 2, 3)
    stand(state, HERE, HOME)
    do(state, ONE, Stack(4, 1000), 1_000)

    assert done(state, ONE) is None


def test_who_leaves_takes_his_dice_along() -> None:
    state = tower(at_the_totem("..G..", "....."), 0, 1)
    scene = scene_of(state, ONE)
    assert isinstance(handy(scene, legal(state, ONE)), Stack)

    scene.goal = Goal("home", HOME, "", None)
    assert handy(scene, legal(state, ONE)) == Unstack()


def test_masks_are_stacked_with_care_and_gems_lit_at_once() -> None:
    state = at_the_totem("AABA.", ".....")
    assert done(state, ONE) == Stack(2, 1000)
    show(state, ONE, "AA...")
    assert done(state, ONE) is None
    assert done(tower(state, 2, 3, 10, 11, 12), TWO) == LightTotem(1)


def test_nobody_builds_for_nothing_and_dice_are_fetched() -> None:
    state = tower(at_the_totem("..BA.", "....."), 0)
    state.depot = 0

    assert done(state, ONE) == Unstack()
    assert [goal.deed for goal in wished(state, ONE)] == [Unstack()]
    assert wished(state, TWO) == []


def test_elsewhere_and_without_a_totem_there_is_nothing_to_do() -> None:
    state = stand(at_the_totem("GB...", "....."), EASTERN)
    assert done(state, ONE) is None
    state.chambers[3] = state.chambers[3].__class__("b07", 1, 1, 0, 15)
    assert wished(state, ONE) == []


def test_a_wrong_symbol_keeps_bots_from_the_totem() -> None:
    state = at_the_totem("AABA.", ".....", calendar="eternal")
    state.parts["calendar"].tiles = {3: "moon"}

    assert wished(state, ONE) == []
    assert done(state, ONE) is None


def test_a_team_of_bots_lights_the_totem() -> None:
    bout = LiveBout(GAME, settled(totem=True), [GAME.bots[GAME.standard_bot]] * 4, Seeded("x0"))
    bout.run()

    assert any(chamber.tile == "totem" and chamber.gems_done == 1 for chamber in bout.state.chambers)
    assert flaw(bout.state) is None
