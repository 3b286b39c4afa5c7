"""What bots make of the gear: TMP-4.14, TMP-5.13."""

from tests.games.temple.bots.minds import decided
from tests.games.temple.maze.mazes import maze
from tests.games.temple.module_tables import NOW, A, B, E, N, S, W, show_dice
from tests.games.temple.tables import lay
from wayout.games.temple import board
from wayout.games.temple.board import open_side
from wayout.games.temple.bots.atlas import Atlas
from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.reshaping import temple_of
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.maze.gear import TurnGear
from wayout.games.temple.modules.maze.gear_bots import slides
from wayout.games.temple.parts import Opening, Reserved
from wayout.games.temple.rules import legal
from wayout.games.temple.state import START, State
from wayout.games.temple.view import view
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import play

EAST, WEST, GEAR, EXIT = 1, 2, 3, 4


def exit_beside_the_gear(y: int = 2) -> State:
    """The first seat is in the gear, which lies north of the eastern chamber. The exit has its door towards the west;
    one place further south, and it would be joined to the gear.

        . 4
        3 .
    2 0 1
    """
    state = maze(curses=False)
    for tile in ("gear", "exit"):
        state.pile.remove(tile)
    assert lay(state, EAST, N, "gear") == GEAR
    assert board.lay(state, "exit", 2, y, E) == EXIT
    board.settle(state)
    state.figures = [GEAR * 2, EAST * 2]
    state.last_act = [NOW, NOW]
    show_dice(state, A, "TT...")
    return state


def scene_of(state: State) -> Scene:
    shown = view(state, A)
    return Scene(shown, Atlas(shown.chambers), A, NOW)


def to_turn(state: State) -> list[Goal]:
    return [goal for goal in scene_of(state).wishes if goal.name == "gear"]


def test_4_14_a_bot_slides_the_exit_to_where_all_can_reach_it() -> None:
    assert decided(exit_beside_the_gear(), A, at=NOW) == TurnGear(2 * EXIT, S)


def test_4_14_a_bot_leaves_the_gear_alone_where_everything_is_near() -> None:
    assert not isinstance(decided(exit_beside_the_gear(y=1), A, at=NOW), TurnGear)


def test_4_14_the_nearest_goes_to_the_gear_for_it() -> None:
    state = exit_beside_the_gear()
    state.figures = [EAST * 2, WEST * 2]
    (goal,) = to_turn(state)

    assert goal == Goal("gear", 2 * GEAR, "TT", TurnGear(2 * EXIT, S), worth=goal.worth)
    assert goal.worth > 20
    state.figures = [WEST * 2, EAST * 2]
    assert to_turn(state) == []


def test_4_14_nobody_goes_there_while_somebody_chooses_a_chamber() -> None:
    state = exit_beside_the_gear()
    opening = Opening(B, 2 * EAST, E, 2, 0, (), False)
    state.reserved[board.cell_of(2, 0)] = Reserved(opening, ())

    assert to_turn(state) == []


def test_4_14_a_bot_knows_how_the_temple_would_lie() -> None:
    """With a passage along a row and one along a column."""
    state = exit_beside_the_gear()
    beside = lay(state, GEAR, W, "c13")
    assert lay(state, WEST, N, "c03") == beside + 1
    open_side(state, START, N)
    open_side(state, beside, W)
    found = slides(temple_of(scene_of(state)))

    assert {turn for turn, _ in found} == {turn for turn in legal(state, A) if isinstance(turn, TurnGear)}
    for turn, after in found:
        slid = state.clone()
        play(slid, A, turn, NoLuck(), NOW)
        assert temple_of(scene_of(slid)) == after
