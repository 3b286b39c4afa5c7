"""How bots deal with traps: TMP-4.14."""

import pytest

from tests.games.temple.tables import (
    EAST,
    EASTERN,
    HOME,
    NORTH,
    ONE,
    SOUTH,
    TWO,
    WESTERN,
    lay,
    show,
    stand,
    temple,
)
from tests.games.temple.traps.trap_tables import THERE, TRAP, sprung
from wayout.games.temple.actions import Break
from wayout.games.temple.bots.atlas import FAR, Atlas
from wayout.games.temple.bots.goal import ANYWHERE, Goal
from wayout.games.temple.bots.planning import plan
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.bots.temper import GUIDE, TOURIST, Temper
from wayout.games.temple.bots.tolls import tolls_of
from wayout.games.temple.modules.traps.actions import Climb, Summon
from wayout.games.temple.modules.traps.bots import handy, wishes
from wayout.games.temple.modules.traps.events import CliffHolds
from wayout.games.temple.rules import legal
from wayout.games.temple.state import State
from wayout.games.temple.view import view
from wayout.kernel.seats import Seat


def scene_of(state: State, seat: Seat, at: int = 1_000) -> Scene:
    seen = view(state, seat)
    return Scene(seen, Atlas(seen.chambers), seat, at)


def test_on_a_cliff_nothing_comes_before_climbing() -> None:
    state = sprung("K....", ".....", trap="cliff_key")

    assert plan(scene_of(state, ONE), GUIDE) == Goal("climb", ANYWHERE, "KKK", Climb(), worth=FAR)
    show(state, ONE, "KKK..")
    assert handy(scene_of(state, ONE), legal(state, ONE)) == Climb()


def test_on_a_waiting_platform_one_waits() -> None:
    state = sprung(".....", ".....", trap="moving_platform")

    assert plan(scene_of(state, ONE), GUIDE).name == "wait"


def test_somebody_else_finds_the_platform_a_place_and_not_on_it() -> None:
    state = stand(sprung(".....", ".....", ".....", trap="moving_platform"), TRAP, HOME, EASTERN)

    assert plan(scene_of(state, Seat(2)), GUIDE)[:2] == ("explore", 2 * EASTERN)
    assert [goal.name for goal in wishes(scene_of(state, TWO))] == ["keep off"]
    assert tolls_of(scene_of(state, TWO)) == {THERE: FAR}


def test_one_with_too_few_dice_for_a_cliff_is_called_off_it() -> None:
    state = stand(sprung(".....", "..", trap="invocation"), EASTERN, HOME)
    cliff = lay(state, EASTERN, EAST, "cliff_torch")
    stand(state, EASTERN, cliff)
    CliffHolds(TWO, 2 * cliff).apply(state)

    assert [(goal.node, goal.need, goal.deed) for goal in wishes(scene_of(state, ONE))] == [(THERE, "KKK", Summon())]
    show(state, TWO, "...")
    assert list(wishes(scene_of(state, ONE))) == []


def behind_a_slide(exit_in_reach: bool) -> State:
    """The first seat is in a dead end behind a slide, with the exit there or left behind."""
    state = temple(".....", ".....", west="b13", pile=(), traps=2)
    slide = lay(state, EASTERN, NORTH, "slide_trap")
    end = lay(state, slide, NORTH, "exit" if exit_in_reach else "b13")
    if not exit_in_reach:
        lay(state, EASTERN, EAST, "exit")
    state.pile = []
    return stand(state, end, HOME)


def test_4_7_cut_off_from_the_exit_a_bot_breaks_through_the_nearest_wall() -> None:
    state = behind_a_slide(exit_in_reach=False)
    goal = plan(scene_of(state, ONE), GUIDE)

    assert goal == Goal("break", 2 * 3, "AAA", Break(SOUTH), worth=FAR)
    assert plan(scene_of(state, TWO), GUIDE).name != "break"
    stand(state, 3)
    show(state, ONE, "AAA..")
    assert goal.deed in legal(state, ONE)


def test_4_7_cut_off_from_gems_without_which_it_cannot_get_out_it_does_the_same() -> None:
    state = behind_a_slide(exit_in_reach=True)
    state.chambers[WESTERN] = type(state.chambers[WESTERN])("gems_key_a", -1, 0, 3, 15)
    assert plan(scene_of(state, ONE), GUIDE).name == "break"

    state.depot = 2
    assert plan(scene_of(state, ONE), GUIDE).name != "break"


@pytest.mark.parametrize("temper", [TOURIST, GUIDE])
def test_no_bot_goes_home_where_no_way_leads_there(temper: Temper) -> None:
    state = behind_a_slide(exit_in_reach=False)
    state.gongs, state.bells = 1, 1

    assert plan(scene_of(state, ONE, 190_000), temper).name != "home"
