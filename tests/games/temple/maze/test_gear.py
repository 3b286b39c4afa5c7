"""The Gear: TMP-5.13."""

import pytest

from tests.games.temple.maze.mazes import act, gifted, maze, pushed
from tests.games.temple.module_tables import NOW, A, B, E, N, S, W, refusal, show_dice
from tests.games.temple.tables import hand, lay
from wayout.games.temple.actions import Break
from wayout.games.temple.board import open_side
from wayout.games.temple.events import ChambersMoved
from wayout.games.temple.modules.maze.gear import GearTurned, TurnGear
from wayout.games.temple.modules.maze.numbers import NUMBERS
from wayout.games.temple.modules.maze.short_cut import TakeShortCut
from wayout.games.temple.rules import legal
from wayout.games.temple.state import NO_NODE, START, State
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import play

EAST, WEST, GEAR = 1, 2, 3


def works(dice: str = "TT...", **options: bool) -> State:
    """The gear lies north of the eastern chamber, and the first seat is in it; the other is in the west."""
    state = maze(**options)
    state.pile.remove("gear")
    assert lay(state, EAST, N, "gear") == GEAR
    state.figures = [GEAR * 2, WEST * 2]
    show_dice(state, A, dice)
    return state


def cells(state: State) -> list[tuple[int, int]]:
    return [(chamber.x, chamber.y) for chamber in state.chambers]


@pytest.mark.parametrize(
    ("chamber", "side", "after"),
    [
        (START, E, [(1, 0), (2, 0), (0, 0), (1, 1)]),
        (START, W, [(-1, 0), (0, 0), (-2, 0), (1, 1)]),
        (EAST, N, [(0, 0), (1, 1), (-1, 0), (1, 2)]),
        (EAST, S, [(0, 0), (1, -1), (-1, 0), (1, 0)]),
        (GEAR, W, [(0, 0), (1, 0), (-1, 0), (0, 1)]),
    ],
)
def test_5_13_two_torches_slide_a_row_or_a_column_by_one_place(
    chamber: int, side: int, after: list[tuple[int, int]]
) -> None:
    """East and west for rows, north and south for columns; the start and the gear itself are no exceptions."""
    state = works()
    before = [(one.turned, one.doors) for one in state.chambers]

    events = act(state, A, TurnGear(chamber * 2, side))

    assert events[0] == GearTurned(A, side, (0, 1), NOW)
    assert isinstance(events[1], ChambersMoved)
    assert cells(state) == after
    assert [(one.turned, one.doors) for one in state.chambers] == before
    assert (hand(state, A), state.last_act[A]) == (".....", NOW)


def test_5_13_everybody_slides_along() -> None:
    state = works()
    act(state, A, TurnGear(WEST * 2, E))

    assert state.figures == [GEAR * 2, WEST * 2]
    assert cells(state)[WEST] == (0, 0)


def test_5_13_ways_are_those_of_the_new_places() -> None:
    """The column of the gear and the eastern chamber slides away from the start."""
    state = works()
    act(state, A, TurnGear(GEAR * 2, S))

    assert state.links[START * 8 + E] == GEAR * 2
    assert state.links[GEAR * 8 + S] == EAST * 2


@pytest.mark.parametrize(("side", "kept"), [(N, True), (S, True), (E, False), (W, False)])
def test_5_13_a_passage_is_closed_if_one_of_its_chambers_slides_alone(side: int, kept: bool) -> None:
    state = works()
    corner = lay(state, GEAR, W, state.pile.pop(0))
    open_side(state, corner, S)
    act(state, A, TurnGear(corner * 2, side))

    assert (state.links[START * 8 + N] == corner * 2) == kept
    assert bool(state.chambers[START].opened) == kept


def test_5_13_it_is_turned_in_its_own_chamber_with_ones_own_torches() -> None:
    state = works("T....")
    state.figures[B] = GEAR * 2
    show_dice(state, B, "TTT..")

    assert refusal(state, A, TurnGear(0, E)) == "cannot_pay TMP-4.5"
    state.figures[B] = WEST * 2
    assert refusal(state, B, TurnGear(0, E)) == "not_at_the_gear TMP-5.13"
    assert not [one for one in [*legal(state, A), *legal(state, B)] if isinstance(one, TurnGear)]


def test_5_13_the_dice_may_be_named() -> None:
    state = works("TTTK.")

    assert refusal(state, A, TurnGear(0, E, (0, 3))) == "wrong_payment TMP-4.5"
    act(state, A, TurnGear(0, E, (1, 2)))
    assert hand(state, A) == "T..K."


@pytest.mark.parametrize("node", [-2, 8, 99])
def test_5_13_a_line_is_named_by_one_of_its_chambers(node: int) -> None:
    assert refusal(works(), A, TurnGear(node, E)) == "no_such_chamber TMP-5.13"


def test_5_13_every_row_and_column_is_listed_once_for_each_direction() -> None:
    state = works()

    assert [one for one in legal(state, A) if isinstance(one, TurnGear)] == [
        *(TurnGear(0, side) for side in (E, W)),
        *(TurnGear(GEAR * 2, side) for side in (E, W)),
        *(TurnGear(0, side) for side in (N, S)),
        *(TurnGear(EAST * 2, side) for side in (N, S)),
        *(TurnGear(WEST * 2, side) for side in (N, S)),
    ]


def test_4_5_nothing_slides_where_somebody_is_choosing_a_chamber() -> None:
    """Neither the chamber beside the place, nor another one into it."""
    state = works()
    show_dice(state, B, "AA...")
    gifted(state, B, "short_cut")
    act(state, B, TakeShortCut(N))
    near = lay(state, GEAR, W, state.pile.pop(0))

    assert refusal(state, A, TurnGear(WEST * 2, E)) == "somebody_chooses TMP-5.13"
    assert refusal(state, A, TurnGear(near * 2, W)) == "somebody_chooses TMP-5.13"
    assert refusal(state, A, TurnGear(near * 2, E)) is None
    assert TurnGear(0, E) not in legal(state, A)


def test_5_13_no_chamber_is_pushed_off_the_board() -> None:
    state = pushed(works(), WEST, -NUMBERS.farthest, 0)

    assert refusal(state, A, TurnGear(WEST * 2, W)) == "too_far_out TMP-5.13"
    assert refusal(state, A, TurnGear(WEST * 2, E)) is None


def test_4_7_those_who_are_parted_from_the_rest_can_break_through() -> None:
    """The start is pushed out from between its neighbours, and the pile is empty."""
    state = works("TTAAA")
    state.pile = []
    play(state, A, TurnGear(START, S), NoLuck(), NOW)
    state.figures[B] = EAST * 2
    show_dice(state, B, "AAA..")

    assert state.links[START * 8 : START * 8 + 4] == [NO_NODE] * 4
    assert Break(S) not in legal(state, B)
    assert Break(None) in legal(state, B)


def test_5_13_practice_knows_the_gear_too() -> None:
    state = maze(curses=False, treasures=False)
    state.pile.remove("gear")
    lay(state, EAST, N, "gear")
    state.figures[A] = GEAR * 2
    show_dice(state, A, "TT...")

    assert TurnGear(0, E) in legal(state, A)
