"""The Tree of Life: TMP-3.6."""

import pytest

from tests.games.temple.quests.quest_tables import find, questing
from tests.games.temple.tables import EASTERN, ONE, THREE, TWO, do, refused, stand
from wayout.games.temple.actions import Leave, Offer
from wayout.games.temple.modules.quests.chambers.tree import TendTree, TreeTended
from wayout.games.temple.modules.quests.events import QuestDone
from wayout.games.temple.rules import legal
from wayout.games.temple.state import State
from wayout.games.temple.view import view
from wayout.games.temple.view_types import TaskView

TREE = 3


def at_the_tree(*hands: str) -> State:
    state = questing(*hands, quests=("tree",))
    find(state, "tree")
    return stand(state, *[TREE] * len(hands))


def test_3_6_two_golden_masks_for_each_player_at_the_same_time() -> None:
    state = at_the_tree("GGG..", "GG...", "GG...")
    do(state, TWO, Offer((10, 11), True))
    refusal = refused(state, ONE, TendTree())
    assert (refusal.code, refusal.facts) == ("too_few_icons", {"have": 5, "need": 6})
    assert TendTree() not in legal(state, ONE)

    do(state, THREE, Offer((20,), True))

    assert TendTree() in legal(state, ONE)
    assert do(state, ONE, TendTree()) == [TreeTended(ONE, (0, 1, 2, 10, 11, 20), 1_000), QuestDone("tree", 0)]
    assert refused(state, ONE, TendTree()).code == "no_such_task_here"
    assert view(state, ONE).seats["0"].act_from == 1_120


def test_3_6_masks_elsewhere_do_not_count() -> None:
    state = at_the_tree("GGG..", "GG...")
    stand(state, TREE, EASTERN)
    do(state, TWO, Offer((10, 11), True))

    assert refused(state, ONE, TendTree()).code == "too_few_icons"
    assert refused(state, TWO, TendTree()).code == "no_such_task_here"


def test_5_5_the_players_of_the_start_are_counted() -> None:
    state = at_the_tree("GGGG.", ".....")
    do(state, TWO, Leave())

    assert view(state, ONE).tasks == {"6": [TaskView("tree", "GGGG", [6])]}
    assert do(state, ONE, TendTree())[-1] == QuestDone("tree", 0)


@pytest.mark.parametrize(("hand", "code"), [("G......", "too_few_icons"), ("GG.....", None)])
def test_9_alone_it_takes_two(hand: str, code: str | None) -> None:
    refusal = TendTree().check(at_the_tree(hand), ONE)

    assert (refusal and refusal.code) == code
