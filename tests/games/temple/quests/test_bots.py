"""Bots see to quests: TMP-4.14."""

import pytest

from tests.games.temple.quests.quest_tables import find, questing, quests, with_tasks
from tests.games.temple.tables import EAST, EASTERN, HOME, NORTH, ONE, THREE, TWO, WEST, WESTERN, stand
from wayout.bots import bot_maker
from wayout.games.temple import GAME
from wayout.games.temple.actions import Discover, Offer
from wayout.games.temple.bots.atlas import FAR, Atlas
from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.quests.bots import handy, wishes
from wayout.games.temple.modules.quests.chambers.altar import Sacrifice
from wayout.games.temple.modules.quests.chambers.ghost import PushGhost
from wayout.games.temple.modules.quests.chambers.task import SolveTask
from wayout.games.temple.modules.quests.chambers.tree import TendTree
from wayout.games.temple.rules import legal
from wayout.games.temple.seam import arrive
from wayout.games.temple.state import State
from wayout.games.temple.view import view
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

    assert wish(state, ONE) == Goal("task", 6, "AA", SolveTask(), FAR)
    assert wish(state, TWO) == Goal("task", 6, "AAKT", SolveTask(), FAR)
    assert wish(state, THREE) is None
    assert at_hand(state, TWO) == Offer((10,), True)


def test_one_of_them_pushes_the_ghost_the_shortest_way() -> None:
    state = questing(".....", ".....", quests=("ghost",))
    find(state, "ghost", NORTH)
    assert wish(state, ONE) == Goal("ghost", HOME, "TT", PushGhost(EAST), FAR)
    assert wish(state, TWO) is None

    quests(state).ghost = 2 * EASTERN

    assert wish(state, ONE) == Goal("ghost", 2 * EASTERN, "TT", PushGhost(NORTH), FAR)


def test_they_give_dice_late_and_those_that_are_of_least_use() -> None:
    state = questing("AK.BG", "AAAA.", ".....")
    find(state, "altar")
    stand(state, 3, EASTERN, WESTERN)
    assert wish(state, ONE) is None

    find(state, "exit", WEST, WESTERN)

    assert wish(state, ONE) == Goal("altar", 6, "", None, FAR)
    assert at_hand(state, ONE) == Sacrifice((3,))
    assert wish(state, TWO) == Goal("altar", 6, "", None, FAR)
    assert wish(state, THREE) is None


def test_all_go_to_the_tree_and_show_their_golden_masks() -> None:
    state = questing("G....", "GK...", quests=("tree",))
    find(state, "tree")
    find(state, "exit", WEST, WESTERN)
    stand(state, 3, 3)

    assert wish(state, ONE) == Goal("tree", 6, "GGGGG", TendTree(), FAR)
    assert at_hand(state, TWO) == Offer((10,), True)


def test_they_search_for_hidden_quests_when_there_is_nothing_else_to_do() -> None:
    state = questing(".....", ".....", quests=("altar",))
    assert wish(state, ONE) == Goal("explore", 2 * EASTERN, "AA", None, FAR)

    state.pile = []

    assert wish(state, ONE) is None


def test_they_discover_beside_the_obelisk() -> None:
    state = questing(".....", ".....", quests=("obelisk",))
    find(state, "obelisk", EAST)
    find(state, "b07", NORTH)

    assert wish(state, ONE) == Goal("obelisk", 8, "AA", Discover(EAST), 6.0)


def test_whoever_is_nearest_to_one_who_cannot_roll_helps_first() -> None:
    state = questing(".....", "BBBBB", quests=("ghost",))
    find(state, "ghost", NORTH)

    assert wish(state, ONE) is None


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
