"""Bots go on with what they have begun (TMP-4.14): nobody walks to and fro between two things that are as good."""

from msgspec.structs import replace

from tests.games.temple.bots.minds import decided, decided_by
from tests.games.temple.tables import (
    EAST,
    EASTERN,
    HOME,
    NORTH,
    ONE,
    SOUTH,
    THREE,
    TWO,
    WEST,
    WESTERN,
    lay,
    stand,
    temple,
)
from wayout.games.temple.actions import Enter, Escape
from wayout.games.temple.bots import BOTS
from wayout.games.temple.bots.atlas import Atlas
from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.helping import rescue
from wayout.games.temple.bots.roles import Roles, roles_of
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.state import State
from wayout.games.temple.view import view
from wayout.kernel.chance import Seeded


def scene_of(state: State) -> Scene:
    seen = view(state, ONE)
    return Scene(seen, Atlas(seen.chambers), ONE, 1_000)


def test_who_seeks_a_gem_seeks_it_on_although_another_is_nearer_now() -> None:
    state = temple(".....", ".....", east="b05", west="b07", pile=())
    lay(state, WESTERN, NORTH, "b01")
    stand(state, HOME, WESTERN)

    assert roles_of(scene_of(state)).gems[ONE] == 2 * EASTERN
    assert roles_of(scene_of(state), Roles({}, {ONE: 6})).gems[ONE] == 6


def test_who_explores_explores_on() -> None:
    state = temple(".....", ".....", ".....", east="b07", west="b07")
    stand(state, EASTERN, WESTERN, HOME)

    assert set(roles_of(scene_of(state)).explore) >= {ONE}
    state = temple(".....", ".....", ".....", east="b07", west="gems_key_a")
    stand(state, EASTERN, HOME, HOME)
    assert roles_of(scene_of(state), Roles({TWO: 2 * EASTERN}, {})).explore == {TWO: 2 * EASTERN}


def test_two_explorers_take_two_places() -> None:
    state = temple(".....", ".....", ".....", ".....", east="b07", west="b07")
    stand(state, HOME, HOME, HOME, HOME)

    places = roles_of(scene_of(state)).explore
    assert {places[ONE], places[TWO]} == {2 * EASTERN, 2 * WESTERN}


def test_they_explore_near_home_first() -> None:
    state = temple(".....", ".....", ".....", east="b07", west="b13")
    far = lay(state, EASTERN, NORTH, "b13")
    further = lay(state, far, NORTH, "b13")
    stand(state, far, HOME, HOME)

    assert roles_of(scene_of(state)).explore[ONE] == 2 * EASTERN != 2 * further


def cut_off(state: State, tile: str) -> int:
    """A chamber that nothing leads to."""
    lone = lay(state, EASTERN, NORTH, tile)
    state.chambers[lone] = replace(state.chambers[lone], y=-9)
    return lone


def test_who_is_cut_off_from_home_explores_where_he_is() -> None:
    state = temple(".....", ".....", ".....", east="b07", west="b07")
    lone = cut_off(state, "b13")
    stand(state, lone, HOME, HOME)

    assert roles_of(scene_of(state)).explore[ONE] == 2 * lone


def test_gems_that_nobody_can_reach_are_no_reason_to_wait() -> None:
    state = temple(".....", ".....", east="b07", west="b07")
    lay(state, EASTERN, EAST, "exit")
    cut_off(state, "gems_key_a")
    state.depot = 3

    assert set(roles_of(scene_of(state)).explore) == {ONE, TWO}


def test_who_is_on_the_way_home_does_not_turn_back() -> None:
    """One step away there is time enough for more; whoever has set out earlier goes on all the same."""
    state = temple("AA...", ".....", east="b07", west="b07")
    lay(state, EASTERN, SOUTH, "gems_key_a")
    stand(state, EASTERN, HOME)
    state.bells = 1
    mind = BOTS["guide"](ONE, Seeded(1))

    assert decided(state, ONE, at=185_000) != Enter(WEST)
    decided_by(mind, state, ONE, at=196_000)
    assert decided_by(mind, state, ONE, at=185_000) == Enter(WEST)


def test_two_keys_are_no_reason_to_light_another_gem() -> None:
    state = temple("KK...", ".....", ".....", east="b07", west="gems_key_a", pile=())
    exit_chamber = lay(state, EASTERN, EAST, "exit")
    stand(state, exit_chamber, exit_chamber, exit_chamber)
    state.depot = 1

    assert decided(state, ONE) == Escape()
    assert decided(state, ONE, "tourist") != Escape()
    state.depot = 2
    assert decided(state, ONE) != Escape()


def test_gems_are_lit_if_a_mate_could_hardly_roll_two_keys() -> None:
    state = temple("KK...", "...", ".....", east="b07", west="gems_key_a", pile=())
    exit_chamber = lay(state, EASTERN, EAST, "exit")
    stand(state, exit_chamber, exit_chamber, exit_chamber)
    state.depot = 1

    assert decided(state, ONE) != Escape()
    assert decided(state, THREE) != Escape()


def test_who_goes_to_a_mate_in_need_goes_on_although_another_is_nearer_now() -> None:
    state = temple(".....", ".....", "BBBBB", east="b07", west="b07")
    far = lay(state, WESTERN, NORTH, "b13")
    stand(state, HOME, WESTERN, far)
    assert rescue(scene_of(state)) is None

    scene = scene_of(state)
    scene.before = Goal("rescue", 2 * far, "G", None)

    assert rescue(scene) == Goal("rescue", 2 * far, "G", None)


def test_nobody_goes_on_to_a_mate_to_whom_no_way_leads_any_more() -> None:
    state = temple(".....", ".....", "BBBBB", east="b07", west="b07")
    far = lay(state, WESTERN, NORTH, "b13")
    stand(state, HOME, HOME, far)
    seen = view(state, ONE)
    vanished = {number: chamber for number, chamber in seen.chambers.items() if number != str(WESTERN)}
    scene = Scene(seen, Atlas(vanished), ONE, 1_000)
    scene.before = Goal("rescue", 2 * far, "G", None)

    assert rescue(scene) is None


def exit_known(*, gems: str) -> Roles:
    """What three are about who know the exit, with two gems in the depot and this chamber to light."""
    state = temple(".....", ".....", ".....", east="b07", west="b07")
    lay(state, WESTERN, WEST, "exit")
    lay(state, WESTERN, NORTH, gems)
    state.depot = 2
    stand(state, HOME, HOME, HOME)
    return roles_of(scene_of(state))


def test_nobody_explores_when_the_exit_and_gems_enough_are_known() -> None:
    assert exit_known(gems="b01").explore
    assert not exit_known(gems="gems_key_a").explore


def test_more_of_them_explore_when_the_exit_is_late() -> None:
    state = temple(*["....."] * 4, east="b07", west="gems_key_a")
    stand(state, *[HOME] * 4)
    seen = view(state, ONE)
    soon = Scene(seen, Atlas(seen.chambers), ONE, 1_000)
    late = Scene(seen, Atlas(seen.chambers), ONE, 410_000)
    for mate in late.mates:
        mate.view.act_from = 405_000

    assert [len(roles_of(scene).explore) for scene in (soon, late)] == [2, 4]
