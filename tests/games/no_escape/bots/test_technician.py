"""The technician minds its own way and the leader's."""

from tests.games.no_escape.bots.letters import answered
from tests.games.no_escape.tables import NORTH_EXIT, A, B, at_cell, do, ready_to_roll, table
from wayout.games.no_escape.actions import ChooseWay, LetPass, PlaceTile, PlayAbort, Roll, SpendEnergy
from wayout.games.no_escape.state import MAZE_STEP

GATE = at_cell("1A", 0, 7)
BEFORE_GATE = at_cell("1A", 1, 7)


def test_it_builds_over_the_leaders_way_out() -> None:
    state = table(meeples={B: (GATE, "NS")}, hands=("switchback triple single", "corner tee hook"), phase=MAZE_STEP)

    assert answered("technician", state, A) == PlaceTile("switchback", NORTH_EXIT, 0)


def test_it_spends_energy_close_to_a_way_out_only() -> None:
    near = ready_to_roll(table({NORTH_EXIT: "triple"}, meeples={A: (GATE, "NS")}))
    far = ready_to_roll(table())

    assert answered("technician", near, A) == SpendEnergy()
    assert answered("technician", far, A) == Roll()


def test_it_spends_none_where_any_roll_is_enough_unless_somebody_stands_in_the_way() -> None:
    free = ready_to_roll(table(meeples={A: (BEFORE_GATE, "NW")}))
    crowded = ready_to_roll(table(meeples={A: (BEFORE_GATE, "NW"), B: (GATE, "NS")}))

    assert answered("technician", free, A) == Roll()
    assert answered("technician", crowded, A) == SpendEnergy()


def test_it_takes_the_shorter_way_at_a_branch() -> None:
    state = table({NORTH_EXIT: "tee", (1, -3): "switchback"}, meeples={A: (GATE, "NS")}, phase="energy")
    do(state, A, Roll(), luck=(1, 1))

    assert answered("technician", state, A) == ChooseWay(1)


def test_it_aborts_whoever_is_close_to_a_way_out() -> None:
    hands = ("corner tee hook", "ab_roll tee tee")
    near = table(meeples={A: (GATE, "NS")}, hands=hands, phase="energy")
    far = table(hands=hands, phase="energy")
    do(near, A, Roll(), luck=(1, 1))
    do(far, A, Roll(), luck=(3, 3))

    assert answered("technician", near, B) == PlayAbort("ab_roll")
    assert answered("technician", far, B) == LetPass()
