"""Bots see to quests: TMP-4.14."""

import pytest

from tests.games.temple.bots.minds import decided
from tests.games.temple.quests.quest_tables import find, questing, quests, with_tasks
from tests.games.temple.tables import EAST, EASTERN, HOME, NORTH, ONE, THREE, TWO, WEST, WESTERN, lay, show, stand
from wayout.bots import bot_maker
from wayout.games.temple import GAME
from wayout.games.temple.actions import Discover, Mask, Offer
from wayout.games.temple.bots.atlas import Atlas
from wayout.games.temple.bots.goal import DUTY, Goal
from wayout.games.temple.bots.planning import plan
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.bots.temper import ARCHAEOLOGIST
from wayout.games.temple.modules.quests.bots import handy, wishes
from wayout.games.temple.modules.quests.chambers.altar import Sacrifice
from wayout.games.temple.modules.quests.chambers.ghost import PushGhost
from wayout.games.temple.modules.quests.chambers.task import SolveTask
from wayout.games.temple.modules.quests.chambers.tree import TendTree
from wayout.games.temple.rules import legal
from wayout.games.temple.seam import arrive
from wayout.games.temple.state import State
from wayout.games.temple.view import view
from wayout.games.temple.view_types import NextSlam
from wayout.kernel.chance import NoLuck, Seeded
from wayout.kernel.options import complete
from wayout.kernel.play import Action, Turn
from wayout.kernel.seats import Seat
from wayout.lab.live_bout import bout_of


def scene(state: State, seat: Seat) -> Scene:
    seen = view(state, seat)
    return Scene(seen, Atlas(seen.chambers), seat, 1_000)


def wish(state: State, seat: Seat) -> Goal | None:
    return next(iter(wishes(scene(state, seat))), None)


def at_hand(state: State, seat: Seat) -> Action[State] | None:
    return handy(scene(state, seat), legal(state, seat))


def test_two_of_them_solve_tasks_and_offer_what_the_tile_takes() -> None:
    state = stand(with_tasks("A....", "AKT..", "....."), 3, 3, WESTERN)
    arrive(Turn(state, NoLuck()), ONE)

    assert wish(state, ONE) == Goal("task", 6, "AA", SolveTask(), DUTY)
    assert wish(state, TWO) == Goal("task", 6, "AAKT", SolveTask(), DUTY)
    assert wish(state, THREE) is None
    assert at_hand(state, TWO) == Offer((10,), True)


def test_one_of_them_pushes_the_ghost_the_shortest_way() -> None:
    state = questing(".....", ".....", quests=("ghost",))
    find(state, "ghost", NORTH)
    assert wish(state, ONE) == Goal("ghost", HOME, "TT", PushGhost(EAST), DUTY)
    assert wish(state, TWO) is None

    quests(state).ghost = 2 * EASTERN

    assert wish(state, ONE) == Goal("ghost", 2 * EASTERN, "TT", PushGhost(NORTH), DUTY)


def test_they_give_dice_late_and_those_that_are_of_least_use() -> None:
    state = questing("AK.BG", "AAAA.", ".....")
    find(state, "altar")
    stand(state, 3, EASTERN, WESTERN)
    assert wish(state, ONE) is None

    find(state, "exit", WEST, WESTERN)

    assert wish(state, ONE) == Goal("altar", 6, "", None, DUTY)
    assert at_hand(state, ONE) == Sacrifice((3,))
    assert wish(state, TWO) == Goal("altar", 6, "", None, DUTY)
    assert wish(state, THREE) is None


def test_all_go_to_the_tree_and_show_their_golden_masks() -> None:
    state = questing("G....", "GK...", quests=("tree",))
    find(state, "tree")
    find(state, "exit", WEST, WESTERN)
    stand(state, 3, 3)

    assert wish(state, ONE) == Goal("tree", 6, "GGGGG", TendTree(), DUTY, hoards=True)
    assert at_hand(state, TWO) == Offer((10,), True)


def test_they_search_for_hidden_quests_when_there_is_nothing_else_to_do() -> None:
    state = questing(".....", ".....", quests=("altar",))
    assert wish(state, ONE) == Goal("explore", 2 * EASTERN, "AA", None, DUTY)

    state.pile = []

    assert wish(state, ONE) is None


