"""The snake pit: TMP-5.12, A35."""

from tests.games.temple.quests.quest_tables import find, questing
from tests.games.temple.tables import EASTERN, HOME, NORTH, ONE, THREE, TWO, WESTERN, do, lay, refused, show, stand
from wayout.games.temple import GAME
from wayout.games.temple.building import lift_chambers
from wayout.games.temple.modules.quest_chambers.chambers.snake_pit import (
    CatchMother,
    CatchSnake,
    MotherCaught,
    SnakeCaught,
    SnakeCrawled,
    SnakesLoosed,
)
from wayout.games.temple.modules.quest_chambers.part import snakes
from wayout.games.temple.modules.quests.events import QuestDone, QuestFound
from wayout.games.temple.modules.quests.following import taken_over
from wayout.games.temple.rules import legal
from wayout.games.temple.state import START, State
from wayout.games.temple.view import view
from wayout.games.temple.view_types import TaskView
from wayout.kernel.chance import NoLuck, Seeded
from wayout.kernel.play import Turn

PIT = 3


def snaky(*hands: str) -> State:
    """The first has found the pit, north of the eastern chamber; a snake is in the west, others at home."""
    state = questing(*hands, quests=("snake_pit",), quest_chambers=True)
    stand(state, EASTERN, WESTERN, *[HOME] * (len(hands) - 2))
    find(state, "snake_pit")
    return state


def test_5_12_a_snake_for_each_of_the_others_where_they_are() -> None:
    state = questing(".....", ".....", ".....", ".....", quests=("snake_pit",), quest_chambers=True)
    stand(state, EASTERN, WESTERN, HOME, HOME)

    assert find(state, "snake_pit") == [QuestFound("snake_pit", PIT), SnakesLoosed((2 * WESTERN, START, START))]
    assert snakes(state) == [2 * WESTERN, START, START]


def test_5_12_two_torches_catch_a_snake_in_its_chamber() -> None:
    state = snaky("TT...", "TT...")

    assert refused(state, ONE, CatchSnake()).code == "no_such_task_here"
    assert CatchSnake() in legal(state, TWO)
    assert do(state, TWO, CatchSnake()) == [SnakeCaught(TWO, 2 * WESTERN, 0, (10, 11), 1_000)]
    assert (snakes(state), state.last_act[TWO]) == ([], 1_000)
    show(state, TWO, "TT...")
    assert refused(state, TWO, CatchSnake()).code == "no_such_task_here"


def test_a35_torches_of_several_count() -> None:
    state = snaky("T....", "T....")
    stand(state, WESTERN, WESTERN)

    assert do(state, ONE, CatchSnake()) == [SnakeCaught(ONE, 2 * WESTERN, 0, (0, 10), 1_000)]


def test_5_12_of_several_snakes_in_a_chamber_one_is_caught_at_a_time() -> None:
    state = snaky(".....", ".....", "TTT..", ".....")

    assert do(state, THREE, CatchSnake()) == [SnakeCaught(THREE, START, 2, (20, 21), 1_000)]
    assert snakes(state) == [2 * WESTERN, START]
    assert refused(state, THREE, CatchSnake()).facts == {"have": 1, "need": 2}


def test_5_12_the_mother_is_caught_in_the_pit_when_no_snake_is_left() -> None:
    state = snaky("TTTTT", "TT...")
    stand(state, PIT)
    assert refused(state, ONE, CatchMother()).code == "no_such_task_here"
    do(state, TWO, CatchSnake())

    assert CatchMother() in legal(state, ONE)
    assert do(state, ONE, CatchMother()) == [MotherCaught(ONE, (0, 1, 2, 3, 4), 1_000), QuestDone("snake_pit", 0)]
    assert view(state, ONE).tasks == {}


def test_5_12_the_mother_is_caught_together_and_nowhere_else() -> None:
    state = snaky("TTT..", "TTTT.")
    do(state, TWO, CatchSnake())
    stand(state, PIT, PIT)
    assert CatchMother() in legal(state, ONE)

    stand(state, PIT, EASTERN)

    assert refused(state, ONE, CatchMother()).facts == {"have": 3, "need": 5}
    assert refused(state, TWO, CatchMother()).code == "no_such_task_here"


def test_9_alone_there_is_only_the_mother() -> None:
    state = questing("TTTTT..", quests=("snake_pit",), quest_chambers=True)
    assert find(state, "snake_pit") == [QuestFound("snake_pit", PIT), SnakesLoosed(())]
    assert [SnakesLoosed(nodes).variant for nodes in ((), (0,))] == ["none", ""]
    stand(state, PIT)

    assert do(state, ONE, CatchMother())[-1] == QuestDone("snake_pit", 0)


def test_4_10_a_snake_goes_to_the_start_when_its_chamber_leaves_the_temple() -> None:
    state = snaky(".....", ".....")
    gone = lay(state, WESTERN, NORTH, "b09")
    snakes(state)[:] = [2 * gone, 2 * gone, 2 * EASTERN]
    turn = Turn(state, Seeded(1))

    lift_chambers(turn, [gone])

    assert turn.events[:2] == [SnakeCrawled(2 * gone, START)] * 2
    assert snakes(state) == [START, START, 2 * EASTERN]


def test_5_12_a_snake_stays_where_it_is_when_another_chamber_comes_to_lie_there() -> None:
    state = snaky(".....", ".....")
    snakes(state)[:] = [START]
    turn = Turn(state, NoLuck())

    taken_over(turn, HOME, WESTERN)

    assert turn.events == [SnakeCrawled(START, 2 * WESTERN)]
    assert [SnakeCrawled(2, to).variant for to in (START, 4)] == ["", "stays"]


def test_4_8_its_torches_are_offered_by_themselves() -> None:
    state = snaky(".....", "TK...")

    assert view(state, ONE).tasks == {str(2 * WESTERN): [TaskView("snake", "TT", [2 * WESTERN])]}
    assert [die.offered for die in view(state, ONE).seats["1"].dice[:2]] == [True, False]


def test_4_12_snakes_are_seen_by_all_and_found_when_imagining() -> None:
    state = snaky(".....", ".....", ".....")
    seen = view(state, TWO)

    assert seen.extra["quest_chambers"] == {"snakes": [2 * WESTERN, START], "stars": {}}
    assert snakes(GAME.imagine(seen, TWO, Seeded(1))) == snakes(state)
