"""The task chamber: TMP-2.14, TMP-3.6."""

import pytest

from tests.games.temple.module_tables import blessed
from tests.games.temple.quests.quest_tables import SIX, find, questing, quests, with_tasks
from tests.games.temple.tables import EAST, EASTERN, NORTH, ONE, TWO, do, hand, refused, show, stand
from wayout.games.temple import GAME
from wayout.games.temple.actions import Enter, Offer
from wayout.games.temple.events import Entered
from wayout.games.temple.modules.quests.chambers.task import SolveTask, TaskRevealed, TasksLaid, TaskSolved
from wayout.games.temple.modules.quests.events import QuestDone, QuestFound
from wayout.games.temple.modules.quests.task_tiles import TASKS, BrokenTasks, read_tasks
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.rules import legal
from wayout.games.temple.seam import arrive
from wayout.games.temple.state import State
from wayout.games.temple.view import view
from wayout.games.temple.view_types import TaskView
from wayout.kernel.chance import NoLuck, Scripted, Seeded
from wayout.kernel.codec import encode
from wayout.kernel.play import Turn
from wayout.kernel.seats import viewers

CHAMBER = 3
NODE = 2 * CHAMBER


def at_the_tasks(*hands: str) -> State:
    """All are in the chamber, and the first tile lies face up."""
    state = stand(with_tasks(*hands), *[CHAMBER] * len(hands))
    arrive(Turn(state, NoLuck()), ONE)
    return state


def test_2_14_there_are_six_tiles_of_which_four_are_laid() -> None:
    state = questing(".....", ".....", quests=("task",))

    assert (TASKS.tiles, TASKS.used) == (SIX, 4)
    assert find(state, "task", luck=Scripted([SIX[::-1]])) == [
        QuestFound("task", CHAMBER),
        TasksLaid(("GGKT", "KKKA", "TTTK", "AAAAA")),
    ]
    assert quests(state).revealed == 0


def test_3_6_the_first_tile_is_turned_up_when_somebody_comes_in() -> None:
    state = stand(with_tasks("AA...", "AA..."), EASTERN, EASTERN)

    assert do(state, ONE, Enter(NORTH)) == [
        Entered(ONE, 2 * EASTERN, NODE, (0, 1), 1_000),
        TaskRevealed("AAKT", 1),
    ]
    assert do(state, TWO, Enter(NORTH)) == [Entered(TWO, 2 * EASTERN, NODE, (10, 11), 1_000)]


def test_3_6_whoever_comes_in_elsewhere_turns_nothing_up() -> None:
    state = with_tasks("AA...", ".....")

    assert do(state, ONE, Enter(EAST)) == [Entered(ONE, 0, 2 * EASTERN, (0, 1), 1_000)]
    assert quests(state).revealed == 0


def test_3_6_nothing_can_be_solved_before_somebody_has_come_in() -> None:
    state = stand(with_tasks("AAKT.", "....."), CHAMBER)

    assert refused(state, ONE, SolveTask()).code == "no_such_task_here"


def test_3_6_the_tiles_are_solved_one_after_another_and_the_last_takes_the_marker_away() -> None:
    state = at_the_tasks("AAKT.", ".....")

    assert do(state, ONE, SolveTask()) == [
        TaskSolved(ONE, "AAKT", 1, (0, 1, 2, 3), 1_000),
        TaskRevealed("KKTT", 2),
    ]
    for task, number in (("KKTT", 2), ("AAAAA", 3)):
        show(state, ONE, task.ljust(5, "."))
        solved, revealed = do(state, ONE, SolveTask())
        assert isinstance(solved, TaskSolved)
        assert (solved.task, solved.n) == (task, number)
        assert isinstance(revealed, TaskRevealed)
    show(state, ONE, "TTTK.")
    assert do(state, ONE, SolveTask())[-1] == QuestDone("task", 0)
    assert refused(state, ONE, SolveTask()).code == "no_such_task_here"
    assert view(state, TWO).tasks == {}


def test_4_8_all_in_the_chamber_pay_a_task_together() -> None:
    state = at_the_tasks("A.A..", "KKT..")

    assert do(state, ONE, SolveTask())[0] == TaskSolved(ONE, "AAKT", 1, (0, 2, 10, 12), 1_000)
    assert (hand(state, ONE), hand(state, TWO)) == (".....", ".K...")


def test_4_8_keys_and_torches_are_offered_by_themselves_and_adventurers_by_hand() -> None:
    state = at_the_tasks("A....", "AKT..")
    refusal = refused(state, ONE, SolveTask())
    assert (refusal.code, refusal.facts) == ("too_few_icons", {"have": 1, "need": 2})
    assert [die.offered for die in view(state, ONE).seats["1"].dice] == [False, True, True, False, False]

    do(state, TWO, Offer((10,), True))

    assert SolveTask() in legal(state, ONE)
    assert do(state, ONE, SolveTask())[0] == TaskSolved(ONE, "AAKT", 1, (0, 10, 11, 12), 1_000)


def test_2_14_golden_masks_pay_for_a_task() -> None:
    state = questing("GGKT.", ".....", quests=("task",))
    find(state, "task", luck=Scripted([SIX[::-1]]))
    stand(state, CHAMBER)
    arrive(Turn(state, NoLuck()), ONE)

    assert do(state, ONE, SolveTask())[0] == TaskSolved(ONE, "GGKT", 1, (2, 3, 0, 1), 1_000)


def test_5_2_a_treasure_that_is_ready_pays_for_a_task_too() -> None:
    state = stand(with_tasks("AAT..", ".....", treasures=True), CHAMBER)
    arrive(Turn(state, NoLuck()), ONE)
    do(state, ONE, UseTreasure(blessed(state, ONE, "double_key")))

    assert TaskSolved(ONE, "AAKT", 1, (0, 1, 2), 1_200) in do(state, ONE, SolveTask(), at=1_200)


def test_4_12_tiles_that_lie_face_down_are_hidden_and_those_face_up_are_not() -> None:
    state = at_the_tasks("AAKT.", ".....")

    for viewer in viewers(2):
        told = encode(view(state, viewer)).decode()
        assert "AAKT" in told
        assert not any(task in told for task in SIX[1:])
    assert view(state, TWO).tasks == {str(NODE): [TaskView("task", "AAKT", [NODE])]}
    assert TasksLaid(SIX[:4]).seen_by(ONE) == TasksLaid(())
    assert TasksLaid(SIX[:4]).recalled_by(ONE) == TasksLaid(())


def test_4_12_imagined_tiles_are_any_that_were_not_seen() -> None:
    state = at_the_tasks("AAKT.", ".....")
    imagined = [quests(GAME.imagine(view(state, TWO), TWO, Seeded(seed))).tasks for seed in range(20)]

    assert all(tasks[0] == "AAKT" and len(tasks) == len(set(tasks)) == 4 for tasks in imagined)
    assert len({tuple(tasks) for tasks in imagined}) > 1


@pytest.mark.parametrize(
    "text",
    [
        "used = 4",
        "used = 0\ntiles = ['AA']",
        "used = 2\ntiles = ['AA']",
        "used = 2\ntiles = ['AA', 'AA']",
        "used = 1\ntiles = ['AX']",
        "used = 1\ntiles = ['']",
    ],
)
def test_a_broken_sheet_is_refused(text: str) -> None:
    with pytest.raises(BrokenTasks):
        read_tasks(text)