def test_one_of_three_searches_on_when_the_exit_is_found_and_a_quest_is_not() -> None:
    state = stand(questing(".....", ".....", "....."), EASTERN, HOME, HOME)
    lay(state, WESTERN, NORTH, "gems_key_a")
    assert [wish(state, seat) for seat in (ONE, TWO, THREE)] == [None, None, None]

    find(state, "exit", WEST, WESTERN)

    assert wish(state, ONE) == Goal("explore", 2 * EASTERN, "AA", None, DUTY)
    assert [wish(state, seat) for seat in (TWO, THREE)] == [None, None]


def test_all_search_when_two_keys_would_open_the_exit_but_for_a_quest() -> None:
    state = stand(questing(".....", ".....", "....."), EASTERN, HOME, HOME)
    lay(state, WESTERN, NORTH, "gems_key_a")
    find(state, "exit", WEST, WESTERN)
    state.depot = 1

    assert all(wish(state, seat) == Goal("explore", 2 * EASTERN, "AA", None, DUTY) for seat in (ONE, TWO, THREE))


def test_golden_masks_are_kept_for_the_tree_while_anybody_there_can_roll() -> None:
    state = questing("GABBB", ".....", quests=("tree",))
    find(state, "tree")
    find(state, "exit", WEST, WESTERN)
    stand(state, 3, 3)
    assert not isinstance(decided(state, ONE), Mask)

    show(state, ONE, "GGBBB")
    show(state, TWO, "GGGGB")

    assert isinstance(decided(state, ONE), Mask)


def best_wish(state: State, seat: Seat) -> Goal:
    return max(wishes(scene(state, seat)), key=lambda goal: goal.worth)


def test_one_of_them_discovers_beside_the_obelisk() -> None:
    state = questing(".....", ".....", quests=("obelisk",))
    find(state, "obelisk", EAST)
    find(state, "b07", NORTH)

    assert best_wish(state, ONE) == Goal("obelisk", 8, "AA", Discover(EAST), 6.0, hands=1)


def test_they_build_towards_an_obelisk_that_nothing_leads_to() -> None:
    """Its free places are two north and two east of the eastern chamber, and one beyond it."""
    state = questing(".....", ".....", quests=("obelisk",))
    find(state, "obelisk", EAST)

    assert best_wish(state, ONE) == Goal("obelisk", 2 * EASTERN, "AA", Discover(NORTH), 2.0, hands=1)


def test_gem_tiles_of_the_obelisk_are_no_gems_to_spare() -> None:
    state = questing(".....", ".....", quests=("obelisk",))
    spare = scene(state, ONE).gems_to_spare()

    state.parts["quests"].gem_tiles = 3

    assert scene(state, ONE).gems_to_spare() == spare - 3


def test_whoever_is_nearest_to_one_who_cannot_roll_helps_first() -> None:
    state = questing(".....", "BBBBB", quests=("ghost",))
    find(state, "ghost", NORTH)

    assert plan(scene(state, ONE), ARCHAEOLOGIST) == Goal("rescue", HOME, "G", None)


def test_nobody_loses_a_die_to_the_doors_for_a_quest() -> None:
    state = stand(with_tasks(".....", "....."), 3, 3)
    seen = scene(state, ONE)
    assert plan(seen, ARCHAEOLOGIST).name == "task"

    seen.view.next_slam = NextSlam(1, seen.at + 5_000)

    assert plan(seen, ARCHAEOLOGIST).name == "home"


@pytest.mark.slow
@pytest.mark.parametrize("quest", ["altar", "task", "ghost", "tree", "obelisk"])
def test_bots_do_every_quest(quest: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wayout.games.temple.modules.quests.pool.quests_in_play", lambda settings: (quest,))
    options = complete(GAME.options, {"quests": 1})
    done = 0
    for seed in range(3):
        bout = bout_of(GAME, options, [bot_maker(GAME, "guide")] * 3, Seeded(f"{quest}/{seed}"))
        bout.run(keep=False)
        done += quests(bout.state).done == [quest]

    assert done >= 2
